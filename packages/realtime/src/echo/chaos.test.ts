import Pusher from 'pusher'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { userChannel } from '../channels.ts'
import { OrderedFeed } from '../feed/ordered-feed.ts'
import { AuthServer } from '../testing/auth-server.ts'
import { CuttingProxy } from '@masar/testing/cutting-proxy'
import { app, GatewayProcess } from '../testing/gateway-process.ts'
import { connectRealtime } from './connect.ts'

const gateway = new GatewayProcess()
let proxy: CuttingProxy
let auth: AuthServer
beforeAll(async () => {
  await gateway.start()
  proxy = await CuttingProxy.open(() => gateway.port)
  auth = await AuthServer.open(app)
})
afterAll(async () => {
  proxy.close()
  auth.close()
  await gateway.end()
})

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

test(
  '50 forced drops and a restart in the middle: nothing lost, nothing twice, all in order',
  { timeout: 400_000 },
  async () => {
    const publisher = new Pusher({
      appId: app.id,
      key: app.key,
      secret: app.secret,
      host: '127.0.0.1',
      port: String(gateway.port),
      timeout: 2000,
    })
    const stored: { seq: number }[] = []
    const heard: number[] = []
    const connection = connectRealtime({
      address: { key: app.key, host: '127.0.0.1', port: proxy.port, useTLS: false },
      authHost: auth.url,
      headers: () => ({}),
    })
    const feed = new OrderedFeed<{ seq: number }>({
      from: 0,
      onItem: ({ seq }) => heard.push(seq),
      fetchAfter: async seq => ({
        items: stored.filter(entry => entry.seq > seq).slice(0, 50),
        hasMore: stored.length > seq + 50,
      }),
    })
    connection.subscribe(userChannel(7), 'NotificationCreated', payload => feed.push(payload))
    connection.onCatchUp(() => feed.catchUp())

    const writingEnds = new AbortController()
    let live = 0
    const writing = (async () => {
      while (!writingEnds.signal.aborted) {
        stored.push({ seq: stored.length + 1 })
        // Stored first, published afterwards; while the gateway is down no one receives it live.
        await publisher
          .trigger('private-user.7', String.raw`App\Events\NotificationCreated`, stored.at(-1))
          .then(
            () => {
              live += 1
            },
            () => pause(20),
          )
        await pause(5)
      }
    })()
    for (let drops = 0; drops < 50;) {
      while (connection.socketId === undefined) await pause(5)
      const before = connection.socketId
      await pause(Math.random() * 60)
      if (drops === 25) {
        // A crash is a drop, too.
        await gateway.stop('SIGKILL')
        await gateway.start()
        drops += 1
      } else if (proxy.cut() > 0) {
        drops += 1
      }
      while (connection.socketId === before) await pause(5)
    }
    writingEnds.abort()
    await writing
    while (heard.length < stored.length) await pause(20)
    connection.close()
    feed.close()

    expect(live).toBeGreaterThan(100)
    expect(heard).toEqual(stored.map(({ seq }) => seq))
  },
)
