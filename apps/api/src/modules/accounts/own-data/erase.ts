import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Connection, Database, Transaction } from '../../../db/client.ts'
import {
  announcementRecipients,
  answerFiles,
  answers,
  attemptAllowances,
  attemptContacts,
  attemptDisconnections,
  attemptEvents,
  attempts,
  bookmarks,
  calendarFeeds,
  carts,
  certificates,
  challenges,
  companyMembers,
  contactMessages,
  courses,
  discussionFollows,
  discussionReports,
  discussionVotes,
  employees,
  enrolments,
  favourites,
  idempotencyKeys,
  identities,
  instructors,
  learningDays,
  learningGoals,
  lessonProgress,
  liveCorrections,
  liveVisits,
  packageProgress,
  packageTakings,
  notes,
  noticeRecipients,
  notificationCounters,
  notificationPreferences,
  notifications,
  notificationSettings,
  oneTimeTokens,
  operators,
  orders,
  passkeys,
  pushTokens,
  quizStandings,
  recoveryCodes,
  reportMails,
  reviewReports,
  reviewVotes,
  savedReports,
  sessions,
  sharingConsents,
  signOnIdentities,
  signOnRequests,
  totpSecrets,
  users,
  xapiDocuments,
  xapiStatements,
} from '../../../db/schema/index.ts'
import type { MailOrigin } from '../../platform/mail/origin.ts'
import type { MailQueue } from '../../platform/mail/queue.ts'
import { startAbsences } from '../../companies/employees/absences.ts'
import { auditEnded, endMemberships } from '../../companies/members/ending.ts'
import { eraseRequests } from '../../companies/requests/settling.ts'
import { returnSeats } from '../../commerce/seats/returning.ts'
import { endUnpaid } from '../../commerce/orders/ending.ts'
import { endSessions } from '../auth/session-ending.ts'
import { eraseCompany, erasedName } from './erase-company.ts'
import { eraseContributions, eraseFaultReports } from './erase-contributions.ts'

export interface Erasure {
  userId: number
  requestId: string | null
  origin: MailOrigin
  /** Whether what the person wrote for others, reviews and discussions, goes as well; else it stays without a name. */
  erasesContributions: boolean
}

/**
 * Erases an account, all or nothing: no one can sign in again, and what names the person is gone. `DeletionTerms` of the apps says this
 * list to its owner:
 * - bills, and the orders and refunds they stand on, stay as the law wants them;
 * - enrolments, the results of attempts with the options that were chosen, and certificates stay, nameless, since numbers rest on them;
 * - a company's own record of its employee stays the company's.
 * @returns the picture that was shown, for its file to be removed
 */
// long: what goes and what stays is read in one place
export async function eraseAccount(
  db: Database,
  mails: MailQueue,
  { userId, requestId, origin, erasesContributions }: Erasure,
): Promise<string | null> {
  return db.transaction(async tx => {
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('no key update')
    if (!user || user.erasedAt !== null) return null
    const works = await lockPerson(tx, userId)
    await endSessions(tx, eq(sessions.userId, userId))
    const left = await endMemberships(tx, eq(companyMembers.userId, userId))
    for (const table of [
      identities,
      favourites,
      bookmarks,
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
      calendarFeeds,
      operators,
      idempotencyKeys,
      lessonProgress,
      liveVisits,
      liveCorrections,
      packageProgress,
      packageTakings,
      xapiDocuments,
      xapiStatements,
      quizStandings,
      learningDays,
      learningGoals,
      attemptAllowances,
      noticeRecipients,
      sharingConsents,
      signOnIdentities,
      signOnRequests,
      discussionFollows,
      discussionVotes,
      discussionReports,
      reviewVotes,
      reviewReports,
      announcementRecipients,
    ]) {
      await tx.delete(table).where(eq(table.userId, userId))
    }
    await eraseWritings(tx, userId)
    await eraseFaultReports(tx, userId)
    if (erasesContributions) await eraseContributions(tx, userId)
    await eraseUnbilledBuyer(tx, userId)
    await tx
      .update(certificates)
      .set({ holderName: erasedName, otherHolderName: null })
      .where(eq(certificates.userId, userId))
    // What they asked their companies for, in their words; `employees` says whose it was until then.
    await eraseRequests(tx, eq(employees.userId, userId))
    // The company's own record of its employee stays the company's; the account behind it is anonymous.
    await startAbsences(
      tx,
      sql`select e.company_id, e.id from employees e where e.user_id = ${userId} and e.state = 'active'`,
    )
    // Their companies have the seats and places back that they held.
    for (const { id, companyId } of works) await returnSeats(tx, companyId, [id])
    await tx
      .update(employees)
      .set({
        userId: null,
        // Of a record that names nobody by now these are the words for that.
        otherName: sql`case when ${employees.anonymisedAt} is not null then ${employees.otherName} end`,
        otherNameKey: sql`case when ${employees.anonymisedAt} is not null then ${employees.otherNameKey} end`,
        state: 'deactivated',
        // Who had left before is not kept longer for it.
        deactivatedAt: sql`coalesce(${employees.deactivatedAt}, now())`,
      })
      .where(eq(employees.userId, userId))
    if (user.kind === 'instructor') await eraseInstructor(tx, userId)
    const dismissed = user.kind === 'company' ? await eraseCompany(tx, userId) : []
    await tx
      .update(users)
      .set({
        name: erasedName,
        otherName: null,
        namesConfirmedAt: null,
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
        origin,
      })
    // Who acted is the account's number alone, which no longer leads to a name.
    const actor = { userId, capacity: 'personal' as const, role: null, ip: null, requestId }
    await auditEnded(tx, actor, left, 'account_deleted')
    await auditEnded(tx, actor, dismissed, 'company_deleted')
    return user.avatar
  })
}

