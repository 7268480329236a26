/** Subtext in two minutes: draw, guess, reveal. */
import type { SubtextView } from '$wire'
import type { Step } from '$lib/lessons.ts'

const mine = (view: SubtextView) => view.awaited.includes(0)

export const STEPS: readonly Step<SubtextView>[] = [
  { text: 'subtext-learn-draw', when: view => view.phase === 'draw' && mine(view), at: () => ['#subtext-move-draw'] },
  { text: 'subtext-learn-wait', when: view => view.phase === 'draw' },
  {
    text: 'subtext-learn-guess',
    when: view => view.phase === 'guess' && view.guess === null,
    at: () => ['.acts button:first-child', 'button.sheet'],
  },
  { text: 'subtext-learn-guessed', when: view => view.phase === 'guess' },
  {
    text: 'subtext-learn-reveal',
    when: view => view.phase === 'reveal',
    at: () => ['#subtext-reveal-all', '#subtext-move-ready'],
  },
]
