import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import Pusher from 'pusher'

export interface AuthCall {
  path: string
  headers: IncomingHttpHeaders
  fields: Record<string, string>
}

/** Signs as the service does; a test decides what it answers. */
export class AuthServer {
  readonly calls: AuthCall[] = []
  /** The status for a call; 200 signs. */
  decide: (call: AuthCall) => number = () => 200
  readonly #server: Server
  readonly #signer: Pusher

  private constructor(app: { id: string; key: string; secret: string }) {
    this.#signer = new Pusher({ appId: app.id, key: app.key, secret: app.secret, host: '127.0.0.1' })
    this.#server = createServer((request, response) => {
      let body = ''
      request
        .on('data', (chunk: Buffer) => {
          body += chunk.toString()
        })
        .on('end', () => {
          const call = {
            path: request.url ?? '',
            headers: request.headers,
            fields: Object.fromEntries(new URLSearchParams(body)),
          }
          this.calls.push(call)
          const status = this.decide(call)
          response
            .writeHead(status, { 'content-type': 'application/json' })
            .end(JSON.stringify(status === 200 ? this.#sign(call) : {}))
        })
    })
  }

  static async open(app: { id: string; key: string; secret: string }): Promise<AuthServer> {
    const server = new AuthServer(app)
    server.#server.listen(0, '127.0.0.1')
    await once(server.#server, 'listening')
    return server
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  close(): void {
    this.#server.close()
    this.#server.closeAllConnections()
  }

  #sign({ path, headers, fields }: AuthCall): object {
    const id = String(headers['authorization'] ?? '').replace('Bearer ', '') || '7'
    const { socket_id: socketId = '', channel_name: channel = '' } = fields
    if (path === '/broadcasting/user-auth') return this.#signer.authenticateUser(socketId, { id })
    return this.#signer.authorizeChannel(
      socketId,
      channel,
      channel.startsWith('presence-') ? { user_id: id, user_info: { name: `Person ${id}` } } : undefined,
    )
  }
}
