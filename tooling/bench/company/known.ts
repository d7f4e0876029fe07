import { randomBytes } from 'node:crypto'
import type { OpenDatabase } from '../../../apps/api/src/db/client.ts'
import { hashOf } from '../../../apps/api/src/secrets.ts'
import { day, keptDays, type Known } from './call.ts'

/** Somebody signed in to the generated company, with what of it they see. */
export interface PortalSession {
  token: string
  known: Known
}

const company = `select * from companies where slug like 'generated-company-%' order by id limit 1`

/** Signs in its owner, a manager of a large branch, and finance. Without the embedded database's folder it could not be done while the service runs. */
export async function signInMembers(
  database: OpenDatabase,
): Promise<Record<'owner' | 'manager' | 'finance', PortalSession>> {
  const { pool } = database
  const { rows } = await pool.query<{ id: string; user_id: string; branch: string }>(
    `select c.id, c.user_id, (select d.id from departments d where d.company_id = c.id and d.parent_id is null order by d.id limit 1) as branch
    from (${company}) c`,
  )
  const [found] = rows
  if (!found) throw new Error('There is no generated company.')
  const member = async (role: 'manager' | 'finance', branch: string | null = null) => {
    const made = await pool.query<{ id: string }>(
      `insert into users (kind, name, name_key, name_folded) values ('student', 'Bench', 'bench', 'bench') returning id`,
    )
    const id = made.rows[0]?.id
    await pool.query(
      `insert into company_members (company_id, user_id, role, department_id) values ($1, $2, $3, $4)`,
      [found.id, id, role, branch],
    )
    return id
  }
  const open = async (userId: string | undefined, branch: string | null = null) => {
    const token = randomBytes(32).toString('base64url')
    await pool.query(
      `insert into sessions (token_hash, user_id, capacity, company_id, device, ip, expires_at)
      values ($1, $2, 'company', $3, 'bench', '127.0.0.1', now() + interval '1 day')`,
      [hashOf(token), userId, found.id],
    )
    return { token, known: await readKnown(database, branch) }
  }
  return {
    owner: await open(found.user_id),
    manager: await open(await member('manager', found.branch), found.branch),
    finance: await open(await member('finance')),
  }
}

/** A token of the company's directory. */
export async function openDirectory({ pool }: OpenDatabase): Promise<string> {
  const token = `masar_scim_${randomBytes(32).toString('base64url')}`
  await pool.query(
    `insert into scim_tokens (company_id, name, token_hash, expires_at)
    select c.id, 'bench', $1, now() + interval '1 day' from (${company}) c`,
    [hashOf(token)],
  )
  return token
}

/** Has the company pay for an order, as one that has seats did: who never paid may invite fifty people a day, not a list of 50,000. */
export async function payOnce({ pool }: OpenDatabase): Promise<void> {
  await pool.query(
    `insert into orders (public_id, user_id, company_id, state, idempotency_key, subtotal, total, net, vat, buyer, expires_at, paid_at)
    select 'bench-' || c.id, c.user_id, c.id, 'paid', 'bench', 11500, 11500, 10000, 1500, '{}', now(), now() from (${company}) c
    on conflict do nothing`,
  )
}

/** Asks for the past days that are kept, as somebody did before. */
export async function askForDays({ pool }: OpenDatabase): Promise<void> {
  await pool.query(
    `insert into standing_days (company_id, day) select c.id, d.day from (${company}) c cross join unnest($1::date[]) d(day)
    on conflict (company_id, day) where dropped_at is null do update set asked_at = now()`,
    [keptDays.map(day)],
  )
}

/**
 * What of the generated company the calls are asked with: large and small ones of each.
 * @param branch the department whose branch alone is seen
 */
async function readKnown({ pool }: OpenDatabase, branch: string | null): Promise<Known> {
  const ids = async (statement: string) => {
    const { rows } = await pool.query<{ id: string }>(
      `with recursive c as (${company}), seen as (
        select d.id from departments d, c where d.company_id = c.id and ${branch === null ? 'd.parent_id is null' : `d.id = ${branch}`}
        union select d.id from departments d join seen s on d.parent_id = s.id
      ) ${statement}`,
    )
    return rows.map(({ id }) => Number(id))
  }
  return {
    departments: await ids(
      `select n.id from (select id, row_number() over (order by id) - 1 as n, count(*) over () as many from seen) n
      where n.n in (0, 1, many * 3 / 100, many * 17 / 100, many * 3 / 4) order by n.n`,
    ),
    groups: await ids(
      `select g.id from employee_groups g, c where g.company_id = c.id and (select count(*) from employee_groups b where b.company_id = c.id and b.id < g.id) in (0, 1, 3, 20)`,
    ),
    courses: await ids(
      `select a.course_id as id from assignments a, c where a.company_id = c.id group by a.course_id order by count(*) desc, 1 limit 5`,
    ),
    employees: await ids(
      `select e.id from employees e, c where e.company_id = c.id and e.user_id is not null and e.department_id in (select id from seen) order by e.id limit 5`,
    ),
    requirements: await ids(
      `select r.id from requirements r, c where r.company_id = c.id order by r.id limit 4`,
    ),
    managers: await ids(
      `select e.manager_id as id from employees e, c where e.company_id = c.id and e.department_id in (select id from seen) and e.manager_id is not null
      group by 1 order by count(*) desc, 1 limit 4`,
    ),
    paths: await ids(
      `select a.learning_path_id as id from assignments a, c where a.company_id = c.id and a.learning_path_id is not null group by 1 order by count(*) desc, 1 limit 3`,
    ),
    licences: await ids(`select l.id from licences l, c where l.company_id = c.id order by l.id limit 3`),
    budgets: await ids(
      `select b.id from department_budgets b, c where b.company_id = c.id order by b.spent desc limit 3`,
    ),
    batches: await ids(
      `select b.id from assignment_batches b, c where b.company_id = c.id order by b.id limit 3`,
    ),
    imports: await ids(
      `select i.id from employee_imports i, c where i.company_id = c.id and i.total > 0 order by i.id limit 1`,
    ),
    names: ['محمد', 'sara', 'G0004', 'نوره الق', 'nobody-has-this'],
  }
}
