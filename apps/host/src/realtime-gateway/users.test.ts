import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { sign, userText } from './signatures.ts'
import { app, otherApp, startGateway, type TestGateway } from './testing/test-gateway.ts'

let server: TestGateway
beforeEach(async () => {
  server = await startGateway()
})
afterEach(() => server.close())

async function user(id: string, more: object = {}) {
  const client = await server.open()
  client.signIn({ id, ...more })
  await client.next('pusher:signin_success')
  return client
}

describe('signing in', () => {
  test('success returns the user’s own text, encoded twice', async () => {
    const client = await server.open()
    client.signIn({ id: '7', name: 'سارة' })
    const { data } = await client.next('pusher:signin_success')
    expect(JSON.parse(data as string)).toEqual({ user_data: '{"id":"7","name":"سارة"}' })
  })

  test.each([{}, { id: 7 }, { id: '' }, { id: 'x'.repeat(129) }, { id: null }])(
    '%j is no user',
    async data => {
      const client = await server.open()
      client.signIn(data)
      expect((await client.next('pusher:error')).payload['code']).toBe(4009)
      expect(client.socket.readyState).toBe(client.socket.OPEN)
    },
  )

  test('another app’s signature, another socket’s and none are rejected', async () => {
    const [client, other] = [await server.open(), await server.open()]
    const data = '{"id":"7"}'
    for (const auth of [
      undefined,
      `${otherApp.key}:${sign(otherApp.secret, userText(client.id, data))}`,
      `${app.key}:${sign(app.secret, userText(other.id, data))}`,
    ]) {
      client.send('pusher:signin', { auth, user_data: data })
      expect((await client.next('pusher:error')).payload['code']).toBe(4009)
    }
  })

  test('again as the same user is fine, as another is not', async () => {
    const client = await user('7')
    client.signIn({ id: '7' })
    await client.next('pusher:signin_success')
    client.signIn({ id: '8' })
    expect((await client.next('pusher:error')).payload['code']).toBe(4009)
    expect(server.gateway.hub(app.id)?.users.isOnline('8')).toBe(false)
  })

  test('the newest connection of too many takes the oldest one’s place', async () => {
    await server.close()
    server = await startGateway({ limits: { socketsPerUser: 2 } })
    const clients = [await user('7'), await user('7'), await user('7')]
    expect((await clients[0]?.closed)?.code).toBe(4004)
    expect(server.gateway.hub(app.id)?.users.connectionsOf('7')).toHaveLength(2)
  })
})

describe('server to user', () => {
  const publishTo = (id: string) =>
    server.gateway
      .hub(app.id)
      ?.publish({ name: 'Published', data: '{}', channels: [`#server-to-user-${id}`] })

  test('a user listens to the own channel without a signature', async () => {
    const client = await user('7')
    await client.join('#server-to-user-7')
    publishTo('7')
    expect(await client.next('Published')).toMatchObject({ channel: '#server-to-user-7' })
  })

  test('no one subscribes to another user’s channel, signed in or not', async () => {
    for (const client of [await user('8'), await server.open()]) {
      client.subscribe('#server-to-user-7')
      expect(await client.next('pusher:subscription_error')).toMatchObject({
        channel: '#server-to-user-7',
        payload: { type: 'AuthError' },
      })
      publishTo('7')
      expect((await client.settle()).map(({ event }) => event)).not.toContain('Published')
    }
  })

  test('a signature for it opens nothing', async () => {
    const client = await server.open()
    client.send('pusher:subscribe', {
      channel: '#server-to-user-7',
      auth: `${app.key}:${sign(app.secret, `${client.id}:#server-to-user-7`)}`,
    })
    await client.next('pusher:subscription_error')
  })
})

describe('watchlists', () => {
  test('who is there now, then who comes and who goes', async () => {
    const friend = await user('8')
    const watcher = await server.open()
    watcher.signIn({ id: '7', watchlist: ['8', '9'] })
    expect((await watcher.next('pusher_internal:watchlist_events')).payload).toEqual({
      events: [
        { name: 'online', user_ids: ['8'] },
        { name: 'offline', user_ids: ['9'] },
      ],
    })
    const late = await user('9')
    expect((await watcher.next('pusher_internal:watchlist_events')).payload).toEqual({
      events: [{ name: 'online', user_ids: ['9'] }],
    })
    const secondTab = await user('9')
    late.socket.close()
    await late.closed
    expect(await watcher.settle()).toEqual([])
    secondTab.socket.close()
    expect((await watcher.next('pusher_internal:watchlist_events')).payload).toEqual({
      events: [{ name: 'offline', user_ids: ['9'] }],
    })
    friend.socket.terminate()
    expect((await watcher.next('pusher_internal:watchlist_events')).payload).toEqual({
      events: [{ name: 'offline', user_ids: ['8'] }],
    })
  })

  test('a hundred are watched; the rest is answered with 4302', async () => {
    const client = await server.open()
    client.signIn({ id: '7', watchlist: Array.from({ length: 101 }, (_, index) => `u${index}`) })
    expect((await client.next('pusher:error')).payload['code']).toBe(4302)
    expect((await client.next('pusher_internal:watchlist_events')).payload).toMatchObject({
      events: [{ user_ids: { length: 100 } }],
    })
  })
})
