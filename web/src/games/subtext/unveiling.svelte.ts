/** A reveal one after another: each picture with its guesses, the twin last, then the word, then the points. */
import type { SubtextMove, SubtextView } from '$wire'
import { Suspense } from '$lib/suspense.svelte.ts'
import type { TableState } from '$lib/table.svelte.ts'

export const STEP_MS = 1100

export class Unveiling {
  private told: Suspense

  constructor(private table: TableState<SubtextView, SubtextMove>) {
    this.told = new Suspense(table)
  }

  /** Attach to the table's happenings; returns the way to stop. */
  listen(): () => void {
    const stop = this.table.happens(happened => {
      if (happened.what === 'revealed') this.told.begin(this.order.length + 2, STEP_MS)
    })
    return () => {
      stop()
      this.told.finish()
    }
  }

  /** The rest at once. */
  finish(): void {
    this.told.finish()
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
    return this.reveal !== null && this.order.indexOf(letter) < this.told.step
  }

  /** It is the one just turned. */
  now(letter: number): boolean {
    return this.order.indexOf(letter) === this.told.step - 1
  }

  get worded(): boolean {
    return this.reveal !== null && this.told.step > this.order.length
  }

  get scored(): boolean {
    return this.reveal !== null && this.told.over
  }

  /** Something is still to come. */
  get under(): boolean {
    return this.reveal !== null && !this.told.over
  }
}
