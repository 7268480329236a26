import { expect, test } from 'vitest'
import { blake2b } from '$lib/blake2b.ts'
import { commitmentOf, digestOf, seedOf } from '$lib/fair.ts'

// Worked out by Python's hashlib, as the server does.
test('the browser hashes as the server does', async () => {
  expect(blake2b(new Uint8Array(0), 'wordless-commit')).toBe(
    'e28465fdb3033ada4a657098a693be8100b1278a97edb1baedc9d00dcd5e9671',
  )
  expect(
    blake2b(
      Uint8Array.from({ length: 300 }, (_, at) => at % 251),
      'wordless-entries',
    ),
  ).toBe('f680f0c51970e8bc8cfc263ae08086cf94ac537e58ccf41200ab111a3835802a')
  expect(await commitmentOf('00'.repeat(32))).toBe('6adf5ecb1aef16ca543040a29720c4f02d0d6d61a91d25358111dd5887aed71c')
})

test('entries are hashed in one form, whatever the order of their keys', async () => {
  const entries = [
    { entry: 'opened', seed: 'AAEC' },
    { id: 'é', entry: 'moved', move: { card: 7, move: 'take' } },
  ]
  expect(await digestOf(entries)).toBe('0b33730c4b7543ff821a83bef6f327dc9810d4a77b9603d8560945caf526977e')
  expect(seedOf(entries)).toBe('000102')
})
