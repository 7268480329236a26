/** Signum in a minute: learn who is on which team, find a sign like yours, and eliminate. */
import type { SignumView } from '$wire'
import type { Step } from '$lib/lessons.ts'

const SEATS = 4
const MATE = 1
const TARGET = 3
const turn = (view: SignumView) => view.phase === 'turn' && view.turn === 0
const peeked = (view: SignumView) => view.looks[0]?.other === MATE
const matching = (view: SignumView) => view.hand.indexOf('eyebrow')

export const STEPS: readonly Step<SignumView>[] = [
  { text: 'signum-learn-arrange', when: view => view.phase === 'arrange', at: () => ['#signum-move-lock'] },
  {
    text: 'signum-learn-show',
    when: view => view.phase === 'first-peek',
    at: () => ['#signum-move-show', '[data-spot="0-0"] button'],
  },
  {
    text: 'signum-learn-same',
    when: view => view.glimpse !== null && peeked(view),
    at: () => ['#signum-move-hide'],
  },
  {
    text: 'signum-learn-glimpse',
    when: view => view.glimpse !== null,
    at: () => ['#signum-move-hide'],
    values: (_, table) => ({ name: table.name(TARGET) }),
  },
  {
    text: 'signum-learn-peek',
    when: view => turn(view) && view.turns < SEATS,
    at: () => ['#signum-move-peek', '[data-spot="1-1"] button'],
    values: (_, table) => ({ name: table.name(MATE) }),
  },
  {
    text: 'signum-learn-declare',
    when: view => turn(view),
    at: () => [
      `button[data-seat="${TARGET}"][aria-pressed=false]`,
      `button[data-seat="${MATE}"][aria-pressed=false]`,
      '#signum-move-declare',
    ],
    values: (_, table) => ({ target: table.name(TARGET), accomplice: table.name(MATE) }),
  },
  {
    text: 'signum-learn-lay',
    when: view => view.phase === 'lay' && view.awaited.includes(0),
    at: view => ['#signum-move-lay', `[data-spot="0-${matching(view)}"] button`],
  },
  { text: 'signum-learn-guess', when: view => ['answer', 'lay', 'guess'].includes(view.phase) },
  { text: 'signum-learn-ready', when: view => (view.phase as string) === 'reveal', at: () => ['#signum-move-ready'] },
  { text: 'signum-learn-watch', when: () => true },
]
