/** Sign in two minutes: give your sign and be called, then read your teammate's and call. */
import type { SignView } from '$wire'
import { listed, t } from '$lib/i18n.svelte.ts'
import type { Step } from '$lib/lessons.ts'
import type { AnyTable } from '$lib/table.svelte.ts'

const MATE = 2
const COLOURS = 5
const kind = (card: number) => Math.floor(card / COLOURS)

/** The symbol of which the hand has most, and how many. */
function most(view: SignView): [symbol: number, count: number] {
  const counts = new Map<number, number>()
  for (const card of view.hand) counts.set(kind(card), (counts.get(kind(card)) ?? 0) + 1)
  return [...counts].sort((one, other) => other[1] - one[1])[0] ?? [-1, 0]
}
const collects = (view: SignView) => most(view)[1] >= 4
const card = (view: SignView, side: 'table' | 'hand', same: boolean) => {
  const lying = (side === 'table' ? view.table : view.hand).find(
    each => each !== null && (kind(each) === most(view)[0]) === same,
  )
  return [`button[data-side=${side}][data-card="${lying}"]`]
}

/** The gesture of the own sign that comes after the one just given. */
function next(view: SignView): string | undefined {
  const sign = view.council?.sign?.gestures ?? []
  const last = view.happened
  const given = last?.what === 'gestured' && last.seat === 0 ? sign.indexOf(last.gesture) : -1
  return sign[(given + 1) % sign.length]
}

const gestures = (view: SignView, table: AnyTable) => ({
  gestures: listed((view.council?.sign?.gestures ?? []).map(each => t(`gesture-${each}`))),
  name: table.name(MATE),
})

export const STEPS: readonly Step<SignView>[] = [
  { text: 'sign-learn-wait', when: view => view.phase === 'meet' && view.ready[0] === true },
  {
    text: 'sign-learn-agree',
    when: view => view.phase === 'meet' && Boolean(view.council?.proposal) && !view.council?.agreed.includes(0),
    at: () => ['#sign-move-confirm'],
  },
  { text: 'sign-learn-wait', when: view => view.phase === 'meet' && Boolean(view.council?.agreed.includes(0)) },
  { text: 'sign-learn-meet', when: view => view.phase === 'meet', at: () => ['#sign-move-propose', '.palette button'] },
  { text: 'sign-learn-look', when: view => view.phase === 'prep' && collects(view), at: () => ['#sign-move-look'] },
  { text: 'sign-learn-look-on', when: view => view.phase === 'prep', at: () => ['#sign-move-look'] },
  {
    text: 'sign-learn-take',
    when: view => view.phase === 'swap' && most(view)[1] === 4 && view.hand.length < 6,
    at: view => card(view, 'table', true),
  },
  {
    text: 'sign-learn-put',
    when: view => view.phase === 'swap' && collects(view) && view.hand.length > 5,
    at: view => card(view, 'hand', false),
  },
  {
    text: 'sign-learn-give',
    when: view => view.phase === 'swap' && most(view)[1] === 5,
    at: view => [`#gesture-${next(view)}`],
    values: gestures,
  },
  {
    text: 'sign-learn-watch',
    when: view => view.phase === 'swap',
    at: (_, table) => [`=${t('sign-call-name', { name: table.name(MATE) })}`, '#sign-move-call'],
    values: gestures,
  },
  { text: 'sign-learn-reveal', when: view => view.phase === 'reveal', at: () => ['#sign-move-ready'] },
  { text: 'sign-learn-wait', when: () => true },
]
