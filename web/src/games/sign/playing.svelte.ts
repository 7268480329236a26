/**
 * What a tap, a drag or a key means. A single card goes at once if an offer allows it; where none does, or in pairing,
 * a card of each side is chosen and both change places. What is meant is the card that was seen when it was pressed.
 */
import type { Gesture, Seat, SignMove, SignView } from '$wire'
import type { TableState } from '$lib/table.svelte.ts'
import type { Side } from './cards/drags.svelte.ts'
import type { Card } from './layout.ts'

export type SignTable = TableState<SignView, SignMove>
type Asked = Pick<SignTable, 'view' | 'asked' | 'offer' | 'ask'>

export class Playing {
  /** Choose one card of each side, and both change places. */
  pairing = $state(false)
  /** *Sign!* has been said; now somebody must be named. */
  calling = $state(false)
  private chosenGive = $state<Card | null>(null)
  private chosenTake = $state<Card | null>(null)

  constructor(private table: Asked) {}

  /** The chosen card of the hand, as long as it is there. */
  get give(): Card | null {
    return this.held(this.chosenGive) ? this.chosenGive : null
  }

  /** The chosen card of the table, as long as it lies there. */
  get take(): Card | null {
    return this.lies(this.chosenTake) ? this.chosenTake : null
  }

  /** Cards may be moved now: whoever may call may also swap. */
  get open(): boolean {
    return this.table.offer('call') !== undefined
  }

  /** Asked for and not yet answered; with a side, only where it leaves: once it lies where it goes, it lies there. */
  asks(card: Card, side?: Side): boolean {
    const [given, taken] = [side !== 'table', side !== 'hand']
    return this.table.asked.some(move => {
      if (move.move === 'swap') return (given && move.give === card) || (taken && move.take === card)
      return 'card' in move && move.card === card && (move.move === 'put' ? given : taken)
    })
  }

  /** A card of the hand. */
  put(card: Card): void {
    if (!this.open || this.asks(card)) return
    if (this.take !== null) this.swap(card, this.take)
    else if (!this.pairing && (this.offers('put') || this.onItsWay('take'))) void this.move({ move: 'put', card })
    else if (this.give === card) this.forget()
    else if (this.table.offer('swap')) this.chosenGive = card
    else void this.move({ move: 'put', card })
  }

  /** A card that lies on the table. */
  pick(card: Card): void {
    if (!this.open || this.asks(card)) return
    if (this.give !== null) this.swap(this.give, card)
    else if (!this.pairing && (this.offers('take') || this.onItsWay('put'))) void this.move({ move: 'take', card })
    else if (this.take === card) this.forget()
    else if (this.lies(card)) this.chosenTake = card
    else void this.move({ move: 'take', card })
  }

  /** An empty place of the table: for the card that was chosen. */
  lay(): void {
    if (this.give !== null) void this.move({ move: 'put', card: this.give })
  }

  swap(give: Card, take: Card): void {
    void this.move({ move: 'swap', give, take })
  }

  /** Ask for a move; whatever was chosen before is chosen no more. */
  async move(move: SignMove): Promise<boolean> {
    this.forget()
    this.pairing = false
    return this.open && this.table.ask(move)
  }

  pair(): void {
    this.pairing = !this.pairing
    this.forget()
  }

  gesture(gesture: Gesture): void {
    void this.table.ask({ move: 'gesture', gesture })
  }

  call(target: Seat): void {
    this.calling = false
    void this.table.ask({ move: 'call', target })
  }

  done(): void {
    void this.table.ask({ move: this.table.offer('undone') ? 'undone' : 'done' })
  }

  /** Back out of whatever was begun; false if nothing was. */
  back(): boolean {
    const begun = this.calling || this.pairing || this.give !== null || this.take !== null
    this.calling = this.pairing = false
    this.forget()
    return begun
  }

  private forget(): void {
    this.chosenGive = this.chosenTake = null
  }

  private offers(move: 'put' | 'take'): boolean {
    return this.table.offer(move) !== undefined
  }

  /** The server judges in order: after this one, the other will be allowed. */
  private onItsWay(move: 'put' | 'take'): boolean {
    return this.table.asked.some(each => each.move === move)
  }

  private held(card: Card | null): boolean {
    return card !== null && Boolean(this.table.view?.hand.includes(card))
  }

  private lies(card: Card | null): boolean {
    return card !== null && Boolean(this.table.view?.table.includes(card))
  }
}
