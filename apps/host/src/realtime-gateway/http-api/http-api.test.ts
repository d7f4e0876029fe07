import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { app, otherApp, startGateway, type TestGateway } from '../testing/test-gateway.ts'
import { call, type SignedCall } from '../testing/signed-call.ts'

let server: TestGateway
beforeEach(async () => {
  server = await startGateway()
})
afterEach(() => server.close())

const ask = (path: string, options?: SignedCall) => call(server.url, app, path, options)
const post = (path: string, body: unknown, more: SignedCall = {}) =>
  ask(path, { method: 'POST', body, ...more })
const event = { name: 'Published', data: '{"n":1}', channel: 'news' }

describe('signatures', () => {
  test('a good one is answered', async () =>
    expect(await post('/events', event)).toEqual({ status: 200, body: {} }))

  test('an app that is not there is 404, a disabled one 403', async () => {
    expect((await call(server.url, { ...app, id: 'nobody' }, '/channels')).status).toBe(404)
    await server.close()
    server = await startGateway({ apps: [{ ...app, isEnabled: false }] })
    expect((await ask('/channels')).status).toBe(403)
  })

  test.each<[string, SignedCall['tamper']]>([
    ['no signature', ({ query }) => query.delete('auth_signature')],
    ['a signature of something else', ({ query }) => query.set('auth_signature', '0'.repeat(64))],
    ['another key', ({ query }) => query.set('auth_key', otherApp.key)],
    ['no key', ({ query }) => query.delete('auth_key')],
    ['another version', ({ query }) => query.set('auth_version', '2.0')],
    ['no version', ({ query }) => query.delete('auth_version')],
    ['no time', ({ query }) => query.delete('auth_timestamp')],
    ['a time that is none', ({ query }) => query.set('auth_timestamp', '1e9')],
    ['a parameter that was not signed', ({ query }) => query.set('more', '1')],
    ['another body', () => ({ body: JSON.stringify({ ...event, data: 'forged' }) })],
    [
      'another body with its digest',
      ({ query }) => {
        query.set('body_md5', '6a8c2d8f4d9a1e0b1c1b1c1b1c1b1c1b')
        return { body: '{}' }
      },
    ],
    ['no digest of the body', ({ query }) => query.delete('body_md5')],
  ])('%s is 401', async (_name, tamper) =>
    expect((await post('/events', event, { tamper })).status).toBe(401),
  )

  test('a recording from more than ten minutes ago, or ahead, is 401', async () => {
    const now = Date.now() / 1000
    expect((await post('/events', event, { at: now - 601 })).status).toBe(401)
    expect((await post('/events', event, { at: now + 605 })).status).toBe(401)
    expect((await post('/events', event, { at: now - 590 })).status).toBe(200)
  })

  test('one app’s secret opens nothing of another', async () =>
    expect((await call(server.url, { ...otherApp, id: app.id }, '/channels')).status).toBe(401))
})

