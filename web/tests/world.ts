/** A world without a network: sockets that the test opens, feeds and breaks, and a clock that it turns. */
import type { Frame } from '$wire'
import type { World } from '$lib/socket.ts'

export class FakeSocket {
  readyState = 0
  sent: string[] = []
  onopen: (() => void) | null = null
  onmessage: ((message: { data: string }) => void) | null = null
  onclose: (() => void) | null = null

  constructor(readonly address: string) {}

  open(): void {
    this.readyState = 1
    this.onopen?.()
  }

  hear(frame: Frame): void {
    this.onmessage?.({ data: JSON.stringify(frame) })
  }

  send(text: string): void {
    this.sent.push(text)
  }

  /** The connection breaks. */
  break(): void {
    this.readyState = 3
    this.onclose?.()
  }

  close(): void {
    this.readyState = 3
  }

  letters(): { say: string; id: string }[] {
    return this.sent.map(text => JSON.parse(text)).filter(letter => letter.say !== 'ping')
  }
}

export class FakeWorld implements World {
  sockets: FakeSocket[] = []
  private time = 0
  private timers: { at: number; then: () => void }[] = []

  open(address: string): WebSocket {
    this.sockets.push(new FakeSocket(address))
    return this.last as unknown as WebSocket
  }

  get last(): FakeSocket {
    return this.sockets.at(-1)!
  }

  now(): number {
    return this.time
  }

  chance(): number {
    return 1
  }

  later(ms: number, then: () => void): () => void {
    const timer = { at: this.time + ms, then }
    this.timers.push(timer)
    return () => {
      this.timers = this.timers.filter(each => each !== timer)
    }
  }

  pass(ms: number): void {
    const until = this.time + ms
    for (;;) {
      const next = this.timers.filter(timer => timer.at <= until).sort((one, other) => one.at - other.at)[0]
      if (!next) break
      this.timers = this.timers.filter(each => each !== next)
      this.time = next.at
      next.then()
    }
    this.time = until
  }
}
