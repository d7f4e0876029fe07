import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { assignmentBatchItems } from '../../../db/schema/index.ts'
import { company } from '../../../testing/accounts.ts'
import { companyCalls, doAssigning } from '../../../testing/assigning.ts'
import { course } from '../../../testing/catalogue.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { writtenAtOnce } from './batches.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

interface Batch {
  total: number
  done: number
  state: string
  outcomes: Record<string, number>
}
interface Preview {
  people: number
  courses: number
  total: number
  outcomes: Record<string, number>
}

test('of an act on many pairs the job writes the other courses for the people it was begun with', async () => {
  const owner = await company(api)
  const calls = companyCalls(api, owner.token)
  const people = 2001
  await api.db.execute(sql`
    insert into employees (company_id, name, name_key, search_folded, email, state, joined_on)
    select ${owner.companyId}, 'Person ' || n, 'person ' || n, 'person ' || n, 'person-' || n || '@large.test', 'active', '2026-01-15' from generate_series(1, ${people}) n`)
  const ids: number[] = []
  for (let n = 0; n < 10; n += 1) ids.push(await course(api, { state: 'archived' }))
  const order = { course_ids: ids, everyone: true }
  const total = people * ids.length
  expect(total).toBeGreaterThan(writtenAtOnce)
  expect(await calls.data<Preview>('POST', '/assignments/preview', order)).toMatchObject({
    people,
    courses: ids.length,
    total,
    outcomes: { course_withdrawn: total, assigned: 0 },
  })
  const { id } = await calls.data<{ id: number }>('POST', '/assignments', order)
  const items = eq(assignmentBatchItems.batchId, id)
  expect(await api.db.$count(assignmentBatchItems, items)).toBe(people)
  // Who joins after it was begun is not meant.
  await api.db.execute(sql`
    insert into employees (company_id, name, name_key, search_folded, email, state, joined_on)
    values (${owner.companyId}, 'Late', 'late', 'late', 'late@large.test', 'active', '2026-01-15')`)
  await doAssigning(api, { timeout: 100_000 })
  expect(await calls.data<Batch>('GET', `/assignment-batches/${id}`)).toMatchObject({
    state: 'done',
    total,
    done: total,
    outcomes: { course_withdrawn: total },
  })
}, 120_000)
