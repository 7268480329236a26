// Renders icon.svg to the sizes that phones ask for: node src/art/app/render.mjs [chromium]
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const here = name => fileURLToPath(new URL(name, import.meta.url))
const chromium = process.argv[2] ?? 'chromium'

for (const size of [192, 512])
  execFileSync(chromium, [
    '--headless',
    '--no-sandbox',
    '--hide-scrollbars',
    `--window-size=${size},${size}`,
    `--screenshot=${here(`icon-${size}.png`)}`,
    here('icon.svg'),
  ])
