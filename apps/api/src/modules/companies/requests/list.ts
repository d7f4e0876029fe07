import { and, asc, desc, eq, gt, lt, sql } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { nameIn, nameOrNullIn } from '../../../db/names.ts'
import {
  categories,
  courseRequests,
  courses,
  departments,
  employees,
  seatPools,
  users,
} from '../../../db/schema/index.ts'
import type { BilingualText } from '../../../db/schema/columns.ts'
import { pick, type Locale } from '../../../locale.ts'
import type { CompanyMembership } from '../../accounts/auth/viewer.ts'
import { countCap, decodeCursor, pageOf } from '../../cursor.ts'
import { payingBudget } from '../budgets/charges.ts'
import { inReachOf } from '../policy.ts'
import { reservedFor } from './reserved.ts'
import type { CourseRequestQuery } from './schema.ts'

/** One page of what people whom the member sees ask for: those that wait, the longest first; else the latest answered first. */
export async function listRequests(
  db: Database,
  member: CompanyMembership,
  { state = 'open', cursor: text, limit = 25 }: CourseRequestQuery,
  locale: Locale,
) {
  const cursor = decodeCursor(text, state, 'number')
  const which = and(
    inReachOf(member, employees.companyId, employees.departmentId),
    eq(courseRequests.companyId, member.companyId),
    eq(courseRequests.state, state),
  )
  const isOpen = state === 'open'
  const after = cursor === null ? undefined : (isOpen ? gt : lt)(courseRequests.id, cursor.id)
  const rows = await selectRows(db, locale)
    .where(and(which, after))
    .orderBy((isOpen ? asc : desc)(courseRequests.id))
    .limit(limit + 1)
  const total = cursor?.total ?? (await countUpTo(db, which))
  return pageOf(
    rows,
    limit,
    { total, isBounded: true },
    row => present(row, locale),
    row => ({ sort: state, value: 0, id: row.request.id, total }),
  )
}

async function countUpTo(db: Database, which: ReturnType<typeof and>): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`
    select count(*)::int as n from (select from ${courseRequests} join ${employees} on ${employees.companyId} = ${courseRequests.companyId}
      and ${employees.id} = ${courseRequests.employeeId} where ${which} limit ${countCap + 1}) as counted`)
  return rows[0]?.n ?? 0
}

function selectRows(db: Database, locale: Locale) {
  return db
    .select({
      request: courseRequests,
      employee: { id: employees.id, name: nameIn(locale, 'employees') },
      department: departments.name,
      course: courses,
      categorySlug: categories.slug,
      freeSeats: sql<number>`coalesce(${seatPools.bought} - ${seatPools.used}, 0)::int`,
      decidedBy: nameOrNullIn(locale, 'users'),
      reserved: reservedFor,
      budget: sql<{
        name: BilingualText
        free: number
      } | null>`(select json_build_object('name', b.name, 'free', p.free)
        from (${payingBudget(sql`${courseRequests.companyId}`, sql`${employees.departmentId}`)}) as p join departments b on b.id = p.department_id)`,
    })
    .from(courseRequests)
    .innerJoin(
      employees,
      and(eq(employees.companyId, courseRequests.companyId), eq(employees.id, courseRequests.employeeId)),
    )
    .innerJoin(courses, eq(courses.id, courseRequests.courseId))
    .innerJoin(categories, eq(categories.id, courses.categoryId))
    .leftJoin(departments, eq(departments.id, employees.departmentId))
    .leftJoin(
      seatPools,
      and(eq(seatPools.companyId, courseRequests.companyId), eq(seatPools.courseId, courseRequests.courseId)),
    )
    .leftJoin(users, eq(users.id, courseRequests.decidedBy))
    .$dynamic()
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
    reason: request.reason,
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
