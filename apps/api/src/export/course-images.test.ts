import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  courseImages,
  courses,
  examSections,
  lessons,
  questionVersions,
  quizQuestions,
} from '../db/schema/index.ts'
import { FolderStorage } from '../gateways/storage.ts'
import { importFolder } from '../import/import-folder.ts'
import { smallCatalogue, type PackageFixture } from '../import/package-fixture.ts'
import { pictureFile } from '../testing/images.ts'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { coursePackage } from './course-package.ts'
import { writePackage } from './write-package.ts'

let database: TestDatabase
let fixture: PackageFixture
let rest: string
beforeAll(() => {
  rest = mkdtempSync(join(tmpdir(), 'masar-course-images-'))
})
afterAll(() => rmSync(rest, { recursive: true, force: true }))
beforeEach(async () => {
  database = await openTestDatabase()
  fixture = smallCatalogue()
})
afterEach(async () => {
  fixture.discard()
  await database.close()
})

let folders = 0
const folder = () => join(rest, String((folders += 1)))
async function exported(storage: FolderStorage): Promise<string> {
  const [course] = await database.db
    .select({ id: courses.id })
    .from(courses)
    .where(eq(courses.slug, 'writing'))
  const made = await coursePackage(database.db, course?.id ?? 0)
  if (!made) throw new Error('The course is gone.')
  return writePackage(storage, folder(), made)
}
const bytesIn = (within: string) =>
  Object.fromEntries(
    readdirSync(within, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(entry => join(entry.parentPath, entry.name))
      .map(path => [path.slice(within.length), readFileSync(path, 'base64')]),
  )
const stored = async () => ({
  images: await database.db
    .select({ id: courseImages.id, file: courseImages.file })
    .from(courseImages)
    .orderBy(courseImages.id),
  lessons: await database.db
    .select({ key: lessons.key, body: lessons.body })
    .from(lessons)
    .orderBy(lessons.key),
  questions: await database.db
    .select({ body: questionVersions.body, options: questionVersions.options })
    .from(questionVersions),
  quiz: await database.db
    .select({ body: quizQuestions.body, hints: quizQuestions.hints })
    .from(quizQuestions),
})

/** Images in a lesson, in a question with its option, and in a quiz; one of them appears in two places. */
async function illustrate(): Promise<void> {
  const media = join(fixture.folder, 'courses/writing/media')
  writeFileSync(join(media, 'map.png'), await pictureFile('#101010'))
  writeFileSync(join(media, 'photo.jpg'), await pictureFile('#202020', 'jpeg', [2000, 500]))
  fixture.edit('courses/writing/lessons/one.ar.md', 'نصّ.', 'نصّ.\n\n![خريطة](media/map.png)')
  fixture.edit(
    'courses/writing/lessons/one.en.md',
    'Text.',
    'Text.\n\n![A map](media/map.png)\n\n`![x](media/no.png)`',
  )
  fixture.edit(
    'courses/writing/exam.yaml',
    'en: Which is clearer?',
    'en: "Which is clearer? ![A map](media/map.png)"',
  )
  fixture.edit('courses/writing/exam.yaml', 'en: The long one', 'en: "![The long one](media/photo.jpg)"')
  writeFileSync(
    join(fixture.folder, 'courses/writing/lessons/one.quiz.yaml'),
    '- { key: q1, kind: true_false, body: { ar: "![صورة](media/photo.jpg)", en: "![A photograph](media/photo.jpg)" }, explanation: { ar: نعم, en: Yes }, answer: false }\n',
  )
}

test('images go out with the package and come in elsewhere as the same ones', async () => {
  await illustrate()
  const [here, there] = [new FolderStorage(folder()), new FolderStorage(folder())]
  await importFolder(database, here, fixture.folder)
  const before = await stored()
  expect(before.images).toHaveLength(2)
  expect(JSON.stringify(before.questions)).toMatch(/image:[0-9a-f]{32}/)
  expect(JSON.stringify(before)).not.toContain('media/map.png')
  const out = await exported(here)
  expect(Object.keys(bytesIn(out)).filter(path => path.endsWith('.webp'))).toHaveLength(2)
  // Back where it came from, nothing changes.
  await importFolder(database, here, out)
  expect(await stored()).toEqual(before)
  await database.close()
  database = await openTestDatabase()
  fixture.edit('catalogue.yaml', ', students, companies, courses', '')
  await importFolder(database, there, fixture.folder)
  await importFolder(database, there, out)
  expect(await stored()).toEqual(before)
  expect(bytesIn(await exported(there))).toEqual(bytesIn(out))
})

test('an image that is missing, or none, is named with its line', async () => {
  await illustrate()
  rmSync(join(fixture.folder, 'courses/writing/media/map.png'))
  writeFileSync(join(fixture.folder, 'courses/writing/media/photo.jpg'), '<svg/>')
  fixture.edit('courses/writing/exam.yaml', 'ar: الطويلة', 'ar: "![x](media/two.mp4)"')
  await expect(importFolder(database, new FolderStorage(folder()), fixture.folder)).rejects.toThrow(
    expect.objectContaining({
      message: expect.stringMatching(
        /exam\.yaml:17: shows media\/two\.mp4, which must be[^]*one\.ar\.md:6: shows media\/map\.png, which is missing[^]*quiz\.yaml:1: shows media\/photo\.jpg, which is no/,
      ),
    }),
  )
})

test('a lesson without a text, in one language or in both, comes back as it was', async () => {
  const storage = new FolderStorage(folder())
  await importFolder(database, storage, fixture.folder)
  await database.db.update(lessons).set({ body: {} }).where(eq(lessons.key, 'two'))
  await database.db
    .update(lessons)
    .set({ body: { ar: 'نصّ' } })
    .where(eq(lessons.key, 'one'))
  const before = await stored()
  await importFolder(database, storage, await exported(storage))
  expect(await stored()).toEqual(before)
})

test('a section of which a package says no instructions keeps those that it has', async () => {
  const storage = new FolderStorage(folder())
  const exam = 'courses/writing/exam.yaml'
  fixture.edit(
    exam,
    'time_limit_minutes: 20',
    'time_limit_minutes: null\nsections:\n  - { key: first, title: { en: First }, minutes: 5 }\n  - { key: then, title: { en: Then }, minutes: 5 }',
  )
  fixture.edit(exam, '  - key: q1\n', '  - key: q1\n    section: first\n')
  fixture.edit(exam, '{ key: q2, ', '{ key: q2, section: then, ')
  await importFolder(database, storage, fixture.folder)
  await database.db.update(examSections).set({ instructions: { en: 'Read' } })
  fixture.edit(
    exam,
    '{ key: then, title: { en: Then }',
    '{ key: then, title: { en: Then }, instructions: { en: Write }',
  )
  await importFolder(database, storage, fixture.folder)
  const sections = await database.db.select().from(examSections).orderBy(examSections.position)
  expect(sections.map(({ instructions }) => instructions)).toEqual([{ en: 'Read' }, { en: 'Write' }])
})
