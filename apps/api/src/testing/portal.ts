import { fold, sortKey } from '@masar/text'
import { assignments, companyMembers, departments, employees, type CompanyRole } from '../db/schema/index.ts'
import { account, session, unique, type Account } from './accounts.ts'
import type { TestApi } from './test-api.ts'

export async function department(
  api: TestApi,
  companyId: number,
  parentId: number | null = null,
): Promise<number> {
  const [row] = await api.db
    .insert(departments)
    .values({ companyId, parentId, name: { ar: 'قسم', en: 'Department' } })
    .returning({ id: departments.id })
  if (!row) throw new Error('The department was not made.')
  return row.id
}

export async function employee(
  api: TestApi,
  companyId: number,
  given: Partial<typeof employees.$inferInsert> = {},
): Promise<number> {
  const number = unique()
  const name = given.name ?? `Employee ${number}`
  const [row] = await api.db
    .insert(employees)
    .values({
      companyId,
      name,
      nameKey: sortKey(name),
      searchFolded: fold(`${name} employee-${number}@example.com`),
      email: `employee-${number}@example.com`,
      state: 'active',
      joinedOn: '2026-01-15',
      ...given,
    })
    .returning({ id: employees.id })
  if (!row) throw new Error('The employee was not made.')
  return row.id
}

export async function assign(
  api: TestApi,
  companyId: number,
  employeeId: number,
  courseId: number,
  row: Partial<typeof assignments.$inferInsert> = {},
): Promise<number> {
  const [made] = await api.db
    .insert(assignments)
    .values({ companyId, employeeId, courseId, ...row })
    .returning({ id: assignments.id })
  if (!made) throw new Error('The assignment was not made.')
  return made.id
}

/** A person who acts for the company in a role, and a session of theirs in it. */
export async function member(
  api: TestApi,
  companyId: number,
  role: CompanyRole,
  departmentId: number | null = null,
): Promise<Account & { personalToken: string }> {
  const person = await account(api)
  await api.db.insert(companyMembers).values({ companyId, userId: person.id, role, departmentId })
  return {
    ...person,
    personalToken: person.token,
    token: await session(api, person.id, { capacity: 'company', companyId }),
  }
}
