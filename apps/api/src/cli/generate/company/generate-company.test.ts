import { afterAll, beforeAll, expect, test } from 'vitest'
import { brokenMoneyRules } from '../../../modules/commerce/invariants.ts'
import { totalsThatDiffer } from '../../../testing/report-sums.ts'
import { openTestDatabase, type TestDatabase } from '../../../testing/test-database.ts'
import { CompanyGeneratedError, generateCompany } from './generate-company.ts'

let database: TestDatabase
let made: { companyId: number }
const options = { employees: 250, seed: 7 }
beforeAll(async () => {
  database = await openTestDatabase()
  made = await generateCompany(database, options)
})
afterAll(() => database.close())

const one = async (statement: string, values: unknown[] = []) =>
  (await database.pool.query(statement, values)).rows[0]

test('a generated company has of everything what it was asked for', async () => {
  const counted = await one(
    `select (select count(*)::int from employees where company_id = $1) as employees,
      (select count(*)::int from employees where company_id = $1 and state = 'active' and user_id is null) as without_account,
      (select count(*)::int from departments where company_id = $1) as departments,
      (select count(distinct course_id)::int > 150 from assignments where company_id = $1) as many_courses,
      (select count(*)::int between 4500 and 5000 from assignments where company_id = $1) as many_assignments,
      (select count(distinct state)::int from assignments where company_id = $1) as states,
      (select count(*)::int > 500 from attempts) as results, (select count(*)::int > 3000 from learning_days) as days,
      (select count(*)::int from employee_group_members where company_id = $1) > 250 as members,
      (select count(*)::int from requirements where company_id = $1) as requirements,
      (select count(*)::int > 100 from course_requests where company_id = $1 and state = 'approved') as answered,
      (select count(*)::int > 10 from course_requests where company_id = $1 and state = 'open') as waiting,
      (select count(*)::int > 20 from course_requests where company_id = $1 and state in ('declined', 'withdrawn')) as refused,
      (select count(*)::int from learning_paths where company_id = $1) as paths,
      (select min(n) = 3 and max(n) = 8 from (select count(*) as n from learning_path_courses where company_id = $1 group by path_id) p) as lengths,
      (select count(distinct learning_path_id)::int > 100 from assignments where company_id = $1) as paths_assigned,
      (select count(*)::int from department_budgets where company_id = $1 and spent > 0 and reserved > 0) as budgets,
      (select count(distinct movement)::int from budget_ledger where company_id = $1) as movements,
      (select count(*)::int from licences where company_id = $1) as licences,
      (select count(*)::int > 100 from enrolment_grants where company_id = $1 and kind = 'licence') as begun,
      (select count(*)::int > 80 from outside_trainings where company_id = $1) as outside,
      (select count(*)::int from company_members where company_id = $1) as team,
      (select count(distinct state)::int from employee_import_rows where company_id = $1) as imported,
      (select count(*)::int > 200 from assignment_batch_items where company_id = $1) as acts,
      (select count(*)::int from standing_assignments where company_id = $1) as standing,
      (select count(*)::int > 50 from reviews) as reviews`,
    [made.companyId],
  )
  expect(counted).toEqual({
    employees: 250,
    without_account: 0,
    departments: 4,
    many_courses: true,
    many_assignments: true,
    states: 4,
    results: true,
    days: true,
    members: true,
    requirements: 10,
    answered: true,
    waiting: true,
    refused: true,
    paths: 200,
    lengths: true,
    paths_assigned: true,
    budgets: 4,
    movements: 6,
    licences: 3,
    begun: true,
    outside: true,
    team: 4,
    imported: 2,
    acts: true,
    standing: 12,
    reviews: true,
  })
})

test('what is generated obeys the rules of seats, and of access and progress', async () => {
  expect(await brokenMoneyRules(database.db)).toEqual([])
  expect(await totalsThatDiffer(database.db)).toEqual([])
  const broken = `
    select count(*)::int as count from assignments a join employees p on p.id = a.employee_id
      left join enrolments e on e.user_id = p.user_id and e.course_id = a.course_id
      left join enrolment_grants g on g.assignment_id = a.id
    where p.user_id is not null and (e.id is null or g.id is null or e.percent <> a.percent
      or (a.state = 'completed') <> (e.completed_at is not null) or a.completed_at is distinct from e.completed_at
      or (g.ended_reason is null) <> (a.state <> 'withdrawn' and p.state <> 'deactivated')
      or a.completed_at > now() or a.withdrawn_at > now() or a.withdrawn_at < a.created_at or a.completed_at < a.created_at)`
  expect(await one(broken)).toEqual({ count: 0 })
})

test('the same seed makes the same company, and a second one only where it is asked for', async () => {
  await expect(generateCompany(database, options)).rejects.toThrow(CompanyGeneratedError)
  const other = await generateCompany(database, { ...options, add: true })
  const digest = `select md5(string_agg(concat_ws('|', e.number, e.name, e.state, e.joined_on, c.slug, a.state, a.percent, a.score, a.due_on), ',' order by e.number, c.slug)) as digest
    from assignments a join employees e on e.id = a.employee_id join courses c on c.id = a.course_id where a.company_id = $1`
  expect(await one(digest, [other.companyId])).toEqual(await one(digest, [made.companyId]))
})
