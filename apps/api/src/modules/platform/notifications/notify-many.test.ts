import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { jobs, noticeRecipients, outbox } from '../../../db/schema/index.ts'
import { openTestDatabase, type TestDatabase } from '../../../testing/test-database.ts'
import { makePeople, notificationsOf, randomPreferences } from '../../../testing/recipients.ts'
import { cancelJob } from '../queue/job-queue.ts'
import { JobRun, type JobContext } from '../queue/job-run.ts'
import { claimDue, reclaimLost } from '../queue/statements.ts'
import type { SharedNotice } from './notice.ts'
import { batchSize, deliverNotices, notifyMany, workOnNotices } from './notify-many.ts'
import { notify } from './notify.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
const runs: JobRun[] = []
beforeEach(async () => {
  await database.db.delete(jobs)
  await database.db.delete(outbox)
})
afterEach(() => {
  vi.useRealTimers()
  for (const run of runs.splice(0)) run.end()
})

const notice: SharedNotice = {
  kind: 'assignment_made',
  link: '/Course/7',
  data: { name: { ar: 'الخط العربي', en: 'Calligraphy' }, course_id: 7 },
  event: { name: 'AssignmentMade', data: { course_id: 7 } },
}
const among = (ids: number[]) => sql`select unnest(${`{${ids.join(',')}}`}::bigint[])`
const toMany = (ids: number[]) => database.db.transaction(tx => notifyMany(tx, notice, among(ids)))

/** Claims the one job that is due, as a runner of some process does. */
async function claim(token: string): Promise<JobRun> {
  const { jobs: claimed } = await claimDue(database.db, { [deliverNotices.name]: 60 }, 1, token)
  if (!claimed[0]) throw new Error('No job is due.')
  const run = new JobRun(database.db, claimed[0], token, deliverNotices, error => {
    throw error
  })
  runs.push(run)
  return run
}

/** The same run, with something happening after each of its batches. */
function after(run: JobRun, happens: (batches: number) => Promise<void>): JobContext {
  let batches = 0
  return {
    id: run.id,
    attempt: run.attempt,
    reached: run.reached,
    signal: run.signal,
    progress: progress => run.progress(progress),
    commit: work => run.commit(work),
    giveUp: (reason, work) => run.giveUp(reason, work),
    commitPart: async work => {
      const reached = await run.commitPart(work)
      await happens((batches += 1))
      return reached
    },
  }
}

const progressOf = async (id: number) =>
  (await database.db.select({ progress: jobs.progress }).from(jobs).where(eq(jobs.id, id)))[0]?.progress
const listed = async (ids: number[]) =>
  (await notificationsOf(database.db, ids)).flatMap(({ rows }) => rows.length)

describe('what a notice becomes', () => {
  test.each(['2030-03-04T18:00:00Z', '2030-03-08T23:30:00Z', '2030-03-10T05:00:00Z'])(
    'is the same for one and for many, whatever they prefer (%s)',
    async moment => {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) })
      const preferences = randomPreferences(120, moment)
      const [one, many] = [
        await makePeople(database.db, preferences, notice.kind),
        await makePeople(database.db, preferences, notice.kind),
      ]
      for (const userId of one) {
        await database.db.transaction(tx => notify(tx, { ...notice, userId }))
        await database.db.transaction(tx => notify(tx, { ...notice, userId }))
      }
      for (const token of ['first', 'second']) {
        await toMany(many)
        const run = await claim(token)
        await workOnNotices(notice, run)
        await run.commit(async () => undefined)
      }
      const expected = await notificationsOf(database.db, one)
      expect(await notificationsOf(database.db, many)).toEqual(expected)
      // All of it is there: else equal results would prove little.
      const all = expected.flatMap(({ rows }) => rows)
      const some = [
        all.map(({ sequence }) => sequence !== null),
        all.map(({ mailDueAt }) => mailDueAt !== null),
        all.map(({ pushes }) => pushes.length > 0),
      ]
      for (const answers of some) expect(new Set(answers).size).toBe(2)
      expect(expected.map(({ events }) => events.length)).toContain(2)
      expect(expected.map(({ events }) => events.length)).toContain(4)
    },
  )
})

