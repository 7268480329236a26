/** A notebook of one's own: marks on cards that seem known. It is kept on this device, for this match, and told to nobody. */
import type { Seat, SignumMove, SignumView } from '$wire'
import { SIGNS, TEAMS } from '../../art/signum/cards.ts'
import { recalled, remember } from '$lib/memory.ts'
import type { TableState } from '$lib/table.svelte.ts'
import type { Card } from './faces.ts'

export const KINDS: readonly Card[] = [...SIGNS, ...TEAMS]
const KEPT = 'notebook'
type Marks = Record<string, Card>
const spot = (seat: Seat, slot: number): string => `${seat}-${slot}`

export class Notebook {
  marks = $state.raw<Marks>({})
  /** It lies open: a tap on a card is for the notebook. */
  open = $state(false)
  /** The card whose mark is being chosen. */
  at = $state<{ seat: Seat; slot: number } | null>(null)

  constructor(
    private table: Pick<TableState<SignumView, SignumMove>, 'happens'>,
    private name: string,
  ) {
    const kept = recalled<{ name: string; marks: Marks } | null>(KEPT, null)
    if (kept?.name === name) this.marks = kept.marks
  }

  mark(seat: Seat, slot: number): Card | null {
    return this.marks[spot(seat, slot)] ?? null
  }

  put(card: Card | null): void {
    if (!this.at) return
    const marks = { ...this.marks }
    delete marks[spot(this.at.seat, this.at.slot)]
    this.keep(card === null ? marks : { ...marks, [spot(this.at.seat, this.at.slot)]: card })
    this.at = null
  }

  close(): void {
    this.open = false
    this.at = null
  }

  /** Marks go where their cards openly go; one that is discarded goes with its card. */
  listen(): () => void {
    return this.table.happens(happened => {
      if (happened.what === 'swapped')
        this.exchange(spot(happened.seat, happened.own), spot(happened.other, happened.slot))
      if (happened.what === 'discarded') this.exchange(spot(happened.seat, happened.slot), '')
    })
  }

  private exchange(one: string, other: string): void {
    const { [one]: first, [other]: second, ...rest } = this.marks
    if (first && other) rest[other] = first
    if (second) rest[one] = second
    this.keep(rest)
  }

  private keep(marks: Marks): void {
    this.marks = marks
    remember(KEPT, { name: this.name, marks })
  }
}
