import { and, asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { jobs, liveSessions, notifications } from '../../../db/schema/index.ts'
import { endAccess } from '../../../testing/catalogue.ts'
import { classroom } from '../../../testing/discussions.ts'
import { runJobs } from '../../../testing/jobs.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { deliverNotices, workOnNotices } from '../../platform/notifications/notify-many.ts'
import { remindOfLive, workOnReminder } from './reminders.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const hour = 3_600_000
const told = async (userId: number) => {
  const rows = await api.db
    .select({ kind: notifications.kind })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), sql`kind like 'live_lesson_%'`))
    .orderBy(asc(notifications.id))
  return rows.map(({ kind }) => kind.replace('live_lesson_', ''))
}
const deliver = () => runJobs(api, [deliverNotices], runner => runner.handle(deliverNotices, workOnNotices))
const isReminder = (lessonId: number) =>
  sql`name = ${remindOfLive.name} and (payload->>'lessonId')::bigint = ${lessonId}`
const waiting = (lessonId: number) =>
  api.db
    .select({ runAt: jobs.runAt, payload: jobs.payload })
    .from(jobs)
    .where(sql`${isReminder(lessonId)} and state = 'waiting'`)
    .orderBy(asc(jobs.runAt))

const work = () =>
  runJobs(
    api,
    [remindOfLive, deliverNotices],
    runner => {
      runner.handle(remindOfLive, workOnReminder)
      runner.handle(deliverNotices, workOnNotices)
    },
    { hosts: 2 },
  )

/** Due, even where the clock is set back a little between this statement and the one that asks. */
const dueNow = sql`now() - interval '1 minute'`

/** As if the start were so many hours from now, and the waiting reminders of that kind due at this moment. */
async function come(lessonId: number, hours: number, when: string) {
  const startsAt = new Date(Date.now() + hours * hour)
  await api.db
    .update(liveSessions)
    .set({ startsAt, endsAt: new Date(startsAt.getTime() + hour) })
    .where(eq(liveSessions.lessonId, lessonId))
  await api.db.execute(sql`update jobs set payload = payload || ${JSON.stringify({ startsAt })}::jsonb,
    run_at = case when payload->>'when' = ${when} then ${dueNow} else now() + interval '9 days' end where ${isReminder(lessonId)} and state = 'waiting'`)
  await workOnDue()
}

/** What is not due waits beside it: runners end when nothing of their kinds is left. */
async function workOnDue() {
  await api.db.execute(
    sql`update jobs set name = 'later_' || name where name = ${remindOfLive.name} and run_at > now()`,
  )
  await work()
  await api.db.execute(
    sql`update jobs set name = ${remindOfLive.name} where name = ${`later_${remindOfLive.name}`}`,
  )
}

async function lesson() {
  const room = await classroom(api, 1, {}, { kind: 'live' })
  const [id = 0] = room.lessonIds
  const set = (startsAt: Date) =>
    room.teacher.call('PUT', `/lessons/${id}/live`, {
      starts_at: startsAt.toISOString(),
      ends_at: new Date(startsAt.getTime() + hour).toISOString(),
    })
  return { ...room, id, set }
}

test('reminders are due a day and 15 minutes before, and a start that was moved reminds no one', async () => {
  const { asker, id, set } = await lesson()
  const first = new Date(Date.now() + 72 * hour)
  await set(first)
  const due = (await waiting(id)).map(({ runAt }) => first.getTime() - runAt.getTime())
  expect(due).toEqual([24 * hour, hour / 4])
  await deliver()
  expect(await told(asker.id)).toEqual(['set'])
  await set(new Date(first.getTime() + 48 * hour))
  await deliver()
  expect(await told(asker.id)).toEqual(['set', 'moved'])
  expect(await waiting(id)).toHaveLength(4)
  await api.db.execute(
    sql`update jobs set run_at = ${dueNow} where ${isReminder(id)} and payload->>'startsAt' = ${first.toISOString()}`,
  )
  await workOnDue()
  expect(await waiting(id)).toHaveLength(2)
  expect(await told(asker.id)).toEqual(['set', 'moved'])
})

test('each person with access is reminded once of each, however many hosts work on it', async () => {
  const { asker, other, courseId, id, set } = await lesson()
  await set(new Date(Date.now() + 72 * hour))
  const [dayBefore, soonBefore] = await waiting(id)
  await deliver()
  await endAccess(api, other.id, courseId)
  await come(id, 23.9, 'day_before')
  expect(await told(asker.id)).toEqual(['set', 'tomorrow'])
  await come(id, 0.2, 'soon_before')
  expect(await told(asker.id)).toEqual(['set', 'tomorrow', 'soon'])
  // Of the time they heard while they had access.
  expect(await told(other.id)).toEqual(['set'])
  // The same jobs once more, as after a process that was killed: nothing is notified twice.
  for (const job of [dayBefore, soonBefore])
    await api.db.execute(sql`insert into jobs (name, max_attempts, payload) values (${remindOfLive.name}, 3,
      ${JSON.stringify(job?.payload)}::jsonb || json_build_object('startsAt', (select starts_at from live_sessions where lesson_id = ${id}))::jsonb)`)
  await workOnDue()
  expect(await told(asker.id)).toHaveLength(3)
})

test('a cancellation is notified once, and reminds no one; what begins today has one reminder', async () => {
  const { asker, teacher, id, set } = await lesson()
  await set(new Date(Date.now() + 5 * hour))
  expect(await waiting(id)).toHaveLength(1)
  for (let n = 0; n < 2; n += 1) await teacher.call('POST', `/lessons/${id}/live/cancel`)
  await come(id, 0.2, 'soon_before')
  expect(await told(asker.id)).toEqual(['set', 'cancelled'])
  expect(await told(teacher.id)).toEqual([])
})
