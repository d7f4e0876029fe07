import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { channelText, sign } from './signatures.ts'
import { app, otherApp, startGateway, type TestGateway } from './testing/test-gateway.ts'

let server: TestGateway
beforeEach(async () => {
  server = await startGateway()
})
afterEach(() => server.close())

const member = (id: string | number, info?: object) =>
  JSON.stringify({ user_id: id, ...(info && { user_info: info }) })
const publish = (channel: string, name: string, data = '{}') =>
  server.gateway.hub(app.id)?.publish({ name, data, channels: [channel] })

describe('public channels', () => {
  test('success names the channel and has data as text', async () => {
    const client = await server.open()
    const frame = await client.join('news')
    expect(frame).toMatchObject({ channel: 'news', data: '{}' })
  })

  test('subscribing again answers the same and adds no second member', async () => {
    const client = await server.open()
    await client.join('news')
    await client.join('news')
    publish('news', 'Published')
    await client.next('Published')
    expect((await client.settle()).filter(({ event }) => event === 'Published')).toEqual([])
    expect(server.gateway.hub(app.id)?.channels.get('news')?.subscribers.size).toBe(1)
  })

  test('after unsubscribing nothing more comes, and nothing is answered', async () => {
    const client = await server.open()
    await client.join('news')
    await client.settle()
    client.send('pusher:unsubscribe', { channel: 'news' })
    expect(await client.settle()).toEqual([])
    publish('news', 'Published')
    expect(await client.settle()).toEqual([])
  })

  test.each(['a b', 'a/b', 'a:b', 'a#b', '#private', 'ä', 'x'.repeat(165), '#server-to-user-'])(
    'the name %s is rejected on the channel',
    async name => {
      const client = await server.open()
      client.subscribe(name)
      expect(await client.next('pusher:subscription_error')).toMatchObject({ channel: name })
    },
  )

  test('a name of 164 characters is taken', async () => {
    const client = await server.open()
    expect((await client.join('x'.repeat(164))).channel).toHaveLength(164)
  })

  test('apps share nothing', async () => {
    const ours = await server.open()
    const theirs = await server.open(`/app/${otherApp.key}?protocol=7`)
    await ours.join('news')
    await theirs.join('news')
    publish('news', 'Published')
    await ours.next('Published')
    expect((await theirs.settle()).map(({ event }) => event)).not.toContain('Published')
  })

  test('a socket has room for a hundred channels', async () => {
    const client = await server.open()
    for (let number = 0; number < 101; number += 1) client.subscribe(`room-${number}`)
    expect(await client.next('pusher:subscription_error')).toMatchObject({
      channel: 'room-100',
      payload: { type: 'LimitReached' },
    })
  })
})

describe('private channels', () => {
  test('the signature opens the channel', async () => {
    const client = await server.open()
    expect((await client.join('private-room')).channel).toBe('private-room')
  })

  test('Z-09: no signature, another app’s, another socket’s or another channel’s are rejected on the channel, and the socket stays', async () => {
    const client = await server.open()
    const other = await server.open()
    const auths = [
      undefined,
      '',
      app.key,
      7,
      `${otherApp.key}:${sign(otherApp.secret, channelText(client.id, 'private-room'))}`,
      `${otherApp.key}:${sign(app.secret, channelText(client.id, 'private-room'))}`,
      `${app.key}:${sign(app.secret, channelText(other.id, 'private-room'))}`,
      `${app.key}:${sign(app.secret, channelText(client.id, 'private-other'))}`,
      `${app.key}:${sign(app.secret, channelText(client.id, 'private-room')).toUpperCase()}`,
    ]
    for (const auth of auths) {
      client.send('pusher:subscribe', { channel: 'private-room', auth })
      expect(await client.next('pusher:subscription_error')).toMatchObject({
        channel: 'private-room',
        payload: { type: 'AuthError', status: 401 },
      })
    }
    publish('private-room', 'Secret')
    expect(await client.settle()).toEqual([])
    expect(server.gateway.hub(app.id)?.channels.get('private-room')).toBeUndefined()
  })

  test('an encrypted channel’s events are passed on as they are', async () => {
    const client = await server.open()
    await client.join('private-encrypted-room')
    const encrypted = '{"nonce":"LQP3VIsWGHNgNkRMZmIJrRTI2eHsMDKU","ciphertext":"abc"}'
    publish('private-encrypted-room', 'Published', encrypted)
    expect((await client.next('Published')).data).toBe(encrypted)
  })
})

