import type { FastifyInstance } from 'fastify'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { packageProgress } from '../../../db/schema/index.ts'
import { manifestOf, packageRoom, packagesOrigin, packageZip, page } from '../../../testing/packages.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'

let api: TestApi
let origin: FastifyInstance
let room: Awaited<ReturnType<typeof packageRoom>>
beforeAll(async () => {
  api = await createTestApi()
  origin = await packagesOrigin(api)
  room = await packageRoom(api, packageZip(manifestOf('scorm12')))
})
afterAll(async () => {
  await origin.close()
  await api.close()
})

type Person = Awaited<ReturnType<typeof room.learner>>
type Lesson = {
  is_completed: boolean
  course: { percent: number }
  package: { url: string; parts: { state: string; score: number | null }[] }
}
const core = (lesson_status: string, more: object = {}) => ({ core: { lesson_status, ...more } })

/** A learner in a lesson of a room, with runs of its package. */
async function learning(person: Person, lessonId = room.lessonId) {
  const lesson = async () => (await person.call('GET', `/lessons/${lessonId}`)).data as Lesson
  const path = new URL((await lesson()).package.url).pathname
  const post = async (name: string, payload: object) => {
    const answer = await origin.inject({ method: 'POST', url: path + name, payload })
    const body: Record<string, unknown> & { status: number } = {
      ...answer.json<object>(),
      status: answer.statusCode,
    }
    return body
  }
  let runs = 0
  const open = async (part = 'one') => {
    const run = `run-of-the-tests-${(runs += 1)}`
    const opened = await post('open', { part, run })
    let sent = 0
    const report = (state: object | undefined, number = (sent += 1), more: object = {}) =>
      post('report', {
        part,
        run,
        number,
        ...(state && { state: JSON.stringify(state) }),
        active_seconds: 0,
        ...more,
      })
    return { opened, report }
  }
  const row = async (part = 'one') => {
    const which = and(
      eq(packageProgress.userId, person.id),
      eq(packageProgress.lessonId, lessonId),
      eq(packageProgress.part, part),
    )
    const [found] = await api.db.select().from(packageProgress).where(which)
    return found
  }
  /** As if the present run had begun so many minutes ago. */
  const began = (minutes: number) =>
    api.db.execute(
      sql`update package_progress set run_began_at = now() - make_interval(mins => ${minutes}) where user_id = ${person.id}`,
    )
  return { lesson, open, post, row, began }
}

test('what a package left is there when it opens again, to its full length', async () => {
  const at = await learning(await room.learner())
  const first = await at.open()
  expect(first.opened).toMatchObject({ status: 200, is_kept: true, state: {}, total_time: '0000:00:00' })
  const left = { suspend_data: 'صفحة '.repeat(12_800), core: { lesson_location: 'page-3' } }
  expect(await first.report(left)).toMatchObject({ status: 200, is_lesson_done: false })
  const second = await at.open()
  expect(second.opened['state']).toEqual(left)
  expect(await at.lesson()).toMatchObject({ is_completed: false, package: { parts: [{ state: 'begun' }] } })
})

test('a lesson is done when its package says so, and the course comes along; nothing takes it back', async () => {
  const at = await learning(await room.learner())
  const { report } = await at.open()
  await report(core('failed', { score: { raw: '40' } }))
  expect(await at.lesson()).toMatchObject({
    is_completed: false,
    package: { parts: [{ state: 'failed', score: 40 }] },
  })
  expect(await report(core('passed', { score: { raw: '90' } }))).toMatchObject({
    is_lesson_done: true,
    course_percent: 50,
  })
  for (const status of ['failed', 'incomplete', 'not attempted'])
    await report(core(status, { score: { raw: '10' } }))
  expect(await at.lesson()).toMatchObject({
    is_completed: true,
    course: { percent: 50 },
    package: { parts: [{ state: 'done', score: 90 }] },
  })
})

test('neither the button nor a report of another kind completes it', async () => {
  const person = await room.learner()
  expect((await person.call('POST', `/lessons/${room.lessonId}/done`)).code).toBe('lesson_unfinished')
  const report = { is_seen: true, watched: [[0, 1000]] }
  expect((await person.call('PUT', `/lessons/${room.lessonId}/progress`, report)).data).toMatchObject({
    is_completed: false,
  })
})

test('reports in any order, doubled and late, leave the state of the latest and all that was reached', async () => {
  const states = [
    { ...core('incomplete', { score: { raw: '10' } }), suspend_data: '1' },
    { ...core('completed', { score: { raw: '80' } }), suspend_data: '2' },
    { ...core('incomplete', { score: { raw: '50' } }), suspend_data: '3' },
  ]
  for (const order of [
    [1, 2, 3],
    [3, 2, 1],
    [2, 3, 1, 2, 3],
    [3, 3, 1, 2],
  ]) {
    const at = await learning(await room.learner())
    const { report } = await at.open()
    for (const number of order) expect((await report(states[number - 1], number)).status).toBe(200)
    expect([order, await at.row()]).toEqual([
      order,
      expect.objectContaining({ isCompleted: true, score: 80, runReports: 3, state: states[2] }),
    ])
    expect((await at.lesson()).is_completed).toBe(true)
  }
})

