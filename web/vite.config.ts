import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { icons } from './plugins/icons.ts'
import { rules } from './plugins/rules.ts'
import { texts } from './plugins/texts.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const server = process.env.SERVER ?? 'http://127.0.0.1:8000'

const BASE = new RegExp(
  [
    'node_modules/(svelte|@fluent|esm-env|clsx)/',
    'web/src/(app|fonts)\\.css',
    'web/src/lib/[^/]+\\.ts$',
    'web/src/lib/components/(Button|Dialog|Emblem|Icon|LanguageSwitch|Mark|Settings|Sheet|TopBar|Waiting)\\.svelte',
    'web/src/(App|games/index|screens/(Home|home/[A-Za-z]+))\\.',
    'web/src/art/(emblems/|art\\.css|common/|sign/(Figure|symbols)\\.)',
  ].join('|'),
)

// Relative addresses everywhere: the server says in <base> where it is mounted.
export default defineConfig({
  base: './',
  plugins: [
    svelte(),
    texts(here('../src/wordless/locales'), process.env.PSEUDO === '1'),
    rules(here('../src/wordless/locales')),
    icons(here('./src/art/app')),
  ],
  resolve: { alias: { $lib: here('./src/lib'), $wire: here('./src/wire/index.ts') } },
  build: {
    outDir: here('../src/wordless/web'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: 'build.json',
    rolldownOptions: {
      checks: { pluginTimings: false },
      // What the first page needs comes in one piece: many small files cost more than they weigh.
      output: { codeSplitting: { groups: [{ name: 'base', test: BASE }] } },
    },
  },
  server: {
    proxy: {
      '/api': server,
      '/d': server,
      '/ws': { target: server.replace('http', 'ws'), ws: true },
    },
  },
  test: { include: ['tests/**/*.test.ts'], environment: 'node' },
})
