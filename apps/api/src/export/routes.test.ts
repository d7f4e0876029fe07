import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { eq } from 'drizzle-orm'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { courses } from '../db/schema/index.ts'
import { importFolder } from '../import/import-folder.ts'
import { smallCatalogue } from '../import/package-fixture.ts'
import { account, instructor } from '../testing/accounts.ts'
import { createTestApi, type TestApi } from '../testing/test-api.ts'

let api: TestApi
let folder: string
let courseId: number
let teacher: Awaited<ReturnType<typeof instructor>>
beforeAll(async () => {
  api = await createTestApi()
  folder = mkdtempSync(join(tmpdir(), 'masar-zipped-'))
  const fixture = smallCatalogue()
  await importFolder(api.database, api.storage, fixture.folder)
  fixture.discard()
  teacher = await instructor(api)
  const [course] = await api.db
    .update(courses)
    .set({ instructorId: teacher.instructorId })
    .where(eq(courses.slug, 'writing'))
    .returning({ id: courses.id })
  courseId = course?.id ?? 0
})
afterAll(async () => {
  await api.close()
  rmSync(folder, { recursive: true, force: true })
})
const get = (by: { token: string }) =>
  api.as(by.token, 'en')('GET', `/client-api/v1/teaching/courses/${courseId}/package`)

test('an instructor gets their course as a ZIP that imports back', async () => {
  const answer = await get(teacher)
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200)
  expect(answer.headers).toMatchObject({ 'content-type': 'application/zip', 'cache-control': 'no-store' })
  for (const [path, bytes] of Object.entries(unzipSync(answer.rawPayload))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), bytes)
  }
  const before = await api.db.query.lessons.findMany({ orderBy: (t, { asc }) => asc(t.id) })
  await importFolder(api.database, api.storage, join(folder, 'writing'))
  expect(await api.db.query.lessons.findMany({ orderBy: (t, { asc }) => asc(t.id) })).toEqual(before)
  expect(before.some(({ media }) => media !== null)).toBe(true)
})

test('for the course’s instructor alone, and never without one of its files', async () => {
  expect((await get(await instructor(api))).statusCode).toBe(404)
  expect((await get(await account(api))).statusCode).toBe(403)
  await api.db
    .update(courses)
    .set({ trailer: `${'0'.repeat(64)}.mp4` })
    .where(eq(courses.id, courseId))
  expect((await get(teacher)).json()).toMatchObject({ code: 'package_incomplete' })
})