describe('events', () => {
  test('all channels receive it, the named socket does not', async () => {
    const [cause, other] = [await server.open(), await server.open()]
    for (const client of [cause, other])
      for (const channel of ['news', 'private-room']) await client.join(channel)
    await post('/events', {
      name: 'Published',
      data: '{"n":1}',
      channels: ['news', 'private-room'],
      socket_id: cause.id,
    })
    expect(await other.next('Published')).toMatchObject({ channel: 'news', data: '{"n":1}' })
    expect(await other.next('Published')).toMatchObject({ channel: 'private-room' })
    expect((await cause.settle()).map(frame => frame.event)).not.toContain('Published')
  })

  test('data goes on as the very text that came', async () => {
    const client = await server.open()
    await client.join('news')
    await post('/events', { ...event, data: 'no json, «مسار» \u2028 "quoted"' })
    expect((await client.next('Published')).data).toBe('no json, «مسار» \u2028 "quoted"')
  })

  test('info describes the channels', async () => {
    const client = await server.open()
    await client.join('presence-room', '{"user_id":"7"}')
    const answer = await post('/events', {
      name: 'Published',
      data: '{}',
      channels: ['presence-room', 'news'],
      info: 'user_count,subscription_count',
    })
    expect(answer.body).toEqual({
      channels: {
        'presence-room': { user_count: 1, subscription_count: 1 },
        news: { subscription_count: 0 },
      },
    })
  })

  test.each<[string, unknown, number]>([
    ['no JSON', 'x', 400],
    ['a list', [], 400],
    ['no name', { ...event, name: undefined }, 400],
    ['an empty name', { ...event, name: '' }, 400],
    ['a name of 201', { ...event, name: 'x'.repeat(201) }, 400],
    ['data that is no text', { ...event, data: { n: 1 } }, 400],
    ['10 kB and one byte', { ...event, data: 'x'.repeat(10_241) }, 413],
    ['no channel', { name: 'Published', data: '' }, 400],
    ['a bad channel', { ...event, channel: 'a b' }, 400],
    ['a protocol channel', { ...event, channel: '#other' }, 400],
    [
      '101 channels',
      { name: 'Published', data: '', channels: Array.from({ length: 101 }, (_, index) => `c${index}`) },
      400,
    ],
    [
      'an encrypted channel among others',
      { name: 'Published', data: '', channels: ['news', 'private-encrypted-room'] },
      400,
    ],
    ['a bad socket id', { ...event, socket_id: 'x' }, 400],
  ])('%s is rejected', async (_name, body, status) =>
    expect((await post('/events', body)).status).toBe(status),
  )

  test('10 kB, 200 characters of name and 100 channels pass', async () =>
    expect(
      (
        await post('/events', {
          name: 'x'.repeat(200),
          data: 'x'.repeat(10_240),
          channels: Array.from({ length: 100 }, (_, index) => `c${index}`),
        })
      ).status,
    ).toBe(200))
})

describe('batches', () => {
  test('all are sent, in order, and the info comes in their order', async () => {
    const client = await server.open()
    await client.join('news')
    const answer = await post('/batch_events', {
      batch: [
        { ...event, data: '1', info: 'subscription_count' },
        { ...event, data: '2' },
        { ...event, data: '3', channel: 'empty', info: 'subscription_count' },
      ],
    })
    expect(answer).toEqual({
      status: 200,
      body: { batch: [{ subscription_count: 1 }, {}, { subscription_count: 0 }] },
    })
    expect([(await client.next('Published')).data, (await client.next('Published')).data]).toEqual(['1', '2'])
  })

  test('without info the answer is empty', async () =>
    expect((await post('/batch_events', { batch: [event] })).body).toEqual({}))

  test('one bad event stops them all', async () => {
    const client = await server.open()
    await client.join('news')
    expect((await post('/batch_events', { batch: [event, { ...event, name: '' }] })).status).toBe(400)
    expect(
      (await post('/batch_events', { batch: [event, { ...event, data: 'x'.repeat(10_241) }] })).status,
    ).toBe(413)
    expect((await post('/batch_events', { batch: Array.from({ length: 11 }, () => event) })).status).toBe(400)
    expect((await client.settle()).map(frame => frame.event)).not.toContain('Published')
  })

  test('ten large events fit', async () =>
    expect(
      (
        await post('/batch_events', {
          batch: Array.from({ length: 10 }, () => ({ ...event, data: '"'.repeat(10_240) })),
        })
      ).status,
    ).toBe(200))
})

