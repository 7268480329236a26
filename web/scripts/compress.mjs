// Lays a gzip and a brotli copy beside every built file that gains by it, so that the server never compresses twice.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const root = fileURLToPath(new URL('../../src/wordless/web', import.meta.url))
const TEXT = /\.(js|css|svg|html|webmanifest)$/
const WORTH = 1000

for (const name of readdirSync(root, { recursive: true })) {
  const path = join(root, name)
  // The server writes its own <base> into the page, so the page itself is compressed there.
  if (!TEXT.test(name) || name === 'index.html' || statSync(path).size < WORTH) continue
  const body = readFileSync(path)
  writeFileSync(`${path}.gz`, gzipSync(body, { level: 9 }))
  writeFileSync(`${path}.br`, brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
}
