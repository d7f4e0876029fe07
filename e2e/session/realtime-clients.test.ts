import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { CuttingProxy } from '@masar/testing/cutting-proxy'
import type { Page } from '@playwright/test'
import type EchoClass from 'laravel-echo'
import Publisher from 'pusher'
import type pusherJs from 'pusher-js'
import { freePort, node, root } from '../fixtures/host.ts'
import { expect, test } from '../fixtures/test.ts'

/** What the libraries' own browser builds put into a page, and what the tests write down there. */
interface Libraries {
  Pusher: new (...given: ConstructorParameters<typeof pusherJs.default>) => pusherJs.default
  Echo: { default: typeof EchoClass }
  pusher: pusherJs.default
  received: unknown[][]
}
const { resolve } = createRequire(import.meta.url)
const webBuild = (name: string) => resolve('pusher-js').replace(/node\/pusher\.js$/, `web/${name}.js`)

/** Masar's own app as an operator names it who lets browsers send each other events. */
const apps = [{ id: 'masar', key: 'masar-web', secret: 'a secret of these tests', client_events: true }]

// The host's own policy lets no such script in.
test.use({ bypassCSP: true, hostSettings: { REALTIME_APPS: JSON.stringify(apps) } })

/** A page of the host without a script of its own, with pusher-js in it, connecting with a token. */
async function clientPage(page: Page, url: string, port: number, token: string): Promise<void> {
  await page.goto(`${url}/robots.txt`)
  for (const path of [webBuild('pusher'), resolve('laravel-echo/iife')]) await page.addScriptTag({ path })
  await page.evaluate(
    ({ wsPort, bearer }) => {
      const scope = globalThis as unknown as Libraries
      const headers = { Authorization: `Bearer ${bearer}` }
      scope.received = []
      scope.pusher = new scope.Pusher('masar-web', {
        cluster: '',
        wsHost: '127.0.0.1',
        wsPort,
        forceTLS: false,
        enabledTransports: ['ws'],
        enableStats: false,
        channelAuthorization: { endpoint: '/broadcasting/auth', transport: 'ajax', headers },
        userAuthentication: { endpoint: '/broadcasting/user-auth', transport: 'ajax', headers },
      })
    },
    { wsPort: port, bearer: token },
  )
}

const receivedBy = (page: Page) => page.evaluate(() => (globalThis as unknown as Libraries).received)

/** laravel-echo over it: the own channel, another person's, and who is in the lesson. */
const listen = (page: Page, ids: { own: number; other: number; lesson: number }) =>
  page.evaluate(({ own, other, lesson }) => {
    const { Echo, pusher, received } = globalThis as unknown as Libraries
    const echo = new Echo.default({ broadcaster: 'pusher', client: pusher })
    echo
      .private(`user.${own}`)
      .subscribed(() => received.push(['listening']))
      .listen('NotificationsRead', (event: { unread_notifications_count: number }) =>
        received.push(['unread', event.unread_notifications_count]),
      )
    echo
      .private(`user.${other}`)
      .error((error: { status: number }) => received.push(['refused', error.status]))
    echo
      .join(`lesson.${lesson}`)
      .here((members: object[]) => received.push(['here', members.length]))
      .joining(() => received.push(['joined']))
      .leaving(() => received.push(['left']))
      .listenForWhisper('typing', (data: { at: string }) => received.push(['typing', data.at]))
  }, ids)

test('pusher-js and laravel-echo in a browser: own channels, members, a whisper, and a reconnect', async ({
  context,
  host,
  ids,
  newLearner,
  signedIn,
  call,
  watch,
}) => {
  // Another person's channel is asked for on purpose, again after the cut.
  watch.allow(/403 POST .*\/broadcasting\/auth/)
  const emails = [newLearner(), newLearner()] as const
  for (const email of emails)
    expect((await (await call(email))('POST', `/courses/${ids.course}/enrolments`)).status).toBeLessThan(300)
  const [mine, theirs] = [await signedIn(emails[0]), await signedIn(emails[1])]
  const proxy = await CuttingProxy.open(() => host.start.port)
  const [page, other] = [await context.newPage(), await context.newPage()]
  const readAll = async () => (await call(emails[0]))('POST', '/notifications/read-all', { up_to: 1_000_000 })
  const received = () => receivedBy(page)

  await clientPage(page, host.url, proxy.port, mine.token)
  await listen(page, { own: mine.user.id, other: theirs.user.id, lesson: ids.lesson })
  await expect.poll(received).toEqual(expect.arrayContaining([['listening'], ['refused', 403], ['here', 1]]))

  await clientPage(other, host.url, host.start.port, theirs.token)
  await other.evaluate(lesson => {
    const { pusher, received: list } = globalThis as unknown as Libraries
    const channel = pusher.subscribe(`presence-lesson.${lesson}`)
    channel.bind('pusher:subscription_succeeded', ({ count }: { count: number }) => {
      list.push(['here', count])
      channel.trigger('client-typing', { at: 'السطر 3' })
    })
    channel.bind('client-typing', () => list.push(['own whisper']))
  }, ids.lesson)
  await expect.poll(received).toEqual(expect.arrayContaining([['joined'], ['typing', 'السطر 3']]))
  expect((await readAll()).status).toBe(200)
  await expect.poll(received).toContainEqual(['unread', 0])

  const socketOf = () => page.evaluate(() => (globalThis as unknown as Libraries).pusher.connection.socket_id)
  const before = await socketOf()
  await page.evaluate(() => {
    ;(globalThis as unknown as Libraries).received.length = 0
  })
  proxy.cut()
  await expect.poll(received).toEqual(expect.arrayContaining([['listening'], ['here', 2]]))
  expect(await socketOf()).not.toBe(before)
  await readAll()
  await expect.poll(received).toContainEqual(['unread', 0])
  await other.close()
  await expect.poll(received).toContainEqual(['left'])
  // Once each: no channel was joined twice after the cut.
  expect((await received()).filter(([what]) => what !== 'refused').toSorted()).toEqual([
    ['here', 2],
    ['left'],
    ['listening'],
    ['unread', 0],
  ])
  proxy.close()
})

