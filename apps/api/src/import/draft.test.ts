import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { coursePackage } from '../export/course-package.ts'
import { zipped } from '../export/zipped.ts'
import { FolderStorage } from '../gateways/storage.ts'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { mp4 } from '../testing/videos.ts'
import { ContentErrors } from './content-errors.ts'
import { checkDraft, writeDraft, type CheckedDraft } from './draft.ts'
import { importFolder } from './import-folder.ts'
import { smallCatalogue, type PackageFixture } from './package-fixture.ts'
import { unpack } from './unpack.ts'

let database: TestDatabase
let fixture: PackageFixture
let rest: string
let storage: FolderStorage
beforeAll(() => {
  rest = mkdtempSync(join(tmpdir(), 'masar-draft-'))
  storage = new FolderStorage(join(rest, 'media'))
})
afterAll(() => rmSync(rest, { recursive: true, force: true }))
beforeEach(async () => {
  database = await openTestDatabase()
  fixture = smallCatalogue()
  writeFileSync(join(fixture.folder, 'courses/writing/media/two.mp4'), mp4())
})
afterEach(async () => {
  fixture.discard()
  await database.close()
})

const all = async (statement: string) => (await database.pool.query(statement)).rows
const instructor = async () => Number((await all("select id from instructors where slug = 'huda'"))[0].id)
const folder = () => join(fixture.folder, 'courses/writing')
async function checkedIn(path: string): Promise<CheckedDraft> {
  const errors = new ContentErrors()
  const draft = await checkDraft(database.db, await instructor(), path, errors)
  errors.throwIfAny()
  if (!draft) throw new Error('It has no errors, and is no draft.')
  return draft
}
async function made(draft: CheckedDraft, passwordHash: string | null = null): Promise<number> {
  const id = await instructor()
  return (await database.db.transaction(tx => writeDraft(tx, storage, id, draft, passwordHash))).id
}
async function exported(courseId: number) {
  const written = await coursePackage(database.db, courseId)
  if (!written) throw new Error('The course is gone.')
  return written
}

test('out, in as a draft, and out again is the same package but for its name', async () => {
  fixture.edit('courses/writing/course.yaml', 'published_at: 2026-01-10\n', '')
  fixture.edit(
    'courses/writing/course.yaml',
    /reviews:[\s\S]*/.exec(readFileSync(join(folder(), 'course.yaml'), 'utf8'))?.[0] ?? '',
    '',
  )
  await importFolder(database, storage, fixture.folder)
  const first = await exported(Number((await all('select id from courses'))[0].id))
  const archive = join(rest, 'out.zip')
  writeFileSync(archive, Buffer.concat(await Readable.from(zipped(storage, first)).toArray()))
  const draft = await checkedIn(await unpack(archive, join(rest, 'unpacked')))
  expect(draft.preview).toMatchObject({
    title: { ar: 'الكتابة الواضحة', en: 'Clear writing' },
    sections: 1,
    lessons: 2,
    exam_questions: 2,
    media: 3,
    needs_password: false,
    reviews_left_out: 0,
  })
  const second = await exported(await made(draft))
  expect(second.slug).toBe('writing-2')
  const named = [...second.files].map(([path, text]) => [
    path,
    text.replace('slug: writing-2\n', 'slug: writing\n'),
  ])
  expect(new Map(named as [string, string][])).toEqual(first.files)
  expect(second.media).toEqual(first.media)
})

test('it is a draft of the person who uploads it: no other course changes, and no account that it names is taken over', async () => {
  await importFolder(database, storage, fixture.folder)
  const before = await all('select to_jsonb(c) as row from courses c')
  fixture.edit('courses/writing/course.yaml', 'instructor: huda', 'instructor: somebody')
  const draft = await checkedIn(folder())
  expect(draft.preview.reviews_left_out).toBe(1)
  await made(draft)
  await made(draft)
  expect(await all('select to_jsonb(c) as row from courses c order by id limit 1')).toEqual(before)
  expect(
    await all('select slug, state, published_at, instructor_id::int from courses order by id offset 1'),
  ).toEqual(
    ['writing-2', 'writing-3'].map(slug => ({
      slug,
      state: 'draft',
      published_at: null,
      instructor_id: expect.any(Number),
    })),
  )
  expect(await all('select published_at from exams order by id offset 1')).toEqual([
    { published_at: null },
    { published_at: null },
  ])
  expect(await all('select count(*)::int as reviews from reviews')).toEqual([{ reviews: 1 }])
})

test('an exam that had a password gets the one that is set', async () => {
  await importFolder(database, storage, fixture.folder)
  fixture.edit('courses/writing/exam.yaml', 'pass_mark: 60', 'pass_mark: 60\nhas_password: true')
  const draft = await checkedIn(folder())
  expect(draft.preview.needs_password).toBe(true)
  await made(draft, 'a hash')
  expect(await all('select password_hash from exams order by id')).toEqual([
    { password_hash: null },
    { password_hash: 'a hash' },
  ])
})

test('what lies about its kind, and courses of others that are not out, are named', async () => {
  await importFolder(database, storage, fixture.folder)
  writeFileSync(join(folder(), 'media/two.mp4'), '<html>')
  await expect(checkedIn(folder())).rejects.toThrow('media/two.mp4:1: is not what its name says')
  writeFileSync(join(folder(), 'media/two.mp4'), mp4())
  await all(
    `insert into instructors (user_id, slug, name, title, bio, expertise, state) select u.id, 'other', i.name, i.title, i.bio, i.expertise, 'approved' from users u, instructors i where u.email = 'sami@real.example'`,
  )
  await all(
    `update courses set state = 'draft', published_at = null, instructor_id = (select id from instructors where slug = 'other')`,
  )
  fixture.edit('courses/writing/course.yaml', 'slug: writing', 'slug: essays\nprerequisites: [writing]')
  await expect(checkedIn(folder())).rejects.toThrow(
    'course.yaml:2: prerequisites[0] names "writing", which is not known',
  )
})
