import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { certificates, courses } from '../../../db/schema/index.ts'
import {
  courseStructureOf,
  manifestOf,
  packageRoom,
  packagesOrigin,
  packageZip,
  unitOf,
} from '../../../testing/packages.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { launchContent } from '../../../testing/xapi-content.ts'

let api: TestApi
let origin: FastifyInstance
beforeAll(async () => {
  api = await createTestApi()
  origin = await packagesOrigin(api)
})
afterAll(async () => {
  await origin.close()
  await api.close()
})

/** A course of one package, whose certificates end, with somebody who learns it. */
async function learning(zip: Buffer) {
  const { courseId, lessonIds, learner } = await packageRoom(api, zip, 1)
  await api.db.update(courses).set({ certificateMonths: 12 }).where(eq(courses.id, courseId))
  const [person, lessonId = 0] = [await learner(), lessonIds[0]]
  return {
    person,
    lessonId,
    renew: async () => (await person.call('POST', `/courses/${courseId}/renewal`)).status,
    lesson: async () =>
      (await person.call('GET', `/lessons/${lessonId}`)).data as {
        is_completed: boolean
        package: { url: string; parts: { state: string; score: number | null }[] }
      },
    earned: () => api.db.$count(certificates, eq(certificates.userId, person.id)),
  }
}

test('SCORM: what was left and reached is set aside, and is done anew', async () => {
  const { person, lesson, renew, earned } = await learning(packageZip(manifestOf('scorm12')))
  const path = new URL((await lesson()).package.url).pathname
  const post = async (name: string, payload: object) =>
    (await origin.inject({ method: 'POST', url: path + name, payload })).json<Record<string, unknown>>()
  const open = async () => {
    const run = randomUUID()
    const opened = await post('open', { part: 'one', run })
    const report = (number: number, state: object) =>
      post('report', { part: 'one', run, number, state: JSON.stringify(state), active_seconds: 0 })
    return { opened, report }
  }
  const passed = { core: { lesson_status: 'passed', score: { raw: '90' }, session_time: '0000:00:03' } }
  const first = await open()
  expect(await first.report(1, { ...passed, suspend_data: 'صفحة 12' })).toMatchObject({
    is_lesson_done: true,
  })
  expect(await earned()).toBe(1)

  expect(await renew()).toBe(200)
  expect(await lesson()).toMatchObject({
    is_completed: false,
    package: { parts: [{ state: 'new', score: null }] },
  })
  expect(await first.report(2, passed), 'of a page that is open still').toMatchObject({
    code: 'package_taken_over',
  })
  const again = await open()
  expect(again.opened).toMatchObject({ state: {}, total_time: '0000:00:00' })
  expect(await lesson()).toMatchObject({ is_completed: false, package: { parts: [{ state: 'begun' }] } })
  expect(await again.report(1, passed)).toMatchObject({ is_lesson_done: true, course_percent: 100 })
  expect(await earned()).toBe(2)
  const data = (await api.as(person.token)('GET', '/client-api/v1/auth/data')).json<{ data: object }>().data
  expect(data).toMatchObject({
    packages_before: [{ part: 'one', score: 90, state: { suspend_data: 'صفحة 12' } }],
  })
  await person.call('DELETE', '/auth/delete-account')
  const left = await api.database.pool.query('select 1 from package_takings where user_id = $1', [person.id])
  expect(left.rowCount).toBe(0)
})

test('cmi5: it is another registration, with nothing of what the one before kept or stated', async () => {
  const key = 'https://publisher.example/unit'
  const attributes = 'moveOn="CompletedAndPassed"'
  const zip = packageZip(courseStructureOf(unitOf(key, { attributes })), {}, 'cmi5.xml')
  const { person, lessonId, lesson, renew, earned } = await learning(zip)
  const launched = () => launchContent(origin, person as never, { lessonId, part: key })
  const finish = async ({ state }: Awaited<ReturnType<typeof launched>>) => [
    await state('initialized'),
    await state('passed', { result: { success: true } }),
    await state('completed', { result: { completion: true } }),
  ]
  const kept = async ({ place, xapi }: Awaited<ReturnType<typeof launched>>) => {
    const { registration: _, ...unregistered } = place
    return [place, unregistered].map(where => async (body?: object) => {
      const answer = await xapi(body ? 'PUT' : 'GET', 'activities/state', {
        query: { ...where, stateId: 'bookmark' },
        ...(body && { body }),
      })
      return answer.status
    })
  }
  const first = await launched()
  for (const document of await kept(first)) expect(await document({ page: 3 })).toBe(204)
  expect(await finish(first)).toEqual([200, 200, 200])
  expect(await earned()).toBe(1)
  // As many as one taking has room for.
  await api.database.pool.query(
    `insert into xapi_documents (user_id, lesson_id, key, kind, activity, registration, name, content_type, content, etag, updated_at)
     select $1, $2, 'k' || n, 'state', 'a', 'r', 'n' || n, 'text/plain', '', '""', clock_timestamp() from generate_series(1, 500) n`,
    [person.id, lessonId],
  )

  expect(await renew()).toBe(200)
  expect(await first.state('terminated', { result: { duration: 'PT1S' } })).toBe(403)
  const again = await launched()
  expect(again.registration).not.toBe(first.registration)
  for (const document of await kept(again)) {
    expect(await document()).toBe(404)
    expect(await document({ page: 1 })).toBe(204)
  }
  const verbs = async () =>
    (
      (await again.xapi('GET', 'statements', { query: { ascending: 'true' } })).body as {
        statements: { verb: { id: string } }[]
      }
    ).statements.map(({ verb }) => verb.id.split('/').at(-1))
  expect(await verbs()).toEqual(['launched'])
  expect((await lesson()).is_completed).toBe(false)
  expect(await finish(again)).toEqual([200, 200, 200])
  expect(await verbs()).toEqual(['launched', 'initialized', 'passed', 'completed', 'satisfied'])
  expect(await earned()).toBe(2)
})
