/** The application's icons, under names that stay: the manifest and the browser's own shortcuts ask for them. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const KINDS = /\.(svg|png)$/

export function icons(folder: string): Plugin {
  const names = readdirSync(folder).filter(name => KINDS.test(name))
  return {
    name: 'wordless-icons',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const name = request.url?.slice(1) ?? ''
        if (!names.includes(name)) return next()
        response.setHeader('Content-Type', name.endsWith('.svg') ? 'image/svg+xml' : 'image/png')
        response.end(readFileSync(join(folder, name)))
      })
    },
    generateBundle() {
      for (const name of names)
        this.emitFile({ type: 'asset', fileName: name, source: readFileSync(join(folder, name)) })
    },
  }
}