/** The gateway as a process of its own, for pages of one origin, and the server library that publishes through it. */
async function gatewayAlone(origin: string) {
  const app = { id: 'rooms', key: 'rooms-web', secret: 'a-secret-of-the-rooms' }
  const port = await freePort()
  const gateway = spawn(node, ['apps/host/src/realtime-gateway/alone.ts'], {
    cwd: root,
    stdio: 'ignore',
    env: {
      ...process.env,
      NODE_ENV: '',
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: origin,
      LOG_LEVEL: 'silent',
      REALTIME_APPS: JSON.stringify([app]),
      REALTIME_URL: '',
    },
  })
  const publisher = new Publisher({
    appId: app.id,
    key: app.key,
    secret: app.secret,
    host: '127.0.0.1',
    port: String(port),
    useTLS: false,
    encryptionMasterKeyBase64: Buffer.alloc(32, 7).toString('base64'),
  })
  return { app, port, gateway, publisher }
}

test('encrypted and cache channels in a browser, over a gateway that runs alone', async ({ page, host }) => {
  const { app, port, gateway, publisher } = await gatewayAlone(host.url)
  try {
    await expect
      .poll(async () =>
        publisher.get({ path: '/channels' }).then(
          answer => answer.status,
          () => 0,
        ),
      )
      .toBe(200)
    // Published before anyone subscribes, and cached for later subscribers.
    expect((await publisher.trigger('cache-scores', 'Scored', { points: 7 })).status).toBe(200)
    await page.goto(`${host.url}/robots.txt`)
    await page.addScriptTag({ path: webBuild('pusher-with-encryption') })
    await page.exposeFunction('authorise', (socketId: string, channel: string) =>
      publisher.authorizeChannel(socketId, channel),
    )
    await page.evaluate(
      ({ key, wsPort }) => {
        const scope = globalThis as unknown as Libraries & {
          authorise(
            socketId: string,
            channel: string,
          ): Promise<Parameters<pusherJs.ChannelAuthorizationCallback>[1]>
        }
        scope.received = []
        scope.pusher = new scope.Pusher(key, {
          cluster: '',
          wsHost: '127.0.0.1',
          wsPort,
          forceTLS: false,
          enabledTransports: ['ws'],
          enableStats: false,
          channelAuthorization: {
            endpoint: '',
            transport: 'ajax',
            customHandler: ({ socketId, channelName }, done) => {
              void scope.authorise(socketId, channelName).then(answer => done(null, answer))
            },
          },
        })
        const listenTo = (name: string, event: string) =>
          scope.pusher
            .subscribe(name)
            .bind('pusher:subscription_succeeded', () => scope.received.push([name, 'listening']))
            .bind('pusher:cache_miss', () => scope.received.push([name, 'nothing yet']))
            .bind(event, (data: object) => scope.received.push([name, data]))
        listenTo('private-encrypted-room', 'Told')
        listenTo('cache-scores', 'Scored')
        listenTo('private-encrypted-cache-answers', 'Told')
        listenTo('private-cache-empty', 'Told')
      },
      { key: app.key, wsPort: port },
    )
    await expect
      .poll(() => receivedBy(page))
      .toEqual(
        expect.arrayContaining([
          ['private-encrypted-room', 'listening'],
          ['cache-scores', 'listening'],
          ['cache-scores', { points: 7 }],
          ['private-cache-empty', 'nothing yet'],
          ['private-encrypted-cache-answers', 'nothing yet'],
        ]),
      )

    // The frames on the wire are encrypted.
    const frames: string[] = []
    const session = await page.context().newCDPSession(page)
    session.on('Network.webSocketFrameReceived', ({ response }) => frames.push(response.payloadData))
    await session.send('Network.enable')
    for (const channel of ['private-encrypted-room', 'private-encrypted-cache-answers'])
      await publisher.trigger(channel, 'Told', { secret: 'الجواب ٤٢' })
    await expect
      .poll(() => receivedBy(page))
      .toEqual(
        expect.arrayContaining([
          ['private-encrypted-room', { secret: 'الجواب ٤٢' }],
          ['private-encrypted-cache-answers', { secret: 'الجواب ٤٢' }],
        ]),
      )
    expect(frames.filter(frame => frame.includes('ciphertext'))).toHaveLength(2)
    expect(frames.join('\n')).not.toMatch(/الجواب|\\u0627/)
  } finally {
    gateway.kill()
  }
})
