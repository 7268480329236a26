/** A swap by somebody else takes a card of one's own: which one, and what that does to one's team. */
import type { Seat, SignumView } from '$wire'
import { t } from '$lib/i18n.svelte.ts'
import type { Aside } from '$lib/telling.ts'

type Happened = NonNullable<SignumView['happened']>
type Row = SignumView['hand']

const TEAMS: readonly string[] = ['alpha', 'beta']
const team = (row: Row): string => row.filter(card => TEAMS.includes(card)).join()

export function aside(happened: Happened, before: Row | null, after: Row, seat: Seat | null): Aside | null {
  if (happened.what !== 'swapped' || seat === null || !before?.length) return null
  if (happened.other !== seat && happened.seat !== seat) return null
  const place = happened.other === seat ? happened.slot : happened.own
  const values = { lost: t(`signum-card-${before[place]}`), got: t(`signum-card-${after[place]}`) }
  if (team(before) && !team(after)) return { id: 'signum-lost-team', values }
  return { id: 'signum-lost-card', values }
}
