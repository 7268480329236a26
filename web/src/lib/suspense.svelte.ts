/** A reveal, step by step: what one saw happen is told in order and with time between; what lies back is simply there. */
import type { AnyTable } from './table.svelte.ts'

const ALL = Infinity

export class Suspense {
  /** How many steps have been told. */
  step = $state(ALL)
  private timer: ReturnType<typeof setInterval> | undefined

  constructor(private table: Pick<AnyTable, 'suspense'>) {}

  /** Begin anew: so many steps, one every so often; nothing around the table tells the end before the last of them. */
  begin(steps: number, ms: number): void {
    clearInterval(this.timer)
    this.step = 0
    this.table.suspense = true
    this.timer = setInterval(() => {
      this.step += 1
      if (this.step >= steps) this.finish()
    }, ms)
  }

  /** The rest at once. */
  finish(): void {
    clearInterval(this.timer)
    this.step = ALL
    this.table.suspense = false
  }

  get over(): boolean {
    return this.step === ALL
  }
}