describe('who is notified', () => {
  test('an act that is rolled back notifies no one', async () => {
    const ids = await makePeople(database.db, randomPreferences(3, 'undone'), notice.kind)
    await expect(
      database.db.transaction(async tx => {
        await notifyMany(tx, notice, among(ids))
        throw new Error('undone')
      }),
    ).rejects.toThrow('undone')
    expect(await database.db.select().from(jobs)).toEqual([])
    expect(await database.db.select().from(noticeRecipients)).toEqual([])
  })

  test('an id that comes twice counts once, one without an account is passed over', async () => {
    const ids = await makePeople(database.db, [{ push: false }, { push: false }], notice.kind)
    const jobId = await toMany([...ids, ...ids, 999_999_999])
    await workOnNotices(notice, await claim('a'))
    expect(await listed(ids)).toEqual([1, 1])
    expect(await progressOf(jobId)).toEqual({ done: 3, total: 3 })
    expect(await database.db.select().from(noticeRecipients)).toEqual([])
  })

  test('it runs after what single people wait for, one act after another', async () => {
    const [id = 0] = await makePeople(database.db, [{}], notice.kind)
    await toMany([id])
    await toMany([id])
    const rows = await database.db
      .select()
      .from(jobs)
      .where(eq(jobs.name, deliverNotices.name))
      .orderBy(asc(jobs.id))
    expect(rows.map(({ priority }) => priority < 0)).toEqual([true, true])
    await claim('a')
    await expect(claim('b')).rejects.toThrow('No job is due.')
  })
})

describe('in batches', () => {
  let ids: number[]
  let jobId: number
  beforeEach(async () => {
    ids = await makePeople(
      database.db,
      Array.from({ length: 600 }, () => ({ mail: true, rhythm: 'daily' as const })),
      notice.kind,
    )
    jobId = await toMany(ids)
  })

  test('each wakes the senders once, and all of them together for a moment that is to come', async () => {
    await workOnNotices(notice, await claim('a'))
    const woken = await database.db
      .select({ runAt: jobs.runAt })
      .from(jobs)
      .where(eq(jobs.name, 'write_digests'))
    expect(woken).toHaveLength(1)
    expect(woken[0]?.runAt.getTime()).toBeGreaterThan(Date.now())
    expect(await listed(ids)).toEqual(ids.map(() => 1))
  })

  test('a run that lost its job changes nothing more; the next one goes on where it was', async () => {
    const lost = after(await claim('lost'), async batches => {
      if (batches > 1) return
      expect(await progressOf(jobId)).toEqual({ done: batchSize, total: 600 })
      await database.db.execute(
        sql`update jobs set lease_until = now() - interval '1 second' where id = ${jobId}`,
      )
      await reclaimLost(database.db)
      const next = await claim('next')
      expect(next.reached).toEqual({ done: batchSize, total: 600 })
      // Both are at work now.
      await workOnNotices(
        notice,
        after(next, async all => {
          if (all === 1) await expect(workOnNotices(notice, lost)).rejects.toThrow('taken over')
        }),
      )
    })
    await expect(workOnNotices(notice, lost)).rejects.toThrow('taken over')
    expect(await listed(ids)).toEqual(ids.map(() => 1))
    expect(await progressOf(jobId)).toEqual({ done: 600, total: 600 })
  })

  test('a cancelled one stops at the next batch', async () => {
    const cancelled = after(await claim('a'), async () => void (await cancelJob(database.db, jobId)))
    await expect(workOnNotices(notice, cancelled)).rejects.toThrow('cancelled')
    expect((await listed(ids)).filter(count => count === 1)).toHaveLength(batchSize)
    expect(await database.db.select().from(noticeRecipients)).toHaveLength(600 - batchSize)
    await database.db.delete(jobs)
    expect(await database.db.select().from(noticeRecipients)).toEqual([])
  })
})
