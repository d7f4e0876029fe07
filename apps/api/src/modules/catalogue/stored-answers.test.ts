import type pg from 'pg'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { generate } from '../../cli/generate/generate.ts'
import { courses, reviews } from '../../db/schema/index.ts'
import { importFolder } from '../../import/import-folder.ts'
import { smallCatalogue, type PackageFixture } from '../../import/package-fixture.ts'
import { account, instructor } from '../../testing/accounts.ts'
import { course, curriculum, endAccess, enrol, review } from '../../testing/catalogue.ts'
import { exam } from '../../testing/exam.ts'
import { expectStoredToBeFresh, freshAnswers } from '../../testing/stored-answers.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { eraseAccount } from '../accounts/own-data/erase.ts'
import { approve, reject } from '../accounts/registration/applications.ts'
import { foldEnrolments } from './counters.ts'

// Cards and outlines are stored with their course: any change to what they show also changes what is stored.
let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())
afterEach(() => expectStoredToBeFresh(api.database.pool))

/** Tables that a card or an outline is built from. Their columns are those of the database: a new one is changed here, too. */
const tables = [
  'courses',
  'categories',
  'instructors',
  'sections',
  'lessons',
  'exams',
  'questions',
  'question_pools',
]

/** Another value of a column by its type; `c` is the column. */
const otherValue: Record<string, string> = {
  text: `coalesce(c, '') || 'x'`,
  character: `'USD'`,
  jsonb: `'{"ar":"غير ذلك","en":"something else"}'`,
  integer: `coalesce(c, 0) + 1`,
  bigint: `coalesce(c, 0) + 1`,
  numeric: `coalesce(c, 0) + 1`,
  boolean: `not c`,
  'timestamp with time zone': `coalesce(c + interval '1 day', now())`,
  ARRAY: `'{en}'`,
  tsvector: `to_tsvector('simple', 'other')`,
}

/** Where the type does not say what fits. */
const fitting: Record<string, string> = {
  'courses.level': `'advanced'`,
  'courses.state': `'archived'`,
  'courses.compare_at_price': `price + 100`,
  'courses.certificate_months': '3',
  'courses.outcomes': `'{"ar":["غير"],"en":["other"]}'`,
  'courses.requirements': `'{"ar":["غير"],"en":["other"]}'`,
  'courses.makes': `'{"ar":["غير"],"en":["other"]}'`,
  'courses.category_id': `(select max(id) from categories)`,
  'courses.instructor_id': `(select max(id) from instructors)`,
  'instructors.state': `'suspended'`,
  'instructors.user_id': `(select max(id) from users)`,
  'instructors.expertise': `'{"ar":["غير"],"en":["other"]}'`,
  'sections.course_id': `(select max(id) from courses)`,
  'lessons.course_id': `(select max(id) from courses)`,
  'lessons.section_id': `(select max(id) from sections)`,
  'lessons.kind': `'live'`,
  'lessons.package': 'null',
  'lessons.chapters': `'[{"second":0,"title":{"en":"Other"}}]'`,
  'lessons.completion': `'optional'`,
  'lessons.completion_before_quiz': `'optional'`,
  'courses.lesson_order': `'sequential'`,
  'exams.course_id': `(select max(id) from courses)`,
  'exams.section_id': `(select max(id) from sections)`,
  'exams.navigation': `'forward'`,
  'exams.grade_method': `'latest'`,
  'exams.published_at': 'null',
  'exams.tools': `array['notes']`,
  'questions.exam_id': `(select max(id) from exams)`,
  'questions.exam_section_id': `(select max(id) from exam_sections)`,
  'questions.pool_id': `(select max(id) from question_pools)`,
  'questions.kind': `'essay'`,
  'question_pools.exam_section_id': `(select max(id) from exam_sections)`,
  'question_pools.exam_id': `(select max(id) from exams)`,
}

async function columnsOf(client: pg.PoolClient) {
  const { rows } = await client.query<{ table: string; column: string; type: string }>(
    `select table_name as table, column_name as column, data_type as type from information_schema.columns
     where table_schema = 'public' and table_name = any($1) and is_identity = 'NO' order by 1, ordinal_position`,
    [tables],
  )
  return rows
}

