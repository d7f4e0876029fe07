import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { notifications } from '../../../db/schema/index.ts'
import { company } from '../../../testing/accounts.ts'
import { companyCalls } from '../../../testing/assigning.ts'
import { runJobs } from '../../../testing/jobs.ts'
import { department, member } from '../../../testing/portal.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { makeExports } from '../exports/exports.ts'
import { handleExports } from '../exports/jobs.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

test('movements are exported in the background, for finance too and for no one else, with a notification', async () => {
  const owner = await company(api)
  const finance = await member(api, owner.companyId, 'finance')
  const calls = companyCalls(api, finance.token)
  const departmentId = await department(api, owner.companyId)
  await calls.data('POST', '/budgets/grants', { department_id: departmentId, amount: 150 })
  const asked = { of: 'movements', format: 'csv' }
  const { id } = await calls.data<{ id: number }>('POST', '/budgets/exports', asked)
  await runJobs(api, [makeExports], runner =>
    handleExports(runner, { db: api.db, storage: api.storage, publicUrl: api.env.publicUrl }),
  )
  expect(await calls.data('GET', `/exports/${id}`)).toMatchObject({ state: 'done', done: 1, total: 1 })
  const file = await calls.answer('GET', `/exports/${id}/file`)
  const at = await calls.answer('POST', '/budgets/export', asked)
  expect(file.body).toBe(at.body)
  const theirs = companyCalls(api, owner.token)
  expect(await theirs.code('GET', `/exports/${id}`)).toBe('not_found')
  const told = await api.db.select().from(notifications).where(eq(notifications.userId, finance.id))
  expect(told).toMatchObject([{ kind: 'export_ready', link: `/budgets?company&export=${id}` }])
})
