/** A reveal one after another: each picture with its guesses, the twin last, then the word, then the points. */
import type { SubtextMove, SubtextView } from '$wire'
import type { TableState } from '$lib/table.svelte.ts'

export const STEP_MS = 1100
const ALL = Infinity

export class Unveiling {
  /** How many pictures and then sentences are open; all, unless one saw it happen. */
  private turned = $state(ALL)
  private timer: ReturnType<typeof setInterval> | undefined

  constructor(private table: TableState<SubtextView, SubtextMove>) {}

  /** Attach to the table's happenings; returns the way to stop. */
  listen(): () => void {
    const stop = this.table.happens(happened => {
      if (happened.what === 'revealed') this.begin()
    })
    return () => {
      stop()
      this.finish()
    }
  }

  private begin(): void {
    clearInterval(this.timer)
    this.turned = 0
    this.table.suspense = true
    this.timer = setInterval(() => {
      this.turned += 1
      if (this.worded) this.table.suspense = false
      if (!this.under) clearInterval(this.timer)
    }, STEP_MS)
  }

  /** The rest at once. */
  finish(): void {
    clearInterval(this.timer)
    this.turned = ALL
    this.table.suspense = false
  }

  private get reveal() {
    return this.table.view?.reveal ?? null
  }

  /** The letters in the order in which they are turned: the twin's is the last. */
  get order(): number[] {
    const reveal = this.reveal
    if (!reveal) return []
    const letters = reveal.authors.map((_, letter) => letter)
    return [...letters.filter(letter => letter !== reveal.answer), reveal.answer]
  }

  /** This picture has been turned: who guessed it and who drew it are known. */
  open(letter: number): boolean {
    return this.reveal !== null && this.order.indexOf(letter) < this.turned
  }

  /** It is the one just turned. */
  now(letter: number): boolean {
    return this.order.indexOf(letter) === this.turned - 1
  }

  get worded(): boolean {
    return this.reveal !== null && this.turned > this.order.length
  }

  get scored(): boolean {
    return this.reveal !== null && this.turned > this.order.length + 1
  }

  /** Something is still to come. */
  get under(): boolean {
    return this.reveal !== null && !this.scored
  }
}
