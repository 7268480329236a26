/** What the server answers over plain HTTP. */
import type { AnyHappening, AnyView, Fault, Public, Result, Seat } from '$wire'
import { address } from './place.ts'

export interface Schema {
  $ref?: string
  $defs?: Record<string, Schema>
  type?: string
  enum?: (string | number)[]
  anyOf?: Schema[]
  minimum?: number
  maximum?: number
  maxItems?: number
  items?: Schema
  properties?: Record<string, Schema>
}

export type OptionValue = string | number | boolean | null | number[] | string[]
export type Options = Record<string, OptionValue>

export interface GameFacts {
  seats: [least: number, most: number]
  rules: number
  options: Schema
  defaults: Options
}

export interface Opening {
  game: string
  seats?: number
  options?: Options
  language?: string
  name?: string
  start?: string
}

/** A bot's reason: a text's id, and what it speaks of. */
export interface Why {
  key: string
  about: Record<string, string | number>
}

export interface ReplaySteps {
  game: string
  seat: Seat | null
  names: string[]
  result: Result | null
  commitment: string
  digest: string
  entries: unknown[]
  steps: { at_ms: number; entry: unknown; view: Partial<AnyView>; why?: Why }[]
}

export interface LogLine {
  at_ms: number
  happened: AnyHappening
  hand: unknown
}

/** What the server refused; its text is worded by `refusal`. */
export class Refused extends Error {
  constructor(readonly fault: Fault) {
    super(fault.text)
  }
}

const UNREACHABLE: Fault = { key: 'unreachable', parameters: {}, text: 'The server cannot be reached.' }

async function call<T>(path: string, init?: RequestInit): Promise<T> {
  let response: Response
  try {
    response = await fetch(address(path), init)
  } catch {
    throw new Refused(UNREACHABLE)
  }
  const said = (await response.json().catch(() => ({ error: UNREACHABLE }))) as T & { error?: Fault }
  if (!response.ok) throw new Refused(said.error ?? UNREACHABLE)
  return said
}

const post = <T>(path: string, body: unknown): Promise<T> =>
  call<T>(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })

let facts: Promise<Record<string, GameFacts>> | null = null

/** What can be played; asked for once. */
export function gameFacts(): Promise<Record<string, GameFacts>> {
  facts ??= call<Record<string, GameFacts>>('api/games').catch((wrong: unknown) => {
    facts = null
    throw wrong
  })
  return facts
}

export const openTable = (wanted: Opening) => post<{ code: string; seats: Seat[] }>('api/tables', wanted)
export const tableAt = (code: string) =>
  call<{ table: Public; seats: Seat[] }>(`api/tables/${encodeURIComponent(code)}`)
export const logOf = (code: string, seat: Seat | null) =>
  call<{ match: number; lines: LogLine[] }>(
    `api/tables/${encodeURIComponent(code)}/log${seat === null ? '' : `?seat=${seat}`}`,
  )
export const deviceLink = (code: string, seat: Seat) =>
  post<{ link: string; seconds: number }>(`api/tables/${encodeURIComponent(code)}/device?seat=${seat}`, {})
export const arrive = (token: string) =>
  post<{ code: string; seat: Seat }>(`api/device/${encodeURIComponent(token)}`, {})
export const replaySteps = (code: string, match: number, key: string, seat: Seat | null) =>
  call<ReplaySteps>(
    `api/replays/${encodeURIComponent(code)}/${match}/${encodeURIComponent(key)}${seat === null ? '' : `?seat=${seat}`}`,
  )
