/** Come to a table: a state, and a connection that fills it. */
import type { Fault } from '$wire'
import { Refused, tableAt } from './api.ts'
import { socketAddress } from './place.ts'
import { Connection } from './socket.ts'
import { TableState } from './table.svelte.ts'

export interface Visit {
  table: TableState
  leave(): void
}

/** Refusals that trying again does not mend. */
const FINAL = new Set(['no-such-table', 'no-spectators', 'not-found', 'table-damaged', 'other-rules', 'token'])

/** The server's word on why this table cannot be visited; null if it is worth another try. */
async function reason(code: string): Promise<Fault | null> {
  try {
    const { table, seats } = await tableAt(code)
    if (table.spectators || seats.length) return null
    return { key: 'no-spectators', parameters: {}, text: 'This table takes no spectators.' }
  } catch (wrong) {
    return wrong instanceof Refused && FINAL.has(wrong.fault.key) ? wrong.fault : null
  }
}

export function visit(code: string, screen = false, seat: string | null = null): Visit {
  const table = new TableState()
  const query: Record<string, string> = {}
  if (screen) query.screen = '1'
  if (seat !== null) query.seat = seat
  const connection = new Connection(
    said => socketAddress(`ws/${encodeURIComponent(code)}?${said}`),
    {
      update: frame => table.update(frame),
      you: frame => (table.you = frame),
      online: now => (table.online = now),
      unreachable: () => reason(code),
      closed: fault => (table.fault = fault),
    },
    undefined,
    query,
  )
  table.connect(connection)
  const wake = () => document.visibilityState === 'visible' && connection.reconnect()
  document.addEventListener('visibilitychange', wake)
  addEventListener('online', wake)
  addEventListener('pageshow', wake)
  return {
    table,
    leave() {
      document.removeEventListener('visibilitychange', wake)
      removeEventListener('online', wake)
      removeEventListener('pageshow', wake)
      connection.close()
    },
  }
}
