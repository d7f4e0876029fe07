import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Connection } from '../../../db/client.ts'
import { oneTimeTokens } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import { hashOf, newToken, type Secrets } from '../../../secrets.ts'

const setupMinutes = 30

type SetupPurpose = 'totp_setup' | 'passkey_setup'

/** Begins to set up a factor. @returns the handle that finishes it once, within 30 minutes */
export async function beginSetup(
  connection: Connection,
  secrets: Secrets,
  { purpose, userId, payload }: { purpose: SetupPurpose; userId: number; payload: string },
): Promise<string> {
  const setup = newToken()
  await connection.insert(oneTimeTokens).values({
    purpose,
    tokenHash: hashOf(setup),
    userId,
    encryptedPayload: secrets.encrypt(payload),
    expiresAt: sql`now() + make_interval(mins => ${setupMinutes})`,
  })
  return setup
}

/**
 * Uses up the handle; what is thrown after it in the same transaction leaves it as it was.
 * @returns what it was begun with
 * @throws AppError `otp_gone` for a handle that was used, is too old, or belongs to someone else
 */
export async function finishSetup(
  tx: Connection,
  secrets: Secrets,
  { purpose, userId, setup }: { purpose: SetupPurpose; userId: number; setup: string },
): Promise<string> {
  const [row] = await tx
    .update(oneTimeTokens)
    .set({ usedAt: sql`now()` })
    .where(
      and(
        eq(oneTimeTokens.tokenHash, hashOf(setup)),
        eq(oneTimeTokens.purpose, purpose),
        eq(oneTimeTokens.userId, userId),
        isNull(oneTimeTokens.usedAt),
        gt(oneTimeTokens.expiresAt, sql`now()`),
      ),
    )
    .returning({ encryptedPayload: oneTimeTokens.encryptedPayload })
  if (!row?.encryptedPayload) throw new AppError('otp_gone')
  return secrets.decrypt(row.encryptedPayload) as string
}
