import { and, asc, eq, lte, ne, sql, type SQL } from 'drizzle-orm'
import { hrefFor, withQuery } from '@masar/site-map'
import type { Connection, Database, Transaction } from '../../../../db/client.ts'
import {
  companies,
  companyMembers,
  reportMails,
  type ReportRhythm,
  reportRhythms,
  savedReports,
  type SavedReportQuery,
  users,
} from '../../../../db/schema/index.ts'
import { AppError } from '../../../../errors.ts'
import { pick } from '../../../../locale.ts'
import type { CompanyMembership } from '../../../accounts/auth/viewer.ts'
import type { CompanyActor } from '../../../platform/audit/actor.ts'
import { zoneOf } from '../../../platform/calendar/days.ts'
import type { MailQueue } from '../../../platform/mail/queue.ts'
import { isOpenTo, seenBy } from './access.ts'
import { summaryOf } from './summary.ts'

/** The hour in the company's zone at which they are sent. */
const hour = 7

/** When a report of a company is due next: on Sunday, or on the first of the month, by its own clock. */
function nextDue(rhythm: ReportRhythm, companyId: number): SQL {
  const zone = zoneOf(sql`${companyId}::bigint`)
  // As if a day began when they are sent.
  const day = sql`((clock_timestamp() at time zone ${zone}) - make_interval(hours => ${hour}))::date`
  const next =
    rhythm === 'weekly'
      ? sql`${day} + (7 - extract(dow from ${day})::int)`
      : sql`(date_trunc('month', ${day}) + interval '1 month')::date`
  return sql`((${next})::timestamp + make_interval(hours => ${hour})) at time zone ${zone}`
}

/**
 * Has a saved view sent to the asker's own address, or no longer.
 * @throws AppError `not_found` where there is no such view, or the role may not open it
 */
export async function mailSavedReport(
  db: Database,
  actor: CompanyActor,
  id: number,
  rhythm: ReportRhythm | null,
): Promise<void> {
  const { companyId } = actor.member
  const userId = actor.userId ?? 0
  const own = and(eq(reportMails.savedReportId, id), eq(reportMails.userId, userId))
  if (rhythm === null) {
    await db.delete(reportMails).where(and(own, eq(reportMails.companyId, companyId)))
    return
  }
  await db.transaction(async tx => {
    const [view] = await tx
      .select({ query: savedReports.query })
      .from(savedReports)
      .where(and(eq(savedReports.id, id), seenBy(actor)))
      .for('key share')
    if (!view || !isOpenTo(actor, view.query)) throw new AppError('not_found')
    const row = { rhythm, dueAt: nextDue(rhythm, companyId) }
    await tx
      .insert(reportMails)
      .values({ companyId, savedReportId: id, userId, ...row })
      .onConflictDoUpdate({
        target: [reportMails.savedReportId, reportMails.userId],
        set: row,
        setWhere: ne(reportMails.rhythm, rhythm),
      })
  })
}

/** Has the reports of a company that moved to another zone sent by its clock there. */
export async function moveReportMails(tx: Transaction, companyId: number): Promise<void> {
  for (const rhythm of reportRhythms)
    await tx
      .update(reportMails)
      .set({ dueAt: nextDue(rhythm, companyId) })
      .where(and(eq(reportMails.companyId, companyId), eq(reportMails.rhythm, rhythm)))
}

/**
 * Sends the reports that are due, each in a transaction of its own: one that cannot be counted keeps no other one waiting, and is tried again an hour later.
 * @throws AggregateError of those that could not, once the others are sent
 */
export async function mailReports(db: Database, queue: MailQueue): Promise<void> {
  const failures: unknown[] = []
  for (;;) {
    const [due] = await db
      .select({ savedReportId: reportMails.savedReportId, userId: reportMails.userId })
      .from(reportMails)
      .where(lte(reportMails.dueAt, sql`statement_timestamp()`))
      .orderBy(asc(reportMails.dueAt))
      .limit(1)
    if (!due) break
    const which = and(eq(reportMails.savedReportId, due.savedReportId), eq(reportMails.userId, due.userId))
    try {
      await db.transaction(tx => mailReport(tx, queue, which))
    } catch (error) {
      failures.push(error)
      await db
        .update(reportMails)
        .set({ dueAt: sql`clock_timestamp() + interval '1 hour'` })
        .where(which)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some reports could not be sent.')
}

async function mailReport(tx: Transaction, queue: MailQueue, which: SQL | undefined): Promise<void> {
  const [mail] = await tx
    .select()
    .from(reportMails)
    .where(and(which, lte(reportMails.dueAt, sql`clock_timestamp()`)))
    .for('update')
  // Another process has sent it.
  if (!mail) return
  const reader = await readerOf(tx, mail)
  if (reader === null) {
    // Whoever may not see it any more gets it no more.
    await tx.delete(reportMails).where(which)
    return
  }
  await tx
    .update(reportMails)
    .set({ dueAt: nextDue(mail.rhythm, mail.companyId) })
    .where(which)
  // What waits for a proven address is passed over, and goes on once there is one.
  if (reader.email === null) return
  const { name, query, company, color, locale, email } = reader
  await tx.execute(sql`set local statement_timeout = '60s'`)
  await queue.write(tx, `report:${mail.savedReportId}:${mail.userId}:${mail.dueAt.toISOString()}`, {
    template: 'report',
    to: email,
    locale,
    report: name,
    company: pick(company, locale),
    color,
    rhythm: mail.rhythm,
    ...(await summaryOf(tx, reader.member, query, reader, reader.timeZone)),
    path: hrefFor(addressOf(query), { locale, company: true }),
  })
}

/** The reader as they stand now; null once they may not see the view. */
async function readerOf(
  tx: Connection,
  { companyId, savedReportId, userId }: typeof reportMails.$inferSelect,
) {
  const [row] = await tx
    .select({
      name: savedReports.name,
      query: savedReports.query,
      company: companies.legalName,
      color: companies.color,
      timeZone: companies.timeZone,
      locale: users.locale,
      calendar: users.calendar,
      digits: users.digits,
      email: users.email,
      role: sql<
        CompanyMembership['role'] | null
      >`case when ${companies.userId} = ${users.id} then 'owner' else ${companyMembers.role} end`,
      branchId: companyMembers.departmentId,
    })
    .from(savedReports)
    .innerJoin(companies, eq(companies.id, savedReports.companyId))
    .innerJoin(users, and(eq(users.id, userId), sql`${users.erasedAt} is null`))
    .leftJoin(companyMembers, and(eq(companyMembers.companyId, companyId), eq(companyMembers.userId, userId)))
    .where(and(eq(savedReports.id, savedReportId), seenBy({ userId, member: { companyId } })))
  if (!row || row.role === null) return null
  const member = { companyId, role: row.role, branchId: row.branchId }
  return isOpenTo({ member }, row.query) ? { ...row, member } : null
}

/** The view's page in the portal, without locale. */
function addressOf({ report, by, ...filters }: SavedReportQuery): string {
  const isUsual = by === (report === 'activity' ? 'person' : 'course')
  return withQuery('/reports', { report, by: isUsual ? undefined : by, ...filters })
}
