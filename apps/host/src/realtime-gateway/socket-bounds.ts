import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { addressGroup } from '@masar/api/address-group'
import { clientAddressFinder, proxyFinder } from '../overload/proxies.ts'

/**
 * Counts the sockets of each client address (IPv6: of each /64), behind a proxy too. Without it, a client that opens them through the proxy could
 * hold all that the process has room for.
 */
export class SocketBounds {
  readonly #most: number
  readonly #addressOf: (request: IncomingMessage) => string
  readonly #isProxy: (address: string) => boolean
  readonly #open = new Map<string, number>()

  /** @param trusted the proxies of `TRUST_PROXY`; their own address is many people's and not counted */
  constructor(most: number, trusted: string[]) {
    this.#most = most
    this.#addressOf = clientAddressFinder(trusted)
    this.#isProxy = proxyFinder(trusted)
  }

  /** Counts a socket until its stream is closed. @returns whether its address may have it */
  admit(request: IncomingMessage, stream: Duplex): boolean {
    const address = this.#addressOf(request)
    if (this.#isProxy(address)) return true
    const group = addressGroup(address)
    const open = this.#open.get(group) ?? 0
    if (open >= this.#most) return false
    this.#open.set(group, open + 1)
    stream.once('close', () => this.#release(group))
    return true
  }

  #release(group: string): void {
    const open = (this.#open.get(group) ?? 1) - 1
    if (open === 0) this.#open.delete(group)
    else this.#open.set(group, open)
  }
}
