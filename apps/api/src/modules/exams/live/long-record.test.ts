import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { attemptEvents, attempts, exams } from '../../../db/schema/index.ts'
import { instructor } from '../../../testing/accounts.ts'
import { taken, taught, type Teacher } from '../../../testing/regrading.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { submitOverdue } from '../submitting.ts'

let api: TestApi
let teacher: Teacher
beforeAll(async () => {
  api = await createTestApi()
  teacher = await instructor(api)
})
afterAll(() => api.close())

const base = '/client-api/v1'
interface Event {
  kind: string
  data: { revision?: number }
}

test('a record of more events than it lists has its beginning, its end and the latest saves, and says how many it leaves out', async () => {
  const made = await taught(api, teacher)
  const sitting = await taken(api, made, [{ option: 'a' }])
  await api.db
    .update(attemptEvents)
    .set({ at: sql`clock_timestamp() - interval '1 hour'` })
    .where(eq(attemptEvents.attemptId, sitting.attemptId))
  // An essay that was typed for most of it, by a page whose saves come twice.
  await api.db.execute(sql`
    insert into attempt_events (attempt_id, at, kind, data)
    select ${sitting.attemptId}, clock_timestamp() - (3000 - n) * interval '1 second',
      case when n % 2 = 0 then 'stale' else 'saved' end, jsonb_build_object('question', 1, 'revision', n)
    from generate_series(10, 2509) n`)
  await sitting.submit()
  const own = (
    await api.as(sitting.learner.token)('GET', `${base}/attempts/${sitting.attemptId}/trace`)
  ).json<{ data: Event[]; meta: { left_out: number } }>()
  const record = (
    await api.as(teacher.token)('GET', `${base}/exams/${made.examId}/attempts/${sitting.attemptId}/record`)
  ).json<{ data: { events: Event[]; events_left_out: number } }>().data
  for (const [events, leftOut] of [
    [own.data.toReversed(), own.meta.left_out],
    [record.events, record.events_left_out],
  ] as const) {
    expect(events).toHaveLength(2000)
    expect([events[0], ...events.slice(-2)].map(event => event?.kind)).toEqual([
      'started',
      'submitted',
      'graded',
    ])
    expect(events.at(-3)?.data.revision).toBe(2509)
    // Of the start, one save, 2,500 more and the end.
    expect(leftOut).toBe(504)
  }
})

test('the record of an attempt that was abandoned is there for its learner and its instructor', async () => {
  const made = await taught(api, teacher)
  await api.db.update(exams).set({ abandonUnanswered: true }).where(eq(exams.id, made.examId))
  const sitting = await taken(api, made, [])
  await api.db
    .update(attempts)
    .set({ deadlineAt: sql`clock_timestamp() - interval '60 seconds'` })
    .where(eq(attempts.id, sitting.attemptId))
  await submitOverdue(api.db)
  const path = `${base}/exams/${made.examId}`
  const as = api.as(teacher.token)
  expect((await as('GET', `${path}/attempts/${sitting.attemptId}/record`)).json()).toMatchObject({
    data: { state: 'abandoned', submitted_at: null, events: [{ kind: 'started' }, { kind: 'abandoned' }] },
  })
  const trace = await api.as(sitting.learner.token)('GET', `${base}/attempts/${sitting.attemptId}/trace`)
  expect(trace.json()).toMatchObject({
    data: [{ kind: 'abandoned' }, { kind: 'started' }],
    meta: { left_out: 0 },
  })
  // It counts for nothing, so nobody watches it.
  expect((await as('GET', `${path}/live`)).json()).toMatchObject({ data: { attempts: [] } })
})
