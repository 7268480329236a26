/** What somebody is called in an elimination. */
import type { Seat, SignumView } from '$wire'
import { t } from '$lib/i18n.svelte.ts'

/** An elimination is under way, or its cards lie open; in the turn after it nobody has a part any more. */
export const attempted = (view: SignumView): boolean => view.attempt !== null && view.phase !== 'turn'

export function roleText(view: SignumView, seat: Seat): string | undefined {
  if (!attempted(view)) return undefined
  if (view.attempt?.target === seat) return t('signum-role-target')
  if (view.attempt?.accomplice === seat) return t('signum-role-accomplice')
  return view.attempt?.declarer === seat ? t('signum-role-declarer') : undefined
}
