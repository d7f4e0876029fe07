import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../../db/client.ts'
import { courses, employees, users, waivers } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import { pick, type Locale } from '../../../locale.ts'
import type { CompanyMembership } from '../../accounts/auth/viewer.ts'
import { companyDay } from '../../learning/assignment-rows.ts'
import { inReachOf } from '../policy.ts'
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
function askedOf(member: CompanyMembership, { requirementId, employeeId, day }: Place): StandingsAsked {
  return {
    companyId: member.companyId,
    day,
    requirementIds: [requirementId],
    people: sql`select ${employees.id}, ${employees.userId}, ${employees.joinedOn}, ${employees.departmentId} from ${employees}
      where ${employees.id} = ${employeeId} and ${inReachOf(member, employees.companyId, employees.departmentId)} and ${peopleOn(day)}`,
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
  const {
    rows: [row],
  } = await db.execute<Standing>(sql`select s.status, s.is_expiring, s.completed_on::text as completed_on,
      s.valid_until::text as valid_until, s.due_on::text as due_on from (${standings(askedOf(member, place))}) s`)
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
  const place = { requirementId, employeeId, day: asOf(query.as_of) }
  const standing = await readStanding(db, member, place)
  return {
    ...standing,
    completions: await readCompletions(db, askedOf(member, place), locale),
    waivers: await readWaivers(db, member.companyId, place),
  }
}

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

function readWaivers(db: Database, companyId: number, { requirementId, employeeId, day }: Place) {
  return db
    .select({
      id: waivers.id,
      reason: waivers.reason,
      evidence: waivers.evidence,
      given_on: sql<string>`${companyDay(sql`${waivers.createdAt}`)}::text`,
      given_by: giver.name,
      expires_on: waivers.expiresOn,
      ended_on: sql<string | null>`${companyDay(sql`${waivers.endedAt}`)}::text`,
      ended_by: ender.name,
    })
    .from(waivers)
    .leftJoin(giver, eq(giver.id, waivers.grantedBy))
    .leftJoin(ender, eq(ender.id, waivers.endedBy))
    .where(
      and(
        eq(waivers.companyId, companyId),
        eq(waivers.requirementId, requirementId),
        eq(waivers.employeeId, employeeId),
        sql`${waivers.createdAt} < ${endOf(day)}`,
      ),
    )
    .orderBy(desc(waivers.id))
}
