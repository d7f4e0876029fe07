import { describe, expect, test } from 'vitest'
import { readRealtime } from './realtime-settings.ts'

const read = (source: Record<string, string>, production = false) =>
  readRealtime(source, 'a session secret', production)
const app = { id: 'one', key: 'one-key', secret: 'long enough a secret' }

describe('REALTIME_APPS', () => {
  test('unset, there is one app whose secret every process with the same session secret knows', () => {
    const { apps, outside } = read({})
    expect(outside).toBeNull()
    expect(apps).toEqual([
      { id: 'masar', key: 'masar-web', secret: expect.stringMatching(/^[0-9a-f]{64}$/), clientEvents: false },
    ])
    expect(read({}).apps).toEqual(apps)
    expect(readRealtime({}, 'another session secret', false).apps[0]?.secret).not.toBe(apps[0]?.secret)
  })

  test('several apps with all their fields', () => {
    const second = {
      id: 'two',
      key: 'two-key',
      secret: 'another secret here',
      client_events: true,
      enabled: false,
      max_connections: 5,
      origins: ['*'],
      webhooks: [{ url: 'https://masar.test/hook', events: ['client_event'] }],
    }
    expect(read({ REALTIME_APPS: JSON.stringify([app, second]) }).apps).toMatchObject([
      { ...app, clientEvents: false, isEnabled: true },
      {
        id: 'two',
        clientEvents: true,
        isEnabled: false,
        maxConnections: 5,
        origins: ['*'],
        webhooks: [{ url: 'https://masar.test/hook', events: ['client_event'] }],
      },
    ])
  })

  test.each([
    ['no JSON', 'x'],
    ['an object', '{}'],
    ['nothing', '[]'],
    ['no id', JSON.stringify([{ ...app, id: undefined }])],
    ['a bad key', JSON.stringify([{ ...app, key: 'a b' }])],
    ['no secret', JSON.stringify([{ ...app, secret: '' }])],
    ['the same id twice', JSON.stringify([app, { ...app, key: 'other' }])],
    ['the same key twice', JSON.stringify([app, { ...app, id: 'other' }])],
    ['an unknown field', JSON.stringify([{ ...app, clientEvents: true }])],
    ['a text for a switch', JSON.stringify([{ ...app, client_events: 'yes' }])],
    [
      'an unknown webhook event',
      JSON.stringify([{ ...app, webhooks: [{ url: 'https://a.test', events: ['all'] }] }]),
    ],
    ['a webhook without an address', JSON.stringify([{ ...app, webhooks: [{}] }])],
  ])('%s is an error', (_name, text) => expect(() => read({ REALTIME_APPS: text })).toThrow(/REALTIME_APPS/))

  test('production wants a secret of some length', () => {
    expect(() => read({ REALTIME_APPS: JSON.stringify([{ ...app, secret: 'secret' }]) }, true)).toThrow(
      /shorter than 16/,
    )
    expect(read({ REALTIME_APPS: JSON.stringify([app]) }, true).apps).toHaveLength(1)
  })
})

describe('REALTIME_URL', () => {
  test.each([
    [
      'https://key:s%2Bcret@realtime.example/apps/app-1',
      {
        appId: 'app-1',
        key: 'key',
        secret: 's+cret',
        host: 'realtime.example',
        port: undefined,
        useTLS: true,
        socketHost: 'realtime.example',
        namesUser: false,
      },
    ],
    [
      'http://key:secret@127.0.0.1:6001/apps/1',
      {
        appId: '1',
        key: 'key',
        secret: 'secret',
        host: '127.0.0.1',
        port: 6001,
        useTLS: false,
        socketHost: '127.0.0.1',
        namesUser: false,
      },
    ],
    [
      'https://key:secret@api-eu.pusher.com/apps/42',
      {
        appId: '42',
        key: 'key',
        secret: 'secret',
        host: 'api-eu.pusher.com',
        port: undefined,
        useTLS: true,
        socketHost: 'ws-eu.pusher.com',
        namesUser: false,
      },
    ],
    [
      'http://key:secret@gateway:6001/apps/1?gateway=masar',
      {
        appId: '1',
        key: 'key',
        secret: 'secret',
        host: 'gateway',
        port: 6001,
        useTLS: false,
        socketHost: 'gateway',
        namesUser: true,
      },
    ],
  ])('%s', (url, service) => expect(read({ REALTIME_URL: url }).outside).toEqual(service))

  test.each(['x', 'ws://key:secret@host/apps/1', 'https://host/apps/1', 'https://key:secret@host/'])(
    '%s is told',
    url => expect(() => read({ REALTIME_URL: url })).toThrow(/REALTIME_URL/),
  )
})
