import Fastify from 'fastify'
import { WebSocket } from 'ws'
import type { GatewayApp } from '../app-settings.ts'
import type { Gateway, GatewayOptions } from '../gateway.ts'
import { routerOptions } from '../limits.ts'
import { mountGateway } from '../mount.ts'
import { channelText, sign, userText } from '../signatures.ts'

export const app: GatewayApp = {
  id: 'masar',
  key: 'masar-web',
  secret: 'a secret of the tests',
  clientEvents: true,
}
export const otherApp: GatewayApp = {
  id: 'other',
  key: 'other-key',
  secret: 'another secret',
  clientEvents: false,
}

export interface TestGateway {
  gateway: Gateway
  url: string
  port: number
  /** A raw client that has been greeted. */
  open(path?: string, options?: WebSocket.ClientOptions): Promise<RawClient>
  /** A raw client, accepted or rejected. */
  dial(path?: string, options?: WebSocket.ClientOptions): RawClient
  close(): Promise<void>
}

/** A gateway that listens on a port of its own. */
export async function startGateway(options: Partial<GatewayOptions> = {}): Promise<TestGateway> {
  const server = Fastify({ routerOptions })
  const gateway = await mountGateway(server, {
    apps: [app, otherApp],
    origins: ['https://masar.test'],
    log: server.log,
    ...options,
  })
  const url = await server.listen({ host: '127.0.0.1', port: 0 })
  const clients: RawClient[] = []
  const dial = (
    path = `/app/${app.key}?protocol=7&client=js&version=8.6.0&flash=false`,
    socketOptions: WebSocket.ClientOptions = {},
  ) => {
    const client = new RawClient(`${url.replace('http', 'ws')}${path}`, socketOptions)
    clients.push(client)
    return client
  }
  return {
    gateway,
    url,
    port: Number(new URL(url).port),
    dial,
    async open(path, socketOptions) {
      const client = dial(path, socketOptions)
      client.id = (await client.next('pusher:connection_established')).payload['socket_id'] as string
      return client
    },
    async close() {
      for (const client of clients) client.socket.terminate()
      await server.close()
    },
  }
}

export interface ReceivedFrame {
  event: string
  channel?: string
  data?: unknown
  user_id?: unknown
  /** `data`, decoded once more where it came as text. */
  payload: Record<string, unknown>
}

/** A client that speaks the protocol by hand, so that a test sees every frame. */
export class RawClient {
  readonly socket: WebSocket
  readonly frames: ReceivedFrame[] = []
  readonly texts: string[] = []
  readonly closed: Promise<{ code: number; reason: string }>
  id = ''
  #seen = 0
  #wake: (() => void) | null = null

  constructor(url: string, options: WebSocket.ClientOptions) {
    this.socket = new WebSocket(url, options)
    this.socket.on('message', data => {
      const text = data.toString()
      const frame = JSON.parse(text) as ReceivedFrame
      this.texts.push(text)
      this.frames.push({
        ...frame,
        payload: (typeof frame.data === 'string' ? parsed(frame.data) : (frame.data ?? {})) as Record<
          string,
          unknown
        >,
      })
      this.#wake?.()
    })
    this.socket.on('error', () => this.#wake?.())
    this.closed = new Promise(resolve =>
      this.socket.once('close', (code, reason) => resolve({ code, reason: String(reason) })),
    )
  }

  /** The next frame of this name that no earlier call returned; what came before it is passed over. */
  async next(event: string): Promise<ReceivedFrame> {
    for (;;) {
      while (this.#seen < this.frames.length) {
        const frame = this.frames[this.#seen]
        this.#seen += 1
        if (frame?.event === event) return frame
      }
      if (this.socket.readyState === WebSocket.CLOSED) throw new Error(`closed before ${event} came`)
      await new Promise<void>(resolve => {
        this.#wake = resolve
        this.socket.once('close', () => resolve())
      })
    }
  }

  send(event: string, data: unknown = {}, more: object = {}): void {
    this.socket.send(JSON.stringify({ event, data, ...more }))
  }

  subscribe(channel: string, channelData?: string, signer: GatewayApp = app): void {
    const isPrivate = /^(?:private|presence)-/.test(channel)
    const auth = isPrivate
      ? { auth: `${signer.key}:${sign(signer.secret, channelText(this.id, channel, channelData))}` }
      : {}
    this.send('pusher:subscribe', {
      channel,
      ...auth,
      ...(channelData !== undefined && { channel_data: channelData }),
    })
  }

  async join(channel: string, channelData?: string): Promise<ReceivedFrame> {
    this.subscribe(channel, channelData)
    return this.next('pusher_internal:subscription_succeeded')
  }

  signIn(user: object, signer: GatewayApp = app): void {
    const data = JSON.stringify(user)
    this.send('pusher:signin', {
      auth: `${signer.key}:${sign(signer.secret, userText(this.id, data))}`,
      user_data: data,
    })
  }

  /** Everything that was sent before this has been answered; what came since the call began, in order. */
  async settle(): Promise<ReceivedFrame[]> {
    const from = this.#seen
    this.send('pusher:ping')
    await this.next('pusher:pong')
    return this.frames.slice(from, -1)
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return { text } // an application's own data may be any text
  }
}
