/** BLAKE2b (RFC 7693) with a personal string: the hash the server commits to its seeds with, worked out here. */

const IV = [
  0xf3bcc908, 0x6a09e667, 0x84caa73b, 0xbb67ae85, 0xfe94f82b, 0x3c6ef372, 0x5f1d36f1, 0xa54ff53a,
  0xade682d1, 0x510e527f, 0x2b3e6c1f, 0x9b05688c, 0xfb41bd6b, 0x1f83d9ab, 0x137e2179, 0x5be0cd19,
] // prettier-ignore

const SIGMA = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
  [14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3],
  [11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4],
  [7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8],
  [9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13],
  [2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9],
  [12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11],
  [13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10],
  [6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5],
  [10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0],
] // prettier-ignore

const MIXED = [[0, 4, 8, 12], [1, 5, 9, 13], [2, 6, 10, 14], [3, 7, 11, 15], [0, 5, 10, 15], [1, 6, 11, 12], [2, 7, 8, 13], [3, 4, 9, 14]] // prettier-ignore
const BLOCK = 128

// A 64-bit number is two words of 32, the low one first.
const v = new Uint32Array(32)
const m = new Uint32Array(32)

function add(to: number, low: number, high: number): void {
  const sum = v[to]! + low
  v[to] = sum
  v[to + 1] = v[to + 1]! + high + (sum >= 0x100000000 ? 1 : 0)
}

/** v[a] ^= v[b], turned right by so many bits. */
function turn(a: number, b: number, bits: number): void {
  let low = v[a]! ^ v[b]!
  let high = v[a + 1]! ^ v[b + 1]!
  if (bits >= 32) [low, high] = [high, low]
  const by = bits % 32
  v[a] = by ? (low >>> by) | (high << (32 - by)) : low
  v[a + 1] = by ? (high >>> by) | (low << (32 - by)) : high
}

function mix(parts: readonly number[], one: number, two: number): void {
  const [a, b, c, d] = parts.map(part => part * 2) as [number, number, number, number]
  for (const [word, first, second] of [[one, 32, 24], [two, 16, 63]] as const) {
    add(a, v[b]!, v[b + 1]!)
    add(a, m[word * 2]!, m[word * 2 + 1]!)
    turn(d, a, first)
    add(c, v[d]!, v[d + 1]!)
    turn(b, c, second)
  }
} // prettier-ignore

function compress(state: Uint32Array, block: Uint8Array, counted: number, last: boolean): void {
  const words = new DataView(block.buffer, block.byteOffset, BLOCK)
  for (let at = 0; at < 32; at++) m[at] = words.getUint32(at * 4, true)
  v.set(state)
  v.set(IV, 16)
  v[24] = v[24]! ^ counted
  if (last) {
    v[28] = ~v[28]!
    v[29] = ~v[29]!
  }
  for (let round = 0; round < 12; round++) {
    const order = SIGMA[round % 10]!
    MIXED.forEach((parts, at) => mix(parts, order[at * 2]!, order[at * 2 + 1]!))
  }
  for (let at = 0; at < 16; at++) state[at] = state[at]! ^ v[at]! ^ v[at + 16]!
}

/** The hash of 32 bytes, in hex, of what is under four gigabytes. */
export function blake2b(input: Uint8Array, person: string): string {
  const state = Uint32Array.from(IV)
  state[0] = state[0]! ^ 0x01010000 ^ 32
  const name = new Uint8Array(16)
  name.set(new TextEncoder().encode(person))
  const named = new DataView(name.buffer)
  for (let at = 0; at < 4; at++) state[12 + at] = state[12 + at]! ^ named.getUint32(at * 4, true)
  const blocks = Math.max(1, Math.ceil(input.length / BLOCK))
  for (let at = 0; at < blocks; at++) {
    const block = new Uint8Array(BLOCK)
    block.set(input.subarray(at * BLOCK, (at + 1) * BLOCK))
    const last = at === blocks - 1
    compress(state, block, last ? input.length : (at + 1) * BLOCK, last)
  }
  return [...new Uint8Array(state.buffer, 0, 32)].map(byte => byte.toString(16).padStart(2, '0')).join('')
}
