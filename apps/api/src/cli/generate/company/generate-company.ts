import { sql } from 'drizzle-orm'
import type { OpenDatabase, Transaction } from '../../../db/client.ts'
import { settle } from '../../../db/maintenance.ts'
import { generate } from '../generate.ts'
import { insertBranches, insertGroups, insertPeople, type MadeCompany } from './people.ts'
import { learningSteps } from './learning.ts'

export interface CompanyOptions {
  /** How many; all else follows: a department for 125 of them, twenty assignments for each. */
  employees: number
  seed: number
  /** Beside those that were generated before. */
  add?: boolean
  progress?: (step: string) => void
}

/** There is a generated company already, and another was not asked for; the message says what to do. */
export class CompanyGeneratedError extends Error {
  override name = 'CompanyGeneratedError'
  constructor(slug: string) {
    super(`The database holds ${slug} already. Say --add to generate another company beside it.`)
  }
}

const courseCount = 200
const peopleAtOnce = 5000

const tables = `users, companies, departments, employees, employee_groups, employee_group_members, requirements, assignments,
  enrolments, enrolment_grants, seat_pools, seat_ledger, exams, attempts, learning_days, courses, course_requests,
  learning_paths, learning_path_courses, department_budgets, budget_ledger, licences, outside_trainings, company_members, saved_reports,
  company_messages, assignment_batches, assignment_batch_items, standing_assignments, employee_imports, employee_import_rows, scim_users, reviews`

/**
 * Makes up a whole company for measuring: a tree of departments, people with accounts, groups, courses with seats and exams, assignments with
 * progress and results, learning time, requirements, requests, learning paths, budgets, yearly licences, trainings elsewhere, and
 * what is kept beside them: team, messages, acts, an import, reviews. All or nothing; the same seed gives the same company.
 * @throws CompanyGeneratedError
 */
export async function generateCompany(
  database: OpenDatabase,
  { employees, seed, add = false, progress = () => undefined }: CompanyOptions,
): Promise<{ companyId: number }> {
  const { rows } = await database.db.execute<{ slug: string; courses: number }>(sql`
    select (select max(slug) from companies where slug like 'generated-company-%') as slug,
      (select count(*)::int from courses where slug ~ '^generated-[0-9]+$') as courses`)
  const known = rows[0]
  if (known?.slug && !add) throw new CompanyGeneratedError(known.slug)
  const missing = courseCount - (known?.courses ?? 0)
  progress('courses')
  if (missing > 0) await generate(database, { courses: missing, seed, add: true })
  const made = await database.db.transaction(tx => makeAll(tx, { employees, seed, progress }))
  progress('statistics')
  await settle(database, tables)
  return made
}

async function makeAll(
  tx: Transaction,
  { employees, seed, progress }: Required<Omit<CompanyOptions, 'add'>>,
): Promise<{ companyId: number }> {
  // Millions of rows take longer than a request may.
  await tx.execute(sql`set local statement_timeout = 0`)
  await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`)
  const company: MadeCompany = {
    id: await insertCompany(tx),
    seed,
    employees,
    departments: Math.max(4, Math.round(employees / 125)),
    courses: courseCount,
    assignments: employees * 20,
  }
  progress('departments')
  await insertBranches(tx, company)
  for (let from = 1; from <= employees; from += peopleAtOnce) {
    progress(`people ${from}`)
    await insertPeople(tx, company, from, Math.min(employees, from + peopleAtOnce - 1))
  }
  await insertGroups(tx, company)
  for (const [name, statements] of learningSteps(company)) {
    progress(name)
    for (const statement of statements) await tx.execute(sql.raw(statement))
  }
  return { companyId: company.id }
}

/** The company with its own account, which has no way to sign in. */
async function insertCompany(tx: Transaction): Promise<number> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    with number as (select count(*) + 1 as n from companies where slug like 'generated-company-%'), owner as (
      insert into users (kind, name, name_key, name_folded, email, verified_at)
      select 'company', 'شركة القياس', 'شركه القياس', 'شركه القياس', 'owner-' || n || '@generated-company.masar.test', now() from number returning id
    )
    insert into companies (user_id, slug, legal_name, registration_number, vat_number, address)
    select owner.id, 'generated-company-' || n, '{"ar": "شركة القياس", "en": "Measuring Company"}', (2000000000 + n)::text, '310000000000003',
      '{"ar": "الرياض", "en": "Riyadh"}' from owner, number
    returning id::float8 as id`)
  if (!rows[0]) throw new Error('The company was not made.')
  return rows[0].id
}
