import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { courses, jobs } from '../../db/schema/index.ts'
import { searchVersion } from '../../search/terms.ts'
import { instructor } from '../../testing/accounts.ts'
import { category, course } from '../../testing/catalogue.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { JobRunner } from '../platform/queue/job-runner.ts'
import { enqueueSearchRebuild, rebuildSearch, workOnSearch } from './rebuild-search.ts'

let api: TestApi
let made: number[]
beforeAll(async () => {
  api = await createTestApi()
  const around = { instructorId: (await instructor(api)).instructorId, categoryId: await category(api) }
  const old = { ...around, searchVersion: 0, searchVector: sql`to_tsvector('simple', 'heron')` as never }
  made = [
    await course(api, { ...old, title: { ar: 'ضريبة الدخل', en: 'Income tax' } }),
    await course(api, { ...old, title: { ar: 'الواجهات', en: 'Interfaces' }, state: 'draft' }),
    await course(api, {
      ...old,
      title: { ar: 'درس', en: 'A later release' },
      searchVersion: searchVersion + 1,
    }),
  ]
})
afterAll(() => api.close())

async function rebuild(): Promise<void> {
  const runner = new JobRunner({
    db: api.db,
    databaseUrl: null,
    logger: { info: () => undefined, error: (fields: unknown) => expect.unreachable(JSON.stringify(fields)) },
  })
  runner.handle(rebuildSearch, workOnSearch)
  await enqueueSearchRebuild(api.db)
  await runner.start()
  await vi.waitFor(
    async () => expect(await api.db.$count(jobs, eq(jobs.state, 'done'))).toBeGreaterThanOrEqual(1),
    { timeout: 60_000, interval: 50 },
  )
  await runner.stop()
}

const found = async (typed: string) =>
  (await api.as(undefined)('GET', `/client-api/v1/courses?q=${encodeURIComponent(typed)}`))
    .json()
    .data.map((card: { id: number }) => card.id)

test('courses with terms of an older version are indexed from their texts, and newer ones are left alone', async () => {
  expect(await found('ضرائب')).toEqual([])
  await rebuild()
  api.cache.clear()
  expect(await found('ضرائب')).toEqual([made[0]])
  expect(await found('ملخّص')).toEqual([made[0]])
  expect(await found('heron')).toEqual([made[2]])
  const versions = await api.db.select({ version: courses.searchVersion }).from(courses).orderBy(courses.id)
  expect(versions.map(row => row.version)).toEqual([searchVersion, searchVersion, searchVersion + 1])
})