describe('channels', () => {
  beforeEach(async () => {
    const [one, two] = [await server.open(), await server.open()]
    one.signIn({ id: '7' })
    await one.join('#server-to-user-7')
    await one.join('news')
    await one.join('presence-room', '{"user_id":"7"}')
    await two.join('presence-room', '{"user_id":8}')
    await two.join('cache-last')
  })

  test('the occupied ones, without the protocol’s own', async () =>
    expect((await ask('/channels')).body).toEqual({
      channels: { news: {}, 'presence-room': {}, 'cache-last': {} },
    }))

  test('by prefix, with user counts', async () => {
    expect(
      (await ask('/channels', { query: { filter_by_prefix: 'presence-', info: 'user_count' } })).body,
    ).toEqual({ channels: { 'presence-room': { user_count: 2 } } })
    expect((await ask('/channels', { query: { info: 'user_count' } })).status).toBe(400)
  })

  test('one channel', async () => {
    expect(
      (await ask('/channels/presence-room', { query: { info: 'user_count,subscription_count' } })).body,
    ).toEqual({ occupied: true, user_count: 2, subscription_count: 2 })
    expect((await ask('/channels/nobody-here')).body).toEqual({ occupied: false })
    expect((await ask('/channels/news', { query: { info: 'user_count' } })).status).toBe(400)
    expect((await ask('/channels/a%20b')).status).toBe(400)
  })

  test('what a cache holds, and for how long', async () => {
    expect((await ask('/channels/cache-last', { query: { info: 'cache' } })).body).toEqual({
      occupied: true,
      cache: null,
    })
    await post('/events', { ...event, channel: 'cache-last' })
    expect((await ask('/channels/cache-last', { query: { info: 'cache' } })).body).toEqual({
      occupied: true,
      cache: { data: '{"n":1}', ttl: 1800 },
    })
  })

  test('the longest name that a channel may have, and no longer one', async () => {
    const name = 'presence-'.padEnd(164, 'x')
    await (await server.open()).join(name, '{"user_id":"7"}')
    expect((await ask(`/channels/${name}`, { query: { info: 'user_count' } })).body).toEqual({
      occupied: true,
      user_count: 1,
    })
    expect((await ask(`/channels/${name}/users`)).body).toEqual({ users: [{ id: '7' }] })
    expect((await ask(`/channels/${name}x`)).status).toBe(404)
  })

  test('members, as their application named them; 400 elsewhere', async () => {
    expect((await ask('/channels/presence-room/users')).body).toEqual({ users: [{ id: '7' }, { id: 8 }] })
    expect((await ask('/channels/news/users')).status).toBe(400)
  })
})

describe('terminating', () => {
  test('the user’s signed-in sockets are closed with 4009, no others', async () => {
    const [one, two, other] = [await server.open(), await server.open(), await server.open()]
    for (const [client, id] of [
      [one, '7'],
      [two, '7'],
      [other, '8'],
    ] as const) {
      client.signIn({ id })
      await client.next('pusher:signin_success')
    }
    expect(await post('/users/7/terminate_connections', {})).toEqual({ status: 200, body: {} })
    expect([(await one.closed).code, (await two.closed).code]).toEqual([4009, 4009])
    await other.settle()
  })

  test('a user with the longest id', async () => {
    const [client, id] = [await server.open(), '7'.repeat(128)]
    client.signIn({ id })
    await client.next('pusher:signin_success')
    expect((await post(`/users/${id}/terminate_connections`, {})).status).toBe(200)
    expect((await client.closed).code).toBe(4009)
  })
})

test.each([
  ['GET', '/nothing'],
  ['POST', '/channels'],
  ['DELETE', '/events'],
  ['GET', '/channels/news/users/7'],
  ['GET', ''],
])('%s %s is no call: 404 as all its errors, without the signed query', async (method, path) => {
  const signature = 'auth_signature=5c1b'
  const answer = await fetch(`${server.url}/apps/masar${path}?${signature}`, { method })
  const text = await answer.text()
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    404,
    'application/json; charset=utf-8',
    'no-store',
  ])
  expect(JSON.parse(text)).toEqual({ error: 'There is no such call' })
})

test('/apps by itself is no call either', async () =>
  expect(await (await fetch(`${server.url}/apps?auth_signature=5c1b`)).json()).toEqual({
    error: 'There is no such call',
  }))
