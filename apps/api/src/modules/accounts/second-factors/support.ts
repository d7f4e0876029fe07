import { eq } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { users } from '../../../db/schema/index.ts'
import { commandLine } from '../../platform/audit/actor.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { MailQueue } from '../../platform/mail/queue.ts'
import { newToken } from '../../../secrets.ts'
import { normalEmail } from '../fields/email.ts'
import { countFactors, forgetFactors, lockAccount, type FactorCounts } from './factors.ts'

/**
 * Removes every second factor of an account whose owner has lost them, and tells its owner by mail. Sessions go on; where a factor is
 * demanded, the next one is set up after signing in.
 * @returns the account and what it had
 * @throws NoFactorError
 */
export async function removeSecondFactors(
  db: Database,
  mails: MailQueue,
  email: string,
): Promise<{ userId: number; had: FactorCounts }> {
  const address = normalEmail(email)
  return db.transaction(async tx => {
    const [user] = await tx
      .select({ id: users.id, locale: users.locale })
      .from(users)
      .where(eq(users.email, address))
    if (!user) throw new NoFactorError(address)
    await lockAccount(tx, user.id)
    const had = await countFactors(tx, user.id)
    if (had.passkeys + had.totp === 0) throw new NoFactorError(address)
    await forgetFactors(tx, user.id)
    await mails.write(tx, `second-factors-removed-${newToken()}`, {
      to: address,
      locale: user.locale,
      template: 'second_factors_removed',
    })
    await audit(tx, commandLine, {
      action: 'second_factors.remove',
      subject: { type: 'user', id: user.id },
      before: { ...had },
    })
    return { userId: user.id, had }
  })
}

/** No account of that address has a second factor. */
export class NoFactorError extends Error {
  override name = 'NoFactorError'
  constructor(email: string) {
    super(`No account of ${email} has a second factor.`)
  }
}
