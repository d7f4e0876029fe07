import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import Echo from 'laravel-echo'
import Pusher from 'pusher'
import pusherJsModule from 'pusher-js'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { app, startGateway, type TestGateway } from './testing/test-gateway.ts'

// The libraries themselves, against a gateway that listens: what they make of the protocol is what counts.
// In Node the module is the class itself; its types describe the one for bundlers.
const PusherJs = pusherJsModule as unknown as typeof pusherJsModule.default

let server: TestGateway
let publisher: Pusher
let authServer: Server
let rejectsAuth: boolean
const clients: { disconnect(): void }[] = []

beforeEach(async () => {
  server = await startGateway()
  rejectsAuth = false
  publisher = new Pusher({
    appId: app.id,
    key: app.key,
    secret: app.secret,
    host: '127.0.0.1',
    port: String(server.port),
    useTLS: false,
    timeout: 5000,
    encryptionMasterKeyBase64: Buffer.alloc(32, 7).toString('base64'),
  })
  authServer = createServer((request, response) => {
    let body = ''
    request
      .on('data', (chunk: Buffer) => {
        body += chunk.toString()
      })
      .on('end', () => {
        const fields = new URLSearchParams(body)
        const [socketId, channel] = [fields.get('socket_id') ?? '', fields.get('channel_name') ?? '']
        const user = { user_id: '7', user_info: { name: 'سارة' } }
        const answer =
          request.url === '/broadcasting/user-auth'
            ? publisher.authenticateUser(socketId, { id: '7', watchlist: ['8'] })
            : publisher.authorizeChannel(
                socketId,
                channel,
                channel.startsWith('presence-') ? user : undefined,
              )
        response
          .writeHead(rejectsAuth ? 403 : 200, { 'content-type': 'application/json' })
          .end(rejectsAuth ? '{}' : JSON.stringify(answer))
      })
  }).listen(0, '127.0.0.1')
  await new Promise(resolve => authServer.once('listening', resolve))
})
afterEach(async () => {
  for (const client of clients.splice(0)) client.disconnect()
  await server.close()
  authServer.close()
})

const options = () => {
  const auth = `http://127.0.0.1:${(authServer.address() as AddressInfo).port}`
  return {
    cluster: '',
    wsHost: '127.0.0.1',
    wsPort: server.port,
    forceTLS: false,
    enabledTransports: ['ws' as const],
    enableStats: false,
    channelAuthorization: { endpoint: `${auth}/broadcasting/auth`, transport: 'ajax' as const },
    userAuthentication: { endpoint: `${auth}/broadcasting/user-auth`, transport: 'ajax' as const },
  }
}
function pusherJs() {
  const client = new PusherJs(app.key, options())
  clients.push(client)
  return client
}
function echo() {
  const client = new Echo({ broadcaster: 'pusher', client: pusherJs() })
  return client
}
const bound = <T = unknown>(
  target: { bind(event: string, listener: (data: T) => void): unknown },
  event: string,
) => new Promise<T>(resolve => target.bind(event, resolve))

