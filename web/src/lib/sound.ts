/** A few soft ticks, made on the spot; silent until somebody asks for sound. */
import { prefs } from './prefs.svelte.ts'

let context: AudioContext | null = null

/** Notes as [hertz, start in seconds]. */
const TUNES = {
  awaited: [[660, 0], [880, 0.12]],
  happened: [[440, 0]],
  won: [[523, 0], [659, 0.12], [784, 0.24]],
} as const satisfies Record<string, readonly (readonly [number, number])[]> // prettier-ignore

export type Tune = keyof typeof TUNES

function note(audio: AudioContext, hertz: number, from: number): void {
  const tone = audio.createOscillator()
  const volume = audio.createGain()
  tone.type = 'triangle'
  tone.frequency.value = hertz
  volume.gain.setValueAtTime(0, from)
  volume.gain.linearRampToValueAtTime(0.08, from + 0.01)
  volume.gain.exponentialRampToValueAtTime(0.0001, from + 0.25)
  tone.connect(volume).connect(audio.destination)
  tone.start(from)
  tone.stop(from + 0.3)
}

export function play(tune: Tune): void {
  if (!prefs.sound || typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  void context.resume()
  const start = context.currentTime + 0.01
  for (const [hertz, after] of TUNES[tune]) note(context, hertz, start + after)
}

export function buzz(pattern: number | number[] = 40): void {
  if (prefs.vibration) navigator.vibrate?.(pattern)
}