describe('presence', () => {
  test('a new member gets the member list; the others are notified of a user’s first connection only', async () => {
    const [first, second, third] = [await server.open(), await server.open(), await server.open()]
    await first.join('presence-room', member('7', { name: 'سارة' }))
    const success = await second.join('presence-room', member('8', { name: 'Omar' }))
    expect(JSON.parse(success.data as string)).toEqual({
      presence: { ids: ['7', '8'], hash: { 7: { name: 'سارة' }, 8: { name: 'Omar' } }, count: 2 },
    })
    expect((await first.next('pusher_internal:member_added')).data).toBe(
      '{"user_id":"8","user_info":{"name":"Omar"}}',
    )
    expect((await third.join('presence-room', member('8'))).payload).toMatchObject({ presence: { count: 2 } })
    expect(await first.settle()).toEqual([])
    expect((await second.settle()).map(({ event }) => event)).toEqual([])
  })

  test('a user leaves with the last connection, whether by unsubscribing or by closing', async () => {
    const [watcher, one, two] = [await server.open(), await server.open(), await server.open()]
    await watcher.join('presence-room', member('1'))
    await one.join('presence-room', member('8'))
    await two.join('presence-room', member('8'))
    await watcher.next('pusher_internal:member_added')
    one.send('pusher:unsubscribe', { channel: 'presence-room' })
    await one.settle()
    expect(await watcher.settle()).toEqual([])
    two.socket.close()
    expect((await watcher.next('pusher_internal:member_removed')).data).toBe('{"user_id":"8"}')
  })

  test('a member is gone when the close frame arrives, not when the network is done', async () => {
    const [watcher, leaving] = [await server.open(), await server.open()]
    await watcher.join('presence-room', member('1'))
    await leaving.join('presence-room', member('2'))
    // Its end of the connection stays open: the close frame is all that the gateway gets.
    leaving.socket.close()
    leaving.socket.pause()
    await watcher.next('pusher_internal:member_removed')
    expect(server.gateway.hub(app.id)?.channels.get('presence-room')?.presence?.size).toBe(1)
  })

  test('a number stays a number', async () => {
    const [first, second] = [await server.open(), await server.open()]
    await first.join('presence-room', member(7))
    expect((await second.join('presence-room', member(8))).payload).toMatchObject({
      presence: { ids: [7, 8] },
    })
    expect((await first.next('pusher_internal:member_added')).payload).toEqual({ user_id: 8 })
  })

  test('who is signed in may join without channel data', async () => {
    const client = await server.open()
    client.signIn({ id: '9', user_info: { name: 'Huda' } })
    await client.next('pusher:signin_success')
    expect((await client.join('presence-room')).payload).toEqual({
      presence: { ids: ['9'], hash: { 9: { name: 'Huda' } }, count: 1 },
    })
  })

  test.each([
    ['nothing, and not signed in', undefined],
    ['no JSON', 'x'],
    ['no id', '{}'],
    ['an empty id', member('')],
    ['an id of another kind', '{"user_id":{}}'],
    ['an id of 129 characters', member('x'.repeat(129))],
    ['more than 1 KB about oneself', member('1', { about: 'x'.repeat(1024) })],
  ])('%s is rejected', async (_name, data) => {
    const client = await server.open()
    client.subscribe('presence-room', data)
    expect(await client.next('pusher:subscription_error')).toMatchObject({
      channel: 'presence-room',
      payload: { type: 'AuthError' },
    })
  })

  test('a hundred members fill a channel; a member’s second connection still fits', async () => {
    const clients = await Promise.all(Array.from({ length: 100 }, () => server.open()))
    for (const [index, client] of clients.entries()) await client.join('presence-room', member(String(index)))
    const late = await server.open()
    late.subscribe('presence-room', member('late'))
    expect((await late.next('pusher:subscription_error')).payload).toMatchObject({ type: 'LimitReached' })
    expect((await late.join('presence-room', member('5'))).payload).toMatchObject({
      presence: { count: 100 },
    })
  })
})

describe('cache channels', () => {
  test.each(['cache-news', 'private-cache-news', 'private-encrypted-cache-news'])(
    '%s: the last event, else a miss without data',
    async name => {
      const [first, second] = [await server.open(), await server.open()]
      await first.join(name)
      const miss = await first.next('pusher:cache_miss')
      expect(miss).toMatchObject({ channel: name })
      expect(miss.data).toBeUndefined()
      publish(name, 'Published', '{"n":1}')
      publish(name, 'Published', '{"n":2}')
      await second.join(name)
      expect(await second.next('Published')).toMatchObject({ channel: name, data: '{"n":2}' })
    },
  )

  test('presence channels have caches too', async () => {
    const client = await server.open()
    await client.join('presence-cache-news', member('1'))
    await client.next('pusher:cache_miss')
  })

  test('client events are not cached', async () => {
    const [first, second] = [await server.open(), await server.open()]
    await first.join('private-cache-news')
    first.send('client-typing', {}, { channel: 'private-cache-news' })
    await first.settle()
    await second.join('private-cache-news')
    await second.next('pusher:cache_miss')
  })

  test('an event is kept for its time only', async () => {
    await server.close()
    server = await startGateway({ limits: { cacheAge: 0 } })
    publish('cache-news', 'Published')
    const client = await server.open()
    await client.join('cache-news')
    await client.next('pusher:cache_miss')
  })
})

describe('subscription counts', () => {
  test('every change is published to all subscribers', async () => {
    const [first, second] = [await server.open(), await server.open()]
    await first.join('news')
    expect((await first.next('pusher_internal:subscription_count')).data).toBe('{"subscription_count":1}')
    await second.join('news')
    expect((await first.next('pusher_internal:subscription_count')).payload).toEqual({
      subscription_count: 2,
    })
    second.socket.close()
    expect((await first.next('pusher_internal:subscription_count')).payload).toEqual({
      subscription_count: 1,
    })
  })

  test('presence channels count members instead', async () => {
    const client = await server.open()
    await client.join('presence-room', member('1'))
    expect((await client.settle()).map(({ event }) => event)).not.toContain(
      'pusher_internal:subscription_count',
    )
  })

  test('from a hundred subscribers on it is published at intervals', async () => {
    await server.close()
    server = await startGateway({ limits: { countInterval: 60_000 } })
    const clients = await Promise.all(Array.from({ length: 105 }, () => server.open()))
    for (const client of clients) await client.join('news')
    const counts =
      (await clients[0]?.settle())
        ?.filter(({ event }) => event === 'pusher_internal:subscription_count')
        .map(({ payload }) => payload['subscription_count']) ?? []
    expect(Math.max(...(counts as number[]))).toBeLessThan(100)
  })
})
