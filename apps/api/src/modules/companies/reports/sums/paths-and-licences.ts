import { sql, type SQL } from 'drizzle-orm'
import type { Transaction } from '../../../../db/client.ts'
import { assignments, employees } from '../../../../db/schema/index.ts'
import type { CompanyMembership } from '../../../accounts/auth/viewer.ts'
import { finishedByLicence } from '../../../learning/licence-grants.ts'
import { sumAsOfNow, type KeptOfDepartments } from './as-of-now.ts'
import type { TotalsOf } from './branches.ts'
import { ofSlice, type Slice, writeSums } from './writing.ts'

/** Selects `department_id`, `learning_path_id`, `people`, `assigned` and `percents` of whom a condition for `employees` names. */
const pathsOf = (who: SQL): SQL => sql`
  select ${employees.departmentId} as department_id, ${assignments.learningPathId} as learning_path_id, count(distinct ${assignments.employeeId}) as people,
    count(*) as assigned, sum(${assignments.percent}) as percents
  from ${employees} join ${assignments} on ${assignments.companyId} = ${employees.companyId} and ${assignments.employeeId} = ${employees.id}
  where ${who} and ${employees.state} <> 'deactivated' and ${assignments.learningPathId} is not null and ${assignments.state} <> 'withdrawn'
  group by 1, 2`

/**
 * Selects `department_id`, `pool_id` and `finished`: how many courses people have finished by each licence. Who has left counts, too: it was paid
 * for, and a person is one employee of a company.
 */
const licencesOf = (who: SQL): SQL => sql`
  select ${employees.departmentId} as department_id, l.pool_id, count(distinct (l.employee_id, g.course_id)) as finished
  from ${employees} join seat_ledger l on l.company_id = ${employees.companyId} and l.employee_id = ${employees.id}
    join enrolment_grants g on g.company_id = l.company_id and g.seat_id = l.id and g.kind = 'licence'
    join enrolments e on e.user_id = g.user_id and e.course_id = g.course_id
  where ${who} and ${finishedByLicence} group by 1, 2`

/** How far a department's people are with each learning path. */
export function countPaths(tx: Transaction, slice: Slice): Promise<void> {
  return writeSums(tx, slice, 'report_paths', {
    counted: sql`select p.learning_path_id, p.people, p.assigned, p.percents from (${pathsOf(ofSlice(slice, sql`${employees}.`))}) p`,
    keys: ['learning_path_id'],
    measures: ['people', 'assigned', 'percents'],
  })
}

/** How many courses a department's people finished by each licence. */
export function countLicences(tx: Transaction, slice: Slice): Promise<void> {
  return writeSums(tx, slice, 'report_licences', {
    counted: sql`select p.pool_id, p.finished from (${licencesOf(ofSlice(slice, sql`${employees}.`))}) p`,
    keys: ['pool_id'],
    measures: ['finished'],
  })
}

const paths: KeptOfDepartments = {
  of: pathsOf,
  table: sql`report_paths`,
  totals: sql`report_path_totals`,
  hasBranches: true,
  key: sql`learning_path_id`,
  measures: ['people', 'assigned', 'percents'],
}

const licences: KeptOfDepartments = {
  of: licencesOf,
  table: sql`report_licences`,
  totals: sql`report_licence_totals`,
  hasBranches: false,
  key: sql`pool_id`,
  measures: ['finished'],
}

/**
 * Selects how far those whom a member sees are with each learning path, as it is now: `learning_path_id`, `people`, `assigned`, `percents`.
 * @param isKept whether the company is large: what is kept of its departments is taken where nothing has changed since
 * @param totals whose totals say what these departments come to; null where none do
 */
export const pathProgress = (member: CompanyMembership, isKept: boolean, totals: TotalsOf | null): SQL =>
  sumAsOfNow(member, isKept, paths, totals)

/** Selects how many courses were finished by each licence of a company, as it is now: `pool_id`, `finished`. */
export const licenceResults = (companyId: number, isKept: boolean): SQL =>
  sumAsOfNow({ companyId, role: 'owner', branchId: null }, isKept, licences, { branchId: null })
