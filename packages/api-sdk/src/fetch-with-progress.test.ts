import { afterEach, expect, test, vi } from 'vitest'
import { createClientApi } from './client-api.ts'
import { fetchWithProgress } from './fetch-with-progress.ts'
import { unwrap } from './unwrap.ts'

afterEach(() => vi.unstubAllGlobals())

/** A fake of the browser's: answers as configured, once `send` was called. */
function stubbed(act: (call: FakeCall) => void) {
  const made: FakeCall[] = []
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends FakeCall {
      constructor() {
        super(act)
        made.push(this)
      }
    },
  )
  return made
}
class FakeCall {
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  readonly headers: Record<string, string> = {}
  status = 200
  statusText = 'OK'
  responseText = ''
  opened = ''
  sent?: Blob
  onload?: () => void
  onerror?: () => void
  onabort?: () => void
  readonly #act: (call: FakeCall) => void
  constructor(act: (call: FakeCall) => void) {
    this.#act = act
  }
  open(method: string, url: string) {
    this.opened = `${method} ${new URL(url).pathname}`
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  getAllResponseHeaders() {
    return 'content-type: application/json\r\nx-other: a: b\r\n'
  }
  send(body: Blob) {
    this.sent = body
    this.#act(this)
  }
  abort() {
    this.onabort?.()
  }
}

const send = (report: (part: number) => void, signal?: AbortSignal) =>
  unwrap(
    createClientApi({
      host: 'http://localhost',
      apiKey: 'tool',
      locale: () => 'en-US',
      token: () => 'secret',
    }).POST('/teaching/courses/{id}/images', {
      params: { path: { id: 7 } },
      body: new Blob(['picture']) as never,
      bodySerializer: (body: unknown) => body as never,
      headers: { 'content-type': 'image/png' },
      fetch: fetchWithProgress(report),
      ...(signal && { signal }),
    }),
  )

test('a file is sent with the headers of every call, and its progress is reported', async () => {
  const parts: number[] = []
  const made = stubbed(call => {
    call.upload.onprogress?.({ loaded: 3, total: 6 })
    call.responseText = '{"data":{"reference":"image:x"}}'
    call.onload?.()
  })
  await expect(send(part => parts.push(part))).resolves.toMatchObject({ data: { reference: 'image:x' } })
  expect(parts).toEqual([0.5])
  expect(made[0]?.opened).toBe('POST /client-api/v1/teaching/courses/7/images')
  expect(made[0]?.headers).toMatchObject({ authorization: 'Bearer secret', 'content-type': 'image/png' })
  expect(await made[0]?.sent?.text()).toBe('picture')
})

test('what the service refuses, a lost network and a call taken back are what they are of any call', async () => {
  stubbed(call => {
    call.status = 409
    call.responseText = '{"code":"images_full","message":"Full."}'
    call.onload?.()
  })
  await expect(send(() => undefined)).rejects.toMatchObject({ code: 'images_full', message: 'Full.' })
  stubbed(call => call.onerror?.())
  await expect(send(() => undefined)).rejects.toMatchObject({ kind: 'network' })
  const stop = new AbortController()
  stubbed(() => stop.abort())
  await expect(send(() => undefined, stop.signal)).rejects.toMatchObject({ kind: 'aborted' })
})
