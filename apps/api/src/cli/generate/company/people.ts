import { fold, sortKey } from '@masar/text'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { randomFor } from '../random.ts'
import { firstNames, lastNames, settings, topics } from '../vocabulary.ts'
import { drawsOf } from './draws.ts'

/** A company that is being made up, with how much of everything. */
export interface MadeCompany {
  id: number
  seed: number
  employees: number
  departments: number
  courses: number
  assignments: number
}

/** How many departments lie at the top, and how many right below each of the first. */
const [topCount, fan] = [10, 5]
const jobs = ['محاسب', 'مهندس', 'مشرف', 'مندوب مبيعات', 'فني', 'أخصائي موارد بشرية']

/** The tree of departments, `generated_departments (n, id)`, by number from 1. */
export async function insertBranches(tx: Transaction, { id, departments }: MadeCompany): Promise<void> {
  const pairs = Object.values(topics).flat()
  const names = Array.from({ length: departments }, (_, index) => {
    const [ar, en] = pairs[index % pairs.length] ?? ['', '']
    const [arPlace, enPlace] = settings[index % settings.length] ?? ['', '']
    return { ar: `${ar} ${arPlace}`, en: `${en} ${enPlace}` }
  })
  await tx.execute(sql`insert into departments (company_id, name)
    select ${id}, g.name from jsonb_array_elements(${JSON.stringify(names)}::jsonb) with ordinality as g(name, n) order by g.n`)
  await tx.execute(
    sql.raw(`create temp table generated_departments on commit drop as
      select row_number() over (order by id)::int as n, id from departments where company_id = ${id}`),
  )
  await tx.execute(sql`update departments d set parent_id = p.id
    from generated_departments c join generated_departments p on p.n = 1 + (c.n - ${topCount} - 1) / ${fan}
    where d.id = c.id and c.n > ${topCount}`)
}

/** Employees from one number to another, with accounts but for those who are invited. The first ones lead the departments. */
export async function insertPeople(
  tx: Transaction,
  company: MadeCompany,
  first: number,
  last: number,
): Promise<void> {
  const people = Array.from({ length: last - first + 1 }, (_, index) => makePerson(company, first + index))
  const given = sql`json_to_recordset(${JSON.stringify(people)}::json) as g(n int, name text, name_key text, folded text, email text, number text,
    job text, department int, state text, joined_days int)`
  await tx.execute(sql`insert into users (kind, name, name_key, name_folded, email, verified_at)
    select 'student', g.name, g.name_key, g.name_key, g.email, now() from ${given} where g.state <> 'invited' order by g.n`)
  await tx.execute(sql`
    insert into employees (company_id, user_id, name, name_key, search_folded, email, number, job, department_id, state, joined_on, created_at, deactivated_at)
    select ${company.id}, u.id, g.name, g.name_key, g.folded, g.email, g.number, g.job, d.id, g.state,
      case when g.state <> 'invited' then current_date - g.joined_days end, now() - make_interval(days => g.joined_days),
      case when g.state = 'deactivated' then now() - make_interval(days => g.joined_days / 3) end
    from ${given} left join users u on u.email = g.email left join generated_departments d on d.n = g.department order by g.n`)
  if (last < company.employees) return
  await tx.execute(sql`insert into employee_absences (company_id, employee_id, left_at)
    select company_id, id, deactivated_at from employees where company_id = ${company.id} and state = 'deactivated' order by id`)
  await tx.execute(sql`
    with heads as (select d.id as department_id, e.id from generated_departments d
      join employees e on e.company_id = ${company.id} and e.number = 'G' || lpad(d.n::text, 6, '0')),
    led as (update departments d set head_id = h.id from heads h where d.id = h.department_id)
    update employees e set manager_id = h.id from heads h
    where e.company_id = ${company.id} and e.department_id = h.department_id and e.id <> h.id`)
}

function makePerson({ id, seed, departments }: MadeCompany, n: number) {
  const random = randomFor(seed, -1_000_000 - n)
  const [firstName, lastName] = [random.of(firstNames), random.of(lastNames)]
  const at = random.chance(80) ? 0 : 1
  const name = `${firstName[at]} ${random.of(lastNames)[at]} ${lastName[at]}`
  const number = `G${String(n).padStart(6, '0')}`
  const email = `employee-${id}-${n}@generated-company.masar.test`
  const isHead = n <= departments
  return {
    n,
    name,
    name_key: sortKey(name),
    folded: fold(`${name} ${email} ${number}`),
    email,
    number,
    job: random.of(jobs),
    department: isHead ? n : random.chance(1) ? null : 1 + random.below(departments),
    state: isHead || random.chance(92) ? 'active' : random.chance(60) ? 'invited' : 'deactivated',
    joined_days: 10 + random.below(1500),
  }
}

/** Groups of very different sizes: the first has half the company. */
export async function insertGroups(tx: Transaction, company: MadeCompany): Promise<void> {
  const { id, seed, employees } = company
  const count = Math.max(4, Math.min(50, Math.round(employees / 1000)))
  const draws = drawsOf(seed)
  await tx.execute(sql`insert into employee_groups (company_id, name)
    select ${id}, jsonb_build_object('ar', 'مجموعة ' || n, 'en', 'Group ' || n) from generate_series(1, ${count}::int) n order by n`)
  await tx.execute(
    sql.raw(`insert into employee_group_members (company_id, group_id, employee_id)
      select ${id}, g.id, e.id
      from (select row_number() over (order by id)::int as n, id from employee_groups where company_id = ${id}) g
        join employees e on e.company_id = ${id}
          and ${draws.share('group', `substring(e.number from 2)::bigint * 64 + g.n`)} < 0.5 / g.n and e.state <> 'deactivated'`),
  )
}
