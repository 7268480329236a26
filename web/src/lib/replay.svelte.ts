/** A finished match, stepped through from any seat's knowledge: it fills a TableState that has no line behind it. */
import type { AnyView, Place, Seat } from '$wire'
import { replaySteps, type LogLine, type ReplaySteps, type Why } from './api.ts'
import { digestOf, seedOf } from './fair.ts'
import { TableState, type Moved } from './table.svelte.ts'
import { fleeting } from './telling.ts'

export interface Match {
  code: string
  match: number
  key: string
}

/** Every View of the match, one after another. */
export function views(steps: ReplaySteps['steps']): AnyView[] {
  const all: AnyView[] = []
  for (const step of steps) all.push({ ...all.at(-1), ...step.view } as AnyView)
  return all
}

const place = (name: string): Place => ({
  name,
  taken: name !== '',
  bot: name === '' ? 'normal' : null,
  here: true,
  host: false,
})

export class Replay {
  table = new TableState()
  views = $state.raw<AnyView[]>([])
  at = $state(0)
  seat = $state<Seat | null>(null)
  names = $state.raw<string[]>([])
  game = $state('')
  /** The proof of the deal, and whether the entries are those its digest was made of. */
  deal = $state.raw<{ seed: string; commitment: string; whole: boolean } | null>(null)
  private kept = new Map<Seat | null, AnyView[]>()
  private whys = new Map<Seat | null, (Why | undefined)[]>()

  constructor(private match: Match) {}

  get length(): number {
    return this.views.length
  }

  get over(): boolean {
    return this.at >= this.length - 1
  }

  /** Look from this seat, at the same moment. */
  async look(seat: Seat | null): Promise<void> {
    const found = this.kept.get(seat) ?? (await this.fetch(seat))
    this.kept.set(seat, found)
    this.views = found
    this.seat = seat
    this.go(this.at, false)
  }

  /** Go to a step; one forward is heard, a jump is not. */
  go(to: number, aloud = to === this.at + 1): void {
    this.at = Math.max(0, Math.min(to, this.length - 1))
    const view = this.views[this.at]
    if (!view) return
    this.table.stepped(view, aloud)
    this.table.moved = this.lastMove()
  }

  /** What was done up to this step. */
  log(): LogLine[] {
    return this.views.slice(0, this.at + 1).flatMap((view, at, all) => {
      const happened = view.happened
      if (!happened || happened.n === all[at - 1]?.happened?.n || fleeting(happened)) return []
      return { at_ms: 0, happened, hand: (view as { hand?: unknown }).hand ?? null }
    })
  }

  private lastMove(): Moved | null {
    for (let at = this.at; at >= 0; at--) {
      const after = this.views[at]!
      const before = this.views[at - 1] ?? null
      const happening = after.happened
      if (happening && happening.n !== before?.happened?.n && !fleeting(happening)) return { happening, before, after }
    }
    return null
  }

  private async fetch(seat: Seat | null): Promise<AnyView[]> {
    const found = await replaySteps(this.match.code, this.match.match, this.match.key, seat)
    if (!this.table.public) {
      this.lay(found)
      void this.check(found)
    }
    this.whys.set(
      seat,
      found.steps.map(step => step.why),
    )
    return views(found.steps)
  }

  /** Why the bot through whose eyes one looks did what it did last. */
  get why(): Why | undefined {
    return this.whys.get(this.seat)?.findLast((why, at) => why && at <= this.at)
  }

  /** The first step at which this happening is the last; the end if there is none. */
  stepOf(n: number): number {
    const at = this.views.findIndex(view => (view.happened?.n ?? 0) >= n)
    return at < 0 ? this.length - 1 : at
  }

  private async check({ commitment, digest, entries }: ReplaySteps): Promise<void> {
    this.deal = { seed: seedOf(entries), commitment, whole: (await digestOf(entries)) === digest }
  }

  private lay(found: ReplaySteps): void {
    this.game = found.game
    this.names = found.names
    this.table.public = {
      code: this.match.code,
      game: found.game,
      options: {},
      places: found.names.map(place),
      language: 'en',
      locked: true,
      spectators: true,
      paused: false,
      waiting: false,
      pace: 'normal',
      hurried: false,
      matches: this.match.match,
      queue: [],
      barred: 0,
      phase: 'over',
      watching: 0,
      votes: [],
    }
  }
}

/** The steps worth a jump: those with a happening the game calls a reveal, else every change of phase; and the end. */
export function moments(all: readonly AnyView[], reveals: readonly string[]): number[] {
  return all.flatMap((view, at) => {
    const before = all[at - 1]
    if (!before) return []
    const fresh = view.happened?.n !== before.happened?.n
    const worth = reveals.length ? fresh && reveals.includes(view.happened?.what ?? '') : view.phase !== before.phase
    return worth || (view.result && !before.result) ? [at] : []
  })
}
