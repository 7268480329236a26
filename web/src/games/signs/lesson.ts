/** Signs in a minute: answer, doubt a wrong sign, be doubted. */
import type { SignsView } from '$wire'
import type { Step } from '$lib/lessons.ts'

const mine = (view: SignsView) => view.awaited.includes(0)
const wrong = (view: SignsView) => view.open && view.last?.seat === 2 && view.piles.every(pile => pile.height > 0)

export const STEPS: readonly Step<SignsView>[] = [
  { text: 'signs-learn-verdict', when: view => view.phase === 'verdict', at: () => ['#signs-move-ready'] },
  {
    text: 'signs-learn-reason',
    when: view => view.phase === 'reason' && mine(view),
    at: () => ['#signs-reason-free'],
  },
  { text: 'signs-learn-accused', when: view => view.phase === 'reason' },
  { text: 'signs-learn-doubt', when: view => mine(view) && wrong(view), at: () => ['#signs-move-doubt'] },
  { text: 'signs-learn-reveal', when: view => mine(view) && view.phase === 'reveal', at: () => ['#signs-move-reveal'] },
  {
    text: 'signs-learn-place',
    when: view => mine(view) && view.phase === 'place',
    at: () => ['ol li:nth-child(2) button'],
  },
  { text: 'signs-learn-open', when: view => mine(view) && !view.last, at: () => ['button[id=signs-show-7]'] },
  {
    text: 'signs-learn-show',
    when: view => mine(view) && view.phase === 'show',
    at: view => (view.last?.number === 12 ? ['button[id=signs-show-13]'] : []),
    values: view => ({ number: view.last?.number ?? 0 }),
  },
  { text: 'signs-learn-watch', when: () => true },
]
