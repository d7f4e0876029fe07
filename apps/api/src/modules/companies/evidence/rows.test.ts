import { and, eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditLog, notifications } from '../../../db/schema/index.ts'
import { company } from '../../../testing/accounts.ts'
import { companyCalls, joined } from '../../../testing/assigning.ts'
import { course } from '../../../testing/catalogue.ts'
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

test('evidence is made in the background as the call itself answers it, filters and branch included, with a notification', async () => {
  const owner = await company(api)
  const branch = await department(api, owner.companyId)
  await joined(api, owner.companyId, { name: 'Amal', departmentId: branch })
  await joined(api, owner.companyId, { name: 'Basma' })
  const by = companyCalls(api, owner.token)
  for (let n = 0; n < 2; n += 1)
    await by.data('POST', '/requirements', { course_id: await course(api), first_due_days: 9, grace_days: 0 })
  const head = await member(api, owner.companyId, 'manager', branch)
  const made = async (calls: typeof by, body: object) => {
    const { id } = await calls.data<{ id: number }>('POST', '/requirements/evidence/exports', body)
    await runJobs(api, [makeExports], runner =>
      handleExports(runner, { db: api.db, storage: api.storage, publicUrl: api.env.publicUrl }),
    )
    expect(await calls.data('GET', `/exports/${id}`)).toMatchObject({ state: 'done', format: 'csv' })
    const { body: file } = await calls.answer('GET', `/exports/${id}/file`)
    expect(file).toBe((await calls.answer('POST', '/requirements/evidence', body)).body)
    return { id, people: [...file.matchAll(/Amal|Basma/g)].map(([name]) => name) }
  }
  const whole = await made(by, {})
  expect(whole.people).toEqual(['Amal', 'Amal', 'Basma', 'Basma'])
  expect((await made(by, { q: 'basma' })).people).toEqual(['Basma', 'Basma'])
  expect((await made(companyCalls(api, head.token), {})).people).toEqual(['Amal', 'Amal'])
  // The same act however it was made: each of the three at once, and in the background.
  const acts = await api.db
    .selectDistinct({ action: auditLog.action })
    .from(auditLog)
    .where(and(eq(auditLog.chain, `company-${owner.companyId}`), like(auditLog.action, '%.export')))
  expect(acts).toEqual([{ action: 'requirements.export' }])
  const told = await api.db.select().from(notifications).where(eq(notifications.userId, owner.id))
  expect(told[0]).toMatchObject({ kind: 'export_ready', link: `/requirements?company&export=${whole.id}` })
})