/**
 * Holds what the person is to companies and what they learn, in the order of all acts on people: what they do meanwhile comes before the
 * erasure, or finds it done.
 */
async function lockPerson(tx: Transaction, userId: number) {
  const works = await tx
    .select({ id: employees.id, companyId: employees.companyId })
    .from(employees)
    .where(eq(employees.userId, userId))
    .orderBy(employees.companyId, employees.id)
    .for('no key update')
  await tx
    .select({ id: enrolments.id })
    .from(enrolments)
    .where(eq(enrolments.userId, userId))
    .orderBy(enrolments.courseId)
    .for('no key update')
  return works
}

/** What the person wrote in exams, with the trace of it; an attempt that is under way ends with the account. */
async function eraseWritings(tx: Connection, userId: number): Promise<void> {
  const own = tx.select({ id: attempts.id }).from(attempts).where(eq(attempts.userId, userId))
  const chosen = sql`case when ${answers.value} ? 'text' then null else ${answers.value} end`
  await tx
    .update(answers)
    .set({ value: chosen, graderNote: null, regradeReason: null })
    .where(inArray(answers.attemptId, own))
  // The files themselves are removed by the job that removes what no row names.
  await tx.delete(answerFiles).where(inArray(answerFiles.attemptId, own))
  await tx.delete(attemptEvents).where(inArray(attemptEvents.attemptId, own))
  await tx.delete(attemptContacts).where(inArray(attemptContacts.attemptId, own))
  await tx.delete(attemptDisconnections).where(inArray(attemptDisconnections.attemptId, own))
  // A view that was shared stays for those who use it.
  await tx.delete(reportMails).where(eq(reportMails.userId, userId))
  const saved = eq(savedReports.createdBy, userId)
  await tx.delete(savedReports).where(and(saved, eq(savedReports.isShared, false)))
  await tx.update(savedReports).set({ createdBy: null }).where(saved)
  await tx
    .update(attempts)
    .set({ state: 'abandoned' })
    .where(and(eq(attempts.userId, userId), eq(attempts.state, 'in_progress')))
}

/** The law wants the buyer's name on a bill; an order that waits ends, and one that came to nothing needs the name no longer. */
async function eraseUnbilledBuyer(tx: Transaction, userId: number): Promise<void> {
  const waiting = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, userId), isNull(orders.companyId), eq(orders.state, 'pending')))
    .for('update')
  for (const { id } of waiting) await endUnpaid(tx, id, 'cancelled')
  await tx
    .update(orders)
    .set({ buyer: { name: {} } })
    .where(
      and(
        eq(orders.userId, userId),
        isNull(orders.companyId),
        inArray(orders.state, ['failed', 'expired', 'cancelled']),
        sql`not exists (select 1 from bills where bills.order_id = ${orders.id})`,
      ),
    )
}

/** Courses that others have bought stay; their authors are no longer named. */
async function eraseInstructor(tx: Connection, userId: number): Promise<void> {
  const taught = tx
    .select({ id: courses.id })
    .from(courses)
    .innerJoin(instructors, eq(instructors.id, courses.instructorId))
    .where(eq(instructors.userId, userId))
  await tx
    .update(certificates)
    .set({ instructorName: null, signature: null })
    .where(inArray(certificates.courseId, taught))
  await tx
    .update(instructors)
    .set({
      name: { ar: 'معلّم سابق', en: 'Former instructor' },
      slug: sql`'former-' || ${instructors.id}`,
      title: {},
      bio: {},
      expertise: {},
      signature: null,
      searchFolded: '',
      state: 'suspended',
    })
    .where(eq(instructors.userId, userId))
}