test('the revision only grows, and of two tabs the later one continues while the first gets an error', async () => {
  const at = await learning(await room.learner())
  const first = await at.open()
  await first.report({ suspend_data: 'first' })
  const before = (await at.row())?.revision ?? 0
  const second = await at.open()
  expect(await first.report(core('completed'))).toMatchObject({ status: 409, code: 'package_taken_over' })
  expect(await second.report({ suspend_data: 'second' })).toMatchObject({ status: 200 })
  const row = await at.row()
  expect([row?.state, (row?.revision ?? 0) > before]).toEqual([{ suspend_data: 'second' }, true])
  expect((await at.lesson()).is_completed).toBe(false)
})

test('session times are summed over openings, each as far as the clock allows', async () => {
  const at = await learning(await room.learner())
  const first = await at.open()
  await at.began(10)
  await first.report(core('incomplete', { session_time: '0000:04:00' }))
  await first.report(core('incomplete', { session_time: '0000:06:00' }))
  const second = await at.open()
  expect(second.opened['total_time']).toBe('0000:06:00')
  // Nine hours are claimed of an opening of seconds.
  await second.report(core('incomplete', { session_time: '0009:00:00' }))
  const seconds = (await at.row())?.seconds ?? 0
  expect([seconds >= 360, seconds <= 370]).toEqual([true, true])
})

test('active time is learning time, and no more of it than has passed', async () => {
  const person = await room.learner()
  const at = await learning(person)
  const { report } = await at.open()
  await report(undefined, 1, { active_seconds: 3600 })
  const { rows } = await api.db.execute<{ seconds: number }>(
    sql`select seconds_seen as seconds from lesson_progress where user_id = ${person.id} and lesson_id = ${room.lessonId}`,
  )
  expect(rows[0]?.seconds).toBeLessThanOrEqual(15)
  expect((await at.row())?.state).toEqual({})
})

test('a package that loops is held up, and what is no report is refused', async () => {
  const at = await learning(await room.learner())
  const { report } = await at.open()
  expect((await report(undefined, 0)).status).toBe(422)
  expect((await report(undefined, 1, { active_seconds: -1 })).status).toBe(422)
  expect((await report(undefined, 1, { unknown: 1 })).status).toBe(400)
  expect((await report(undefined, 1, { state: '[]' })).status).toBe(400)
  expect(
    (await at.post('report', { part: 'two', run: 'x'.repeat(20), number: 1, active_seconds: 0 })).status,
  ).toBe(404)
  const statuses = new Set<number>()
  for (let turn = 0; turn < 260 && !statuses.has(429); turn += 1)
    statuses.add((await report(core('incomplete', { lesson_location: String(turn) }))).status)
  expect([...statuses]).toEqual([200, 429])
})

test('a package of several parts is done when each of them was; one that reports nothing, once it was opened', async () => {
  const items = ['one', 'two', 'three']
    .map(
      (key, index) => `<item identifier="${key}" identifierref="r${index + 1}"><title>${key}</title></item>`,
    )
    .join('')
  const resources = `<resource identifier="r1" adlcp:scormType="sco" href="one/index.html"/><resource identifier="r2" adlcp:scormType="sco" href="two.html"/><resource identifier="r3" adlcp:scormType="asset" href="three.html"/>`
  const zip = packageZip(manifestOf('scorm2004', { items, resources }), {
    'two.html': page,
    'three.html': page,
  })
  const several = await packageRoom(api, zip, 3)
  const at = await learning(several.asker as Person, several.lessonId)
  const done = { completion_status: 'completed', success_status: 'unknown', session_time: 'PT1S' }
  const [one, two] = [await at.open('one'), await at.open('two')]
  expect(await one.report(done)).toMatchObject({ is_lesson_done: false })
  expect(await two.report({ ...done, success_status: 'failed' })).toMatchObject({ is_lesson_done: false })
  await at.open('three')
  expect((await at.lesson()).package.parts.map(part => part.state)).toEqual(['done', 'failed', 'done'])
  expect(await two.report({ ...done, success_status: 'passed' })).toMatchObject({ is_lesson_done: true })
})

test('it is in the person’s data, and goes with the account', async () => {
  const person = await room.learner()
  const at = await learning(person)
  const { report } = await at.open()
  await report({ suspend_data: 'what the package kept' })
  const data = await api.as(person.token)('GET', '/client-api/v1/auth/data')
  expect(data.body).toContain('what the package kept')
  await person.call('DELETE', '/auth/delete-account')
  expect(await at.row()).toBeUndefined()
})
