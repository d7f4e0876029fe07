import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'

/** Names that `TRUST_PROXY` may hold, as Fastify knows them. */
const named: Record<string, string[]> = {
  loopback: ['127.0.0.0/8', '::1'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

/**
 * Tells whether an address is a proxy's.
 * @param trusted addresses, networks (`10.0.0.0/8`) and names, as in `TRUST_PROXY`; none: a proxy may stand on this machine
 */
export function proxyFinder(trusted: string[]): (address: string) => boolean {
  const list = new BlockList()
  const entries = trusted.length > 0 ? trusted : ['loopback']
  for (const entry of entries.flatMap(entry => named[entry] ?? [entry])) {
    const [address = '', prefix] = entry.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (prefix === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(prefix), family)
  }
  return address => isIP(address) !== 0 && list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}

/**
 * Reads the client's address of a request that no route handles, as Fastify's `request.ip` reads it of others.
 * @param trusted the proxies whose `X-Forwarded-For` is believed, as in `TRUST_PROXY`; none: no one's
 */
export function clientAddressFinder(trusted: string[]): (request: IncomingMessage) => string {
  const isTrusted = trusted.length > 0 ? proxyFinder(trusted) : () => false
  return ({ socket, headers }) => {
    const forwarded = String(headers['x-forwarded-for'] ?? '')
      .split(',')
      .map(address => address.trim())
      .filter(address => address !== '')
    const hops = [socket.remoteAddress ?? '', ...forwarded.reverse()]
    return hops.find(address => !isTrusted(address)) ?? hops.at(-1) ?? ''
  }
}
