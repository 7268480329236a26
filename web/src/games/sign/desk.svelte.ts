/** One viewer's table of Sign: what is drawn beyond the View itself, because it has just happened or is being done. */
import { getContext, setContext, untrack } from 'svelte'
import type { SignHappened as Happened } from '$wire'
import { Gestures } from '$lib/gestures.svelte.ts'
import { Drags, type Drag, type Meaning } from './cards/drags.svelte.ts'
import { Flights, type Box } from './cards/flights.ts'
import { arranged, exchanged, sorted, type Places } from './layout.ts'
import { Playing, type SignTable } from './playing.svelte.ts'
import { Races, type Lost } from './cards/races.svelte.ts'
import { ways } from './cards/ways.ts'

/** How long what has just happened counts as fresh. */
const FRESH_MS = 900
const LOST_MS = 3000

export class Desk {
  readonly playing: Playing
  readonly races = new Races()
  readonly flights = new Flights()
  readonly drags: Drags
  /** The last gesture of each seat since this page looks. */
  readonly gestures = new Gestures()
  /** What has just happened, as long as it is worth a movement. */
  fresh = $state<Happened['what'] | null>(null)
  /** The race that was just lost: which card, and to whom. */
  lost = $state.raw<Lost | null>(null)
  /** Each team's points as this page saw the latest round end; null if it was not there. */
  private ended = $state.raw<{ round: number; scores: readonly number[] } | null>(null)
  private order: Places = []
  private wishes = $state(0)
  private lay: Places
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(readonly table: SignTable) {
    this.playing = new Playing(table)
    this.drags = new Drags((from, meaning, box) => this.dropped(from, meaning, box))
    this.lay = table.view?.table ?? []
  }

  /** The places of the own hand: a card stays where it is until it is moved. */
  readonly hand: Places = $derived.by(() => {
    void this.wishes
    return (this.order = arranged(this.order, this.table.view?.hand ?? []))
  })

  hear(happening: Happened): void {
    const view = this.table.view!
    void this.flights.fly(ways(happening, view.seat, this.lay))
    this.races.changed(this.lay, view.table)
    this.races.heard(happening)
    this.lay = view.table
    if (happening.what === 'gestured') this.gestures.hear(happening)
    else this.freshen(happening.what)
  }

  /** Keep what the View will not tell again. */
  see(): void {
    const view = this.table.view
    if (view?.phase === 'reveal') this.ended = { round: view.round.number, scores: view.round.scores }
  }

  /** This team had no point when the round ended: only somebody who saw that knows, for a point may be paid since. */
  poor(team: number): boolean {
    return this.ended?.round === this.table.view?.round.number && this.ended?.scores[team] === 0
  }

  /** A refusal that we can explain better than the frame does: by who was first. */
  explain(): void {
    const lost = this.races.first(this.table.refused, this.table.seat)
    if (!lost) return
    this.table.refused = null
    this.lost = lost
    setTimeout(() => this.lost === lost && (this.lost = null), LOST_MS)
  }

  sort(): void {
    this.order = sorted(this.table.view?.hand ?? [])
    this.wishes++
  }

  private dropped(from: Drag['from'], meaning: Meaning, box: Box): Promise<unknown> | null {
    if (!meaning) return null
    if ('ask' in meaning) {
      this.flights.drop(from.card, box)
      return this.playing.move(meaning.ask)
    }
    this.order = exchanged(this.order, ...meaning.exchange)
    this.wishes++
    return null
  }

  private freshen(what: Happened['what']): void {
    this.fresh = what
    clearTimeout(this.timer)
    this.timer = setTimeout(() => (this.fresh = null), FRESH_MS)
  }
}

const KEY = Symbol('desk')

/** Set the desk for everything below, and let it hear what happens. */
export function laid(table: () => SignTable): Desk {
  const desk = new Desk(untrack(table))
  $effect(() => table().happens(happening => desk.hear(happening)))
  $effect(() => desk.explain())
  $effect(() => desk.see())
  return setContext(KEY, desk)
}

export const desk = (): Desk => getContext<Desk>(KEY)
