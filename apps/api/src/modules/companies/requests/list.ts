import { and, asc, desc, eq, isNotNull, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { nameIn, nameKeyIn } from '../../../db/names.ts'
import {
  categories,
  courseRequests,
  courses,
  departments,
  employees,
  seatPools,
  users,
  type CourseRequestState,
} from '../../../db/schema/index.ts'
import type { BilingualText } from '../../../db/schema/columns.ts'
import { pick, type Locale } from '../../../locale.ts'
import type { CompanyMembership } from '../../accounts/auth/viewer.ts'
import { countCap, decodeCursor, pageOf, type Cursor } from '../../cursor.ts'
import { payingBudget } from '../budgets/charges.ts'
import { inReachOf } from '../policy.ts'
import { actorNameIn } from '../retention/former.ts'
import { type Named, requestsNamed } from './named.ts'
import { reservedFor } from './reserved.ts'
import type { CourseRequestQuery } from './schema.ts'

interface Order {
  by: SQL[]
  key: SQL<string | number>
  after: (cursor: Cursor) => SQL
}

type Sort = NonNullable<CourseRequestQuery['sort']>
interface Asked {
  state: CourseRequestState
  sort: Sort
}

/** Dearer courses come first; of one price, and of one name, the longest waiting. */
function orderOf(sort: Sort, locale: Locale): Order {
  const { id } = courseRequests
  if (sort === 'oldest')
    return { by: [asc(id)], key: sql`0`, after: cursor => sql`${id} > ${cursor.id}::bigint` }
  if (sort === 'newest')
    return { by: [desc(id)], key: sql`0`, after: cursor => sql`${id} < ${cursor.id}::bigint` }
  const isByName = sort === 'name'
  const key = isByName ? nameKeyIn(locale) : sql`(-${courses.price})`
  const type = sql.raw(isByName ? 'text' : 'bigint')
  return {
    by: [asc(key), asc(id)],
    key: isByName ? sql<string>`${key}` : sql<number>`${key}::float8`,
    after: cursor => sql`(${key}, ${id}) > (${cursor.value}::${type}, ${cursor.id}::bigint)`,
  }
}

/** By age and without words it concerns the requests alone, and nothing else is read. */
function matching(member: CompanyMembership, { state, sort }: Asked, named: Named | undefined) {
  return and(
    inReachOf(member, courseRequests.companyId, employees.departmentId),
    eq(courseRequests.state, state),
    // Everybody has a person: to say so of what is ordered by name lets rows be read from there.
    sort === 'name' ? isNotNull(employees.id) : undefined,
    named?.which,
  )
}

/**
 * One page of what people whom the member sees ask for, searched by person and course: those that wait, the longest first; else the latest
 * first. The page is found by ids alone: what it says of each is read for the page, however many the order had to look at.
 */
export async function listRequests(
  db: Database,
  member: CompanyMembership,
  {
    q,
    state = 'open',
    sort = state === 'open' ? 'oldest' : 'newest',
    cursor: text,
    limit = 25,
  }: CourseRequestQuery,
  locale: Locale,
) {
  const label = `${state} ${sort}`
  const cursor = decodeCursor(text, label, sort === 'name' ? 'text' : 'number')
  const named = await requestsNamed(db, member, q)
  const which = matching(member, { state, sort }, named)
  const order = orderOf(sort, locale)
  const after = cursor === null ? undefined : order.after(cursor)
  const page = foundPage(db, and(which, after), order, limit + 1)
  // Words that many have take a walk for the page and one for the count: both at once.
  const counting = cursor === null && named?.areFew === false ? countUpTo(db, which) : undefined
  const [rows, counted] = await Promise.all([selectRows(db, locale, page).orderBy(...order.by), counting])
  // A first page that holds them all is the count: what is rare is looked for once.
  const total = cursor?.total ?? counted ?? (rows.length <= limit ? rows.length : await countUpTo(db, which))
  return pageOf(
    rows,
    limit,
    { total, isBounded: true },
    row => present(row, locale),
    row => ({ sort: label, value: row.key, id: row.request.id, total }),
  )
}

function foundPage(db: Database, which: SQL | undefined, { by, key }: Order, limit: number) {
  return db
    .select({ id: courseRequests.id, key: key.as('key') })
    .from(courseRequests)
    .leftJoin(employees, asker)
    .leftJoin(courses, eq(courses.id, courseRequests.courseId))
    .where(which)
    .orderBy(...by)
    .limit(limit)
    .as('page')
}

const asker = and(
  eq(employees.companyId, courseRequests.companyId),
  eq(employees.id, courseRequests.employeeId),
)

async function countUpTo(db: Database, which: SQL | undefined): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`
    select count(*)::int as n from (select from ${courseRequests} left join ${employees} on ${asker}
      left join ${courses} on ${courses.id} = ${courseRequests.courseId} where ${which} limit ${countCap + 1}) as counted`)
  return rows[0]?.n ?? 0
}

function selectRows(db: Database, locale: Locale, page: ReturnType<typeof foundPage>) {
  return db
    .select({
      request: courseRequests,
      key: page.key,
      employee: { id: employees.id, name: nameIn(locale, 'employees') },
      department: departments.name,
      course: courses,
      categorySlug: categories.slug,
      freeSeats: sql<number>`coalesce(${seatPools.bought} - ${seatPools.used}, 0)::int`,
      decidedBy: actorNameIn(locale, 'users', sql`${courseRequests.companyId}`),
      askedBy: sql<string | null>`(${db
        .select({ name: actorNameIn(locale, 'users', sql`${courseRequests.companyId}`) })
        .from(users)
        .where(eq(users.id, courseRequests.askedBy))})`,
      reserved: reservedFor,
      budget: sql<{
        name: BilingualText
        free: number
      } | null>`(select json_build_object('name', b.name, 'free', p.free)
        from (${payingBudget(sql`${courseRequests.companyId}`, sql`${employees.departmentId}`)}) as p join departments b on b.id = p.department_id)`,
    })
    .from(page)
    .innerJoin(courseRequests, eq(courseRequests.id, page.id))
    .innerJoin(employees, asker)
    .innerJoin(courses, eq(courses.id, courseRequests.courseId))
    .innerJoin(categories, eq(categories.id, courses.categoryId))
    .leftJoin(departments, eq(departments.id, employees.departmentId))
    .leftJoin(
      seatPools,
      and(eq(seatPools.companyId, courseRequests.companyId), eq(seatPools.courseId, courseRequests.courseId)),
    )
    .leftJoin(users, eq(users.id, courseRequests.decidedBy))
}

type Row = Awaited<ReturnType<typeof selectRows>>[number]

function present({ request, course, ...row }: Row, locale: Locale) {
  return {
    id: request.id,
    employee: { ...row.employee, department: row.department && pick(row.department, locale) },
    course: {
      id: course.id,
      title: pick(course.title, locale),
      category_slug: row.categorySlug,
      price: course.price,
      is_withdrawn: course.state !== 'published',
    },
    asked_by: row.askedBy,
    reason: request.reason,
    due_on: request.dueOn,
    due_days: request.dueDays,
    counts_working_days: request.countsWorkingDays,
    state: request.state,
    free_seats: row.freeSeats,
    budget: row.budget && {
      department: pick(row.budget.name, locale),
      free: row.budget.free,
      reserved: request.state === 'open' ? row.reserved : 0,
    },
    created_at: request.createdAt.toISOString(),
    decided_at: request.decidedAt?.toISOString() ?? null,
    decided_by: row.decidedBy,
    answer: request.answer,
  }
}
