/**
 * A table as one viewer knows it: what the server told last, and the ways to ask. Components read it and draw;
 * it knows no rules. A replay fills the same fields without a connection behind them.
 */
import type {
  AnyHappening,
  AnyMove,
  AnyView,
  ClockShown,
  Command,
  Deal,
  Fault,
  Offer,
  Public,
  Seat,
  Update,
  You,
} from '$wire'
import { t } from './i18n.svelte.ts'
import { freshId } from './id.ts'
import { botName, seatName } from './names.ts'
import type { Connection, Online } from './socket.ts'
import { fleeting } from './telling.ts'

/** A running clock by this browser's own time. */
export interface RunningClock {
  key: string
  seat: Seat | null
  untilMs: number
  totalMs: number
  /** So much of it, at its end, is for the way: what is handed in goes out before. */
  graceMs: number
}

/** What was refused last; `n` runs on, so that the same refusal twice is two. */
export interface Refusal {
  n: number
  fault: Fault
  move: AnyMove | null
}

type Hearing<H> = (happening: H) => void

/** The last thing that somebody did, with the Views around it; it stays until the next. */
export interface Moved {
  happening: AnyHappening
  before: AnyView | null
  after: AnyView
}

export class TableState<V extends AnyView = AnyView, M extends AnyMove = AnyMove> {
  /** The table as everybody sees it; null until the first frame. */
  public = $state.raw<Public | null>(null)
  deal = $state.raw<Deal | null>(null)
  /** All that this viewer may know of the match; a new object whenever something in it has changed. */
  view = $state.raw<V | null>(null)
  offers = $state.raw<readonly Offer[]>([])
  awaited = $state.raw<readonly Seat[]>([])
  clocks = $state.raw<readonly RunningClock[]>([])
  you = $state.raw<You>({ say: 'you', seat: null, seats: [], host: false, queued: false, barred: false })
  online = $state<Online>('connecting')
  /** Why there is nothing to show, if there is not. */
  fault = $state.raw<Fault | null>(null)
  refused = $state.raw<Refusal | null>(null)
  /** Moves asked for and not yet answered: show them at once as asked for. */
  asked = $state.raw<readonly M[]>([])
  /** What was done last, gestures left out: one watches faces. */
  moved = $state.raw<Moved | null>(null)
  /** The secrets of this seat lie face down on this device. */
  covered = $state(false)

  /** The text that tells a newcomer what to do now; the game says which, the frame shows it until it is put away. */
  hint = $state<string | null>(null)
  /** A reveal is being turned over, card by card: until it is, nothing around the table says how it ends. */
  suspense = $state(false)

  private hearing = new Set<Hearing<NonNullable<V['happened']>>>()
  private count = 0

  constructor(
    private connection: Pick<Connection, 'say'> | null = null,
    private now: () => number = Date.now,
  ) {}

  connect(connection: Pick<Connection, 'say'>): void {
    this.connection = connection
  }

  /** The seat this page looks from; null is the public. */
  get seat(): Seat | null {
    return this.view ? this.view.seat : this.you.seat
  }

  /** The seat that is “you” on this page; a replay speaks of everybody by name. */
  get self(): Seat | null {
    return this.connection === null ? null : this.seat
  }

  get seats(): number {
    return this.public?.places.length ?? 0
  }

  /** This page only watches: a spectator, a table screen or a replay. */
  get watching(): boolean {
    return this.seat === null || this.connection === null
  }

  get awaitsYou(): boolean {
    return this.seat !== null && this.connection !== null && this.awaited.includes(this.seat)
  }

  /** A bot plays this seat for now. */
  get stoodIn(): boolean {
    const place = this.seat === null ? undefined : this.public?.places[this.seat]
    return Boolean(place?.bot && place.taken)
  }

  name(seat: Seat): string {
    const place = this.public?.places[seat]
    return place ? seatName(place, seat) : botName(seat)
  }

  /** A seat's name where it stands alone, under a face or in a table: your own is “You”. */
  label(seat: Seat): string {
    return seat === this.self ? t('seat-self') : this.name(seat)
  }

  /** The first offer of a move, if it may be made now. */
  offer(move: M['move']): Offer | undefined {
    return this.offers.find(offer => offer.move === move)
  }

  /** May this very move be made? True if some offer has every one of its values among the allowed. */
  allows(move: M): boolean {
    return this.offers.some(offer => offer.move === move.move && within(offer, move, this.view))
  }

  /** Make a move: true once it is on disk, false if it was refused (see `refused`). */
  async ask(move: M): Promise<boolean> {
    if (!this.connection || !this.view) return false
    this.asked = [...this.asked, move]
    const match = this.deal?.match ?? null
    const answer = await this.connection.say({ say: 'ask', id: freshId(), stage: this.view.stage, match, move })
    this.asked = this.asked.filter(each => each !== move)
    if (answer.say === 'refused') this.refuse(answer.error, move)
    return answer.say === 'done'
  }

