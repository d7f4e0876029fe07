import type { IncomingMessage } from 'node:http'
import { Duplex } from 'node:stream'
import { afterEach, describe, expect, test } from 'vitest'
import { app, startGateway, type TestGateway } from './testing/test-gateway.ts'

let server: TestGateway
afterEach(() => server.close())

describe('greeting', () => {
  test('the first frame names the socket; its data is encoded twice', async () => {
    server = await startGateway()
    const client = await server.open()
    const first = JSON.parse(client.texts[0] ?? '') as { event: string; data: unknown }
    expect(first.event).toBe('pusher:connection_established')
    expect(typeof first.data).toBe('string')
    expect(JSON.parse(first.data as string)).toEqual({
      socket_id: expect.stringMatching(/^\d+\.\d+$/),
      activity_timeout: 120,
    })
  })

  test('it leaves with the answer to the handshake, as one packet', async () => {
    server = await startGateway()
    const written: string[] = []
    const wire = new Duplex({
      read: () => undefined,
      write: (chunk: Buffer, _encoding, done) => {
        written.push(chunk.toString())
        done()
      },
      writev: (chunks, done) => {
        written.push(chunks.map(({ chunk }) => String(chunk)).join(''))
        done()
      },
    })
    const headers = {
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': Buffer.alloc(16).toString('base64'),
    }
    server.gateway.upgrade(
      { method: 'GET', url: `/app/${app.key}?protocol=7`, headers, socket: {} } as IncomingMessage,
      wire,
      Buffer.alloc(0),
    )
    expect(written).toEqual([expect.stringMatching(/^HTTP\/1\.1 101 [^]*pusher:connection_established/)])
    wire.destroy()
  })

  test.each([4, 5, 6, 7])('version %i of the protocol is spoken', async version => {
    server = await startGateway()
    await server.open(`/app/${app.key}?protocol=${version}`)
  })

  test('more sockets than may be greeted at once are greeted one after the other', async () => {
    server = await startGateway({ limits: { greetingsPerSecond: 100 } })
    const clients = await Promise.all(Array.from({ length: 12 }, () => server.open()))
    expect(new Set(clients.map(client => client.id)).size).toBe(12)
  })
})

describe('errors: an error frame and a close, both with the code', () => {
  test.each([
    ['an unknown key', '/app/nobody?protocol=7', 4001],
    ['no key', '/app?protocol=7', 4005],
    ['a path below the key', `/app/${app.key}/more?protocol=7`, 4005],
    ['a version that is no number', `/app/${app.key}?protocol=seven`, 4006],
    ['an old version', `/app/${app.key}?protocol=3`, 4007],
    ['a version of the future', `/app/${app.key}?protocol=8`, 4007],
    ['no version', `/app/${app.key}`, 4008],
  ])('%s', async (_name, path, code) => {
    server = await startGateway()
    const client = server.dial(path)
    const { payload } = await client.next('pusher:error')
    expect(payload).toEqual({ code, message: expect.any(String) })
    expect((await client.closed).code).toBe(code)
    expect(client.frames).toHaveLength(1)
  })

  test('a disabled app', async () => {
    server = await startGateway({ apps: [{ ...app, isEnabled: false }] })
    expect((await server.dial().closed).code).toBe(4003)
  })

  test('an app without room', async () => {
    server = await startGateway({ apps: [{ ...app, maxConnections: 1 }] })
    await server.open()
    expect((await server.dial().closed).code).toBe(4004)
  })

  test('upgrades of other paths are not taken', async () => {
    server = await startGateway()
    expect((await server.dial('/apps').closed).code).toBe(1006)
  })
})

describe('origins', () => {
  test.each([
    ['a foreign page', 'https://evil.example', 4009],
    ['a page of our name on another port', 'https://masar.test:8443', 4009],
    ['an opaque origin', 'null', 4009],
  ])('%s is turned away', async (_name, origin, code) => {
    server = await startGateway()
    const client = server.dial(undefined, { origin })
    expect((await client.next('pusher:error')).payload).toEqual({ code, message: 'Origin not allowed' })
    expect((await client.closed).code).toBe(code)
  })

  test('our own pages, the host itself and the app’s list may connect', async () => {
    server = await startGateway({ apps: [{ ...app, origins: ['https://partner.example'] }] })
    for (const origin of ['https://masar.test', server.url, 'https://partner.example'])
      await server.open(undefined, { origin })
  })

  test('an app may open itself to every page', async () => {
    server = await startGateway({ apps: [{ ...app, origins: ['*'] }] })
    await server.open(undefined, { origin: 'https://anyone.example' })
  })
})

