/** What is said aloud to screen readers: politely, one line at a time, the newest last. */
const KEPT = 4
const KEPT_MS = 6000

export interface Line {
  n: number
  text: string
}

const said = $state({ lines: [] as Line[] })
let count = 0

export const lines = (): readonly Line[] => said.lines

export function announce(text: string): void {
  const line = { n: ++count, text }
  said.lines = [...said.lines, line].slice(-KEPT)
  setTimeout(() => (said.lines = said.lines.filter(each => each.n !== line.n)), KEPT_MS)
}
