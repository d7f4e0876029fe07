import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { companyMembers, employeeImportRows, employeeImports, employees } from '../../../db/schema/index.ts'
import { company } from '../../../testing/accounts.ts'
import { companyCalls } from '../../../testing/assigning.ts'
import { doImports } from '../../../testing/imports.ts'
import { employee, member } from '../../../testing/portal.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

/** A list of which the first person has been invited already, and the second waits for it. */
async function halfInvited() {
  const palm = await company(api)
  const colleague = await member(api, palm.companyId, 'owner')
  const boss = await employee(api, palm.companyId, { email: 'boss@palm.example', state: 'active' })
  const { data } = (
    await api.app.inject({
      method: 'POST',
      url: '/company-api/v1/imports',
      headers: {
        'api-key': 'masar-web',
        authorization: `Bearer ${colleague.token}`,
        'content-type': 'text/csv',
      },
      payload: [
        'name,email,line manager',
        'Amal,amal@palm.example,boss@palm.example',
        'Basma,basma@palm.example,boss@palm.example',
      ].join('\n'),
    })
  ).json<{ data: { id: number } }>()
  await doImports(api)
  const calls = companyCalls(api, colleague.token)
  await calls.data('POST', `/imports/${data.id}/invite`)
  const amal = await employee(api, palm.companyId, { email: 'amal@palm.example', state: 'invited' })
  await api.db
    .update(employeeImportRows)
    .set({ state: 'invited' })
    .where(and(eq(employeeImportRows.importId, data.id), eq(employeeImportRows.email, 'amal@palm.example')))
  const managerOfAmal = async () =>
    (await api.db.select({ id: employees.managerId }).from(employees).where(eq(employees.id, amal)))[0]?.id
  return { id: data.id, boss, calls, colleague, managerOfAmal }
}

test('people invited before a list was stopped get the line manager that it names', async () => {
  const { id, boss, calls, managerOfAmal } = await halfInvited()
  await calls.data('POST', `/imports/${id}/cancel`)
  expect(await managerOfAmal()).toBe(boss)
})

test('the same where the person who started it has lost the role meanwhile', async () => {
  const { id, boss, colleague, managerOfAmal } = await halfInvited()
  await api.db.delete(companyMembers).where(eq(companyMembers.userId, colleague.id))
  await doImports(api)
  const [list] = await api.db.select().from(employeeImports).where(eq(employeeImports.id, id))
  expect(list?.state).toBe('cancelled')
  expect(await managerOfAmal()).toBe(boss)
})
