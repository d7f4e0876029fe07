import { holidaysBetween } from '@masar/text'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../../db/client.ts'
import type { BilingualText } from '../../../db/schema/columns.ts'
import { courses, employees, users, waivers } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import { pick, type Locale } from '../../../locale.ts'
import type { CompanyMembership } from '../../accounts/auth/viewer.ts'
import { companyDay } from '../../platform/calendar/days.ts'
import { calendarOf, type CompanyCalendar } from '../../platform/calendar/calendars.ts'
import { inReachOf } from '../policy.ts'
import { actorNameIn } from '../retention/former.ts'
import { asOf, peopleOn } from './as-of.ts'
import { countedCompletions, endOf, standings, type StandingsAsked } from './standings.ts'
import type { RequirementStatus } from './status.ts'

interface Place {
  requirementId: number
  employeeId: number
  /** ISO. */
  day: string
}

/** What `standings` is asked for one person, whom the member sees, and one requirement. */
function askedOf(
  member: CompanyMembership,
  { requirementId, employeeId, day }: Place,
  { days: working }: CompanyCalendar,
): StandingsAsked {
  return {
    companyId: member.companyId,
    working,
    day,
    requirementIds: [requirementId],
    people: sql`select ${employees.id}, ${employees.userId}, ${employees.joinedOn}, ${employees.departmentId} from ${employees}
      where ${employees.id} = ${employeeId} and ${inReachOf(member, employees.companyId, employees.departmentId)} and ${peopleOn(day, member.companyId)}`,
  }
}

interface Standing extends Record<string, unknown> {
  status: RequirementStatus
  is_expiring: boolean
  completed_on: string | null
  valid_until: string | null
  due_on: string | null
}

/** Where one person stands with one requirement. @throws AppError `not_found` where it is not made of them, or the member does not see them */
export async function readStanding(
  db: Pick<Database, 'execute'>,
  member: CompanyMembership,
  place: Place,
): Promise<Standing> {
  return standingIn(db, askedOf(member, place, await calendarOf(db, member.companyId)))
}

async function standingIn(db: Pick<Database, 'execute'>, asked: StandingsAsked): Promise<Standing> {
  const {
    rows: [row],
  } = await db.execute<Standing>(sql`select s.status, s.is_expiring, s.completed_on::text as completed_on,
      s.valid_until::text as valid_until, s.due_on::text as due_on from (${standings(asked)}) s`)
  if (!row) throw new AppError('not_found')
  return row
}

/** What lies behind where one person stands: the completions that count, and every waiver given by then. @throws AppError `not_found`, `validation` */
export async function readRecord(
  db: Database,
  member: CompanyMembership,
  { requirementId, employeeId }: Pick<Place, 'requirementId' | 'employeeId'>,
  query: { as_of?: string | undefined },
  locale: Locale,
) {
  const place = { requirementId, employeeId, day: await asOf(db, member.companyId, query.as_of) }
  const calendar = await calendarOf(db, member.companyId)
  const asked = askedOf(member, place, calendar)
  const standing = await standingIn(db, asked)
  return {
    ...standing,
    due_moved_by: pickOrNull(await movedBy(db, calendar, place, standing), locale),
    completions: await readCompletions(db, asked, locale),
    waivers: await readWaivers(db, member.companyId, place, locale),
  }
}

interface Terms extends Record<string, unknown> {
  /** The day that was counted, before it moved, or the first one of working days; null where it isn't counted, or the person has not joined. */
  counted: string | null
}

/** The holiday by which the first due day of a person moved; null where none did, or another day is due. */
async function movedBy(
  db: Pick<Database, 'execute'>,
  calendar: CompanyCalendar,
  { requirementId, employeeId }: Place,
  { completed_on: completedOn, due_on: dueOn }: Standing,
): Promise<BilingualText | null> {
  if (completedOn !== null || dueOn === null) return null
  const {
    rows: [row],
  } = await db.execute<Terms>(sql`
    select (greatest(e.joined_on, ${companyDay(sql`r.created_at`, sql`r.company_id`)})
      + case when r.counts_working_days then least(1, r.first_due_days) else r.first_due_days end)::text as counted
    from requirements r join employees e on e.company_id = r.company_id and e.id = ${employeeId} where r.id = ${requirementId}`)
  if (!row || row.counted === null) return null
  return holidaysBetween(calendar, row.counted, dueOn)[0]?.name ?? null
}

const pickOrNull = (name: BilingualText | null, locale: Locale) => name && pick(name, locale)

interface CompletionRow extends Record<string, unknown> {
  courseId: number
  day: string
  code: string | null
}

async function readCompletions(db: Database, asked: StandingsAsked, locale: Locale) {
  const { rows } = await db.execute<CompletionRow>(sql`
    select c.course_id::float8 as "courseId", c.day::text as day, c.code from (${countedCompletions(asked)}) c order by c.day desc, c.course_id`)
  const titles = new Map(
    (
      await db
        .select({ id: courses.id, title: courses.title })
        .from(courses)
        .where(
          inArray(
            courses.id,
            rows.map(row => row.courseId),
          ),
        )
    ).map(({ id, title }) => [id, pick(title, locale)]),
  )
  return rows.map(({ courseId, day, code }) => ({
    course: { id: courseId, name: titles.get(courseId) ?? '' },
    completed_on: day,
    certificate: code,
  }))
}

const [giver, ender] = [alias(users, 'giver'), alias(users, 'ender')]

function readWaivers(
  db: Database,
  companyId: number,
  { requirementId, employeeId, day }: Place,
  locale: Locale,
) {
  const company = sql`${companyId}::bigint`
  return db
    .select({
      id: waivers.id,
      reason: waivers.reason,
      evidence: waivers.evidence,
      file_name: waivers.fileName,
      given_on: sql<string>`${companyDay(sql`${waivers.createdAt}`, company)}::text`,
      given_by: actorNameIn(locale, 'giver', companyId),
      expires_on: waivers.expiresOn,
      ended_on: sql<string | null>`${companyDay(sql`${waivers.endedAt}`, company)}::text`,
      ended_by: actorNameIn(locale, 'ender', companyId),
    })
    .from(waivers)
    .leftJoin(giver, eq(giver.id, waivers.grantedBy))
    .leftJoin(ender, eq(ender.id, waivers.endedBy))
    .where(
      and(
        eq(waivers.companyId, companyId),
        eq(waivers.requirementId, requirementId),
        eq(waivers.employeeId, employeeId),
        sql`${waivers.createdAt} < ${endOf(day, companyId)}`,
      ),
    )
    .orderBy(desc(waivers.id))
}