describe('pusher-js and the server library', () => {
  test('public, private and presence channels bring an event each', async () => {
    const client = pusherJs()
    for (const name of ['news', 'private-room', 'presence-room']) {
      const channel = client.subscribe(name)
      await bound(channel, 'pusher:subscription_succeeded')
      const received = bound(channel, 'Published')
      await publisher.trigger(name, 'Published', { name: 'مسار' })
      expect(await received).toEqual({ name: 'مسار' })
    }
    expect(client.connection.state).toBe('connected')
  })

  test('a sender does not receive its own event', async () => {
    const [cause, other] = [pusherJs(), pusherJs()]
    const messages: unknown[] = []
    for (const client of [cause, other])
      await bound(client.subscribe('news'), 'pusher:subscription_succeeded')
    cause.channel('news').bind('Published', () => messages.push('cause'))
    const received = bound(other.channel('news'), 'Last')
    other.channel('news').bind('Published', () => messages.push('other'))
    await publisher.trigger('news', 'Published', {}, { socket_id: cause.connection.socket_id })
    await publisher.trigger('news', 'Last', {})
    await received
    expect(messages).toEqual(['other'])
  })

  test('members come and go', async () => {
    const client = pusherJs()
    const channel = client.subscribe('presence-room')
    const members = await bound<{ count: number; me: { id: string; info: object } }>(
      channel,
      'pusher:subscription_succeeded',
    )
    expect([members.count, members.me]).toEqual([1, { id: '7', info: { name: 'سارة' } }])
    const added = bound<{ id: string }>(channel, 'pusher:member_added')
    const raw = await server.open()
    await raw.join('presence-room', '{"user_id":"8"}')
    expect((await added).id).toBe('8')
    const removed = bound<{ id: string }>(channel, 'pusher:member_removed')
    raw.socket.close()
    expect((await removed).id).toBe('8')
  })

  test('clients publish to each other', async () => {
    const [one, two] = [pusherJs(), pusherJs()]
    for (const client of [one, two])
      await bound(client.subscribe('private-room'), 'pusher:subscription_succeeded')
    const received = bound(two.channel('private-room'), 'client-typing')
    expect(one.channel('private-room').trigger('client-typing', { n: 1 })).toBe(true)
    expect(await received).toEqual({ n: 1 })
  })

  test('an encrypted channel is read by its subscriber alone', async () => {
    const client = pusherJs()
    const channel = client.subscribe('private-encrypted-room')
    await bound(channel, 'pusher:subscription_succeeded')
    const raw = await server.open()
    await raw.join('private-encrypted-room')
    const received = bound(channel, 'Published')
    await publisher.trigger('private-encrypted-room', 'Published', { secret: 'سر' })
    expect(await received).toEqual({ secret: 'سر' })
    expect((await raw.next('Published')).payload).toEqual({
      nonce: expect.any(String),
      ciphertext: expect.any(String),
    })
  })

  test('signing in, the watchlist, a message to the user, and termination', async () => {
    const client = pusherJs()
    const online = bound<{ user_ids: string[] }>(client.user.watchlist, 'offline')
    client.signin()
    expect((await online).user_ids).toEqual(['8'])
    const received = bound(client.user, 'Published')
    while (!server.gateway.hub(app.id)?.channels.get('#server-to-user-7'))
      await new Promise(resolve => setTimeout(resolve, 5))
    await publisher.sendToUser('7', 'Published', { n: 1 })
    expect(await received).toEqual({ n: 1 })
    const gone = bound(client.connection, 'disconnected')
    await publisher.terminateUserConnections('7')
    await gone
  })

  test('a cache channel and its miss', async () => {
    const client = pusherJs()
    await bound(client.subscribe('cache-news'), 'pusher:cache_miss')
    await publisher.trigger('cache-news', 'Published', { n: 2 })
    expect(await bound(pusherJs().subscribe('cache-news'), 'Published')).toEqual({ n: 2 })
  })

  test('a rejected authorisation and a wrong signature both reach the subscriber', async () => {
    rejectsAuth = true
    expect(await bound(pusherJs().subscribe('private-room'), 'pusher:subscription_error')).toMatchObject({
      status: 403,
    })
    const raw = await server.open()
    raw.send('pusher:subscribe', { channel: 'private-room', auth: 'x' })
    expect((await raw.next('pusher:subscription_error')).payload).toMatchObject({ status: 401 })
  })

  test('a batch, and questions about channels', async () => {
    const client = pusherJs()
    const channel = client.subscribe('presence-room')
    await bound(channel, 'pusher:subscription_succeeded')
    const messages: unknown[] = []
    channel.bind('Published', (data: unknown) => messages.push(data))
    const last = bound(channel, 'Last')
    await publisher.triggerBatch([
      { channel: 'presence-room', name: 'Published', data: 1 },
      { channel: 'presence-room', name: 'Published', data: 2 },
      { channel: 'presence-room', name: 'Last', data: 3 },
    ])
    await last
    expect(messages).toEqual([1, 2])
    const answer = await publisher.get({
      path: '/channels',
      params: { filter_by_prefix: 'presence-', info: 'user_count' },
    })
    expect(await answer.json()).toEqual({ channels: { 'presence-room': { user_count: 1 } } })
    expect(await (await publisher.get({ path: '/channels/presence-room/users' })).json()).toEqual({
      users: [{ id: '7' }],
    })
    await expect(publisher.get({ path: '/channels/news/users' })).rejects.toMatchObject({ status: 400 })
    await expect(publisher.trigger('news', 'Published', 'x'.repeat(10_241))).rejects.toMatchObject({
      status: 413,
    })
  })

  test('after a drain the client is back by itself and still subscribed', async () => {
    const client = pusherJs()
    const channel = client.subscribe('news')
    await bound(channel, 'pusher:subscription_succeeded')
    const back = bound(channel, 'pusher:subscription_succeeded')
    for (const connection of server.gateway.hub(app.id)?.connections.values() ?? [])
      connection.close(4200, 'restart')
    await back
    const received = bound(channel, 'Published')
    await publisher.trigger('news', 'Published', {})
    await received
  })
})

describe('laravel-echo', () => {
  test('private channels with the namespace, raw names, whispers', async () => {
    const [one, two] = [echo(), echo()]
    const graded = new Promise(resolve => {
      one.private('user.7').listen('GradePosted', resolve).listen('.raw', resolve)
    })
    await new Promise(resolve => {
      one.private('user.7').subscribed(() => resolve(undefined))
    })
    await publisher.trigger('private-user.7', String.raw`App\Events\GradePosted`, { points: 9 })
    expect(await graded).toEqual({ points: 9 })
    await new Promise(resolve => {
      two.private('user.7').subscribed(() => resolve(undefined))
    })
    const typed = new Promise(resolve => {
      two.private('user.7').listenForWhisper('typing', resolve)
    })
    one.private('user.7').whisper('typing', { n: 1 })
    expect(await typed).toEqual({ n: 1 })
  })

  test('joining lists the members', async () => {
    const here = await new Promise(resolve => {
      echo().join('lesson.3').here(resolve)
    })
    expect(here).toEqual([{ name: 'سارة' }])
  })

  test('a rejected subscription reaches error()', async () => {
    rejectsAuth = true
    expect(
      await new Promise(resolve => {
        echo().private('user.8').error(resolve)
      }),
    ).toMatchObject({ status: 403 })
  })
})
