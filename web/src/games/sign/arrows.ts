/** Arrow keys within a group of buttons: to the nearest one on that side. Tab still reaches each of them. */
import { on } from 'svelte/events'

const SIDES: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

export interface Point {
  x: number
  y: number
}

/** Which of these points is nearest on that side, sideways steps counting double; -1 if there is none. */
export function nearest(from: Point, points: readonly Point[], [dx, dy]: [number, number]): number {
  let best = -1
  let least = Infinity
  points.forEach((point, index) => {
    const ahead = (point.x - from.x) * dx + (point.y - from.y) * dy
    const beside = Math.abs((point.x - from.x) * dy) + Math.abs((point.y - from.y) * dx)
    if (ahead > 1 && ahead + 2 * beside < least) [best, least] = [index, ahead + 2 * beside]
  })
  return best
}

const middle = (element: Element): Point => {
  const box = element.getBoundingClientRect()
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 }
}

export function arrows(group: HTMLElement): () => void {
  return on(group, 'keydown', event => {
    const side = SIDES[event.key]
    const focused = document.activeElement
    if (!side || !focused || !group.contains(focused)) return
    const buttons = [...group.querySelectorAll('button')]
    const next = buttons[nearest(middle(focused), buttons.map(middle), side)]
    if (!next) return
    event.preventDefault()
    next.focus()
  })
}
