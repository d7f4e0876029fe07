import { eq, inArray, sql } from 'drizzle-orm'
import type { Connection, Database, Transaction } from '../../../db/client.ts'
import {
  carts,
  certificates,
  challenges,
  companies,
  companyMembers,
  contactMessages,
  employeeInvitations,
  employees,
  favourites,
  idempotencyKeys,
  identities,
  instructors,
  notes,
  notificationCounters,
  notificationPreferences,
  notifications,
  notificationSettings,
  oneTimeTokens,
  operators,
  passkeys,
  pushTokens,
  recoveryCodes,
  sessions,
  totpSecrets,
  users,
} from '../../../db/schema/index.ts'
import type { MailQueue } from '../../platform/mail/queue.ts'
import { auditEnded, endMemberships, type EndedMembership } from '../../companies/members/ending.ts'
import { endSessions } from '../auth/session-ending.ts'

const nobody = '—'

/**
 * Erases an account, all or nothing: nobody can sign in again, and what names the person is gone. Bills stay as the law wants them, with the
 * orders they stand on; attempts, certificates and reviews stay, nameless, since numbers and other people's courses rest on them.
 * @returns the picture that was shown, for its file to be removed
 */
// long: what goes and what stays is read in one place
export async function eraseAccount(
  db: Database,
  mails: MailQueue,
  userId: number,
  requestId: string | null = null,
): Promise<string | null> {
  return db.transaction(async tx => {
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update')
    if (!user || user.erasedAt !== null) return null
    await endSessions(tx, eq(sessions.userId, userId))
    const left = await endMemberships(tx, eq(companyMembers.userId, userId))
    for (const table of [
      identities,
      favourites,
      notes,
      pushTokens,
      notifications,
      notificationPreferences,
      notificationSettings,
      notificationCounters,
      contactMessages,
      challenges,
      oneTimeTokens,
      passkeys,
      totpSecrets,
      recoveryCodes,
      carts,
      operators,
      idempotencyKeys,
    ]) {
      await tx.delete(table).where(eq(table.userId, userId))
    }
    await tx.update(certificates).set({ holderName: nobody }).where(eq(certificates.userId, userId))
    // The company's own record of its employee stays the company's; the account behind it is nobody's.
    await tx
      .update(employees)
      .set({ userId: null, state: 'deactivated', deactivatedAt: sql`now()` })
      .where(eq(employees.userId, userId))
    if (user.kind === 'instructor') await eraseInstructor(tx, userId)
    const dismissed = user.kind === 'company' ? await eraseCompany(tx, userId) : []
    await tx
      .update(users)
      .set({
        name: nobody,
        nameKey: '',
        nameFolded: '',
        email: null,
        phone: null,
        passwordHash: null,
        avatar: null,
        countryId: null,
        cityId: null,
        typedCity: null,
        jobNameId: null,
        isGoogle: false,
        erasedAt: sql`now()`,
      })
      .where(eq(users.id, userId))
    if (user.email !== null)
      await mails.write(tx, `account-deleted-${userId}`, {
        to: user.email,
        locale: user.locale,
        template: 'account_deleted',
      })
    // Who acted is the account's number alone, which nobody's name stands behind any more.
    const actor = { userId, capacity: 'personal' as const, role: null, ip: null, requestId }
    await auditEnded(tx, actor, left, 'account_deleted')
    await auditEnded(tx, actor, dismissed, 'company_deleted')
    return user.avatar
  })
}

/** Courses that others have bought stay; whoever made them is named no more. */
async function eraseInstructor(tx: Connection, userId: number): Promise<void> {
  await tx
    .update(instructors)
    .set({
      name: { ar: 'معلّم سابق', en: 'Former instructor' },
      slug: sql`'former-' || ${instructors.id}`,
      title: {},
      bio: {},
      expertise: {},
      searchFolded: '',
      state: 'suspended',
    })
    .where(eq(instructors.userId, userId))
}

/**
 * With a company go the names of its people, which nobody else keeps; their own accounts are untouched.
 * @returns the memberships that ended with it
 */
async function eraseCompany(tx: Transaction, userId: number): Promise<EndedMembership[]> {
  const ended = await tx
    .update(companies)
    .set({
      legalName: { ar: nobody },
      slug: sql`'former-' || ${companies.id}`,
      registrationNumber: nobody,
      vatNumber: null,
      address: {},
      logo: null,
    })
    .where(eq(companies.userId, userId))
    .returning({ id: companies.id })
  const ids = ended.map(company => company.id)
  if (ids.length === 0) return []
  await tx
    .delete(employeeInvitations)
    .where(
      inArray(
        employeeInvitations.employeeId,
        tx.select({ id: employees.id }).from(employees).where(inArray(employees.companyId, ids)),
      ),
    )
  await tx
    .update(employees)
    .set({
      name: nobody,
      nameKey: '',
      searchFolded: '',
      email: sql`'erased-' || ${employees.id}`,
      number: null,
      job: null,
      userId: null,
      state: 'deactivated',
      deactivatedAt: sql`now()`,
    })
    .where(inArray(employees.companyId, ids))
  return endMemberships(tx, inArray(companyMembers.companyId, ids))
}
