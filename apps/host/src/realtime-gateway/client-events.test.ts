import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readEnv } from '@masar/api/settings'
import type { GatewayApp } from './app-settings.ts'
import { app, otherApp, startGateway, type TestGateway } from './testing/test-gateway.ts'

let server: TestGateway
beforeEach(async () => {
  server = await startGateway()
})
afterEach(() => server.close())

const member = (id: string | number) => JSON.stringify({ user_id: id })

test('the other subscribers receive it, the sender does not', async () => {
  const [sender, other] = [await server.open(), await server.open()]
  await sender.join('private-room')
  await other.join('private-room')
  sender.send('client-typing', { at: 7 }, { channel: 'private-room' })
  expect(await other.next('client-typing')).toMatchObject({ channel: 'private-room', data: '{"at":7}' })
  expect((await sender.settle()).map(({ event }) => event)).not.toContain('client-typing')
})

test('the gateway names the member; what the sender claims to be is dropped', async () => {
  const [sender, other] = [await server.open(), await server.open()]
  await sender.join('presence-room', member(7))
  await other.join('presence-room', member('8'))
  sender.send('client-typing', {}, { channel: 'presence-room', user_id: '1', admin: true })
  await other.next('client-typing')
  expect(JSON.parse(other.texts.at(-1) ?? '')).toEqual({
    event: 'client-typing',
    channel: 'presence-room',
    data: '{}',
    user_id: 7,
  })
})

describe('rejected with 4301, delivered to no one, and the socket stays open', () => {
  async function rejected(channel: string, event: string, data: unknown, isSubscribed = true, path?: string) {
    const [sender, other] = [await server.open(path), await server.open(path)]
    for (const client of isSubscribed ? [sender, other] : [other]) {
      client.subscribe(channel, undefined, path ? otherApp : undefined)
      await client.next('pusher_internal:subscription_succeeded')
    }
    sender.send(event, data, { channel })
    const error = await sender.next('pusher:error')
    expect([error.payload['code'], error.channel]).toEqual([4301, channel])
    expect((await other.settle()).map(frame => frame.event)).not.toContain(event)
    expect(sender.socket.readyState).toBe(sender.socket.OPEN)
  }

  test('on a public channel', () => rejected('news', 'client-typing', {}))
  test('on an encrypted channel', () => rejected('private-encrypted-room', 'client-typing', {}))
  test('without a subscription', () => rejected('private-room', 'client-typing', {}, false))
  test('with more than 10 kB of data', () => rejected('private-room', 'client-typing', 'x'.repeat(10_241)))
  test('with a name of more than 200 characters', () =>
    rejected('private-room', `client-${'x'.repeat(194)}`, {}))
  test('in an app that does not allow them', () =>
    rejected('private-room', 'client-typing', {}, true, `/app/${otherApp.key}?protocol=7`))
})

test('Masar’s own app allows none unless its operator names it and switches them on', async () => {
  await server.close()
  const own = (apps?: object) =>
    readEnv({
      SESSION_SECRET: 'a session secret of the tests',
      ...(apps && { REALTIME_APPS: JSON.stringify([apps]) }),
    }).realtime.apps
  const said = async (apps: GatewayApp[]) => {
    server = await startGateway({ apps })
    const [served = app] = apps
    const [sender, other] = [await server.open(), await server.open()]
    for (const client of [sender, other]) {
      client.subscribe('private-room', undefined, served)
      await client.next('pusher_internal:subscription_succeeded')
    }
    sender.send('client-typing', {}, { channel: 'private-room' })
    await sender.settle()
    const heard = (await other.settle()).map(({ event }) => event).includes('client-typing')
    await server.close()
    return heard
  }
  expect(await said(own())).toBe(false)
  const named = { id: 'masar', key: 'masar-web', secret: 'long enough a secret' }
  expect(await said(own(named))).toBe(false)
  expect(await said(own({ ...named, client_events: true }))).toBe(true)
  server = await startGateway()
})

test('a subscription that was given up no longer carries them', async () => {
  const sender = await server.open()
  await sender.join('private-room')
  sender.send('pusher:unsubscribe', { channel: 'private-room' })
  sender.send('client-typing', {}, { channel: 'private-room' })
  await sender.next('pusher:error')
})

test('ten at once pass, the eleventh is rejected', async () => {
  const [sender, other] = [await server.open(), await server.open()]
  await sender.join('private-room')
  await other.join('private-room')
  for (let number = 0; number < 40; number += 1)
    sender.send('client-typing', { number }, { channel: 'private-room' })
  expect((await sender.next('pusher:error')).payload['code']).toBe(4301)
  const received = (await other.settle())
    .filter(({ event }) => event === 'client-typing')
    .map(({ payload }) => payload['number'])
  expect(received.slice(0, 10)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect(received.length).toBeLessThan(40)
})
