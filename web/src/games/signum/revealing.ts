/** What a table of Signum hears: gestures for the faces, and a reveal told in order: the guess, the cards, how it ended. */
import type { SignumMove, SignumView } from '$wire'
import type { Gestures } from '$lib/gestures.svelte.ts'
import type { Suspense } from '$lib/suspense.svelte.ts'
import type { TableState } from '$lib/table.svelte.ts'

const STEP_MS = 1200
const STEPS = 3

export function heard(table: TableState<SignumView, SignumMove>, gestures: Gestures, told: Suspense): () => void {
  const stop = table.happens(happened => {
    gestures.hear(happened)
    if (happened.what === 'failed' || happened.what === 'eliminated') told.begin(STEPS, STEP_MS)
  })
  return () => {
    stop()
    told.finish()
  }
}
