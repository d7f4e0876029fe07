import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { FolderStorage } from '../gateways/storage.ts'
import { examPasswordFits } from '../modules/exams/password/hashing.ts'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { ImportError } from './content-errors.ts'
import { importFolder } from './import-folder.ts'
import { smallCatalogue, type PackageFixture } from './package-fixture.ts'

let database: TestDatabase
let fixture: PackageFixture
let media: string
beforeAll(() => {
  media = mkdtempSync(join(tmpdir(), 'masar-package-settings-media-'))
})
afterAll(() => rmSync(media, { recursive: true, force: true }))
beforeEach(async () => {
  database = await openTestDatabase()
  fixture = smallCatalogue()
})
afterEach(async () => {
  fixture.discard()
  await database.close()
})

const exam = 'courses/writing/exam.yaml'
const course = 'courses/writing/course.yaml'
const quiz = 'courses/writing/lessons/one.quiz.yaml'
const bringIn = () => importFolder(database, new FolderStorage(media), fixture.folder)
const all = async (statement: string) => (await database.pool.query(statement)).rows
const one = async (statement: string) => (await all(statement))[0]
async function errors(): Promise<string> {
  const error = await bringIn().then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof ImportError)) throw error ?? new Error('The folder was imported.')
  return error.message
}
const writeQuiz = (text: string) => writeFileSync(join(fixture.folder, quiz), text)
const question = (key: string, more = '') =>
  `- key: ${key}\n  kind: true_false\n  body: { ar: نكتب للقارئ, en: For the reader }\n  explanation: { ar: نعم, en: Yes }\n  answer: true\n${more}`

test('a password is kept as a hash; a package that names none leaves it, and null takes it away', async () => {
  fixture.edit(exam, 'pass_mark: 60', 'pass_mark: 60\npassword: "4812"')
  await bringIn()
  const hash = async () => (await one('select password_hash from exams')).password_hash as string | null
  const first = await hash()
  expect(await examPasswordFits(first ?? '', '٤٨١٢')).toBe(true)
  fixture.edit(exam, '\npassword: "4812"', '')
  await bringIn()
  expect(await hash()).toBe(first)
  fixture.edit(exam, 'pass_mark: 60', 'pass_mark: 60\npassword: null')
  await bringIn()
  expect(await hash()).toBeNull()
})

test('an exported exam says that it has a password, and asks for one where there is none', async () => {
  fixture.edit(exam, 'pass_mark: 60', 'pass_mark: 60\nhas_password: true')
  expect(await errors()).toContain(`${exam}:`)
  expect(await errors()).toContain('has_password needs "password"')
  fixture.edit(exam, 'has_password: true', 'has_password: true\npassword: "4812"')
  await bringIn()
  fixture.edit(exam, '\npassword: "4812"', '')
  await bringIn()
  const { password_hash: hash } = (await one('select password_hash from exams')) as { password_hash: string }
  expect(await examPasswordFits(hash, '4812')).toBe(true)
  fixture.edit(exam, 'has_password: true', 'has_password: true\npassword: null')
  expect(await errors()).toContain('has_password is not so')
})

test('an exam opens and closes when its package says; one that says nothing leaves the instructor’s own', async () => {
  const window = async () => one('select opens_at, closes_at from exams')
  const opens_at = new Date('2030-03-01T07:30:00Z')
  fixture.edit(exam, 'pass_mark: 60', 'pass_mark: 60\nopens_at: "2030-03-01T10:30:00+03:00"')
  await bringIn()
  expect(await window()).toEqual({ opens_at, closes_at: null })
  fixture.edit(exam, '\nopens_at: "2030-03-01T10:30:00+03:00"', '')
  await bringIn()
  expect(await window()).toEqual({ opens_at, closes_at: null })
  fixture.edit(exam, 'pass_mark: 60', 'pass_mark: 60\nopens_at: null\ncloses_at: "2030-03-01T10:30:00Z"')
  await bringIn()
  expect(await window()).toEqual({ opens_at: null, closes_at: new Date('2030-03-01T10:30:00Z') })
  fixture.edit(exam, 'opens_at: null', 'opens_at: "2031-01-01T00:00:00Z"')
  expect(await errors()).toContain('closes_at must be after opens_at')
})

