/** What a reader prefers on this device: kept here, never sent anywhere. */
import { recalled, remember } from './memory.ts'

export const THEMES = ['auto', 'dark', 'light'] as const
export const SIZES = ['usual', 'large', 'huge'] as const

export interface Prefs {
  theme: (typeof THEMES)[number]
  size: (typeof SIZES)[number]
  sound: boolean
  vibration: boolean
  motion: boolean
}

const USUAL: Prefs = { theme: 'auto', size: 'usual', sound: false, vibration: false, motion: true }

export const prefs = $state<Prefs>({ ...USUAL, ...recalled<Partial<Prefs>>('prefs', {}) })

export function prefer<K extends keyof Prefs>(key: K, value: Prefs[K]): void {
  prefs[key] = value
  remember('prefs', { ...prefs })
  dress()
}

/** Put theme, size and motion on the page. */
export function dress(): void {
  const page = document.documentElement.dataset
  page.theme = prefs.theme
  page.size = prefs.size
  page.motion = still() ? 'still' : 'moving'
}

/** Nothing may move: the system says so, or the reader here. */
export function still(): boolean {
  return !prefs.motion || (typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches)
}
