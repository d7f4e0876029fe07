import { randomInt } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyBaseLogger } from 'fastify'
import { type RawData, WebSocketServer } from 'ws'
import { AppHub } from './app-hub.ts'
import type { GatewayApp } from './app-settings.ts'
import { ClosingSocket, Connection } from './connection.ts'
import { drain } from './drain.ts'
import { codes, errorText, protocolFrame } from './frames.ts'
import { Greetings } from './greetings.ts'
import { checkHandshake } from './handshake.ts'
import { type GatewayLimits, standardLimits } from './limits.ts'
import { depart, receive } from './messages.ts'
import { deliver, Outgoing } from './outgoing.ts'
import { SocketBounds } from './socket-bounds.ts'
import { sweep } from './sweep.ts'
import { Webhooks } from './webhooks.ts'

export interface GatewayOptions {
  apps: GatewayApp[]
  /** Origins whose pages may connect, besides the one that the request itself names as its host. */
  origins: string[]
  log: Pick<FastifyBaseLogger, 'warn'>
  /** Proxies whose `X-Forwarded-For` is believed, as in `TRUST_PROXY`. */
  trustProxy?: string[]
  limits?: Partial<GatewayLimits>
}

/** The realtime gateway: the Pusher protocol, version 7, for any number of apps. */
export class Gateway {
  readonly limits: GatewayLimits
  readonly #byId: Map<string, AppHub>
  readonly #byKey: Map<string, AppHub>
  readonly #origins: Set<string>
  readonly #outgoing = new Outgoing()
  readonly #greetings: Greetings
  readonly #bounds: SocketBounds
  readonly #sockets: InstanceType<typeof WebSocketServer<typeof ClosingSocket>>
  readonly #sweeping: NodeJS.Timeout
  #isDraining = false

  constructor({ apps, origins, log, limits, trustProxy = [] }: GatewayOptions) {
    this.limits = { ...standardLimits, ...limits }
    const hubs = apps.map(app => new AppHub(app, this.limits, new Webhooks(app, this.limits, log)))
    this.#byId = new Map(hubs.map(hub => [hub.app.id, hub]))
    this.#byKey = new Map(hubs.map(hub => [hub.app.key, hub]))
    this.#origins = new Set(origins)
    this.#greetings = new Greetings(this.limits.greetingsPerSecond)
    this.#bounds = new SocketBounds(this.limits.socketsPerAddress, trustProxy)
    const { frame, closeTimeout } = this.limits
    // Named apart: the published types do not know `closeTimeout` yet.
    const options = {
      noServer: true,
      clientTracking: false,
      perMessageDeflate: false,
      maxPayload: frame,
      WebSocket: ClosingSocket,
      closeTimeout,
    }
    this.#sockets = new WebSocketServer(options)
    this.#sweeping = setInterval(
      () => sweep(this.#byId.values(), this.limits),
      this.limits.sweepInterval,
    ).unref()
  }

  /** The app of the HTTP API's `/apps/{id}`. */
  hub(id: string): AppHub | undefined {
    return this.#byId.get(id)
  }

  /** The app that the API of this process publishes to: the first of the settings. */
  own(): AppHub | undefined {
    const [hub] = this.#byId.values()
    return hub
  }

  /** Handles an upgrade of `/app…`; false leaves it to others. */
  upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): boolean {
    if (!/^\/app(?:[/?]|$)/.test(request.url ?? '')) return false
    if (this.#isDraining) {
      stream.end('HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nContent-Length: 0\r\n\r\n', () =>
        stream.destroy(),
      )
      return true
    }
    const result = this.#bounds.admit(request, stream)
      ? checkHandshake(request, { byKey: this.#byKey, origins: this.#origins })
      : { code: codes.overCapacity, message: 'Too many connections of this address' }
    // With an empty queue the greeting is sent with the handshake's answer: one packet for each client of a storm instead of two.
    stream.cork()
    this.#sockets.handleUpgrade(request, stream, head, socket => {
      if ('hub' in result) this.#greetings.greet(() => this.#greet(result.hub, socket, stream))
      else rejectUpgrade(socket, result)
    })
    stream.uncork()
    return true
  }

  /** Closes all connections, a few at a time, then stops. New sockets are rejected at once. */
  async close(): Promise<void> {
    this.#isDraining = true
    this.#greetings.stop()
    clearInterval(this.#sweeping)
    await drain(this.#byId.values(), this.limits.drain)
    for (const hub of this.#byId.values()) hub.stop()
  }

  #greet(hub: AppHub, socket: ClosingSocket, stream: Duplex): void {
    if (socket.readyState !== ClosingSocket.OPEN) return
    const connection = new Connection(newSocketId(hub), {
      socket,
      stream,
      outgoing: this.#outgoing,
      limits: this.limits,
    })
    hub.connections.set(connection.id, connection)
    const gone = () => depart(hub, connection)
    socket.onClosing = gone
    socket.on('close', gone)
    // Without a listener a broken frame would end the process; `ws` closes the socket itself.
    socket.on('error', gone)
    socket.on('ping', () => connection.received())
    socket.on('pong', () => connection.received())
    socket.on('message', (data: RawData, isBinary: boolean) => {
      if (!connection.isOpen) return
      if (isBinary) connection.closeWithError(1003, 'Only text is understood here')
      else receive(hub, connection, data.toString())
    })
    connection.send(
      protocolFrame('pusher:connection_established', {
        socket_id: connection.id,
        activity_timeout: this.limits.activityTimeout,
      }),
    )
    deliver(connection)
  }
}

function rejectUpgrade(socket: ClosingSocket, { code, message }: { code: number; message: string }): void {
  socket.on('error', () => socket.terminate())
  socket.send(errorText(message, code))
  socket.close(code, message)
}

function newSocketId(hub: AppHub): string {
  for (;;) {
    const id = `${randomInt(1, 2 ** 31)}.${randomInt(1, 2 ** 31)}`
    if (!hub.connections.has(id)) return id
  }
}
