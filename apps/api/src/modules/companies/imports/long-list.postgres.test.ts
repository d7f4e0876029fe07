import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { employeeImports } from '../../../db/schema/index.ts'
import { company } from '../../../testing/accounts.ts'
import { doImports } from '../../../testing/imports.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

test('a long list is checked against itself in time, though the planner takes it for a short one', async () => {
  const { token } = await company(api)
  const read = async (lines: string[]) => {
    const answer = await api.app.inject({
      method: 'POST',
      url: '/company-api/v1/imports',
      headers: { 'api-key': 'masar-web', authorization: `Bearer ${token}`, 'content-type': 'text/csv' },
      payload: ['name,email,number,manager', ...lines].join('\n'),
    })
    const { id } = answer.json<{ data: { id: number } }>().data
    await doImports(api)
    const [list] = await api.db.select().from(employeeImports).where(eq(employeeImports.id, id))
    return list
  }
  await read(['One,one@a.example,1,'])
  await api.db.execute(sql`analyze employee_import_rows`)
  const count = 8000
  const line = (n: number) => `P ${n},p${n}@a.example,N${n},p${(n + 1) % count}@a.example`
  const lines = Array.from({ length: count }, (_, n) => line(n))
  const faulty = [
    'Again,p1@a.example,M1,',
    'Same number,q@a.example,N2,',
    'Led by nobody,r@a.example,M2,x@a.example',
  ]
  expect(await read([...lines, ...faulty])).toMatchObject({ state: 'ready', total: count + 3, faulty: 3 })
})