describe('what is stored of a course follows', () => {
  test('every column of every table that it is built from', async () => {
    const { courseId } = await curriculum(api, 2)
    const { examId } = await exam(api, { courseId })
    await exam(api, { courseId: (await curriculum(api, 1)).courseId })
    // What references are changed to: the last of each.
    await course(api)
    await account(api)
    const client = await api.database.pool.connect()
    try {
      await client.query(
        `insert into question_pools (exam_id, name, draw_count, points) values (${examId}, '{"en":"Pool"}', 2, 1)`,
      )
      const before = await freshAnswers(client)
      const shown = new Set<string>()
      for (const { table, column, type } of await columnsOf(client)) {
        const value = fitting[`${table}.${column}`] ?? otherValue[type]?.replaceAll(/\bc\b/g, `"${column}"`)
        if (value === undefined) throw new Error(`What fits ${table}.${column} (${type})?`)
        await client.query('begin')
        // The first row: of keys that are unique, no two may become alike.
        await client.query(
          `update ${table} set "${column}" = ${value} where id = (select min(id) from ${table})`,
        )
        if (JSON.stringify(await freshAnswers(client)) !== JSON.stringify(before))
          shown.add(`${table}.${column}`)
        await expectStoredToBeFresh(client)
        await client.query('rollback')
      }
      // What the search above has to find at least, or it would find nothing out.
      expect([...shown]).toEqual(
        expect.arrayContaining([
          'courses.title',
          'courses.price',
          'courses.cover',
          'categories.slug',
          'instructors.name',
          'sections.title',
          'lessons.retired_at',
          'lessons.section_id',
          'exams.published_at',
          'questions.exam_id',
          'question_pools.draw_count',
        ]),
      )
      expect(shown).not.toContain('courses.sold')
    } finally {
      await client.query('rollback')
      client.release()
    }
  })

  test('rows that come and go', async () => {
    const { courseId } = await curriculum(api, 2)
    const { examId } = await exam(api, { courseId })
    const { pool } = api.database
    await pool.query(
      `insert into question_pools (exam_id, name, draw_count, points) values (${examId}, '{"en":"Pool"}', 2, 1)`,
    )
    await expectStoredToBeFresh(pool)
    for (const statement of [
      `delete from question_pools where exam_id = ${examId}`,
      `delete from questions where id = (select max(id) from questions where exam_id = ${examId})`,
      `delete from lessons where id = (select max(id) from lessons where course_id = ${courseId})`,
      `delete from exams where id = ${examId}`,
      `delete from sections where course_id = ${courseId}`,
    ]) {
      const before = await freshAnswers(pool)
      await pool.query(statement)
      expect(await freshAnswers(pool), statement).not.toEqual(before)
      await expectStoredToBeFresh(pool)
    }
  })

  test('reviews that are written, changed, hidden and deleted', async () => {
    const courseId = await course(api)
    const mine = eq(reviews.courseId, courseId)
    for (const act of [
      () => review(api, courseId, 5),
      () => api.db.update(reviews).set({ stars: 1 }).where(mine),
      () => api.db.update(reviews).set({ hiddenAt: new Date() }).where(mine),
      () => api.db.update(reviews).set({ hiddenAt: null }).where(mine),
      () => api.db.delete(reviews).where(mine),
    ]) {
      await changesAnswers(act)
      await expectStoredToBeFresh(api.database.pool)
    }
  })

  test('no write by hand', async () => {
    const courseId = await course(api)
    await api.db
      .update(courses)
      .set({ cardEn: 'no card', outlineAr: 'no outline', cardVersion: 7, outlineVersion: 7 })
      .where(eq(courses.id, courseId))
  })
})

describe('what is stored of courses follows the services that change them', () => {
  let teacher: Awaited<ReturnType<typeof instructor>>
  let courseId: number
  beforeAll(async () => {
    teacher = await instructor(api)
    courseId = await course(api, { instructorId: teacher.instructorId })
  })

  test('an instructor’s profile', () =>
    changesAnswers(async () => {
      const answer = await api.as(teacher.token)('PATCH', '/client-api/v1/auth/profile', {
        name: 'Noura Alomari',
      })
      expect(answer.statusCode, answer.body).toBe(200)
    }))

  test('an instructor’s account that is erased', () =>
    changesAnswers(() =>
      eraseAccount(api.db, api.mails, {
        userId: teacher.id,
        requestId: null,
        origin: { at: new Date().toISOString(), ip: '127.0.0.1', device: '' },
        erasesContributions: false,
      }),
    ))

  test('an application to teach that is decided on', async () => {
    const [one, other] = [
      await instructor(api, { state: 'pending' }),
      await instructor(api, { state: 'pending' }),
    ]
    await course(api, { instructorId: one.instructorId, state: 'draft' })
    await approve(api.db, api.mails, one.email)
    await reject(api.db, api.mails, other.email, 'Not yet')
  })

  test('learners who enrol and whose access ends', async () => {
    const learner = await account(api)
    await enrol(api, learner.id, courseId)
    await foldEnrolments(api.db)
    await endAccess(api, learner.id, courseId)
  })

  test('made-up courses', () => changesAnswers(() => generate(api.database, { courses: 30, seed: 3 })))
})

describe('what is stored of courses follows an import', () => {
  const file = (name: string) => `courses/writing/${name}`
  let fixture: PackageFixture
  beforeAll(async () => {
    fixture = smallCatalogue()
    await importFolder(api.database, api.storage, fixture.folder)
  })
  afterAll(() => fixture.discard())

  const edits: [what: string, edit: () => void][] = [
    ['a title', () => fixture.edit(file('course.en.md'), 'Clear writing', 'Clearer writing')],
    ['a price', () => fixture.edit(file('course.yaml'), '"0.00"', '"49.00"')],
    ['a level', () => fixture.edit(file('course.yaml'), 'level: beginner', 'level: advanced')],
    ['a section', () => fixture.edit(file('course.yaml'), 'en: Start', 'en: Beginning')],
    ['a lesson’s title', () => fixture.edit(file('lessons/one.en.md'), 'The reader first', 'Readers first')],
    ['a lesson’s length', () => fixture.edit(file('course.yaml'), 'minutes: 5', 'minutes: 7')],
    ['an exam', () => fixture.edit(file('exam.yaml'), 'pass_mark: 60', 'pass_mark: 70')],
    ['stars', () => fixture.edit(file('course.yaml'), 'stars: 4', 'stars: 2')],
    ['a category’s name', () => fixture.edit('categories.yaml', 'en: Languages', 'en: Tongues')],
    ['an instructor’s name', () => fixture.edit('instructors.yaml', 'en: Huda', 'en: Hoda')],
    ['no exam any more', () => fixture.remove(file('exam.yaml'))],
  ]
  test.each(edits)('with %s', async (_what, edit) => {
    edit()
    await changesAnswers(() => importFolder(api.database, api.storage, fixture.folder))
  })
})

/** Does what has to change what some course shows. */
async function changesAnswers(act: () => PromiseLike<unknown>): Promise<void> {
  const before = await freshAnswers(api.database.pool)
  await act()
  expect(await freshAnswers(api.database.pool)).not.toEqual(before)
}
