import { eq, sql, type SQL } from 'drizzle-orm'
import type { Connection, Database, Transaction } from '../../../db/client.ts'
import { companies } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import type { CompanyActor } from '../../platform/audit/actor.ts'
import { audit } from '../../platform/audit/audit.ts'
import { companyDay, todayOf } from '../../platform/calendar/days.ts'
import { retentionPlanned } from '../../platform/notifications/company-notices.ts'
import { notifyEach } from '../../platform/notifications/notify.ts'
import { retract } from '../../platform/notifications/retract.ts'
import { accountsWhoManage } from '../policy.ts'
import { lockStructure } from '../structure.ts'
import { keptDays, noticeDays, retentionChoices } from './rules.ts'

type Years = (typeof retentionChoices)[number]

const columns = {
  years: companies.retentionYears,
  plannedYears: companies.plannedRetentionYears,
  plannedFor: companies.retentionPlannedFor,
  name: companies.legalName,
}

/** How long a company keeps the names of leavers, and a shorter time that is announced. @throws AppError `not_found` */
async function read(connection: Connection, companyId: number) {
  const [row] = await connection.select(columns).from(companies).where(eq(companies.id, companyId))
  if (!row) throw new AppError('not_found')
  return row
}

/** The setting as the portal shows it, with what it may be set to, and how long everything else is kept. */
export async function readRetention(connection: Connection, companyId: number) {
  const { years, plannedYears, plannedFor } = await read(connection, companyId)
  return {
    years,
    planned: plannedYears === null || plannedFor === null ? null : { years: plannedYears, from: plannedFor },
    choices: [...retentionChoices],
    notice_days: noticeDays,
    kept_days: keptDays,
  }
}

/** Whether names go earlier by one choice than by another: null keeps them as long as the company is here. */
const isShorter = (next: number | null, than: number | null) =>
  next !== null && (than === null || next < than)

/** The first day, for a company, that begins after the notice has passed. */
const firstDay = (company: SQL) =>
  sql`${companyDay(sql`(clock_timestamp() + make_interval(days => ${noticeDays}::int))`, company)} + 1`

/**
 * The condition that an employee `e` left so many years before a day, or earlier, and that their record still names them. Who left on a 29 February is
 * reckoned from the 28th where there is none.
 */
export const isDue = (companyId: number, years: number, day: SQL): SQL =>
  sql`(e.company_id = ${companyId} and e.state = 'deactivated' and e.anonymised_at is null
    and (${companyDay(sql`e.deactivated_at`, sql`${companyId}::bigint`)} + make_interval(years => ${years}::int))::date <= ${day})`

/** From which day a choice would hold, and how many records it names then that it would not any more. */
export async function previewRetention(db: Database, companyId: number, years: Years | null) {
  const current = await read(db, companyId)
  const company = sql`${companyId}::bigint`
  const isLater = isShorter(years, current.years)
  const { rows } = await db.execute<{ from: string; people: number }>(sql`
    with day as materialized (select ${isLater ? firstDay(company) : todayOf(company)} as day)
    select d.day::text as "from",
      ${years === null ? sql`0` : sql`(select count(*)::int from employees e where ${isDue(companyId, years, sql`d.day`)})`} as people from day d`)
  const [row] = rows
  if (!row) throw new Error('Nothing was counted.')
  return { ...row, is_later: isLater }
}

/**
 * Keeps names for another time. A longer one holds at once; a shorter one is announced to those who may change settings, and holds once the notice
 * has passed. To choose what holds now takes back what was announced.
 */
export async function changeRetention(db: Database, actor: CompanyActor, years: Years | null): Promise<void> {
  const { companyId } = actor.member
  await db.transaction(async tx => {
    await lockStructure(tx, companyId)
    const before = await read(tx, companyId)
    if (before.plannedYears === years && years !== null) return
    if (before.plannedYears === null && before.years === years) return
    const isLater = isShorter(years, before.years)
    const [after] = await tx
      .update(companies)
      .set({
        retentionYears: isLater ? before.years : years,
        plannedRetentionYears: isLater ? years : null,
        retentionPlannedFor: isLater ? sql`${firstDay(sql`${companyId}::bigint`)}` : null,
      })
      .where(eq(companies.id, companyId))
      .returning(columns)
    if (!after) throw new AppError('not_found')
    if (before.plannedYears !== null) await retract(tx, 'retention_planned', ['company_id', companyId])
    if (after.plannedFor !== null) await tellTeam(tx, companyId, after.plannedFor, after.name)
    await audit(tx, actor, {
      action: 'company.change_retention',
      subject: { type: 'company', id: companyId },
      before: audited(before),
      after: audited(after),
    })
  })
}

async function tellTeam(
  tx: Transaction,
  companyId: number,
  from: string,
  company: Awaited<ReturnType<typeof read>>['name'],
): Promise<void> {
  const { rows } = await tx.execute<{ id: number }>(
    sql`select w.user_id::float8 as id from (${accountsWhoManage(companyId, null)}) w order by w.user_id`,
  )
  const userIds = rows.map(({ id }) => id)
  await notifyEach(tx, retentionPlanned({ companyId, company, from }), userIds)
}

const audited = ({ years, plannedYears, plannedFor }: Omit<Awaited<ReturnType<typeof read>>, 'name'>) => ({
  retention_years: years,
  planned_years: plannedYears,
  planned_for: plannedFor,
})
