import Pusher from 'pusher'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { channelText, sign } from './signatures.ts'
import { app, startGateway, type RawClient, type TestGateway } from './testing/test-gateway.ts'

let server: TestGateway
let publisher: Pusher
const start = async (options: Parameters<typeof startGateway>[0] = {}) => {
  server = await startGateway(options)
  publisher = new Pusher({
    appId: app.id,
    key: app.key,
    secret: app.secret,
    host: '127.0.0.1',
    port: String(server.port),
    useTLS: false,
  })
}
beforeEach(() => start())
afterEach(() => server.close())

const signedFor = (userId: string, more: object = {}) => JSON.stringify({ ...more, signed_for: userId })
const hub = () => server.gateway.hub(app.id)

describe('channel_data on any channel', () => {
  test('is part of what a private channel’s signature covers, as the official auth server signs it', async () => {
    const client = await server.open()
    const data = '{"user_id":"7"}'
    const { auth } = publisher.authorizeChannel(client.id, 'private-user.7', { user_id: '7' })
    client.send('pusher:subscribe', { channel: 'private-user.7', auth, channel_data: data })
    await client.next('pusher_internal:subscription_succeeded')
  })

  test('cannot be left out, added or changed', async () => {
    const client = await server.open()
    const named = sign(app.secret, channelText(client.id, 'private-user.7', signedFor('7')))
    const bare = sign(app.secret, channelText(client.id, 'private-user.7'))
    for (const [signature, data] of [
      [named, undefined],
      [named, signedFor('8')],
      [bare, signedFor('7')],
    ] as const) {
      client.send('pusher:subscribe', {
        channel: 'private-user.7',
        auth: `${app.key}:${signature}`,
        ...(data && { channel_data: data }),
      })
      expect((await client.next('pusher:subscription_error')).payload['type']).toBe('AuthError')
    }
  })
})

describe('terminating a user', () => {
  /** Listens on a signature that was issued to user 7, and never sends `pusher:signin`. */
  async function bare(
    channel = 'private-user.7',
    data = signedFor('7', channel.startsWith('presence-') ? { user_id: 'pseudonym' } : {}),
  ): Promise<RawClient> {
    const client = await server.open()
    await client.join(channel, data)
    return client
  }

  test.each(['private-user.7', 'private-company.3', 'presence-lesson.5'])(
    'closes a socket that listens to %s and never signed in',
    async channel => {
      const client = await bare(channel)
      await publisher.terminateUserConnections('7')
      expect((await client.closed).code).toBe(4009)
      expect(hub()?.channels.get(channel)).toBeUndefined()
    },
  )

  test('leaves the sockets of others alone, in the same channel too', async () => {
    const own = await bare('presence-lesson.5')
    const other = await bare('presence-lesson.5', signedFor('8', { user_id: 'another' }))
    await publisher.terminateUserConnections('7')
    await own.closed
    await other.settle()
    expect(other.socket.readyState).toBe(other.socket.OPEN)
  })

  test('voids signatures that an open socket took before and kept for later', async () => {
    const client = await server.open()
    await publisher.terminateUserConnections('7')
    client.subscribe('private-user.7', signedFor('7'))
    expect((await client.closed).code).toBe(4200)
    const signingIn = await server.open()
    hub()?.signedFor.terminated('7', Date.now() + 1)
    signingIn.signIn({ id: '7' })
    expect((await signingIn.closed).code).toBe(4200)
  })

  test('lets sockets in that were opened later, whose signatures are new', async () => {
    await publisher.terminateUserConnections('7')
    await new Promise(resolve => setTimeout(resolve, 5))
    await bare()
  })

  test('is forgotten once no socket is older', async () => {
    const client = await server.open()
    hub()?.signedFor.terminated('7', 1)
    hub()?.signedFor.sweep(2)
    await client.join('private-user.7', signedFor('7'))
  })
})

test('sockets that never sign in count in the bound per user', async () => {
  await server.close()
  await start({ limits: { socketsPerUser: 2 } })
  const clients = []
  for (let count = 0; count < 3; count += 1) {
    const client = await server.open()
    await client.join('private-user.7', signedFor('7'))
    clients.push(client)
  }
  expect((await clients[0]?.closed)?.code).toBe(4004)
  expect(hub()?.connectionsOf('7')).toHaveLength(2)
  expect(hub()?.channels.get('private-user.7')?.subscribers.size).toBe(2)
})