describe('talking', () => {
  test('a ping is answered with a pong', async () => {
    server = await startGateway()
    const client = await server.open()
    client.send('pusher:ping')
    expect(JSON.parse((await client.next('pusher:pong')).data as string)).toEqual({})
  })

  test.each([
    'not json',
    '[]',
    '"text"',
    '7',
    'null',
    '{}',
    '{"event":7}',
    '{"event":"nothing-known"}',
    '{"event":"pusher:nothing"}',
    '{"event":"pusher:subscribe"}',
    '{"event":"pusher:subscribe","data":{"channel":7}}',
  ])('%s is answered with an error, and the socket stays', async text => {
    server = await startGateway()
    const client = await server.open()
    client.socket.send(text)
    expect((await client.next('pusher:error')).payload['message']).toEqual(expect.any(String))
    expect(await client.settle()).toEqual([])
  })

  test('data may be encoded once or twice', async () => {
    server = await startGateway()
    const client = await server.open()
    client.send('pusher:subscribe', JSON.stringify({ channel: 'news' }))
    expect((await client.next('pusher_internal:subscription_succeeded')).channel).toBe('news')
  })

  test('a binary frame is rejected', async () => {
    server = await startGateway()
    const client = await server.open()
    client.socket.send(Buffer.from('{"event":"pusher:ping"}'), { binary: true })
    expect((await client.closed).code).toBe(1003)
  })

  test('a frame of 20 KB closes with 1009', async () => {
    server = await startGateway()
    const client = await server.open()
    client.send('client-big', 'x'.repeat(20_000))
    expect((await client.closed).code).toBe(1009)
  })

  test('a subscription over the rate limit is refused for its channel, and who goes on is closed', async () => {
    server = await startGateway({ limits: { framesPerSecond: 0.001, frameBurst: 5 } })
    const client = await server.open()
    for (let n = 0; n < 5; n += 1) client.send('pusher:ping', {})
    client.send('pusher:subscribe', { channel: 'news' })
    expect(await client.next('pusher:subscription_error')).toMatchObject({
      channel: 'news',
      data: { type: 'LimitReached', status: 429 },
    })
    for (let n = 0; n < 50; n += 1) client.send('pusher:ping', {})
    expect(await client.closed).toMatchObject({ code: 4100 })
  })
  test('a client over the rate limit gets an error, and is accepted again later', async () => {
    server = await startGateway({ limits: { framesPerSecond: 1, frameBurst: 5 } })
    const client = await server.open()
    for (let sent = 0; sent < 30; sent += 1) client.send('pusher:ping')
    expect((await client.next('pusher:error')).payload['code']).toBe(4301)
    expect(client.frames.filter(({ event }) => event === 'pusher:pong').length).toBeLessThan(30)
    expect(client.socket.readyState).toBe(client.socket.OPEN)
  })
})

describe('silence', () => {
  test('a silent socket without any subscription is pinged, and closed with 4201 without an answer', async () => {
    server = await startGateway({ limits: { activityTimeout: 1, pongTimeout: 100, sweepInterval: 20 } })
    const client = await server.open(undefined, { autoPong: false })
    const asked = new Promise(resolve => client.socket.once('ping', resolve))
    await asked
    expect((await client.closed).code).toBe(4201)
  })

  test('who answers stays', async () => {
    server = await startGateway({ limits: { activityTimeout: 1, pongTimeout: 100, sweepInterval: 20 } })
    const client = await server.open()
    await new Promise(resolve => client.socket.once('ping', resolve))
    await new Promise(resolve => client.socket.once('ping', resolve))
    expect(client.socket.readyState).toBe(client.socket.OPEN)
  })
})

test(
  'a client that does not read is let go, and the others get everything',
  { timeout: 20_000 },
  async () => {
    server = await startGateway({ limits: { backlog: 200_000, closeTimeout: 100 } })
    const [lazy, keen] = [await server.open(), await server.open()]
    await lazy.join('flood')
    await keen.join('flood')
    lazy.socket.pause()
    const hub = server.gateway.hub(app.id)
    const data = 'x'.repeat(10_000)
    let sent = 0
    while (hub?.channels.get('flood')?.subscribers.size === 2) {
      hub.publish({ name: 'drop', data, channels: ['flood'] })
      sent += 1
      await new Promise(resolve => setImmediate(resolve))
    }
    for (let got = 0; got < sent; got += 1) await keen.next('drop')
    expect(hub?.channels.get('flood')?.subscribers.size).toBe(1)
  },
)

describe('closing the service', () => {
  test('all connections are closed with 4200, in groups, and new ones are rejected', async () => {
    server = await startGateway({ limits: { drain: 300 } })
    const clients = await Promise.all(Array.from({ length: 40 }, () => server.open()))
    const closing = server.gateway.close()
    const late = server.dial()
    expect((await late.closed).code).toBe(1006)
    expect(await Promise.all(clients.map(async client => (await client.closed).code))).toEqual(
      Array(40).fill(4200),
    )
    await closing
  })

  test('the server ends although sockets were open', async () => {
    server = await startGateway()
    const client = await server.open()
    await Promise.all([server.close(), client.closed])
    server = await startGateway()
  })
})