test('sections have their questions and make up the time of the exam; without them it is whole again', async () => {
  const sections =
    'time_limit_minutes: null\ntools: [calculator]\nsections:\n  - { key: first, title: { ar: الأول, en: First }, minutes: 5 }\n  - { key: then, title: { ar: ثم, en: Then }, minutes: 7 }'
  fixture.edit(exam, 'time_limit_minutes: 20', sections)
  fixture.edit(exam, '  - key: q1\n', '  - key: q1\n    section: then\n')
  fixture.edit(exam, '{ key: q2, ', '{ key: q2, section: first, ')
  await bringIn()
  const placed = () =>
    all(
      'select q.key, s.key as section from questions q left join exam_sections s on s.id = q.exam_section_id order by q.key',
    )
  expect(await placed()).toEqual([
    { key: 'q1', section: 'then' },
    { key: 'q2', section: 'first' },
  ])
  expect(await one('select time_limit_seconds as seconds, tools from exams')).toEqual({
    seconds: 720,
    tools: ['calculator'],
  })
  fixture.edit(exam, sections, 'time_limit_minutes: 20')
  fixture.edit(exam, '    section: then\n', '')
  fixture.edit(exam, 'section: first, ', '')
  await bringIn()
  expect(await placed()).toEqual([
    { key: 'q1', section: null },
    { key: 'q2', section: null },
  ])
  expect(await all('select 1 from exam_sections')).toEqual([])
})

test('sections that do not hold together are named', async () => {
  fixture.edit(
    exam,
    'pass_mark: 60',
    'pass_mark: 60\nsections: [{ key: first, title: { ar: الأول, en: First }, minutes: 5 }]',
  )
  fixture.edit(exam, '{ key: q2, ', '{ key: q2, section: nowhere, ')
  const told = await errors()
  for (const sentence of [
    'time_limit_minutes must be null: each section has its own',
    'sections[0] has no questions',
    'questions[0] needs "section"',
    'questions[1] "nowhere" is no section of this exam',
  ])
    expect(told).toContain(sentence)
})

test('a quiz comes with its lesson; a question that is gone is retired', async () => {
  writeQuiz(question('q1', '  hints: [ { ar: فكّر, en: Think } ]\n') + question('q2', '  at_second: 40\n'))
  await bringIn()
  const asked = () =>
    all(
      'select key, position, hints, at_second, retired_at is null as asked from quiz_questions order by key',
    )
  expect(await asked()).toEqual([
    { key: 'q1', position: 1, hints: [{ ar: 'فكّر', en: 'Think' }], at_second: null, asked: true },
    { key: 'q2', position: 2, hints: [], at_second: 40, asked: true },
  ])
  writeQuiz(question('q2'))
  await bringIn()
  expect(await asked()).toMatchObject([
    { key: 'q1', asked: false },
    { key: 'q2', position: 1, at_second: null, asked: true },
  ])
})

test('an ungradable or missing quiz is named', async () => {
  writeQuiz(question('q1') + question('q1') + question('q3', '  points: 2\n'))
  expect(await errors()).toContain('[2].points is not known here')
  writeQuiz(question('q1') + question('q1'))
  expect(await errors()).toContain('[1].key "q1" names another question too')
  writeQuiz('- { key: q1, kind: essay, body: { ar: صف, en: Describe }, explanation: { ar: ن, en: Y } }\n')
  expect(await errors()).toContain('[0].kind')
  fixture.remove(quiz)
  fixture.edit(course, 'key: two', 'completion: quiz, key: two')
  expect(await errors()).toContain('needs lessons/two.quiz.yaml')
})

test('what completes and opens lessons is written, and which courses come first', async () => {
  await bringIn()
  fixture.edit(course, 'minutes: 5, preview: true', 'minutes: 5, completion: optional, opens_after_days: 3')
  fixture.edit(course, 'minutes: 1,', 'minutes: 1, watch_share: 60, opens_at: 2026-02-01,')
  fixture.edit(course, 'published_at:', 'lesson_order: sequential\nprerequisites: [other]\npublished_at:')
  await expect(bringIn()).rejects.toThrow('prerequisites[0] names "other", which is not known')
  await database.db.execute(
    `insert into courses (slug, instructor_id, category_id, title, summary, description, level, languages, price)
      select 'other', instructor_id, category_id, title, summary, description, level, languages, price from courses`,
  )
  await bringIn()
  expect(
    await all(
      `select l.completion, l.watch_share, l.opens_after_days, l.opens_at, l.media_tenths, k.lesson_order, r.slug from lessons l
        join courses k on k.id = l.course_id join course_prerequisites q on q.course_id = k.id join courses r on r.id = q.required_id order by l.position`,
    ),
  ).toEqual([
    {
      completion: 'optional',
      watch_share: 90,
      opens_after_days: 3,
      opens_at: null,
      media_tenths: null,
      lesson_order: 'sequential',
      slug: 'other',
    },
    {
      completion: 'auto',
      watch_share: 60,
      opens_after_days: null,
      opens_at: expect.anything(),
      media_tenths: 0,
      lesson_order: 'sequential',
      slug: 'other',
    },
  ])
  fixture.edit(course, 'prerequisites: [other]\n', '')
  await bringIn()
  expect(await all('select * from course_prerequisites')).toEqual([])
})