  /** Ask something of the table itself. */
  async do(what: Command): Promise<boolean> {
    const fault = await this.attempt(what)
    if (fault) this.refuse(fault, null)
    return !fault
  }

  /** The same without a word if it is refused: the fault is the caller's. */
  async attempt(what: Command): Promise<Fault | null> {
    if (!this.connection) return { key: 'not-seated', parameters: {}, text: 'This page only watches.' }
    const answer = await this.connection.say({ say: 'do', id: freshId(), what })
    return answer.say === 'refused' ? answer.error : null
  }

  /** Hear every happening once, as it happens; what lies back when one joins is not heard. Returns the way to stop. */
  happens(hear: Hearing<NonNullable<V['happened']>>): () => void {
    this.hearing.add(hear)
    return () => this.hearing.delete(hear)
  }

  /** A frame from the server: a whole one replaces everything, a change merges. */
  update(frame: Update): void {
    const whole = frame.say === 'whole'
    const was = this.view
    const match = this.deal?.match
    if (frame.table) this.public = { ...(whole ? null : this.public), ...frame.table } as Public
    if (whole || frame.deal) this.deal = frame.deal ?? null
    if (whole) this.view = (frame.view as unknown as V) ?? null
    else if (frame.view) this.view = { ...this.view, ...(frame.view as object) } as V
    if (whole || frame.offers) this.offers = offered(frame.offers ?? [], this.offers)
    if (whole || frame.awaited) this.awaited = frame.awaited ?? []
    if (whole || frame.clocks) this.clocks = (frame.clocks ?? []).map(clock => this.wound(clock))
    if (this.deal?.match !== match) this.moved = null
    this.note(whole ? null : was, !whole)
  }

  /** A step of a replay: the changed fields of the View. */
  stepped(view: V, aloud: boolean): void {
    const was = this.view
    this.view = view
    this.note(was, aloud)
  }

  refuse(fault: Fault, move: AnyMove | null): void {
    this.refused = { n: ++this.count, fault, move }
  }

  /** A happening that is news is kept as the last, and heard if it is happening now. */
  private note(was: V | null, aloud: boolean): void {
    const happened = this.view?.happened
    if (!happened || happened.n === was?.happened?.n) return
    if (!fleeting(happened) && happened.n !== this.moved?.happening.n)
      this.moved = { happening: happened, before: was, after: this.view! }
    if (aloud) this.tell(happened)
  }

  private tell(happening: AnyHappening): void {
    this.hearing.forEach(hear => hear(happening as NonNullable<V['happened']>))
  }

  private wound(clock: ClockShown): RunningClock {
    const ms = clock.seconds * 1000
    return {
      key: clock.key,
      seat: clock.seat,
      untilMs: this.now() + ms,
      totalMs: ms,
      graceMs: 1000 * (clock.grace ?? 0),
    }
  }
}

/** The clock worth showing: that of `own`, if it is awaited, else of whoever is awaited and has the least time left. */
export function pressing(
  clocks: readonly RunningClock[],
  awaited: readonly Seat[],
  own: Seat | null,
): RunningClock | undefined {
  const running = clocks.filter(clock => clock.seat !== null && awaited.includes(clock.seat))
  return running.find(clock => clock.seat === own) ?? running.toSorted((one, other) => one.untilMs - other.untilMs)[0]
}

/** The offers in full: a number stands for the one that was at that place. */
function offered(told: readonly (Offer | number)[], had: readonly Offer[]): Offer[] {
  return told.flatMap(each => (typeof each === 'number' ? (had[each] ?? []) : each))
}

function within(offer: Offer, move: AnyMove, view: AnyView | null): boolean {
  return Object.entries(offer.fields).every(([field, choice]) => {
    const value = (move as unknown as Record<string, unknown>)[field]
    if (Array.isArray(choice)) return (choice as unknown[]).includes(value)
    if (choice.kind === 'among') {
      const lying = (view as Record<string, unknown> | null)?.[choice.field]
      return value !== null && Array.isArray(lying) && lying.includes(value)
    }
    if (choice.kind === 'text') return typeof value === 'string' && value.length <= choice.most
    if (!Array.isArray(value)) return false
    if (choice.kind === 'sketch') return value.length <= choice.strokes
    const inside = value.every(each => (choice.of as unknown[]).includes(each))
    const unlike = choice.repeats || new Set(value).size === value.length
    return inside && unlike && value.length >= choice.least && value.length <= choice.most
  })
}

/** A table of whatever game: for what is drawn alike around all of them. */
// A View's and a move's type stand where values come out and where they go in, so no narrower type fits all games.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyTable = TableState<any, any>
