import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../../db/client.ts'
import type { BilingualText } from '../../../db/schema/columns.ts'
import { pick, sentence, type Locale } from '../../../locale.ts'
import type { CompanyMembership } from '../../accounts/auth/viewer.ts'
import { companyDay } from '../../learning/assignment-rows.ts'
import type { CompanyActor } from '../../platform/audit/actor.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Cell, Table } from '../files/table.ts'
import { asOf } from './as-of.ts'
import { namedOn } from './list.ts'
import { listMatrix, type StandingsNarrowed } from './matrix.ts'
import { countedCompletions, endOf } from './standings.ts'

/** How many people one statement reads. */
const pageSize = 500

/** What each row says, in this order; days stand in spreadsheets as such. */
const columns = [
  { kind: 'date', title: /*i18n*/ { id: 'evidence.as_of', message: 'As of' } },
  { kind: 'text', title: /*i18n*/ { id: 'evidence.requirement', message: 'Requirement' } },
  { kind: 'text', title: /*i18n*/ { id: 'evidence.name', message: 'Name' } },
  { kind: 'text', title: /*i18n*/ { id: 'evidence.number', message: 'Employee number' } },
  { kind: 'text', title: /*i18n*/ { id: 'evidence.department', message: 'Department' } },
  { kind: 'text', title: /*i18n*/ { id: 'evidence.status', message: 'Status' } },
  { kind: 'date', title: /*i18n*/ { id: 'evidence.completed', message: 'Completed on' } },
  { kind: 'date', title: /*i18n*/ { id: 'evidence.until', message: 'Holds until' } },
  { kind: 'date', title: /*i18n*/ { id: 'evidence.due', message: 'Due by' } },
  { kind: 'text', title: /*i18n*/ { id: 'evidence.certificates', message: 'Certificates' } },
  { kind: 'text', title: /*i18n*/ { id: 'evidence.waiver_reason', message: 'Reason of the waiver' } },
  { kind: 'text', title: /*i18n*/ { id: 'evidence.waiver_evidence', message: 'Evidence of the waiver' } },
  { kind: 'date', title: /*i18n*/ { id: 'evidence.waiver_from', message: 'Waived from' } },
  { kind: 'date', title: /*i18n*/ { id: 'evidence.waiver_until', message: 'Waived until' } },
  { kind: 'text', title: /*i18n*/ { id: 'evidence.waiver_by', message: 'Waiver given by' } },
] as const

const statuses = {
  met: /*i18n*/ { id: 'evidence.met', message: 'Met' },
  waived: /*i18n*/ { id: 'evidence.waived', message: 'Waived' },
  due: /*i18n*/ { id: 'evidence.due_status', message: 'Not yet due' },
  grace: /*i18n*/ { id: 'evidence.grace', message: 'In grace period' },
  late: /*i18n*/ { id: 'evidence.late', message: 'Late' },
  expired: /*i18n*/ { id: 'evidence.expired', message: 'Has expired' },
}

/** Writes into the audit log who takes which data out of the portal. */
export async function auditEvidence(
  tx: Transaction,
  actor: CompanyActor,
  query: StandingsNarrowed,
): Promise<void> {
  await audit(tx, actor, {
    action: 'requirement.export',
    subject: { type: 'requirement', id: query.requirement ?? null },
    after: { ...query },
  })
}

/**
 * The evidence of a day: each person with each requirement, as the matrix shows them, with certificates and the waivers that hold.
 * @throws AppError `validation`, before anything is read
 */
export function evidenceTable(
  db: Database,
  member: CompanyMembership,
  query: StandingsNarrowed,
  locale: Locale,
): Table {
  const day = asOf(query.as_of)
  return {
    columns: columns.map(({ kind, title }) => ({ kind, title: sentence(locale, title) })),
    pages: evidenceRows(db, member, { ...query, as_of: day }, locale),
  }
}

async function* evidenceRows(
  db: Database,
  member: CompanyMembership,
  query: StandingsNarrowed & { as_of: string },
  locale: Locale,
): AsyncGenerator<Cell[][]> {
  const demanded = new Map(
    (await namedOn(db, member, query.as_of)).map(named => [named.row.id, titleOf(named, locale)]),
  )
  let cursor: string | undefined
  do {
    const page = await listMatrix(db, member, { ...query, limit: pageSize, cursor }, locale)
    const ids = page.data.map(person => person.id)
    const certificates = await certificatesOf(db, member.companyId, query.as_of, ids)
    const waivers = await waiversOf(db, member.companyId, query.as_of, ids)
    yield page.data.flatMap(person =>
      person.standings.map(standing => {
        const key = `${standing.requirement_id} ${person.id}`
        const waiver = waivers.get(key)
        return [
          query.as_of,
          demanded.get(standing.requirement_id) ?? '',
          person.name,
          person.number,
          person.department,
          sentence(locale, statuses[standing.status]),
          standing.completed_on,
          standing.valid_until,
          standing.due_on,
          certificates.get(key) ?? null,
          waiver?.reason ?? null,
          waiver?.evidence ?? null,
          waiver?.from ?? null,
          waiver?.until ?? null,
          waiver?.by ?? null,
        ]
      }),
    )
    cursor = page.meta.next_cursor ?? undefined
  } while (cursor !== undefined)
}

function titleOf({ course, path }: Record<'course' | 'path', BilingualText | null>, locale: Locale): string {
  const title = course ?? path
  return title === null ? '' : pick(title, locale)
}

const byIds = (ids: readonly number[]) => sql`any(${sql.param(ids)}::bigint[])`

/** The codes of the certificates that count, the newest first, by requirement and person. */
async function certificatesOf(db: Database, companyId: number, day: string, ids: readonly number[]) {
  const people = sql`select e.id, e.user_id, e.joined_on, e.department_id from employees e where e.company_id = ${companyId} and e.id = ${byIds(ids)}`
  const { rows } = await db.execute<{ key: string; codes: string }>(sql`
    select c.requirement_id || ' ' || c.employee_id as key, string_agg(c.code, ' ' order by c.day desc, c.code) as codes
    from (${countedCompletions({ companyId, day, people })}) c where c.code is not null group by c.requirement_id, c.employee_id`)
  return new Map(rows.map(row => [row.key, row.codes]))
}

interface HeldWaiver extends Record<string, unknown> {
  key: string
  reason: string
  evidence: string | null
  from: string
  until: string | null
  by: string | null
}

/** The waiver of each that holds on the day; of several, the one given last. */
async function waiversOf(db: Database, companyId: number, day: string, ids: readonly number[]) {
  const { rows } = await db.execute<HeldWaiver>(sql`
    select w.requirement_id || ' ' || w.employee_id as key, w.reason, w.evidence, w.expires_on::text as until, u.name as by,
      ${companyDay(sql`w.created_at`)}::text as "from"
    from waivers w left join users u on u.id = w.granted_by
    where w.company_id = ${companyId} and w.employee_id = ${byIds(ids)} and w.created_at < ${endOf(day)}
      and (w.expires_on is null or w.expires_on >= ${day}::date) and (w.ended_at is null or w.ended_at >= ${endOf(day)})
    order by w.id`)
  return new Map(rows.map(row => [row.key, row]))
}
