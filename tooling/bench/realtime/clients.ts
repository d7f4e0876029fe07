import { WebSocket } from 'ws'
import { LeanClient } from './lean-client.ts'
import { app, channel, now, type ToClients } from './messages.ts'

// A crowd of clients in one process. Counts the frames of all, and says when the last one has arrived.
const sockets = new Set<WebSocket>()
let awaited = 0
let arrived = 0

function onFrame(): void {
  arrived += 1
  if (arrived === awaited) process.send?.({ allAt: now() })
}

function connect(url: string, protocol: 'pusher' | 'bare'): Promise<void> {
  return new Promise((done, failed) => {
    const socket = new WebSocket(addressOf(url, protocol), { perMessageDeflate: false })
    sockets.add(socket)
    socket.on('error', failed)
    if (protocol === 'bare') socket.on('open', done).on('message', onFrame)
    else socket.on('message', data => onProtocolFrame(socket, data.toString(), done))
  })
}

/** As one of a storm. */
function rush(url: string, protocol: 'pusher' | 'bare'): Promise<void> {
  return new Promise((done, failed) => {
    const client: LeanClient = new LeanClient(new URL(addressOf(url, protocol)), {
      open: () => {
        if (protocol === 'bare') done()
      },
      text: text => {
        if (protocol === 'bare') onFrame()
        else onProtocolFrame(client, text, done)
      },
      error: failed,
    })
  })
}

const addressOf = (url: string, protocol: 'pusher' | 'bare') =>
  protocol === 'pusher' ? `${url}/app/${app.key}?protocol=7&client=js&version=8.6.0` : url

function onProtocolFrame(socket: Pick<WebSocket | LeanClient, 'send'>, text: string, done: () => void): void {
  if (text.startsWith('{"event":"bench"')) onFrame()
  else if (text.includes('pusher:connection_established'))
    socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel } }))
  else if (text.includes('subscription_succeeded')) done()
}

async function leave(count: number): Promise<void> {
  const leaving = [...sockets].slice(0, count)
  await Promise.all(
    leaving.map(
      socket =>
        new Promise<void>(done => {
          sockets.delete(socket)
          socket.once('close', () => done())
          socket.close()
        }),
    ),
  )
}

process.on('message', (message: ToClients) => {
  if (message === 'close') process.exit()
  else if ('connect' in message) {
    const come = message.isStorm ? rush : connect
    void Promise.all(Array.from({ length: message.connect }, () => come(message.url, message.protocol))).then(
      () => process.send?.({ connectedAt: now() }),
    )
  } else if ('await' in message) {
    awaited = message.await
    arrived = 0
    process.send?.({ isWaiting: true })
  } else void leave(message.leave).then(() => process.send?.({ left: true }))
})
process.send?.({ isReady: true })
