import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Connection, Database } from '../../../db/client.ts'
import { identities, oneTimeTokens, users } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import type { Locale } from '../../../locale.ts'
import type { MailOrigin } from '../../platform/mail/origin.ts'
import type { MailQueue } from '../../platform/mail/queue.ts'
import { newToken } from '../../../secrets.ts'
import type { Viewer } from '../auth/viewer.ts'
import { requireReauthentication } from '../reauthentication/reauthentication.ts'

/** Who is notified that Google was connected or disconnected. */
interface GoogleOwner {
  id: number
  /** Where the e-mail goes; null for an account that has none. */
  email: string | null
  locale: Locale
}

/**
 * Lets the Google account of an account sign in no longer, and tells its owner. The identity stays known, as disconnected: forgotten,
 * it would join the account again by its address. Without a password nothing would open the account any more.
 * @returns whether one was connected
 * @throws AppError `password_unset`
 */
export async function disconnectGoogle(
  tx: Connection,
  mails: MailQueue,
  owner: GoogleOwner,
  origin: MailOrigin,
): Promise<boolean> {
  const [account] = await tx
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, owner.id))
    .for('no key update')
  if (account?.passwordHash == null) throw new AppError('password_unset')
  const ended = await tx
    .update(identities)
    .set({ disconnectedAt: sql`now()` })
    .where(and(eq(identities.userId, owner.id), isNull(identities.disconnectedAt)))
    .returning({ subject: identities.subject })
  if (ended.length === 0) return false
  // A sign-in that is on its way back from Google at this moment.
  await tx
    .delete(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.userId, owner.id),
        eq(oneTimeTokens.purpose, 'google'),
        isNull(oneTimeTokens.usedAt),
      ),
    )
  await storeIsGoogle(tx, owner.id, false)
  await tell(tx, mails, owner, 'google_unlinked', origin)
  return true
}

/** The connection of one's own account with Google: ended, and opened again. */
export class GoogleConnection {
  readonly #db: Database
  readonly #mails: MailQueue

  constructor(db: Database, mails: MailQueue) {
    this.#db = db
    this.#mails = mails
  }

  /** @throws AppError `session_stale`, `password_unset`, `not_found` where none is connected */
  async end(viewer: Viewer): Promise<void> {
    requireReauthentication(viewer)
    await this.#db.transaction(async tx => {
      if (!(await disconnectGoogle(tx, this.#mails, await ownerOf(tx, viewer.id), viewer.origin)))
        throw new AppError('not_found')
    })
  }

  /** Lets the Google account that was disconnected sign in again. @throws AppError `session_stale`, `not_found` where none was */
  async renew(viewer: Viewer): Promise<void> {
    requireReauthentication(viewer)
    await this.#db.transaction(async tx => {
      const owner = await ownerOf(tx, viewer.id)
      const renewed = await tx
        .update(identities)
        .set({ disconnectedAt: null })
        .where(and(eq(identities.userId, viewer.id), isNotNull(identities.disconnectedAt)))
        .returning({ subject: identities.subject })
      if (renewed.length === 0) throw new AppError('not_found')
      await storeIsGoogle(tx, viewer.id, true)
      await tell(tx, this.#mails, owner, 'google_linked', viewer.origin)
    })
  }
}

async function ownerOf(tx: Connection, userId: number): Promise<GoogleOwner> {
  const [owner] = await tx
    .select({ id: users.id, email: users.email, locale: users.locale })
    .from(users)
    .where(eq(users.id, userId))
  if (!owner) throw new AppError('not_found')
  return owner
}

async function storeIsGoogle(tx: Connection, userId: number, isGoogle: boolean): Promise<void> {
  await tx
    .update(users)
    .set({ isGoogle, updatedAt: sql`now()` })
    .where(eq(users.id, userId))
}

async function tell(
  tx: Connection,
  mails: MailQueue,
  { email: to, locale }: GoogleOwner,
  template: 'google_linked' | 'google_unlinked',
  origin: MailOrigin,
): Promise<void> {
  if (to !== null) await mails.write(tx, `google-${newToken()}`, { to, locale, template, origin })
}
