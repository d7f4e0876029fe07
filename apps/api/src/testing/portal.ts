import { fold, sortKey } from '@masar/text'
import { assignments, departments, employees } from '../db/schema/index.ts'
import { unique } from './accounts.ts'
import type { TestApi } from './test-api.ts'

export async function department(api: TestApi, companyId: number): Promise<number> {
  const [row] = await api.db
    .insert(departments)
    .values({ companyId, name: { ar: 'قسم', en: 'Department' } })
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
