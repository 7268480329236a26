/** What somebody is called in an elimination. */
import type { Seat, SignumView } from '$wire'
import { t } from '$lib/i18n.svelte.ts'

export function roleText(view: SignumView, seat: Seat): string | undefined {
  if (view.attempt?.target === seat) return t('signum-role-target')
  if (view.attempt?.accomplice === seat) return t('signum-role-accomplice')
  return view.attempt?.declarer === seat ? t('signum-role-declarer') : undefined
}
