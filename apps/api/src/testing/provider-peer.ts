import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PaymentSettings } from '../payment-settings.ts'

export interface PeerCall {
  method: string
  path: string
  query: URLSearchParams
  headers: IncomingHttpHeaders
  body: string
}

export interface PeerAnswer {
  status: number
  body: unknown
}

/** What goes wrong with a call: an error, no JSON, no answer in time; or it is carried out, and its answer lost. */
export type SimulatedError = 'error' | 'garbage' | 'empty' | 'silence' | 'lost'

export interface PeerMessage {
  body: string
  headers: Record<string, string>
}

/** A payment provider on the loopback: its API by HTTP with books of its own, and what buyers do on its page. */
export abstract class ProviderPeer {
  abstract readonly name: 'stripe' | 'moyasar'
  readonly calls: PeerCall[] = []
  /** The next calls' faults, in their order; null for one that goes well. */
  readonly simulatedErrors: (SimulatedError | null)[] = []
  /** Why cards take no refund; null where they do. */
  refundError: string | null = null
  readonly #server: Server

  constructor() {
    this.#server = createServer((request, reply) => {
      const parts: Buffer[] = []
      request.on('data', (part: Buffer) => parts.push(part))
      request.on('end', () => {
        const url = new URL(request.url ?? '/', 'http://peer')
        const call = {
          method: request.method ?? '',
          path: url.pathname,
          query: url.searchParams,
          headers: request.headers,
          body: Buffer.concat(parts).toString('utf8'),
        }
        this.calls.push(call)
        const simulated = this.simulatedErrors.shift() ?? null
        if (simulated === 'silence') return
        const answer = simulated === null || simulated === 'lost' ? this.handle(call) : null
        if (simulated === 'lost') return void request.socket.destroy()
        const body = { error: '{"error":{}}', garbage: '<html>Bad gateway</html>', empty: '{}' }
        reply
          .writeHead(answer?.status ?? (simulated === 'error' ? 500 : 200), {
            'content-type': 'application/json',
          })
          .end(answer ? JSON.stringify(answer.body) : body[simulated as keyof typeof body])
      })
    })
  }

  async open(): Promise<this> {
    await new Promise<void>(resolve => {
      this.#server.listen(0, '127.0.0.1', resolve)
    })
    return this
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise(resolve => {
      this.#server.close(resolve)
    })
  }

  /** Settings of a shop that is paid here. */
  abstract settings(): PaymentSettings
  /** The buyer pays on the page. @param amount of another sum than was asked */
  abstract pay(id: string, amount?: number): void
  /** A card is declined on the page, which stays open. */
  abstract decline(id: string, isPoor?: boolean): void
  /** The page's time has passed. */
  abstract expire(id: string): void
  abstract isOpen(id: string): boolean
  /** Gives money back by hand, as in the provider's own dashboard. */
  abstract refundByHand(id: string, amount: number): void
  /** Each refund of a payment. */
  abstract refunds(id: string): number[]
  /** The message of what happened last with a payment. @param at when it was signed */
  abstract message(id: string, event: string, at?: number): PeerMessage
  protected abstract handle(call: PeerCall): PeerAnswer
}
