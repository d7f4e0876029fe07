import { X509Certificate } from 'node:crypto'

export interface CertificateFacts {
  /** DER in base64, as metadata have it. */
  base64: string
  subject: string
  /** SHA-256, in groups of two. */
  fingerprint: string
  expiresAt: Date
}

/**
 * A certificate as PEM, or as the bare base64 of metadata.
 * @returns null for what is none, or has a key by which nothing should be signed
 */
export function readCertificate(text: string): CertificateFacts | null {
  const base64 = text.replace(/-----(?:BEGIN|END) CERTIFICATE-----/g, '').replace(/\s/g, '')
  if (base64 === '' || !/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) return null
  try {
    const certificate = new X509Certificate(Buffer.from(base64, 'base64'))
    const { asymmetricKeyType: kind, asymmetricKeyDetails: details } = certificate.publicKey
    const isFit = kind === 'ec' || (kind === 'rsa' && (details?.modulusLength ?? 0) >= 2048)
    if (!isFit) return null
    return {
      base64: certificate.raw.toString('base64'),
      subject: certificate.subject.replaceAll('\n', ', '),
      fingerprint: certificate.fingerprint256,
      expiresAt: certificate.validToDate,
    }
  } catch {
    return null
  }
}
