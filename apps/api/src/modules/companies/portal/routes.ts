import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Database } from '../../../db/client.ts'
import { AppError } from '../../../errors.ts'
import { pick, type Locale } from '../../../locale.ts'
import type { CompanyMembership } from '../../accounts/auth/viewer.ts'
import { memberOf } from '../../../plugins/caller.ts'
import { actForCompany, reachOf, readsNames, readsSeats } from '../policy.ts'
import { companyQueries } from './queries.ts'
import { Dashboard } from './schema.ts'

const tags = ['company']

/** A company's own numbers; every statement names the company and the branch that the member sees. */
export function portal(db: Database): FastifyPluginAsyncTypebox {
  const queries = companyQueries(db)
  return async app => {
    app.get(
      '/dashboard',
      {
        config: { policy: actForCompany },
        schema: {
          operationId: 'getDashboard',
          summary: 'Get the dashboard of the company',
          errorCodes: [],
          tags,
          response: { 200: Dashboard },
        },
      },
      async request => {
        const member = memberOf(request)
        const key = reachOf(member)
        const { locale } = request
        const [[totals], departments, attention, courses] = await Promise.all([
          queries.totals.execute(key),
          queries.departments.execute(key),
          queries.attention.execute(key),
          queries.courses.execute(key),
        ])
        if (!totals) throw new AppError('not_found')
        return {
          data: presentDashboard({ totals, departments, attention, courses }, member, locale),
        }
      },
    )
  }
}

type Rows<Name extends keyof Queries> = Awaited<ReturnType<Queries[Name]['execute']>>
type Queries = ReturnType<typeof companyQueries>
interface Numbers {
  totals: Rows<'totals'>[number]
  departments: Rows<'departments'>
  attention: Rows<'attention'>
  courses: Rows<'courses'>
}

function presentDashboard(
  { totals, departments, attention, courses }: Numbers,
  member: CompanyMembership,
  locale: Locale,
) {
  const { mean_score, ...assigned } = totals.assigned
  return {
    company: { id: totals.id, name: pick(totals.name, locale), logo: totals.logo },
    employees: { active: totals.active, invited: totals.invited, deactivated: totals.deactivated },
    assignments: assigned,
    seats: readsSeats(member) ? totals.seats : null,
    mean_score,
    waiting_requests: readsNames(member) ? totals.waiting : 0,
    departments: departments.map(row => ({
      id: row.id,
      name: pick(row.name, locale),
      employees: row.employeeCount,
      percent: row.percent,
    })),
    attention: (readsNames(member) ? attention : []).map(row => ({
      employee_id: row.employeeId,
      name: row.name,
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
    as_of: new Date().toISOString(),
  }
}
