import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { employees, joiningLinks } from '../../../db/schema/index.ts'
import { account, company } from '../../../testing/accounts.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

test('of twelve who press at once, as many join as the link was made for', async () => {
  const owner = await company(api)
  const made = await api.as(owner.token)('POST', '/company-api/v1/joining-links', { days: 1, max_uses: 5 })
  const { id, link } = made.json<{ data: { id: number; link: string } }>().data
  const people = []
  for (let each = 0; each < 12; each += 1) people.push(await account(api))
  const answers = await Promise.all(
    people.map(({ token }) =>
      api.as(token)('POST', '/client-api/v1/joining-links/join', { joining_link: link.split('/').at(-1) }),
    ),
  )
  expect(answers.map(answer => answer.statusCode).toSorted()).toEqual([
    ...Array.from({ length: 5 }, () => 200),
    ...Array.from({ length: 7 }, () => 410),
  ])
  expect(await api.db.$count(employees, eq(employees.companyId, owner.companyId))).toBe(5)
  const [row] = await api.db.select().from(joiningLinks).where(eq(joiningLinks.id, id))
  expect(row?.uses).toBe(5)
})
