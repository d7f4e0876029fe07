import { createServer, type Server } from 'node:http'
import { Agent } from 'node:https'
import { connect, type AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { firebasePush } from '../gateways/push/firebase.ts'
import type { PushGateway } from '../gateways/push/push.ts'
import type { PushSettings } from '../push-settings.ts'

/** Settings of a project that is nowhere but on this machine. */
export const pushSettings: PushSettings = {
  web: {
    apiKey: 'test-key',
    projectId: 'masar-test',
    messagingSenderId: '1234567890',
    appId: '1:1234567890:web:abcdef',
  },
  vapidKey: 'B'.repeat(87),
  account: {
    projectId: 'masar-test',
    clientEmail: 'push@masar-test.example',
    privateKey: 'unused, tokens are handed in',
  },
}

export interface FcmMessage {
  fid?: string
  token?: string
  data: Record<string, string>
  webpush: { headers: Record<string, string> }
}

/** Firebase's HTTP v1 endpoint, on the loopback: it records requests and sends the prepared answers. */
export class FcmPeer {
  readonly messages: FcmMessage[] = []
  readonly calls: { path: string; authorization: string | undefined }[] = []
  /** The next answers, in their order; after them each message is taken. */
  answers: { status: number; code: string }[] = []
  readonly #server: Server

  private constructor(server: Server) {
    this.#server = server
  }

  static async open(): Promise<FcmPeer> {
    const server = createServer()
    const peer = new FcmPeer(server)
    server.on('request', (request, reply) => {
      const parts: Buffer[] = []
      request.on('data', (part: Buffer) => parts.push(part))
      request.on('end', () => {
        peer.calls.push({ path: request.url ?? '', authorization: request.headers.authorization })
        peer.messages.push(
          (JSON.parse(Buffer.concat(parts).toString('utf8')) as { message: FcmMessage }).message,
        )
        const { status, code } = peer.answers.shift() ?? { status: 200, code: '' }
        const error = {
          error: {
            code: status,
            status: code,
            message: 'refused',
            details: [{ '@type': 'type.googleapis.com/google.firebase.fcm.v1.FcmError', errorCode: code }],
          },
        }
        reply
          .writeHead(status, { 'content-type': 'application/json' })
          .end(
            JSON.stringify(
              status === 200 ? { name: `projects/masar-test/messages/${peer.messages.length}` } : error,
            ),
          )
      })
    })
    await new Promise<void>(resolve => {
      server.listen(0, '127.0.0.1', resolve)
    })
    return peer
  }

  /** The product's own gateway, whose sockets lead here. */
  gateway(): PushGateway {
    const { port } = this.#server.address() as AddressInfo
    const httpAgent = new (class extends Agent {
      override createConnection(
        _options: unknown,
        made?: (error: Error | null, socket: Duplex) => void,
      ): Duplex {
        const socket: Duplex = connect(port, '127.0.0.1', () => made?.(null, socket))
        return socket
      }
    })()
    return firebasePush({
      account: pushSettings.account,
      credential: { getAccessToken: async () => ({ access_token: 'loopback-token', expires_in: 3600 }) },
      httpAgent,
    })
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise(resolve => {
      this.#server.close(resolve)
    })
  }
}
