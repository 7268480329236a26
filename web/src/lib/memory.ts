/** What this browser remembers, where it may; a browser that remembers nothing works all the same. */

const PREFIX = 'wordless.'

export function recalled<T>(key: string, otherwise: T): T {
  try {
    const kept = localStorage.getItem(PREFIX + key)
    return kept === null ? otherwise : (JSON.parse(kept) as T)
  } catch {
    return otherwise
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value))
  } catch {
    // private windows and full disks forget
  }
}
