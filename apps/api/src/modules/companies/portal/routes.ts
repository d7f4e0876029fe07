import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Database } from '../../../db/client.ts'
import { AppError } from '../../../errors.ts'
import { pick, type Locale } from '../../../locale.ts'
import type { CompanyMembership } from '../../accounts/auth/viewer.ts'
import { memberOf } from '../../../plugins/caller.ts'
import { addUpBranches } from '../departments/branch-sums.ts'
import { actForCompany, reachOf, readsNames, readsSeats } from '../policy.ts'
import { addUp } from '../reports/adding-up.ts'
import { readScores } from '../reports/overview.ts'
import { totalsFor } from '../reports/sums/branches.ts'
import { dashboardAsOf } from '../reports/sums/reading.ts'
import { keptQueries } from './kept-queries.ts'
import { companyQueries } from './queries.ts'
import { readNeeds } from './needs.ts'
import { Dashboard, DashboardNeeds } from './schema.ts'

const tags = ['company']

/** A company's own numbers; every statement names the company and the branch that the member sees. */
export function portal(db: Database): FastifyPluginAsyncTypebox {
  const queries = companyQueries(db)
  const { branchCourses, ...kept } = keptQueries(db)
  const keptOfBranch = { ...kept, courses: branchCourses }
  return async app => {
    app.get(
      '/dashboard',
      {
        config: { policy: actForCompany },
        schema: {
          operationId: 'getDashboard',
          summary: 'Get the dashboard of the company',
          description:
            'Numbers of the people whom the caller sees, with the departments, those who need attention and the courses, and when they were counted.',
          errorCodes: [],
          tags,
          response: { 200: Dashboard },
        },
      },
      async request => {
        const member = memberOf(request)
        const key = reachOf(member)
        const { locale } = request
        const keptAsOf = await dashboardAsOf(db, member.companyId)
        const asOf = keptAsOf ?? new Date().toISOString()
        const counted =
          keptAsOf === null ? queries : (await totalsFor(db, member)) === null ? keptOfBranch : kept
        const [[company], [assigned], departments, attention, courses, begun, mean] = await Promise.all([
          queries.company.execute(key),
          counted.assigned.execute(key),
          counted.departments.execute(key),
          queries.attention.execute(key),
          counted.courses.execute(key),
          countBegun(db, member, keptAsOf !== null),
          meanScore(db, member, locale),
        ])
        if (!company || !assigned) throw new AppError('not_found')
        return {
          data: presentDashboard(
            { company, assigned, departments, attention, courses, begun, mean, asOf },
            member,
            locale,
          ),
        }
      },
    )
  }
}

/** What the dashboard shows below its numbers: it takes longer to count. */
export function portalNeeds(db: Database): FastifyPluginAsyncTypebox {
  return async app => {
    app.get(
      '/dashboard/needs',
      {
        config: { policy: actForCompany },
        schema: {
          operationId: 'getDashboardNeeds',
          summary: 'Get what needs action, and the company’s compliance and spending',
          description:
            'Requests, requirements, budgets and licences that need action, as far as the caller’s role sees them.',
          errorCodes: [],
          tags,
          response: { 200: DashboardNeeds },
        },
      },
      async request => ({ data: await readNeeds(db, memberOf(request), request.locale) }),
    )
  }
}

/** What people learn by licence, as the report of completion counts it; finance sees it only there, and not for a few people. */
async function countBegun(db: Database, member: CompanyMembership, isKept: boolean) {
  if (!readsNames(member)) return null
  const sums = await addUp(db, member, 'completion', isKept ? {} : { source: 'licence' }, isKept)
  const total = sums.find(({ kind }) => kind === 'total')
  return { total: Number(total?.['begun'] ?? 0), completed: Number(total?.['begun_completed'] ?? 0) }
}

/** The average that the report of scores shows; null where there is none, or of too few people for the member. */
async function meanScore(db: Database, member: CompanyMembership, locale: Locale): Promise<number | null> {
  return (await readScores(db, member, {}, locale)).totals?.mean ?? null
}

type Rows<Name extends keyof Queries> = Awaited<ReturnType<Queries[Name]['execute']>>
type Queries = ReturnType<typeof companyQueries>
interface Numbers {
  company: Rows<'company'>[number]
  assigned: Rows<'assigned'>[number]
  departments: Rows<'departments'>
  attention: Rows<'attention'>
  courses: Rows<'courses'>
  begun: Awaited<ReturnType<typeof countBegun>>
  mean: number | null
  /** What is counted of assignments. */
  asOf: string
}

/** Each department with those below it, as the list of its people has them. */
function presentBranches(departments: Rows<'departments'>, locale: Locale) {
  const sums = addUpBranches(departments, ['people', 'assigned', 'percents'])
  return departments.map(({ id, name, ...own }) => {
    const { people, assigned, percents } = sums.get(id) ?? own
    return {
      id,
      name: pick(name, locale),
      employees: people,
      percent: assigned === 0 ? null : Math.round(percents / assigned),
    }
  })
}

function presentDashboard(
  { company, assigned, departments, attention, courses, begun, mean, asOf }: Numbers,
  member: CompanyMembership,
  locale: Locale,
) {
  return {
    company: { id: company.id, name: pick(company.name, locale), logo: company.logo, color: company.color },
    employees: { active: company.active, invited: company.invited, deactivated: company.deactivated },
    assignments: assigned,
    begun,
    seats: readsSeats(member) ? company.seats : null,
    mean_score: mean,
    waiting_requests: readsNames(member) ? company.waiting : 0,
    departments: presentBranches(departments, locale),
    attention: (readsNames(member) ? attention : []).map(row => ({
      employee_id: row.employeeId,
      name: pick(row.name, locale),
      avatar: row.avatar,
      course: pick(row.course, locale),
      due_on: row.dueOn ?? '',
      percent: row.percent,
    })),
    courses: courses.map(row => ({
      id: row.id,
      title: pick(row.title, locale),
      category_slug: row.categorySlug,
      assigned: row.assigned,
      completed: row.completed,
      percent: row.percent,
    })),
    as_of: asOf,
  }
}
