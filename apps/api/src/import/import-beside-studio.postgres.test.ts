import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { courses, lessons } from '../db/schema/index.ts'
import { FolderStorage } from '../gateways/storage.ts'
import { meanwhile } from '../testing/meanwhile.ts'
import { createTestApi, type TestApi } from '../testing/test-api.ts'
import { importFolder } from './import-folder.ts'
import { smallCatalogue, type PackageFixture } from './package-fixture.ts'

let api: TestApi
let fixture: PackageFixture
let media: string
beforeAll(async () => {
  api = await createTestApi()
  fixture = smallCatalogue()
  media = mkdtempSync(join(tmpdir(), 'masar-import-media-'))
  await importAgain()
})
afterAll(async () => {
  await api.close()
  fixture.discard()
  rmSync(media, { recursive: true, force: true })
})

const importAgain = () => importFolder(api.database, new FolderStorage(media), fixture.folder)
const lessonTwo = async () => (await api.db.select().from(lessons).where(eq(lessons.key, 'two')))[0]

test('what the outline does not show of a lesson is written while an import waits for the lesson', async () => {
  const { id = 0 } = (await lessonTwo()) ?? {}
  fixture.edit('courses/writing/course.ar.md', 'وصف الدورة.', 'وصف آخر.')
  const outline = () => api.db.select({ ar: courses.outlineAr, xmin: sql<string>`xmin::text` }).from(courses)
  const before = await outline()
  await meanwhile(api, {
    // As a request that shows or removes a recording, measures a video, or indexes what a lesson says.
    hold: tx => tx.execute(sql`select from lessons where id = ${id} for no key update`),
    waiting: [importAgain],
    act: async tx => {
      await tx.update(lessons).set({ mediaTenths: 777, searchVersion: 1 }).where(eq(lessons.id, id))
      expect(await outline()).toEqual(before)
    },
  })
  expect((await outline())[0]?.ar).toBe(before[0]?.ar)
})

test('what it shows is there at once', async () => {
  const { id = 0 } = (await lessonTwo()) ?? {}
  await api.db.update(lessons).set({ freePreview: true }).where(eq(lessons.id, id))
  const [course] = await api.db.select({ ar: courses.outlineAr }).from(courses)
  const { sections } = JSON.parse(course?.ar ?? '') as {
    sections: { lessons: { id: number; free_preview: boolean }[] }[]
  }
  expect(sections.flatMap(section => section.lessons).find(lesson => lesson.id === id)?.free_preview).toBe(
    true,
  )
})
