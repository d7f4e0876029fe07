import { randomBytes } from 'node:crypto'
import type { OpenDatabase } from '../../../apps/api/src/db/client.ts'
import { hashOf } from '../../../apps/api/src/secrets.ts'
import type { Known } from './calls.ts'

/** Signed in to the generated company: its owner, a manager of a large branch, and finance. */
export interface PortalSessions {
  owner: string
  manager: string
  finance: string
}

/** Signs members in. Without the embedded database's folder it could not be done while the service runs. */
export async function signInMembers({ pool }: OpenDatabase): Promise<PortalSessions> {
  const { rows } = await pool.query<{ id: string; user_id: string; branch: string }>(
    `select c.id, c.user_id, (select d.id from departments d where d.company_id = c.id and d.parent_id is null order by d.id limit 1) as branch
    from companies c where c.slug like 'generated-company-%' order by c.id limit 1`,
  )
  const company = rows[0]
  if (!company) throw new Error('There is no generated company.')
  const member = async (role: 'manager' | 'finance') => {
    const made = await pool.query<{ id: string }>(
      `insert into users (kind, name, name_key, name_folded) values ('student', 'Bench', 'bench', 'bench') returning id`,
    )
    const id = made.rows[0]?.id
    await pool.query(
      `insert into company_members (company_id, user_id, role, department_id) values ($1, $2, $3, $4)`,
      [company.id, id, role, role === 'manager' ? company.branch : null],
    )
    return id
  }
  const open = async (userId: string | undefined) => {
    const token = randomBytes(32).toString('base64url')
    await pool.query(
      `insert into sessions (token_hash, user_id, capacity, company_id, device, ip, expires_at)
      values ($1, $2, 'company', $3, 'bench', '127.0.0.1', now() + interval '1 day')`,
      [hashOf(token), userId, company.id],
    )
    return token
  }
  return {
    owner: await open(company.user_id),
    manager: await open(await member('manager')),
    finance: await open(await member('finance')),
  }
}

/** What of the generated company the calls are asked with: large and small ones of each. */
export async function readKnown({ pool }: OpenDatabase): Promise<Known> {
  const ids = async (statement: string) => {
    const { rows } = await pool.query<{ id: string }>(
      `with c as (select id from companies where slug like 'generated-company-%' order by id limit 1) ${statement}`,
    )
    return rows.map(({ id }) => Number(id))
  }
  return {
    departments: await ids(
      `select d.id from departments d, c where d.company_id = c.id and (select count(*) from departments b where b.company_id = c.id and b.id < d.id) in (0, 1, 12, 70, 300)`,
    ),
    groups: await ids(
      `select g.id from employee_groups g, c where g.company_id = c.id and (select count(*) from employee_groups b where b.company_id = c.id and b.id < g.id) in (0, 1, 3, 20)`,
    ),
    courses: await ids(
      `select a.course_id as id from assignments a, c where a.company_id = c.id group by a.course_id order by count(*) desc, 1 limit 5`,
    ),
    employees: await ids(
      `select e.id from employees e, c where e.company_id = c.id and e.user_id is not null order by e.id limit 5`,
    ),
    requirements: await ids(
      `select r.id from requirements r, c where r.company_id = c.id order by r.id limit 4`,
    ),
    names: ['محمد', 'sara', 'G0004', 'نوره الق', 'nobody-has-this'],
  }
}
