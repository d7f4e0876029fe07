import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../../db/client.ts'
import {
  auditLog,
  companies,
  courseRequests,
  employeeInvitations,
  employees,
  outsideTrainings,
  scimUsers,
  signOnIdentities,
  waivers,
} from '../../../db/schema/index.ts'
import { laterActor } from '../../platform/audit/actor.ts'
import { audit } from '../../platform/audit/audit.ts'
import { companyToday } from '../../platform/calendar/days.ts'
import { eachInTurn } from '../../platform/queue/each-in-turn.ts'
import { lockStructure } from '../structure.ts'
import { formerEmployee, wordsRemoved } from './rules.ts'
import { isDue } from './setting.ts'
import { type Leaver, removeFromNotices } from './told.ts'

/** How many records one transaction works on: it keeps other acts on the company's people waiting. */
const batchSize = 200

/** The condition for the companies that have names removed, in the words of their index. */
export const removesNames = sql`num_nonnulls(${companies.retentionYears}, ${companies.plannedRetentionYears}) > 0`

/**
 * Removes the names from the records of people who left their companies as long ago as these keep them, company by company and batch by batch. To be
 * run as often as one likes, by any number of processes: who is done is not found again.
 * @throws AggregateError of the companies where it failed, once the others are done
 */
export async function anonymiseLeavers(db: Database, now = new Date(), size = batchSize): Promise<void> {
  const due = await db.select({ id: companies.id }).from(companies).where(removesNames).orderBy(companies.id)
  await eachInTurn(due, 'Names of leavers could not be removed.', async ({ id }) => {
    while ((await db.transaction(tx => anonymiseSome(tx, id, { now, size }))) === size);
  })
}

/** @returns how many records of the company name nobody any more */
async function anonymiseSome(
  tx: Transaction,
  companyId: number,
  { now, size }: { now: Date; size: number },
): Promise<number> {
  // Who comes back, is invited or changed meanwhile waits for this, or this for it; so does another process.
  await lockStructure(tx, companyId)
  const today = await companyToday(tx, companyId, now)
  const years = await yearsNow(tx, companyId, today)
  if (years === null) return 0
  const { rows } = await tx.execute<Leaver>(sql`
    select e.id::float8 as id, e.user_id::float8 as "userId", e.name from employees e where ${isDue(companyId, years, sql`${today}::date`)}
    order by e.deactivated_at, e.id limit ${size} for no key update`)
  if (rows.length > 0) await anonymise(tx, companyId, rows)
  if (rows.length < size) await record(tx, companyId, years)
  return rows.length
}

/** Says once in the log, when all are done, how many: also those of batches after which the process ended. */
async function record(tx: Transaction, companyId: number, years: number): Promise<void> {
  const nameless = await tx.$count(
    employees,
    and(eq(employees.companyId, companyId), isNotNull(employees.anonymisedAt)),
  )
  const [{ told = 0 } = {}] = await tx
    .select({ told: sql<number>`coalesce(sum((${auditLog.after} ->> 'people')::int), 0)::int` })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.chain, `company-${companyId}`),
        eq(auditLog.subjectType, 'company'),
        eq(auditLog.action, 'company.remove_names'),
      ),
    )
  if (nameless <= told) return
  // Nobody did it: it is what an owner has set.
  await audit(tx, laterActor({ companyId, branchId: null, role: 'owner', createdBy: null }), {
    action: 'company.remove_names',
    subject: { type: 'company', id: companyId },
    after: { people: nameless - told, retention_years: years },
  })
}

/** How long names are kept now; a shorter time that was announced holds from its day on. */
async function yearsNow(tx: Transaction, companyId: number, today: string): Promise<number | null> {
  await tx
    .update(companies)
    .set({
      retentionYears: companies.plannedRetentionYears,
      plannedRetentionYears: null,
      retentionPlannedFor: null,
    })
    .where(and(eq(companies.id, companyId), sql`${companies.retentionPlannedFor} <= ${today}::date`))
  const [row] = await tx
    .select({ years: companies.retentionYears })
    .from(companies)
    .where(eq(companies.id, companyId))
  return row?.years ?? null
}

/**
 * Keeps records of leavers without the person. What goes, beside what the record itself says:
 * - reasons and files of waivers, what shows training elsewhere, and the words of requests: who was excused from what, how long a training took and
 *   what was asked for stays, since figures rest on it;
 * - invitations, what the directory and the provider know them by, and their name in what the company's team was told (`removeFromNotices`).
 *
 * What stays names nobody: department, days and state, assignments, seats, budgets, groups, and the account that what was learned counts by. Lists and
 * files that were uploaded or made with the name go after days by themselves (`keptDays`); the log, which nobody can change, tells of people by
 * their number, and shows no values.
 */
async function anonymise(tx: Transaction, companyId: number, people: readonly Leaver[]): Promise<void> {
  const ids = people.map(({ id }) => id)
  const userIds = people.flatMap(({ userId }) => userId ?? [])
  await tx
    .update(employees)
    .set({
      ...formerEmployee,
      email: sql`'former-' || ${employees.id}`,
      number: null,
      job: null,
      managerId: null,
      anonymisedAt: sql`now()`,
    })
    .where(and(eq(employees.companyId, companyId), inArray(employees.id, ids)))
  await removeWords(tx, companyId, ids)
  await tx
    .delete(employeeInvitations)
    .where(and(eq(employeeInvitations.companyId, companyId), inArray(employeeInvitations.employeeId, ids)))
  await tx
    .delete(scimUsers)
    .where(and(eq(scimUsers.companyId, companyId), inArray(scimUsers.employeeId, ids)))
  await tx
    .delete(signOnIdentities)
    .where(
      and(
        eq(signOnIdentities.companyId, companyId),
        inArray(signOnIdentities.userId, userIds),
        sql`not exists (select from company_members m where m.company_id = ${companyId} and m.user_id = ${signOnIdentities.userId})`,
      ),
    )
  await removeFromNotices(tx, companyId, people)
}

/** What was written about people, and what they wrote; the rows stay, since they are counted. */
async function removeWords(tx: Transaction, companyId: number, ids: number[]): Promise<void> {
  const noFile = { file: null, fileName: null, fileType: null }
  await tx
    .update(waivers)
    .set({ reason: wordsRemoved, evidence: null, ...noFile })
    .where(and(eq(waivers.companyId, companyId), inArray(waivers.employeeId, ids)))
  await tx
    .update(outsideTrainings)
    .set({ evidence: wordsRemoved, ...noFile })
    .where(and(eq(outsideTrainings.companyId, companyId), inArray(outsideTrainings.employeeId, ids)))
  await tx
    .update(courseRequests)
    .set({ reason: '', answer: null })
    .where(and(eq(courseRequests.companyId, companyId), inArray(courseRequests.employeeId, ids)))
}
