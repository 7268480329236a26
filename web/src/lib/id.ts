/** Random ids that need no secure context: plain http on the home network is the main use. */

const bytes = (count: number): Uint8Array => crypto.getRandomValues(new Uint8Array(count))

/** 96 random bits, as an ask wants them. */
export const freshId = (): string => Array.from(bytes(12), byte => byte.toString(16).padStart(2, '0')).join('')
