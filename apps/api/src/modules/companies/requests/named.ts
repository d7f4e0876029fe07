import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { courseRequests, courses, employees } from '../../../db/schema/index.ts'
import type { CompanyMembership } from '../../accounts/auth/viewer.ts'
import { likeText } from '../../catalogue/instructors-and-reviews.ts'
import { inReachOf } from '../policy.ts'

/** The index of words knows parts of three letters; shorter ones are in so many names that a walk soon finds enough of them. */
const fewestIndexed = 3

/** Of no more people whom words name requests are looked up person by person: of more, a walk over all requests soon finds enough. */
const mostLookedUp = 1000

/** The requests that words name. */
export interface Named {
  which: SQL
  /** Whether they are looked up person by person, and not found on a walk over all requests. */
  areFew: boolean
}

/** The condition that a person or a course is named so; undefined where nothing is said. */
export async function requestsNamed(
  db: Database,
  member: CompanyMembership,
  q = '',
): Promise<Named | undefined> {
  const words = likeText(q)
  if (words === '') return undefined
  const like = `%${words}%`
  if (words.length < fewestIndexed)
    return {
      which: sql`(${employees.id} is not null and ${courses.id} is not null
        and (${employees.searchText} like ${like} or ${courses.titleFolded} like ${like}))`,
      areFew: false,
    }
  const people = await peopleAlone(db, member, like)
  return people === null
    ? { which: named(member.companyId, like), areFew: false }
    : { which: sql`${courseRequests.employeeId} = any(${sql.param(people)}::bigint[])`, areFew: true }
}

/** Whom words name, where these are few and no course is named so; else null. */
async function peopleAlone(db: Database, member: CompanyMembership, like: string): Promise<number[] | null> {
  // Courses are counted, so that the index of words is asked: for one alone, all would be read until it is found.
  const { rows } = await db.execute<{ people: number[]; courses: number }>(sql`
    select array(select ${employees.id}::float8 from ${employees}
        where ${inReachOf(member, employees.companyId, employees.departmentId)} and ${employees.searchText} like ${like} limit ${mostLookedUp + 1}) as people,
      (select count(*)::int from ${courses} where ${courses.titleFolded} like ${like}) as courses`)
  const [found] = rows
  return found && found.courses === 0 && found.people.length <= mostLookedUp ? found.people : null
}

/** Whom and what words name is found first, so that of words that few have no more is read than the requests. */
const named = (companyId: number, like: string) =>
  sql`(${courseRequests.employeeId} in (select e.id from employees e where e.company_id = ${companyId} and e.search_text like ${like})
    or ${courseRequests.courseId} in (select c.id from courses c where c.title_folded like ${like}))`
