import { BlockList, isIP } from 'node:net'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8)
loopback.addAddress('::1', 'ipv6')

/** Loopback, unspecified (an address to listen on), private, shared, link-local, multicast and reserved networks: RFC 1918, 4193, 3927, 4291, 6598, 6890. */
const local = new BlockList()
for (const [net, prefix] of [
  ['127.0.0.0', 8],
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
  ['192.0.0.0', 24],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  local.addSubnet(net, prefix)
for (const [net, prefix] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
  // IPv4 behind a translator: which address that is, it alone knows.
  ['64:ff9b::', 96],
] as const)
  local.addSubnet(net, prefix, 'ipv6')

/** Names that no public name server answers: RFC 6761, 6762 and 8375, and ICANN's `internal`. */
const localName = /(?:^|\.)(?:localhost|local|internal|home\.arpa)$/

/**
 * Whether a host can be reached from the internet, as far as its name tells.
 * @param hostname as `URL` gives it: lower case, an IPv6 address in brackets or without
 */
export function isPublicHost(hostname: string): boolean {
  const address = bare(hostname)
  if (isIP(address) !== 0) return !isIn(local, address)
  // A name without a dot is known to a network of its own: `http://masar:3000` between containers.
  return address.includes('.') && !localName.test(address)
}

/** Whether a host is this very machine, by its address or as `localhost`; other names are what a name server says they are. */
export function isLoopbackHost(hostname: string): boolean {
  const address = bare(hostname)
  return isIP(address) === 0 ? /(?:^|\.)localhost$/.test(address) : isIn(loopback, address)
}

/** Without brackets, and without the dot that a full name may end in. */
function bare(hostname: string): string {
  return hostname
    .toLowerCase()
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '')
}

/** An IPv4 address that is written as IPv6 (`::ffff:127.0.0.1`) is found too: Node checks it by both. */
function isIn(list: BlockList, address: string): boolean {
  return list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}
