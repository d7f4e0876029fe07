import { and, eq, gt, gte, isNull, ne, sql } from 'drizzle-orm'
import { sqlStateOf, type Connection, type Database } from '../../../db/client.ts'
import {
  challenges,
  identities,
  oneTimeTokens,
  passkeys,
  recoveryCodes,
  signOnIdentities,
  sessions,
  totpSecrets,
  users,
} from '../../../db/schema/index.ts'
import type { Locale } from '../../../locale.ts'
import { hashOf, newToken, type Secrets } from '../../../secrets.ts'
import { revokeFeed } from '../../learning/calendar/feeds.ts'
import type { MailOrigin } from '../../platform/mail/origin.ts'
import type { MailQueue } from '../../platform/mail/queue.ts'
import { endSessions } from '../auth/session-ending.ts'
import { endPendingSteps } from '../password-reset/service.ts'
import { forgetFactors, hasSecondFactors, lockAccount } from '../second-factors/factors.ts'

const undoDays = 7

type Ending = 'undone' | 'gone' | 'taken'

/** Lets the earlier address take a change back, once within 7 days. @returns the path of the page, for an e-mail to that address */
export async function offerUndo(
  tx: Connection,
  secrets: Secrets,
  account: { id: number; email: string; locale: Locale },
): Promise<string> {
  const token = newToken()
  await tx.insert(oneTimeTokens).values({
    purpose: 'undo_email',
    tokenHash: hashOf(token),
    userId: account.id,
    encryptedPayload: secrets.encrypt(account.email),
    expiresAt: sql`now() + make_interval(days => ${undoDays})`,
  })
  return `/mail/undo-email?token=${token}&lang=${account.locale}`
}

/** @returns the address that a token gives back to its account; null for one that works no longer */
export async function addressToRestore(
  db: Database,
  secrets: Secrets,
  token: string,
): Promise<string | null> {
  const [row] = await db
    .select({ payload: oneTimeTokens.encryptedPayload })
    .from(oneTimeTokens)
    .innerJoin(users, eq(users.id, oneTimeTokens.userId))
    .where(and(isLive(token), isNull(users.erasedAt)))
  return row?.payload == null ? null : (secrets.decrypt(row.payload) as string)
}

/**
 * Gives an account its earlier address back. The person who changed it may know the password and may have added sign-in methods of their own: every
 * session ends, the password works no longer, and what has come to the sign-in since the change goes. A reset by the restored address
 * opens the account again. The undoing of later changes goes too, for it may have been mailed to the person who made this one.
 * @returns `gone` for a token that works no longer, `taken` when the address has another account by now, which leaves the token
 */
export async function undoEmailChange(
  { db, secrets, mails }: { db: Database; secrets: Secrets; mails: MailQueue },
  token: string,
  origin: MailOrigin,
): Promise<Ending> {
  const undo = async (tx: Connection): Promise<Ending> => {
    const [row] = await tx.select().from(oneTimeTokens).where(isLive(token)).for('update')
    if (row?.userId == null || row.encryptedPayload === null) return 'gone'
    const email = secrets.decrypt(row.encryptedPayload) as string
    await lockAccount(tx, row.userId)
    const [account] = await tx.select().from(users).where(eq(users.id, row.userId))
    if (!account || account.erasedAt !== null) return 'gone'
    const [other] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.email, email), ne(users.id, account.id)))
    if (other) return 'taken'
    await tx
      .update(oneTimeTokens)
      .set({ usedAt: sql`now()` })
      .where(eq(oneTimeTokens.id, row.id))
    await dropWaysInSince(tx, account.id, row.createdAt)
    const keeps = await hasGoogle(tx, account.id)
    await tx
      .update(users)
      .set({ email, passwordHash: null, isGoogle: keeps, updatedAt: sql`now()` })
      .where(eq(users.id, account.id))
    await endSessions(tx, eq(sessions.userId, account.id))
    await endPendingSteps(tx, account.id)
    await tx.delete(challenges).where(eq(challenges.userId, account.id))
    await tellBoth(tx, mails, { key: row.id, account, email, origin })
    return 'undone'
  }
  return db.transaction(undo).catch((error: unknown) => {
    // Another account took the address in this very moment.
    if (sqlStateOf(error) === '23505') return 'taken'
    throw error
  })
}

/** The address that is back learns what to do next, the other one that it opens nothing any more. */
async function tellBoth(
  tx: Connection,
  mails: MailQueue,
  {
    key,
    account: { email: withdrawn, locale },
    email,
    origin,
  }: { key: number; account: { email: string | null; locale: Locale }; email: string; origin: MailOrigin },
): Promise<void> {
  const restored = { to: email, locale, template: 'email_restored', origin } as const
  await mails.write(tx, `email-restored-${key}`, restored)
  if (withdrawn === null || withdrawn === email) return
  await mails.write(tx, `email-withdrawn-${key}`, { ...restored, to: withdrawn, template: 'email_withdrawn' })
}

/** Outside identities, second factors, undo links and the address of the calendar that were added at a moment or later; an account without a factor forgets its codes. */
async function dropWaysInSince(tx: Connection, userId: number, since: Date): Promise<void> {
  await tx.delete(identities).where(and(eq(identities.userId, userId), gte(identities.createdAt, since)))
  await tx
    .delete(signOnIdentities)
    .where(and(eq(signOnIdentities.userId, userId), gte(signOnIdentities.createdAt, since)))
  await tx.delete(passkeys).where(and(eq(passkeys.userId, userId), gte(passkeys.createdAt, since)))
  await tx.delete(totpSecrets).where(and(eq(totpSecrets.userId, userId), gte(totpSecrets.confirmedAt, since)))
  await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), gte(recoveryCodes.createdAt, since)))
  await tx
    .delete(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.userId, userId),
        gte(oneTimeTokens.createdAt, since),
        isNull(oneTimeTokens.usedAt),
      ),
    )
  await revokeFeed(tx, userId, since)
  if (!(await hasSecondFactors(tx, userId))) await forgetFactors(tx, userId)
}

async function hasGoogle(tx: Connection, userId: number): Promise<boolean> {
  const isConnected = and(eq(identities.userId, userId), isNull(identities.disconnectedAt))
  return (await tx.select({ subject: identities.subject }).from(identities).where(isConnected)).length > 0
}

function isLive(token: string) {
  return and(
    eq(oneTimeTokens.tokenHash, hashOf(token)),
    eq(oneTimeTokens.purpose, 'undo_email'),
    isNull(oneTimeTokens.usedAt),
    gt(oneTimeTokens.expiresAt, sql`now()`),
  )
}
