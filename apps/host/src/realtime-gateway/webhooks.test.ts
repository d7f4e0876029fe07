import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sign } from './signatures.ts'
import { app, startGateway, type TestGateway } from './testing/test-gateway.ts'

interface WebhookEvent {
  name: string
  channel: string
  [field: string]: unknown
}
let receiver: Server
let received: { headers: Record<string, unknown>; body: string }[]
let failures: number
let wake: () => void
let server: TestGateway

beforeEach(async () => {
  received = []
  failures = 0
  receiver = createServer((request, response) => {
    let body = ''
    request
      .on('data', (chunk: Buffer) => {
        body += chunk.toString()
      })
      .on('end', () => {
        response.writeHead(failures > 0 ? 500 : 200).end()
        failures -= 1
        if (failures < 0) received.push({ headers: request.headers, body })
        wake?.()
      })
  }).listen(0, '127.0.0.1')
  await new Promise(resolve => receiver.once('listening', resolve))
})
afterEach(async () => {
  await server.close()
  receiver.close()
})

const target = () => `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`
const start = async (more: object = {}, events?: ('channel_occupied' | 'client_event')[]) => {
  server = await startGateway({
    apps: [{ ...app, webhooks: [{ url: target(), ...(events && { events }) }] }],
    limits: { webhookDelay: 100, ...more },
  })
}
const events = () => received.flatMap(({ body }) => (JSON.parse(body) as { events: WebhookEvent[] }).events)

async function until(name: string): Promise<WebhookEvent> {
  for (;;) {
    const found = events().find(event => event.name === name)
    if (found) return found
    await new Promise<void>(resolve => {
      wake = resolve
    })
  }
}

test('a webhook is signed over its body and names the key', async () => {
  await start()
  const client = await server.open()
  await client.join('news')
  await until('channel_occupied')
  const [first] = received
  expect(first?.headers['x-pusher-key']).toBe(app.key)
  expect(first?.headers['x-pusher-signature']).toBe(sign(app.secret, first?.body ?? ''))
  expect(JSON.parse(first?.body ?? '')).toMatchObject({
    time_ms: expect.any(Number),
    events: [{ name: 'channel_occupied', channel: 'news' }],
  })
})

test('channels, members, client events, cache misses and counts are sent', async () => {
  await start()
  const [one, two] = [await server.open(), await server.open()]
  await one.join('presence-cache-room', '{"user_id":"7"}')
  await two.join('presence-cache-room', '{"user_id":"8"}')
  await two.join('news')
  one.send('client-typing', { n: 1 }, { channel: 'presence-cache-room' })
  expect(await until('client_event')).toEqual({
    name: 'client_event',
    channel: 'presence-cache-room',
    event: 'client-typing',
    data: '{"n":1}',
    socket_id: one.id,
    user_id: '7',
  })
  expect(await until('member_added')).toEqual({
    name: 'member_added',
    channel: 'presence-cache-room',
    user_id: '7',
  })
  expect(await until('cache_miss')).toEqual({ name: 'cache_miss', channel: 'presence-cache-room' })
  expect(await until('subscription_count')).toEqual({
    name: 'subscription_count',
    channel: 'news',
    subscription_count: 1,
  })
  two.socket.close()
  expect(await until('member_removed')).toEqual({
    name: 'member_removed',
    channel: 'presence-cache-room',
    user_id: '8',
  })
  one.socket.close()
  await until('channel_vacated')
})

test.each(['7', 7])('a member’s id is sent with the type it was given: %j', async id => {
  await start()
  const [one, two] = [await server.open(), await server.open()]
  await one.join('presence-room', JSON.stringify({ user_id: id }))
  await two.join('presence-room', '{"user_id":"other"}')
  one.send('client-typing', {}, { channel: 'presence-room' })
  expect([(await until('client_event'))['user_id'], (await until('member_added'))['user_id']]).toEqual([
    id,
    id,
  ])
  one.socket.close()
  expect((await until('member_removed'))['user_id']).toBe(id)
})

test('who is back in time was never gone', async () => {
  await start({ webhookDelay: 60_000 })
  const first = await server.open()
  await first.join('presence-room', '{"user_id":"7"}')
  first.socket.close()
  await first.closed
  const again = await server.open()
  await again.join('presence-room', '{"user_id":"7"}')
  await again.join('marker')
  await until('subscription_count')
  expect(events().map(({ name, channel }) => `${name} ${channel}`)).toEqual([
    'channel_occupied presence-room',
    'member_added presence-room',
    'channel_occupied marker',
    'subscription_count marker',
  ])
})

test('a failed delivery is retried, in order', async () => {
  await start()
  failures = 1
  const client = await server.open()
  await client.join('first')
  await client.settle()
  await client.join('second')
  while (!events().some(({ channel }) => channel === 'second'))
    await new Promise<void>(resolve => {
      wake = resolve
    })
  expect(
    events()
      .filter(({ name }) => name === 'channel_occupied')
      .map(({ channel }) => channel),
  ).toEqual(['first', 'second'])
})

test('a receiver gets only the events it subscribed to', async () => {
  await start({}, ['client_event'])
  const [one, two] = [await server.open(), await server.open()]
  await one.join('private-room')
  await two.join('private-room')
  one.send('client-typing', {}, { channel: 'private-room' })
  await until('client_event')
  expect(events().map(({ name }) => name)).toEqual(['client_event'])
})
