import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, describe, expect, test } from 'vitest'
import { startTestHost, type TestHost } from '../testing/test-host.ts'
import { testService } from '../testing/test-service.ts'
import { ConnectionBounds } from './connections.ts'
import { DelayMeter, longestDelay, measureDelay, shedLoad } from './load-shedding.ts'
import { boundPipelining } from './pipelining.ts'
import { proxyFinder } from './proxies.ts'

const open: { close(): unknown }[] = []
const sockets: Socket[] = []
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  for (const server of open.splice(0)) await server.close()
})

async function portOf(app: FastifyInstance): Promise<number> {
  open.push(app)
  await app.listen({ host: '127.0.0.1', port: 0 })
  return (app.server.address() as AddressInfo).port
}

async function dial(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket)
  await once(socket, 'connect')
  return socket
}

async function listen(
  settings: Parameters<typeof startTestHost>[1],
): Promise<{ port: number; host: TestHost }> {
  const host = await startTestHost(testService, { publicUrl: 'http://127.0.0.1', ...settings })
  open.push({ close: () => host.end() })
  await host.app.listen({ host: '127.0.0.1', port: 0 })
  return { port: (host.app.server.address() as AddressInfo).port, host }
}

const ask = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n${more}\r\n`
const connectionsOf = (app: FastifyInstance) =>
  new Promise<number>((done, failed) =>
    app.server.getConnections((error, count) => (error ? failed(error) : done(count))),
  )

describe('a reader that does not read', () => {
  // More than the system's own buffers take.
  const large = Buffer.alloc(32 * 1024 * 1024, 'x')
  async function slow() {
    const app: FastifyInstance = Fastify()
    app.get('/large', (_request, reply) => reply.send(large))
    const bounds = new ConnectionBounds(
      app.server,
      { connectionsPerAddress: 10, writeTimeout: 30_000 },
      () => false,
    )
    const socket = await dial(await portOf(app))
    socket.write(ask('/large', 'Connection: close\r\n'))
    await once(socket, 'readable')
    return { app, bounds, socket }
  }

  test('is cut off', async () => {
    const { app, bounds } = await slow()
    bounds.sweep(0)
    bounds.sweep(29_999)
    expect(await connectionsOf(app)).toBe(1)
    bounds.sweep(30_000)
    await expect.poll(() => connectionsOf(app), { timeout: 20_000 }).toBe(0)
  })

  test('gets everything as soon as it reads on', async () => {
    const { bounds, socket } = await slow()
    bounds.sweep(0)
    bounds.sweep(29_999)
    const whole = await text(socket)
    bounds.sweep(60_000)
    expect(whole.length).toBeGreaterThan(large.length)
  })
})

test('a connection on which many requests wait is closed; its neighbours are served', async () => {
  const { port, host } = await listen({})
  const greedy = await dial(port)
  greedy.write(ask('/client-api/v1/slow', 'Api-Key: masar-web\r\n').repeat(60))
  const answer = await text(greedy).catch(() => '')
  expect(answer).not.toContain('HTTP/1.1 200')
  expect(host.log().match(/too many pipelined requests/g)).toHaveLength(1)
  const polite = await dial(port)
  polite.write(ask('/healthz').repeat(7) + ask('/healthz', 'Connection: close\r\n'))
  expect((await text(polite)).match(/HTTP\/1\.1 200/g)).toHaveLength(8)
})

test('requests one after the other are never too many', async () => {
  const app: FastifyInstance = Fastify()
  boundPipelining(app, 2)
  app.get('/', async () => 'here')
  const socket = await dial(await portOf(app))
  for (let round = 0; round < 10; round += 1) {
    socket.write(ask('/'))
    const [bytes] = (await once(socket, 'data')) as [Buffer]
    expect(bytes.toString()).toMatch(/^HTTP\/1\.1 200 /)
  }
})

describe('connections of one address', () => {
  test('are as many as one may have; one that ends makes room', async () => {
    const { port } = await listen({ connectionsPerAddress: 3, trustProxy: ['10.0.0.1'] })
    const first = await dial(port)
    await dial(port)
    await dial(port)
    const refused = connect(port, '127.0.0.1')
    refused.write(ask('/healthz'))
    expect(await text(refused).catch(() => '')).toBe('')
    first.destroy()
    await expect
      .poll(
        async () => {
          const next = await dial(port)
          next.write(ask('/healthz', 'Connection: close\r\n'))
          return text(next).catch(() => '')
        },
        { timeout: 20_000 },
      )
      .toContain('HTTP/1.1 200')
  })

  test('of a proxy are not counted', async () => {
    const { port } = await listen({ connectionsPerAddress: 1, trustProxy: ['loopback'] })
    await dial(port)
    const next = await dial(port)
    next.write(ask('/healthz', 'Connection: close\r\n'))
    expect(await text(next)).toContain('HTTP/1.1 200')
  })

  test('a proxy is who the settings name, or this machine', () => {
    expect(proxyFinder([])('127.0.0.1')).toBe(true)
    expect(proxyFinder([])('::1')).toBe(true)
    expect(proxyFinder([])('10.0.0.1')).toBe(false)
    const named = proxyFinder(['10.0.0.0/8', '2001:db8::1', 'uniquelocal'])
    expect(['10.1.2.3', '::ffff:10.1.2.3', '2001:db8::1', '192.168.1.1'].map(named)).not.toContain(false)
    expect(['127.0.0.1', '203.0.113.7', '2001:db8::2', ''].map(named)).not.toContain(true)
  })
})

describe('an event loop that lags', () => {
  test('answers 503 at once, but for /healthz, until it is in time again', async () => {
    let delay = 5_000
    const { host } = await listen({ eventLoopDelay: () => delay })
    for (const url of ['/', '/client-api/v1/home', '/_learner/assets/main-Ab12.js']) {
      const answer = await host.app.inject({ url, headers: { 'api-key': 'masar-web' } })
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
      expect(answer.json()).toMatchObject({ code: 'unavailable' })
      expect(answer.headers['x-content-type-options']).toBe('nosniff')
    }
    expect((await host.app.inject('/healthz')).statusCode).toBe(200)
    delay = 10
    expect((await host.app.inject('/')).statusCode).toBe(200)
  })

  test('lags once it does so in two turns; one long turn is over when it is seen', () => {
    const meter = new DelayMeter(0)
    let now = 0
    const after = (...turns: number[]) => {
      for (const turn of turns) meter.tick((now += turn))
      return meter.delay
    }
    const inTime = () => after(...Array.from({ length: 10 }, () => 100))
    expect(after(5_000)).toBe(0)
    expect(inTime()).toBe(0)
    expect(after(5_000, 1_200)).toBe(longestDelay + 100)
    expect(after(5_000)).toBe(longestDelay + 100)
    expect(inTime()).toBe(0)
  })

  test('is noticed', { timeout: 130_000 }, async () => {
    const app: FastifyInstance = Fastify()
    const delay = measureDelay(app)
    shedLoad(app, delay)
    open.push(app)
    // Each turn of the loop takes long, as with more work than there is time for.
    const hog = setInterval(() => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_500), 1)
    await expect.poll(delay, { timeout: 60_000, interval: 10 }).toBeGreaterThan(1_000)
    clearInterval(hog)
    await expect.poll(delay, { timeout: 60_000, interval: 200 }).toBeLessThan(1_000)
  })
})
