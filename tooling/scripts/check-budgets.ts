import { globSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import budgets from './budgets.json' with { type: 'json' }
import { root } from './run.ts'

interface Chunk {
  file: string
  isEntry?: boolean
  imports?: string[]
  css?: string[]
}

// What the first view of an app weighs: its entry, one language, the page's own chunk; in kilobytes, brotli.
let isOver = false
for (const { app, page, route, js, css } of budgets) {
  const manifest = JSON.parse(readFileSync(`${root}apps/${app}/dist/.vite/manifest.json`, 'utf8')) as Record<
    string,
    Chunk
  >
  const first = Object.keys(manifest).filter(
    key =>
      manifest[key]?.isEntry || key.includes('locales/messages-ar') || key.startsWith(`src/routes/${route}`),
  )
  const chunks = withImports(manifest, first)
  const weigh = (files: string[]) =>
    Math.round(
      [...new Set(files)].reduce(
        (sum, file) => sum + brotliCompressSync(readFileSync(`${root}apps/${app}/dist/${file}`)).length,
        0,
      ) / 102.4,
    ) / 10
  const weight = {
    js: weigh(chunks.map(chunk => chunk.file).filter(file => file.endsWith('.js'))),
    css: weigh([
      ...chunks.flatMap(chunk => chunk.css ?? []),
      ...(manifest['style.css'] ? [manifest['style.css'].file] : []),
    ]),
  }
  const verdict = weight.js > js || weight.css > css ? 'OVER' : 'ok'
  if (verdict === 'OVER') isOver = true
  console.log(
    `${verdict} ${app} ${page}: JavaScript ${weight.js} of ${js} KB, CSS ${weight.css} of ${css} KB`,
  )
}
if (globSync(`${root}apps/*/dist/**/*.map`).length > 0) {
  console.error('a source map is among the built files')
  isOver = true
}
process.exitCode = isOver ? 1 : 0

function withImports(manifest: Record<string, Chunk>, keys: string[]): Chunk[] {
  const seen = new Set<string>()
  const visit = (key: string): Chunk[] => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return []
    seen.add(key)
    return [chunk, ...(chunk.imports ?? []).flatMap(visit)]
  }
  return keys.flatMap(visit)
}
