import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Connection, Database } from '../../../db/client.ts'
import { oneTimeTokens, users } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import { hashOf, newToken } from '../../../secrets.ts'
import { signInFields, type Caller } from '../auth/session-opening.ts'
import type { SecondStep } from '../second-factors/sign-in.ts'

/** The OAuth flow ends on a page, which trades this code for a session; the browser secret is a cookie of the browser that started the flow. */
export async function issueCode(
  db: Connection,
  userId: number,
  purpose: 'google' | 'sign_on' = 'google',
): Promise<{ code: string; browserSecret: string }> {
  const [code, browserSecret] = [newToken(), newToken()]
  await db.insert(oneTimeTokens).values({
    purpose,
    tokenHash: hashOf(code),
    boundHash: hashOf(browserSecret),
    userId,
    expiresAt: sql`now() + interval '1 minute'`,
  })
  return { code, browserSecret }
}

/**
 * @throws AppError `sign_on_demanded` where the company's provider is the only way in; `gone` for a code that was used, is older than a minute, or was issued for another browser
 */
export async function redeemCode(
  db: Database,
  code: string,
  browserSecret: string,
  caller: Caller,
  step: SecondStep,
  purpose: 'google' | 'sign_on' = 'google',
) {
  return db.transaction(async tx => {
    const [ticket] = await tx
      .update(oneTimeTokens)
      .set({ usedAt: sql`now()` })
      .where(
        and(
          eq(oneTimeTokens.tokenHash, hashOf(code)),
          eq(oneTimeTokens.purpose, purpose),
          eq(oneTimeTokens.boundHash, hashOf(browserSecret)),
          isNull(oneTimeTokens.usedAt),
          gt(oneTimeTokens.expiresAt, sql`now()`),
        ),
      )
      .returning({ userId: oneTimeTokens.userId })
    const [account] =
      ticket?.userId == null
        ? []
        : await tx
            .select(signInFields)
            .from(users)
            .where(and(eq(users.id, ticket.userId), isNull(users.erasedAt)))
    if (!account) throw new AppError('gone')
    return step.enter(tx, account, caller, { isSignOn: purpose === 'sign_on' })
  })
}
