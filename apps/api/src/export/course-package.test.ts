import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { FolderStorage } from '../gateways/storage.ts'
import { importFolder } from '../import/import-folder.ts'
import { smallCatalogue, type PackageFixture } from '../import/package-fixture.ts'
import { storeQuestions } from '../modules/exams/questions/storing.ts'
import { structureOf } from '../modules/exams/structure/read.ts'
import { setStructure } from '../modules/exams/structure/save.ts'
import { storeQuiz } from '../modules/learning/quizzes/storing.ts'
import { commandLine } from '../modules/platform/audit/actor.ts'
import { randomQuestion } from '../testing/random-questions.ts'
import { mp4 } from '../testing/videos.ts'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { coursePackage } from './course-package.ts'
import { MediaNames } from './media-names.ts'
import { writePackage } from './write-package.ts'

let database: TestDatabase
let fixture: PackageFixture
let storage: FolderStorage
let rest: string
beforeAll(() => {
  rest = mkdtempSync(join(tmpdir(), 'masar-course-package-'))
  storage = new FolderStorage(join(rest, 'media'))
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

const all = async (statement: string) => (await database.pool.query(statement)).rows
const one = async (statement: string) => Number((await all(statement))[0].id)
/** All that a package may say of a course; positions as the order that they make. */
const stored = async () => ({
  courses: await all(`select to_jsonb(c) - '{package_hash,updated_at}'::text[] as row from courses c`),
  sections: await all('select * from sections order by id'),
  lessons: await all('select * from lessons order by id'),
  live: await all(`select to_jsonb(s) - 'updated_at' as row from live_sessions s order by lesson_id`),
  quizzes: await all('select * from quiz_questions order by id'),
  exams: await all(`select to_jsonb(e) - 'updated_at' as row from exams e order by id`),
  sectionsOfExams: await all('select * from exam_sections order by id'),
  pools: await all(
    `select to_jsonb(p) - 'position' as row, rank() over (order by position) as place from question_pools p order by id`,
  ),
  questions: await all(
    `select to_jsonb(q) - 'position' as row, rank() over (partition by retired_at is null order by position) as place from questions q order by id`,
  ),
  versions: await all('select * from question_versions order by question_id, version'),
  before: await all('select * from course_prerequisites'),
  videos: await all(`select to_jsonb(v) - 'updated_at' as row from videos v`),
})
let folders = 0
async function exported(): Promise<string> {
  const made = await coursePackage(database.db, await one(`select id from courses where slug = 'writing'`))
  if (!made) throw new Error('The course is gone.')
  return writePackage(storage, join(rest, String((folders += 1))), made)
}
const textsIn = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(entry => {
        const path = join(entry.parentPath, entry.name)
        return [path.slice(folder.length), readFileSync(path, 'utf8')]
      }),
  )

const course = 'courses/writing/course.yaml'
const exam = 'courses/writing/exam.yaml'

/** A package with all that the format knows. */
function makeFull(): void {
  fixture.addSectionExam()
  fixture.edit(
    course,
    'published_at: 2026-01-10\n',
    'compare_at_price: "10.00"\npublished_at: 2026-01-10\nlesson_order: sequential\ncertificate_months: 12\ntrailer: media/two.mp4\n' +
      'sample_question: { body: { ar: س, en: Q }, options: [ { text: { ar: أ, en: A }, correct: true }, { text: { ar: ب, en: B } } ], explanation: { ar: لأن, en: Since } }\n',
  )
  fixture.edit(course, 'minutes: 5, preview: true', 'minutes: 5, completion: quiz, opens_after_days: 3')
  fixture.edit(course, 'minutes: 1,', 'minutes: 1, watch_share: 60, opens_at: 2026-02-01,')
  fixture.edit(
    course,
    'media: media/two.mp4,',
    'media: media/two.mp4, qualities: [media/small.mp4, media/smaller.mp4], chapters: [ { second: 0, title: { ar: البداية, en: Start } }, { second: 1, title: { ar: ثم, en: Then } } ],',
  )
  for (const [name, height] of [
    ['two', 1080],
    ['small', 720],
    ['smaller', 360],
  ] as const)
    writeFileSync(join(fixture.folder, `courses/writing/media/${name}.mp4`), mp4({ height }))
  fixture.edit(
    course,
    'reviews:',
    '  - key: next\n    title: { ar: ثم, en: Next }\n    lessons: [ { key: meet, kind: live, minutes: 30, live: { starts_at: "2030-01-01T10:30:00.000Z", join_url: "https://meet.example.com/1" } } ]\nreviews:',
  )
  for (const [language, title] of [
    ['ar', 'لقاء: «أسئلة»'],
    ['en', 'Meet: "all" of us'],
  ])
    writeFileSync(
      join(fixture.folder, `courses/writing/lessons/meet.${language}.md`),
      `---\ntitle: '${title}'\n---\n- a\n\n---\n\n    code\n`,
    )
  writeFileSync(
    join(fixture.folder, 'courses/writing/lessons/one.quiz.yaml'),
    '- { key: q1, kind: true_false, body: { ar: نكتب, en: We write }, explanation: { ar: نعم, en: Yes }, answer: false, hints: [ { ar: فكّر, en: Think } ] }\n' +
      '- { key: q2, kind: number, partial: true, body: { en: "No: 1" }, explanation: {}, answer: 1.5, tolerance_percent: 2 }\n',
  )
  fixture.edit(
    exam,
    'time_limit_minutes: 20',
    'time_limit_minutes: null\nabandon_unanswered: true\ntools: [calculator]\ngrade_method: latest\nnavigation: forward\nquestions_per_page: 3\nattempt_delay_minutes: 1.5\npassword: "4812"\n' +
      'sections:\n  - { key: first, title: { ar: الأول }, instructions: { ar: اقرأ, en: Read }, minutes: 5 }\n  - { key: then, title: { ar: ثم, en: Then }, minutes: 7.5 }\n' +
      'pools:\n  - { key: hard, name: { en: Hard }, draws: 1, points: 4 }\n  - { key: easy, name: { ar: سهل, en: Easy }, draws: 2, points: 1 }',
  )
  fixture.edit(
    exam,
    '  - key: q1\n',
    '  - { key: d0, kind: true_false, points: 1, section: first, body: { ar: ص, en: T }, explanation: { ar: ن, en: Y }, answer: true, tags: [a b, روابط], category: شبكات/Routing, lesson: two }\n' +
      '  - key: q1\n    section: then\n    waived: full_marks\n',
  )
  fixture.edit(exam, '{ key: q2, ', '{ key: q2, section: then, ')
  const drawn = (key: string, pool: string, more: string) =>
    `  - { key: ${key}, pool: ${pool}, section: then, kind: ${more}, body: { ar: ${key}, en: ${key} }, explanation: { ar: ن, en: Y } }\n`
  writeFileSync(
    join(fixture.folder, exam),
    readFileSync(join(fixture.folder, exam), 'utf8') +
      drawn('e1', 'easy', 'true_false, points: 1, answer: true') +
      drawn('e2', 'easy', 'short_text, points: 9, accepted: ["a*", ب], exact: true') +
      drawn('h1', 'hard', 'essay, points: 1, rubric: [ { key: r, text: { ar: ع, en: D }, points: 4 } ]'),
  )
}

test('a course with all that the format knows is exported; importing it back changes nothing', async () => {
  makeFull()
  await importFolder(database, storage, fixture.folder)
  // As the studio and time leave it: moments within a day, a lesson’s rule before its quiz, tags, a retired question.
  await all(`update courses set published_at = published_at + interval '3 hours'`)
  await all(
    `update exams set published_at = published_at + interval '5 hours', opens_at = now(), closes_at = now() + interval '7 days', password_hash = 'the hash'`,
  )
  await all(`update lessons set completion_before_quiz = 'optional' where completion = 'quiz'`)
  await all(`update questions set retired_at = now() where key = 'q2'`)
  const before = await stored()
  expect(before.pools).toMatchObject([{ row: { draw_count: 2 } }, { row: { draw_count: 1 } }])
  expect(before.exams.map(({ row }) => row.section_id === null)).toEqual([true, false])
  expect(before.sectionsOfExams).toMatchObject([
    { instructions: { ar: 'اقرأ', en: 'Read' } },
    { time_limit_seconds: 450, instructions: {} },
  ])
  expect(before.videos).toMatchObject([
    { row: { height: 1080, smaller: [{ height: 720 }, { height: 360 }] } },
  ])
  const folder = await exported()
  await importFolder(database, storage, folder)
  expect(await stored()).toEqual(before)
  expect(textsIn(await exported())).toEqual(textsIn(folder))
  expect(textsIn(folder)['/course.yaml']).not.toContain('@')
  expect(textsIn(folder)['/exam.yaml']).toContain('has_password: true')
  expect(textsIn(folder)['/exam.yaml']).not.toContain('the hash')
})

test('what another installation imports is exported from there as the same', async () => {
  makeFull()
  await importFolder(database, storage, fixture.folder)
  await all(`update exams set opens_at = '2030-03-01T07:30:00.250Z', closes_at = '2030-03-02T07:30:00Z'`)
  const folder = await exported()
  await database.close()
  database = await openTestDatabase()
  fixture.edit('catalogue.yaml', ', students, companies, courses', '')
  await importFolder(database, storage, fixture.folder)
  const texts = textsIn(folder)
  // Its password stays where it is: an import elsewhere sets another one.
  await expect(importFolder(database, storage, folder)).rejects.toThrow('has_password needs "password"')
  const whole = `${texts['/exam.yaml']}password: "4812"\n`
  writeFileSync(join(folder, 'exam.yaml'), whole)
  expect(texts['/exams/start.yaml']).toContain('pass_mark: 50')
  await importFolder(database, storage, folder)
  expect(textsIn(await exported())).toEqual(texts)
})

test('a draft stays a draft, and an exam that is not out is not put out', async () => {
  await importFolder(database, storage, fixture.folder)
  await all(`update exams set published_at = null`)
  await importFolder(database, storage, await exported())
  expect(await all('select published_at from exams')).toEqual([{ published_at: null }])
  await all(`update courses set state = 'archived'`)
  const before = await stored()
  await importFolder(database, storage, await exported())
  expect(await stored()).toEqual(before)
})

test('a package without pools leaves those that an instructor has made, and one with none takes them away', async () => {
  await importFolder(database, storage, fixture.folder)
  const examId = await one('select id from exams')
  await all(
    `insert into question_pools (exam_id, name, draw_count, points) values (${examId}, '{"en":"P"}', 1, 1)`,
  )
  await all(`update questions set pool_id = (select id from question_pools) where key = 'q2'`)
  fixture.edit(exam, 'pass_mark: 60', 'pass_mark: 61')
  await importFolder(database, storage, fixture.folder)
  expect(await all(`select key from questions where pool_id is not null`)).toEqual([{ key: 'q2' }])
  fixture.edit(exam, 'pass_mark: 61', 'pass_mark: 61\npools: []')
  await importFolder(database, storage, fixture.folder)
  expect(await all(`select 1 from question_pools`)).toEqual([])
  expect(await all(`select key from questions where retired_at is null order by key`)).toEqual([
    { key: 'q1' },
    { key: 'q2' },
  ])
})

const anyQuestion = fc.oneof(randomQuestion(['ar', 'en']), randomQuestion(['ar']), randomQuestion(['en']))
const manyQuestions = fc
  .uniqueArray(anyQuestion, { selector: ({ key }) => key, minLength: 3, maxLength: 9 })
  // Without prototypes, objects are none that the layer of the database knows.
  .map(made => structuredClone(made))

test('whatever questions, sections and pools: out and in again changes nothing', async () => {
  await importFolder(database, storage, fixture.folder)
  const examId = await one('select id from exams')
  const lessonId = await one(`select id from lessons where key = 'one'`)
  const instructor = {
    id: await one('select id from instructors'),
    actor: { ...commandLine, userId: await one(`select user_id as id from instructors`) },
  }
  await fc.assert(
    fc.asyncProperty(
      manyQuestions,
      manyQuestions,
      fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 9, maxLength: 9 }),
      fc.boolean(),
      async (questions, asked, places, isDivided) => {
        await database.db.transaction(async tx => {
          await tx.execute(`delete from exams where id <> ${examId}`)
          await tx.execute(`delete from questions where exam_id = ${examId}`)
          await tx.execute(`delete from quiz_questions`)
          await storeQuestions(tx, examId, questions, 'retire_all')
          await storeQuiz(
            tx,
            lessonId,
            asked.filter(({ kind }) => kind !== 'essay').map(({ points: _, ...question }) => question),
          )
          const { state } = await structureOf(tx, examId)
          const rows = await tx.execute<{ id: string; kind: string; points: string }>(
            `select id, kind, points from questions where exam_id = ${examId} order by position`,
          )
          const drawn = rows.rows.filter(({ kind }, at) => kind !== 'essay' && places[at] === 2)
          const fixed = rows.rows.filter(row => !drawn.includes(row))
          const placed = (row: (typeof rows.rows)[number]) => ({
            id: Number(row.id),
            points: Number(row.points),
          })
          const given = [
            ...fixed.map((row, at) => ({ pool: null, questions: [placed(row)], to: places[at] ?? 0 })),
            ...(drawn.length > 0
              ? [
                  {
                    pool: { id: null, name: { ar: 'م' }, draws: 1, points: 2.5 },
                    questions: drawn.map(placed),
                    to: 0,
                  },
                ]
              : []),
          ]
          const sections = [...new Set(given.map(({ to }) => `s${to % 2}`))]
          await setStructure(tx, instructor, examId, {
            state,
            sections: isDivided
              ? sections.map(key => ({ key, title: { en: key }, instructions: {}, time_limit_seconds: 61 }))
              : [],
            places: given.map(({ to, ...place }) => ({ ...place, section: isDivided ? `s${to % 2}` : null })),
          })
        })
        const before = await stored()
        await importFolder(database, storage, await exported())
        expect(await stored()).toEqual(before)
      },
    ),
    { numRuns: 25 },
  )
}, 120_000)

test('two files of one name keep apart, and no file of a person’s name leaves the folder', async () => {
  const names = new MediaNames()
  const [sheet, other] = ['a', 'b'].map(letter => `${letter.repeat(64)}.pdf`)
  expect(names.pathOf(sheet ?? '', '../Sheet 1')).toBe('media/sheet-1.pdf')
  expect(names.pathOf(sheet ?? '', 'sheet-1')).toBe('media/sheet-1.pdf')
  expect(names.pathOf(other ?? '', 'sheet-1')).toBe('media/sheet-1-bbbbbbbb.pdf')
  expect(names.pathOf(other ?? '', 'ورقة')).toBe('media/file.pdf')
})
