import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { bundle } from './weigh.ts'

/** Serves a page that is one entry, built as an app is, in Arabic. */
export async function serve(entry: string): Promise<{ url: string; close: () => void }> {
  const files = new Map(
    (await bundle(entry)).map(part => [`/${part.fileName}`, part.type === 'chunk' ? part.code : part.source]),
  )
  const start = [...files.keys()].find(
    name => /\/[^/]+\.js$/.test(name) && name.includes(entry.replace(/^.*\/|\.tsx?$/g, '')),
  )
  const styles = [...files.keys()]
    .filter(name => name.endsWith('.css'))
    .map(name => `<link rel="stylesheet" href="${name}">`)
    .join('')
  const html = `<!doctype html><html lang="ar" dir="rtl"><head><meta charset="utf-8"><title>قياس</title><meta name="viewport" content="width=device-width">${styles}</head><body><form id="root"></form><script type="module" src="${start}"></script></body></html>`
  const types: Record<string, string> = {
    js: 'text/javascript',
    css: 'text/css',
    json: 'application/json',
    svg: 'image/svg+xml',
  }
  const server = createServer((request, response) => {
    const file = files.get(request.url ?? '')
    response.setHeader(
      'content-type',
      file === undefined
        ? 'text/html'
        : (types[(request.url ?? '').split('.').at(-1) ?? ''] ?? 'application/octet-stream'),
    )
    response.end(file ?? html)
  })
  await new Promise<void>(done => {
    server.listen(0, '127.0.0.1', done)
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, close: () => server.close() }
}
