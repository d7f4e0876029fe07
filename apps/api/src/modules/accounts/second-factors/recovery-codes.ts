import { randomInt } from 'node:crypto'
import { foldDigits, stripBidi } from '@masar/text'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Connection } from '../../../db/client.ts'
import { recoveryCodes } from '../../../db/schema/index.ts'
import type { Secrets } from '../../../secrets.ts'

const codesInSet = 10
const lettersInCode = 10
/** Crockford's base32: without letters that can be mistaken for digits. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Makes ten new codes of 50 random bits each, as they are shown (`AB3DE-9FGH2`); every earlier one is dead then. */
export async function renewRecoveryCodes(
  tx: Connection,
  secrets: Secrets,
  userId: number,
): Promise<string[]> {
  const codes = Array.from({ length: codesInSet }, () =>
    Array.from({ length: lettersInCode }, () => alphabet[randomInt(alphabet.length)]).join(''),
  )
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await tx
    .insert(recoveryCodes)
    .values(codes.map(code => ({ userId, codeHash: hashOfCode(secrets, userId, code) })))
  return codes.map(code => `${code.slice(0, lettersInCode / 2)}-${code.slice(lettersInCode / 2)}`)
}

/** Uses a code up, as people type it. @returns whether it was one of the account's that is left */
export async function spendRecoveryCode(
  tx: Connection,
  secrets: Secrets,
  userId: number,
  typed: string,
): Promise<boolean> {
  const spent = await tx
    .update(recoveryCodes)
    .set({ usedAt: sql`now()` })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.codeHash, hashOfCode(secrets, userId, readRecoveryCode(typed))),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ id: recoveryCodes.id })
  return spent.length > 0
}

/** Reads a code as people type or paste it: any case, any digits, with marks and spaces; `O` is 0, `I` and `L` are 1. */
export function readRecoveryCode(typed: string): string {
  return stripBidi(foldDigits(typed))
    .replace(/[\s\u200B\uFEFF-]/g, '')
    .toUpperCase()
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
}

function hashOfCode(secrets: Secrets, userId: number, code: string): string {
  return secrets.mac('recovery code', String(userId), code)
}
