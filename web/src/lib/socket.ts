/**
 * One connection to a table. It reconnects by itself, says where it was, and sends again what was never answered, under
 * the same id: whatever is said is answered once.
 */
import type { Answer, Fault, Frame, Letter, Position, Update, You } from '$wire'

export type Online = 'connecting' | 'open' | 'lost' | 'closed'

/** What the connection needs of the world; tests bring their own. */
export interface World {
  open(address: string): WebSocket
  now(): number
  later(ms: number, then: () => void): () => void
  chance(): number
}

export const browser: World = {
  open: address => new WebSocket(address),
  now: () => Date.now(),
  later(ms, then) {
    const timer = setTimeout(then, ms)
    return () => clearTimeout(timer)
  },
  chance: () => Math.random(),
}

/** Who hears what the connection brings. */
export interface Listener {
  update(frame: Update): void
  you(frame: You): void
  online(state: Online): void
  /** It could not be reached at all: ask why. A fault means that it is no use trying again. */
  unreachable(): Promise<Fault | null>
  closed(fault: Fault): void
}

type Said = Exclude<Letter, { say: 'ping' }>

interface Waiting {
  letter: Said
  tries: number
  answered(answer: Answer): void
}

export const PING_MS = 3000
export const STALE_MS = 9000
const BACKOFF_MS = 300
const BACKOFF_MAX_MS = 5000
const WAITING_MAX = 32
const TOO_FAST_MS = 600
const TRIES_MAX = 5

export class Connection {
  private socket: WebSocket | null = null
  private at: Position | null = null
  private seat: number | null | undefined
  private waiting = new Map<string, Waiting>()
  private failures = 0
  private heardAt = 0
  private done = false
  private cancels = new Set<() => void>()

  constructor(
    private address: (query: string) => string,
    private listener: Listener,
    private world: World = browser,
    private query: Record<string, string> = {},
  ) {
    this.connect()
  }

  /** Say something; the answer comes once, however often the connection breaks meanwhile. */
  say(letter: Said): Promise<Answer> {
    return new Promise(answered => {
      if (this.done || this.waiting.size >= WAITING_MAX) {
        const error = { key: 'too-busy', parameters: {}, text: 'Too much waits for an answer.' }
        answered({ say: 'refused', id: letter.id, error })
        return
      }
      const waiting = { letter, tries: 0, answered }
      this.waiting.set(letter.id, waiting)
      this.send(waiting)
    })
  }

  close(): void {
    this.done = true
    this.cancels.forEach(cancel => cancel())
    this.cancels.clear()
    this.drop()
    this.listener.online('closed')
  }

  /** The page woke up or the network came back: look at once. */
  reconnect(): void {
    if (this.done) return
    if (!this.socket) {
      this.cancels.forEach(cancel => cancel())
      this.cancels.clear()
      this.connect()
    } else if (this.socket.readyState === 1) this.check()
  }

  private connect(): void {
    const query = new URLSearchParams(this.query)
    if (typeof this.seat === 'number') query.set('seat', String(this.seat))
    if (this.at) query.set('at', `${this.at[0]}.${this.at[1]}`)
    let opened = false
    const socket = this.world.open(this.address(query.toString()))
    this.socket = socket
    socket.onopen = () => {
      opened = true
      this.opened(socket)
    }
    socket.onmessage = message => socket === this.socket && this.hear(JSON.parse(message.data as string) as Frame)
    socket.onclose = () => socket === this.socket && this.lost(opened)
  }

  private opened(socket: WebSocket): void {
    if (socket !== this.socket) return
    this.heardAt = this.world.now()
    this.listener.online('open')
    this.waiting.forEach(waiting => this.send(waiting))
    this.tick(socket)
  }

  /** A ping now and then; silence means that the connection is dead though nobody has said so. */
  private tick(socket: WebSocket): void {
    this.after(PING_MS, () => {
      if (socket !== this.socket) return
      this.check()
      this.tick(socket)
    })
  }

  private check(): void {
    if (this.world.now() - this.heardAt > STALE_MS) this.restart()
    else this.socket?.send('{"say":"ping"}')
  }

  private restart(): void {
    this.drop()
    this.lost(true)
  }

  private drop(): void {
    const socket = this.socket
    this.socket = null
    if (!socket) return
    socket.onopen = socket.onmessage = socket.onclose = null
    socket.close()
  }

  private lost(opened: boolean): void {
    this.socket = null
    if (this.done) return
    this.listener.online('lost')
    if (opened) this.retry()
    else void this.listener.unreachable().then(fault => (fault ? this.giveUp(fault) : this.retry()))
  }

  private giveUp(fault: Fault): void {
    if (this.done) return
    this.close()
    this.listener.closed(fault)
  }

  private retry(): void {
    if (this.done || this.socket) return
    const longest = Math.min(BACKOFF_MS * 2 ** this.failures++, BACKOFF_MAX_MS)
    this.after(longest * (0.5 + this.world.chance() / 2), () => !this.socket && this.connect())
  }

  private after(ms: number, then: () => void): void {
    const cancel = this.world.later(ms, () => {
      this.cancels.delete(cancel)
      if (!this.done) then()
    })
    this.cancels.add(cancel)
  }

  private send(waiting: Waiting): void {
    if (this.socket?.readyState === 1) this.socket.send(JSON.stringify(waiting.letter))
  }

  private hear(frame: Frame): void {
    this.heardAt = this.world.now()
    this.failures = 0
    if (frame.say === 'you') {
      this.seat = frame.seat
      this.listener.you(frame)
    } else if (frame.say === 'done' || frame.say === 'refused') this.answer(frame)
    else if (frame.say !== 'pong' && frame.say !== 'unknown') this.update(frame)
  }

  private answer(answer: Answer): void {
    const waiting = answer.id === null ? undefined : this.waiting.get(answer.id)
    if (!waiting) return
    if (answer.say === 'refused' && answer.error.key === 'too-fast' && ++waiting.tries < TRIES_MAX) {
      this.after(TOO_FAST_MS * waiting.tries, () => this.waiting.has(waiting.letter.id) && this.send(waiting))
      return
    }
    this.waiting.delete(waiting.letter.id)
    waiting.answered(answer)
  }

  /** Within an epoch numbers rise by one; a gap means that something was missed, so ask for everything. */
  private update(frame: Update): void {
    if (frame.say === 'change') {
      const known = this.at && this.at[0] === frame.at[0]
      if (known && frame.at[1] <= this.at![1]) return
      if (!known || frame.at[1] !== this.at![1] + 1) {
        this.at = null
        this.restart()
        return
      }
    }
    this.at = frame.at
    this.listener.update(frame)
  }
}
