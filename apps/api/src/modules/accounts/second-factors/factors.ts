import { eq, sql, type SQL } from 'drizzle-orm'
import type { Connection } from '../../../db/client.ts'
import { passkeys, recoveryCodes, sessions, totpSecrets, users } from '../../../db/schema/index.ts'

export const secondFactorMethods = ['passkey', 'totp', 'recovery_code'] as const
export type SecondFactorMethod = (typeof secondFactorMethods)[number]

/** What an account has, in numbers: `totp` is 0 or 1, `recoveryCodes` those that are not used. */
export interface FactorCounts {
  passkeys: number
  totp: number
  recoveryCodes: number
}

export async function countFactors(connection: Connection, userId: number): Promise<FactorCounts> {
  const [counts] = await connection
    .select({
      passkeys: sql<number>`(select count(*)::int from ${passkeys} where user_id = ${userId})`,
      totp: sql<number>`(select count(*)::int from ${totpSecrets} where user_id = ${userId})`,
      recoveryCodes: sql<number>`(select count(*)::int from ${recoveryCodes} where user_id = ${userId} and used_at is null)`,
    })
    .from(users)
    .where(eq(users.id, userId))
  return counts ?? { passkeys: 0, totp: 0, recoveryCodes: 0 }
}

/** Whether an account has a factor beside its password: a passkey or an authenticator app. Recovery codes alone are none. */
export async function hasSecondFactors(connection: Connection, userId: number): Promise<boolean> {
  const { passkeys: keys, totp } = await countFactors(connection, userId)
  return keys + totp > 0
}

/** The condition that says the same of rows. @param user the account's id */
export function withSecondFactors(user: SQL): SQL<boolean> {
  return sql<boolean>`(exists (select 1 from passkeys p where p.user_id = ${user})
    or exists (select 1 from totp_secrets t where t.user_id = ${user}))`
}

/** By what the second step of a sign-in can be taken; empty for an account without a factor. */
export function methodsOf({
  passkeys: keys,
  totp,
  recoveryCodes: codes,
}: FactorCounts): SecondFactorMethod[] {
  if (keys + totp === 0) return []
  return [
    ...(keys > 0 ? (['passkey'] as const) : []),
    ...(totp > 0 ? (['totp'] as const) : []),
    ...(codes > 0 ? (['recovery_code'] as const) : []),
  ]
}

/** Changes of one account's factors happen one after the other: two first ones at once would make two sets of recovery codes. */
export async function lockAccount(tx: Connection, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
}

/** An account without a factor has no recovery codes, and none of its sessions has shown a second factor. */
export async function forgetFactors(tx: Connection, userId: number): Promise<void> {
  await tx.delete(passkeys).where(eq(passkeys.userId, userId))
  await tx.delete(totpSecrets).where(eq(totpSecrets.userId, userId))
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await tx.update(sessions).set({ secondFactorAt: null }).where(eq(sessions.userId, userId))
}
