import { createPublicKey, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'

export interface SelfSigned {
  key: KeyObject
  /** DER in base64. */
  certificate: string
}

const der = (tag: number, ...parts: Buffer[]): Buffer => {
  const content = Buffer.concat(parts)
  const { length } = content
  const bytes = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...bytes]), content])
}
const sequence = (...parts: Buffer[]) => der(0x30, ...parts)
const rsaSha256 = sequence(Buffer.from('06092a864886f70d01010b', 'hex'), Buffer.from('0500', 'hex'))
const utcTime = (at: Date) =>
  der(0x17, Buffer.from(`${at.toISOString().slice(2, 19).replace(/[-:T]/g, '')}Z`, 'ascii'))
const nameOf = (text: string) =>
  sequence(der(0x31, sequence(Buffer.from('0603550403', 'hex'), der(0x0c, Buffer.from(text, 'utf8')))))

/** A key and its certificate, which Node alone cannot make. @param days until it expires; below zero it has */
export function selfSigned({ days = 365, name = 'IdP', bits = 2048 } = {}): SelfSigned {
  const { privateKey: key } = generateKeyPairSync('rsa', { modulusLength: bits })
  const from = new Date(Date.now() - 400 * 86_400_000)
  const body = sequence(
    der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    rsaSha256,
    nameOf(name),
    sequence(utcTime(from), utcTime(new Date(Date.now() + days * 86_400_000))),
    nameOf(name),
    createPublicKey(key).export({ type: 'spki', format: 'der' }),
  )
  const signature = der(0x03, Buffer.from([0]), sign('sha256', body, key))
  return { key, certificate: sequence(body, rsaSha256, signature).toString('base64') }
}
