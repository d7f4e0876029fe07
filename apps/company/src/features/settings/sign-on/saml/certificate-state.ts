import type { SamlCertificate } from '../api.ts'

const day = 86_400_000
const daysOfWarning = 30

/** @param now in milliseconds */
export function certificateState(expiresAt: string, now: number): 'expired' | 'soon' | 'valid' {
  const left = Date.parse(expiresAt) - now
  return left <= 0 ? 'expired' : left < daysOfWarning * day ? 'soon' : 'valid'
}

/** When the sign-on would stop by itself, if that is soon: with the last certificate. */
export function endOfSignOn(certificates: readonly SamlCertificate[], now: number): string | null {
  const last = certificates.map(each => each.expires_at).sort((a, b) => Date.parse(b) - Date.parse(a))[0]
  return last === undefined || certificateState(last, now) === 'valid' ? null : last
}
