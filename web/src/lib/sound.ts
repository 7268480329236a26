/** A few soft sounds, made on the spot; silent until somebody asks for them. */
import type { AnyHappening } from '$wire'
import { prefs } from './prefs.svelte.ts'

let context: AudioContext | null = null

/** Notes as [hertz, start in seconds, length in seconds]; a bell for a call, a rising fifth for your move. */
const TUNES = {
  awaited: [[587, 0, 0.25], [880, 0.12, 0.35]],
  turn: [[392, 0, 0.12]],
  call: [[1047, 0, 0.9], [1568, 0, 0.7], [2093, 0.02, 0.5]],
  reveal: [[262, 0, 0.5], [330, 0.18, 0.5], [392, 0.36, 0.7]],
  won: [[523, 0, 0.3], [659, 0.14, 0.3], [784, 0.28, 0.3], [1047, 0.42, 0.8]],
  lost: [[392, 0, 0.35], [330, 0.2, 0.35], [262, 0.4, 0.7]],
} as const satisfies Record<string, readonly (readonly [number, number, number])[]> // prettier-ignore

export type Tune = keyof typeof TUNES

/** What is called out loud at a table. */
const CALLS: readonly string[] = ['called', 'doubted', 'declared']

function note(audio: AudioContext, hertz: number, from: number, length: number): void {
  const tone = audio.createOscillator()
  const volume = audio.createGain()
  tone.type = 'triangle'
  tone.frequency.value = hertz
  volume.gain.setValueAtTime(0, from)
  volume.gain.linearRampToValueAtTime(0.07, from + 0.01)
  volume.gain.exponentialRampToValueAtTime(0.0001, from + length)
  tone.connect(volume).connect(audio.destination)
  tone.start(from)
  tone.stop(from + length)
}

export function play(tune: Tune): void {
  if (!prefs.sound || typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  void context.resume()
  const start = context.currentTime + 0.01
  for (const [hertz, after, length] of TUNES[tune]) note(context, hertz, start + after, length)
}

/** The sound of a happening: a call rings, a reveal rises, a gesture is silent. */
export function soundOf(happening: AnyHappening, reveals: readonly string[]): Tune | null {
  if (happening.what === 'gestured') return null
  if (CALLS.includes(happening.what)) return 'call'
  return reveals.includes(happening.what) ? 'reveal' : 'turn'
}

export function buzz(pattern: number | number[] = 40): void {
  if (prefs.vibration) navigator.vibrate?.(pattern)
}
