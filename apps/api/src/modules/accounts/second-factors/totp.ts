import { and, eq, lt, sql } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import type { Connection } from '../../../db/client.ts'
import { totpSecrets } from '../../../db/schema/index.ts'
import type { Secrets } from '../../../secrets.ts'

/** What every authenticator app reads: RFC 6238 with SHA-1, six digits, 30 seconds. */
const period = 30
/** Clocks of phones may be a step off, on either side. */
const window = 1
/** 160 bits, as RFC 4226 recommends. */
const secretBytes = 20

/** A new secret in base32, and the address that an app reads from a QR code. */
export function newTotp(issuer: string, label: string): { secret: string; uri: string } {
  const totp = totpOf(new Secret({ size: secretBytes }).base32, issuer, label)
  return { secret: totp.secret.base32, uri: totp.toString() }
}

/** The step of a code that is right now or one step off; null for a wrong one. */
export function stepOfCode(secret: string, code: string, now = Date.now()): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window })
  return delta === null ? null : Math.floor(now / 1000 / period) + delta
}

/**
 * Checks a code against the account's app and uses it up, with every earlier one: of calls that bring the same code one succeeds.
 * @returns `used` for a right code that had been used
 */
export async function spendTotpCode(
  tx: Connection,
  secrets: Secrets,
  userId: number,
  code: string,
): Promise<'right' | 'used' | 'wrong'> {
  const [row] = await tx.select().from(totpSecrets).where(eq(totpSecrets.userId, userId))
  const step = row ? stepOfCode(secrets.decrypt(row.encryptedSecret) as string, code) : null
  if (step === null) return 'wrong'
  const spent = await tx
    .update(totpSecrets)
    .set({ lastStep: step, lastUsedAt: sql`now()` })
    .where(and(eq(totpSecrets.userId, userId), lt(totpSecrets.lastStep, step)))
    .returning({ userId: totpSecrets.userId })
  return spent.length > 0 ? 'right' : 'used'
}

function totpOf(secret: string, issuer = 'Masar', label = ''): TOTP {
  return new TOTP({ issuer, label, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period })
}
