import { isIP } from 'node:net'

/**
 * Who an address belongs to, as far as limits go: an IPv4 address as it is, an IPv6 one by its /64, which one subscriber has whole.
 * Text that is no address stays as it is.
 */
export function addressGroup(address: string): string {
  const [plain = ''] = address.split('%', 1)
  if (isIP(plain) !== 6) return plain
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)
  if (mapped?.[1] !== undefined) return mapped[1]
  const [head = '', tail] = plain.split('::')
  const front = head === '' ? [] : head.split(':')
  const back = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros =
    tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0')
  return [...front, ...zeros, ...back]
    .slice(0, 4)
    .map(part => Number.parseInt(part, 16).toString(16))
    .join(':')
}
