import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { BlockList, isIP, isIPv4 } from 'node:net'
import { Reader, type CountryResponse } from 'mmdb-lib'

const file = createRequire(import.meta.url).resolve(
  '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb',
)

/** Private networks (RFC 1918, 6598, 3927, 4193, 4291): their addresses have no country. */
const privateNets = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  privateNets.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  privateNets.addSubnet(net, bits, 'ipv6')

/** Reserved, multicast and documentation networks (RFC 6890): no visitor comes from there, whatever a table says. */
const reservedNets = new BlockList()
for (const [net, bits] of [
  ['192.0.2.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  reservedNets.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of [
  ['2001:db8::', 32],
  ['ff00::', 8],
] as const)
  reservedNets.addSubnet(net, bits, 'ipv6')

/** An address without its zone, and as IPv4 where it is one written as IPv6; null when it is none. */
function plainAddress(address: string): string | null {
  const bare = (address.split('%', 1)[0] ?? address).replace(/^::ffff:(?=\d+\.)/i, '')
  return isIP(bare) === 0 ? null : bare
}

const isIn = (nets: BlockList, address: string) => nets.check(address, isIPv4(address) ? 'ipv4' : 'ipv6')

/** Finds the two-letter country code of an address; null where the table knows none. */
export type CountryFinder = (address: string) => Promise<string | null>

/**
 * Countries by the table that ships with an npm package: read when it is first asked, kept (8 MB), never fetched.
 * @param ofPrivate the country of visitors from a private network; null where that is to be none
 */
export function countryTable(ofPrivate: string | null): CountryFinder {
  let reading: Promise<Reader<CountryResponse>> | undefined
  const open = async () => {
    reading ??= readFile(file).then(bytes => new Reader<CountryResponse>(bytes))
    return reading.catch((error: unknown) => {
      reading = undefined
      throw error
    })
  }
  return async address => {
    const plain = plainAddress(address)
    if (plain === null || isIn(reservedNets, plain)) return null
    if (isIn(privateNets, plain)) return ofPrivate
    // This table's rows are flatter than those that the reader's types know.
    const row: unknown = (await open()).get(plain)
    return typeof row === 'object' && row !== null && 'country_code' in row ? String(row.country_code) : null
  }
}