test('a live lesson has the time that its package says, until its instructor sets another', async () => {
  const sessions = () => all('select starts_at, ends_at, join_url from live_sessions')
  const live = 'live: { days_from_import: 4, at: "19:00", join_url: "https://meet.example.com/1" }'
  fixture.edit(course, 'kind: article, minutes: 5', `kind: live, minutes: 45, ${live}`)
  await bringIn()
  const [session] = (await sessions()) as { starts_at: string; ends_at: string }[]
  const [startsAt, endsAt] = [new Date(session?.starts_at ?? 0), new Date(session?.ends_at ?? 0)]
  expect(startsAt.toISOString()).toMatch(/T16:00:00\.000Z$/)
  expect(endsAt.getTime() - startsAt.getTime()).toBe(45 * 60_000)
  expect(Math.round((startsAt.getTime() - Date.now()) / 86_400_000)).toBeOneOf([3, 4, 5])
  expect(session).toMatchObject({ join_url: 'https://meet.example.com/1' })

  await database.db.execute(
    `update live_sessions set starts_at = '2030-01-01T10:00Z', ends_at = '2030-01-01T11:00Z'`,
  )
  fixture.edit(course, 'days_from_import: 4', 'days_from_import: 9')
  fixture.edit(course, 'kind: live,', 'kind: live, media: media/two.mp4,')
  await bringIn()
  expect(await sessions()).toMatchObject([{ join_url: 'https://meet.example.com/1' }])
  expect(new Date(((await sessions()) as { starts_at: string }[])[0]?.starts_at ?? 0).getUTCFullYear()).toBe(
    2030,
  )
  expect(await all(`select media_tenths from lessons where kind = 'live'`)).toEqual([{ media_tenths: 0 }])
})

test('a question names the lesson that teaches it; a package that names none leaves it', async () => {
  fixture.edit(exam, '  - key: q1\n', '  - key: q1\n    lesson: three\n')
  expect(await errors()).toContain('lesson "three" is no lesson of this course')
  fixture.edit(exam, 'lesson: three', 'lesson: one')
  await bringIn()
  const lesson = () => all('select l.key from questions q join lessons l on l.id = q.lesson_id')
  expect(await lesson()).toEqual([{ key: 'one' }])
  fixture.edit(exam, '    lesson: one\n', '')
  await bringIn()
  expect(await lesson()).toEqual([{ key: 'one' }])
})

const sectionExam = 'courses/writing/exams/start.yaml'

test('a section has an exam of its own; one without a file is taken off it, and attempts keep it', async () => {
  fixture.addSectionExam()
  await bringIn()
  const stored = () =>
    all(`select x.title ->> 'en' as title, s.key as section, x.pass_mark, x.published_at is not null as is_out, (select count(*)::int from questions q where q.exam_id = x.id) as questions
      from exams x left join sections s on s.id = x.section_id order by s.key nulls last`)
  const rest = { title: 'Exam', section: null, pass_mark: 60, is_out: true, questions: 2 }
  expect(await stored()).toEqual([
    { title: 'Exam of the start', section: 'start', pass_mark: 50, is_out: true, questions: 1 },
    rest,
  ])
  fixture.edit(sectionExam, 'pass_mark: 50', 'pass_mark: 70')
  await bringIn()
  expect(await stored()).toMatchObject([{ section: 'start', pass_mark: 70 }, rest])
  fixture.remove(sectionExam)
  await bringIn()
  expect(await stored()).toMatchObject([{ section: 'start', is_out: false }, rest])
})

test('an exam of no section, or with an error, is named by its file', async () => {
  fixture.addSectionExam()
  writeFileSync(join(fixture.folder, 'courses/writing/exams/later.yaml'), 'title: {}\n')
  expect(await errors()).toContain(
    'courses/writing/exams/later.yaml:1: is named after no section of the curriculum',
  )
  fixture.remove('courses/writing/exams/later.yaml')
  fixture.edit(sectionExam, 'lesson: one', 'lesson: three')
  expect(await errors()).toContain(`${sectionExam}:9`)
})

test('of a section’s exam, too, a password stays and a question keeps its kind', async () => {
  fixture.addSectionExam()
  fixture.edit(sectionExam, 'pass_mark: 50', 'pass_mark: 50\nhas_password: true')
  expect(await errors()).toContain('has_password needs "password"')
  fixture.edit(sectionExam, 'has_password: true', 'password: "4812"')
  await bringIn()
  fixture.edit(sectionExam, 'password: "4812"', 'has_password: true')
  await bringIn()
  fixture.edit(sectionExam, 'kind: true_false', 'kind: short_text')
  fixture.edit(sectionExam, 'answer: true', 'accepted: [yes]')
  expect(await errors()).toContain('was true_false when it was imported')
})
