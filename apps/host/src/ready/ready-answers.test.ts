import { request as ask } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { brotliDecompressSync } from 'node:zlib'
import { PublicCache, publicCache } from '@masar/api/public-cache'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startTestHost, type TestHost } from '../testing/test-host.ts'
import { testService } from '../testing/test-service.ts'

/** What is in memory, by a real connection: the first answer is the framework's, further ones come before it. */
let host: TestHost
let cache: PublicCache
let made = 0
/** Requests that reached the framework. */
let usual = 0
let port = 0
let lag = 0

const list = { data: Array.from({ length: 200 }, (_, id) => ({ id, title: 'دورة' })) }

async function publicList(app: FastifyInstance): Promise<void> {
  app.addHook('onRequest', async request => {
    // Pages ask the API from within.
    if (request.raw.socket.remotePort !== undefined) usual += 1
  })
  await app.register(testService)
  await app.register(async scope => {
    scope.decorateRequest('locale', 'ar')
    await scope.register(publicCache, { cache })
    scope.get('/client-api/v1/list', async () => {
      made += 1
      return list
    })
  })
}
// Its hook sees every request of the host.
Object.assign(publicList, { [Symbol.for('skip-override')]: true })

beforeEach(async () => {
  cache = new PublicCache(600_000)
  ;[made, usual, lag] = [0, 0, 0]
  host = await startTestHost(
    publicList,
    { eventLoopDelay: () => lag },
    {
      publicAnswer: ({ url = '', headers }) =>
        headers['api-key'] === 'masar-web' ? cache.find(`ar ${url}`)?.body : undefined,
    },
  )
  await host.app.listen({ host: '127.0.0.1', port: 0 })
  port = (host.app.server.address() as AddressInfo).port
})
afterEach(() => host.end())

interface Got {
  status: number
  headers: Record<string, unknown>
  bytes: Buffer
}

function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Got> {
  return new Promise((done, failed) => {
    const given = { 'api-key': 'masar-web', 'accept-encoding': 'br', ...headers }
    ask({ port, path, method, headers: given, agent: false }, answer => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () =>
        done({ status: answer.statusCode ?? 0, headers: answer.headers, bytes: Buffer.concat(parts) }),
      )
    })
      .once('error', failed)
      .end()
  })
}

const path = '/client-api/v1/list'
/** Headers that are of one answer alone. */
const common = ({ headers: { date: _, 'x-request-id': _id, ...rest } }: Got) => rest

test('a kept answer goes out before the framework, with the same headers and bytes, under an id of its own, and is logged', async () => {
  const first = await get(path)
  const second = await get(path)
  expect([made, usual]).toEqual([1, 1])
  expect(second.status).toBe(200)
  expect(common(second)).toEqual(common(first))
  expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id'])
  expect(JSON.parse(brotliDecompressSync(second.bytes).toString())).toEqual(list)
  expect(host.log()).toContain(
    `"reqId":"${String(second.headers['x-request-id'])}","method":"GET","route":"${path}","status":200`,
  )
})

test('each encoding has its own headers, and plain text none for its encoding', async () => {
  for (const encoding of ['br', 'gzip', 'identity']) await get(path, { 'accept-encoding': encoding })
  const before = usual
  const plain = await get(path, { 'accept-encoding': 'identity' })
  const zipped = await get(path, { 'accept-encoding': 'gzip' })
  expect(usual).toBe(before)
  expect([plain.headers['content-encoding'], zipped.headers['content-encoding']]).toEqual([undefined, 'gzip'])
  expect(JSON.parse(plain.bytes.toString())).toEqual(list)
  expect(plain.headers['vary']).toBe(zipped.headers['vary'])
})

test('a document for visitors, too; a signed-in person, and a visitor who has chosen English, get their own', async () => {
  await get('/faq')
  await get('/')
  const before = usual
  const page = await get('/faq')
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(page.headers['content-security-policy']).toContain("script-src 'self' 'sha256-")
  expect([page.status, usual]).toEqual([200, before])
  const own = await get('/faq', { cookie: 'token=abc' })
  expect(own.headers['etag']).toBeUndefined()
  expect((await get('/', { cookie: 'locale=en' })).status).toBe(302)
})

test('a change empties it at once', async () => {
  await get(path)
  cache.clear()
  await get(path)
  expect([made, usual]).toEqual([2, 2])
})

describe('the usual way goes', () => {
  test.each<[string, Record<string, string>]>([
    ['a condition', { 'if-none-match': '"a"' }],
    ['a signed-in person', { authorization: 'Bearer abc' }],
    ['a cookie of a session', { cookie: 'a=b; token=abc' }],
    ['another key', { 'api-key': 'stranger' }],
    ['another site', { origin: 'https://elsewhere.test' }],
    ['a body', { 'content-length': '0' }],
  ])('%s', async (_, headers) => {
    await get(path)
    await get(path, headers)
    expect(usual).toBe(2)
  })

  test('HEAD, and whatever comes while the host lags', async () => {
    await get(path)
    expect((await get(path, {}, 'HEAD')).bytes).toHaveLength(0)
    lag = 5_000
    expect((await get(path)).status).toBe(503)
  })

  test('what waits behind another request of its connection, of which there may be eight', async () => {
    await get(path)
    const one = `GET ${path} HTTP/1.1\r\nHost: a\r\nApi-Key: masar-web\r\nAccept-Encoding: br\r\n\r\n`
    const text = await new Promise<string>(resolve => {
      let all = ''
      const socket = connect(port, '127.0.0.1', () => socket.write(one.repeat(40)))
      socket.on('data', part => {
        all += part.toString('latin1')
      })
      socket.on('error', () => undefined)
      socket.on('close', () => resolve(all))
    })
    expect(host.log()).toContain('too many pipelined requests')
    expect(text.split('HTTP/1.1 200').length - 1).toBeLessThan(40)
  })

  test('two hosts and an origin in the target, which are refused', async () => {
    await get(path)
    const refused = (head: string) =>
      new Promise<string>(resolve => {
        const socket = connect(port, '127.0.0.1', () => socket.end(`${head}\r\nApi-Key: masar-web\r\n\r\n`))
        socket.once('data', part => resolve(part.toString('latin1').slice(0, 12)))
      })
    expect(await refused(`GET ${path} HTTP/1.1\r\nHost: a\r\nHost: b`)).toBe('HTTP/1.1 400')
    expect(await refused(`GET http://b${path} HTTP/1.1\r\nHost: a`)).toBe('HTTP/1.1 400')
  })
})

test('no answer goes out before the framework once the host closes', async () => {
  await get(path)
  const closing = host.app.close()
  const answer = await get(path)
  expect(answer.headers['connection']).toBe('close')
  await closing
})
