import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { applyShapes, currentShapes, type Shapes } from '../../db/answers/apply-shapes.ts'
import { courses, favourites, jobs } from '../../db/schema/index.ts'
import { account, instructor, type Account } from '../../testing/accounts.ts'
import { startAllJobs } from '../../testing/all-jobs.ts'
import { category, course, curriculum, enrol } from '../../testing/catalogue.ts'
import { expectStoredToBeFresh } from '../../testing/stored-answers.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { JobRunner } from '../platform/queue/job-runner.ts'
import { enqueueRebuild, rebuildAnswers, workOnAnswers } from './rebuild-answers.ts'

let api: TestApi
let learner: Account
let made: number[]
let teacherId: number
beforeAll(async () => {
  api = await createTestApi()
  learner = await account(api)
  teacherId = (await instructor(api)).instructorId
  const around = { instructorId: teacherId, categoryId: await category(api) }
  made = [(await curriculum(api, 2, around)).courseId, await course(api, around), await course(api, around)]
  for (const courseId of made) {
    await enrol(api, learner.id, courseId)
    await api.db.insert(favourites).values({ userId: learner.id, courseId, position: courseId })
  }
})
afterAll(() => api.close())

/** The shapes of a later release: a field more on a card, and one on a lesson of an outline. */
function withFieldsMore(): Shapes {
  const { statements, hash, version } = currentShapes()
  const more = statements
    .replace('c.lesson_count, c.cover', `c.lesson_count, c.cover, 'card' AS added`)
    .replace('l.free_preview\n', `l.free_preview, 'lesson' AS added\n`)
  expect(more.match(/AS added/g)).toHaveLength(2)
  return { statements: more, hash: `${hash} and more`, version: version + 1 }
}

async function apply(shapes?: Shapes): Promise<void> {
  const client = await api.database.pool.connect()
  try {
    await applyShapes(client, shapes)
  } finally {
    client.release()
  }
}

const count = (text: string, part: string) => text.split(part).length - 1

/** How many cards and lessons the answers show that have the added fields; and that the answers are there. */
async function added(): Promise<Record<string, number>> {
  const found: Record<string, number> = {}
  const paths = {
    list: '/courses?sort=newest',
    search: '/courses?q=course',
    home: '/home',
    page: `/courses/${made[0]}`,
    teacher: `/teachers/${teacherId}`,
    mine: '/my-courses',
    favourites: '/favorites',
  }
  for (const [name, path] of Object.entries(paths)) {
    for (const locale of ['ar', 'en'] as const) {
      api.cache.clear()
      const answer = await api.as(learner.token, locale)('GET', `/client-api/v1${path}`)
      expect(answer.statusCode, `${path} ${answer.body}`).toBe(200)
      // Routes with a serialiser send what their schema names: there, that a card arrives has to do.
      expect(answer.body, path).toContain(`"id":${made[0]}`)
      if (locale === 'en')
        found[name] = count(answer.body, '"added":"card"') + 10 * count(answer.body, '"added":"lesson"')
    }
  }
  return found
}

/** Runs the job until it has nothing left to do now. */
async function rebuild(): Promise<void> {
  const runner = new JobRunner({
    db: api.db,
    databaseUrl: null,
    logger: { info: () => undefined, error: (fields: unknown) => expect.unreachable(JSON.stringify(fields)) },
  })
  runner.handle(rebuildAnswers, workOnAnswers)
  await enqueueRebuild(api.db)
  await runner.start()
  await vi.waitFor(
    async () =>
      expect(
        await api.db.$count(
          jobs,
          sql`${jobs.state} = 'running' or (${jobs.state} = 'waiting' and ${jobs.runAt} <= now())`,
        ),
      ).toBe(0),
    { timeout: 60_000, interval: 100 },
  )
  await runner.stop()
}

const versions = async () =>
  (
    await api.db
      .selectDistinct({ card: courses.cardVersion, outline: courses.outlineVersion })
      .from(courses)
      .orderBy(courses.cardVersion)
  ).map(({ card, outline }) => [card, outline])

test('a new shape is sent at once, of answers that are stored in the old one, and a job rebuilds those', async () => {
  const { version } = currentShapes()
  expect(await added()).toMatchObject({ list: 0, search: 0, home: 0, page: 0 })

  const stored = await api.db
    .select({ id: courses.id, card: courses.cardEn })
    .from(courses)
    .orderBy(courses.id)
  await apply(withFieldsMore())
  expect(
    await api.db.select({ id: courses.id, card: courses.cardEn }).from(courses).orderBy(courses.id),
  ).toEqual(stored)
  expect(await versions()).toEqual([[version, version]])
  // The page shows the card, two related ones and two lessons; home shows best sellers, the newest and the free.
  const shown = { list: 3, search: 3, home: 9, page: 3 + 20 }
  expect(await added()).toMatchObject(shown)

  await api.db
    .update(courses)
    .set({ price: 100 })
    .where(eq(courses.id, made[1] ?? 0))
  expect(await versions()).toEqual([
    [version, version],
    [version + 1, version],
  ])

  await rebuild()
  await expectStoredToBeFresh(api.database.pool)
  expect(await versions()).toEqual([[version + 1, version + 1]])

  // What is stored is what is sent: nothing is built while reading.
  const fails = (name: string) =>
    api.database.pool.query(
      `create or replace function ${name}(course bigint, locale text) returns text language plpgsql stable as $$ begin raise 'built'; end $$`,
    )
  await fails('build_card')
  await fails('course_outline')
  // One of them is not free any more.
  expect(await added()).toMatchObject({ ...shown, home: 8 })

  // An earlier release that starts beside this one takes nothing back.
  await apply(currentShapes())
  expect(await versions()).toEqual([[version + 1, version + 1]])
  expect((await added())['list']).toBe(3)

  // Two branches have given their shapes the same number.
  await expect(apply({ ...withFieldsMore(), hash: 'another' })).rejects.toThrow('from other SQL')
})

test('a course that is being changed is skipped, and rebuilt by a later job', async ({ skip }) => {
  if (api.database.kind === 'pglite') skip('one transaction at a time: there is no other to wait for')
  const { version } = currentShapes()
  await apply({ ...withFieldsMore(), version: version + 2 })
  await api.db.transaction(async tx => {
    await tx
      .select()
      .from(courses)
      .where(eq(courses.id, made[1] ?? 0))
      .for('update')
    await rebuild()
  })
  expect(await versions()).toEqual([
    [version + 1, version + 1],
    [version + 2, version + 2],
  ])
  const waiting = await api.db
    .update(jobs)
    .set({ runAt: sql`now()` })
    .where(eq(jobs.state, 'waiting'))
    .returning()
  expect(waiting).toMatchObject([{ name: rebuildAnswers.name }])
  await rebuild()
  await expectStoredToBeFresh(api.database.pool)
})

test('the service rebuilds what is old when it starts', async () => {
  const { version } = currentShapes()
  await apply({ ...withFieldsMore(), version: version + 3 })
  const running = await startAllJobs(api)
  await vi.waitFor(async () => expect(await versions()).toEqual([[version + 3, version + 3]]), {
    timeout: 60_000,
    interval: 100,
  })
  await running.stop()
  await expectStoredToBeFresh(api.database.pool)
})
