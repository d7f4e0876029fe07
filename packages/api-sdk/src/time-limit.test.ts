// @vitest-environment node
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createClientApi } from './client-api.ts'
import { unwrap } from './unwrap.ts'

/** A service that answers `/faqs` late or never, and never ends the body of `/home`. */
const server = createServer((request, response) => {
  if (request.url?.endsWith('/home')) {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.write('{"data":')
    return
  }
  setTimeout(() => response.setHeader('content-type', 'application/json').end('{"data":[]}'), 600)
})
let host = ''
beforeAll(async () => {
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const client = (timeout?: number) =>
  createClientApi({ host, apiKey: 'tool', locale: () => 'en-US', ...(timeout !== undefined && { timeout }) })

test('the limit survives a garbage collection', async () => {
  setFlagsFromString('--expose_gc')
  const collect = runInNewContext('gc') as () => void
  const call = unwrap(client(250).GET('/faqs'))
  const collecting = setInterval(collect, 20)
  await expect(call)
    .rejects.toMatchObject({ kind: 'timeout' })
    .finally(() => clearInterval(collecting))
})

test('a body that never ends is given up, too', async () => {
  await expect(unwrap(client(250).GET('/home'))).rejects.toMatchObject({ kind: 'timeout' })
})

test.each([undefined, 0, Infinity])('%s is no limit', async timeout => {
  await expect(unwrap(client(timeout).GET('/faqs'))).resolves.toEqual({ data: [] })
})

test('the caller’s own signal still ends the call', async () => {
  const own = new AbortController()
  const call = unwrap(client(60_000).GET('/faqs', { signal: own.signal }))
  setTimeout(() => own.abort(), 20)
  await expect(call).rejects.toMatchObject({ kind: 'aborted' })
})

test('the answer is read as the browser gave it, and an abort in the middle has its reason', async () => {
  // Firefox tells of no reason.
  const answer = (signal: AbortSignal) => {
    const read = () =>
      new Promise((_, fail) =>
        signal.addEventListener('abort', () => fail(new DOMException('Aborted.', 'AbortError'))),
      )
    return Object.assign(new Response('{}'), { json: read, text: read })
  }
  const browser = createClientApi({
    host,
    apiKey: 'tool',
    locale: () => 'en-US',
    timeout: 50,
    fetch: async request => answer(request.signal),
  })
  await expect(unwrap(browser.GET('/faqs'))).rejects.toMatchObject({ kind: 'timeout' })
})

test('an answer without a body is one where the browser gives it an empty body, too', async () => {
  const bodiless = Object.defineProperty(new Response(null, { status: 204 }), 'body', {
    value: new ReadableStream({ start: end => end.close() }),
  })
  const browser = createClientApi({
    host,
    apiKey: 'tool',
    locale: () => 'en-US',
    timeout: 60_000,
    fetch: async () => bodiless,
  })
  await expect(unwrap(browser.GET('/faqs'))).resolves.toBeUndefined()
})

test('a call that sends a file has longer', async () => {
  const call = client(100).POST('/teaching/courses/{id}/images', {
    params: { path: { id: 1 } },
    body: new Blob(['x']) as never,
    bodySerializer: (body: unknown) => body as never,
    headers: { 'content-type': 'image/png' },
  })
  await expect(unwrap(call)).resolves.toEqual({ data: [] })
  await expect(unwrap(client(100).GET('/faqs'))).rejects.toMatchObject({ kind: 'timeout' })
})
