import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  courses,
  courseSearch,
  exams,
  lessons,
  questionPools,
  questions,
  sections,
} from '../../db/schema/index.ts'
import { curriculum, type Curriculum } from '../../testing/catalogue.ts'
import { exam } from '../../testing/exam.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'

// What a course page shows of sections, lessons and exam is kept ready with the course, by triggers: it has to follow every way of changing them.
let api: TestApi
let made: Curriculum
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())
beforeEach(async () => {
  made = await curriculum(api, 2)
})

interface Outline {
  sections: { title: string; lessons: { id: number; title: string; free_preview: boolean }[] }[]
  exam: { title: string; question_count: number; pass_mark: number } | null
}

const outline = async (locale: 'ar' | 'en' = 'en') => {
  api.cache.clear()
  return (await api.as(undefined, locale)('GET', `/client-api/v1/courses/${made.courseId}`)).json<{
    data: Outline
  }>().data
}
const titles = async () =>
  (await outline()).sections.map(section => [section.title, section.lessons.map(lesson => lesson.title)])
const lesson = (n: number) => made.lessonIds[n] ?? 0
const added = (position: number, title: string) => ({
  courseId: made.courseId,
  sectionId: made.sectionId,
  key: title,
  position,
  kind: 'article' as const,
  title: { en: title },
})

describe('a kept outline follows', () => {
  test('lessons that come, are renamed, move, retire and go', async () => {
    await api.db.insert(lessons).values(added(3, 'Third'))
    await api.db
      .update(lessons)
      .set({ title: { ar: 'جديد', en: 'Renamed' }, freePreview: false })
      .where(eq(lessons.id, lesson(0)))
    expect(await titles()).toEqual([['First', ['Renamed', 'Lesson 2', 'Third']]])
    expect((await outline('ar')).sections[0]?.lessons[0]).toMatchObject({
      title: 'جديد',
      free_preview: false,
    })
    await api.db
      .update(lessons)
      .set({ position: 9 })
      .where(eq(lessons.id, lesson(0)))
    await api.db
      .update(lessons)
      .set({ retiredAt: new Date() })
      .where(eq(lessons.id, lesson(1)))
    expect(await titles()).toEqual([['First', ['Third', 'Renamed']]])
    await api.db.delete(lessons).where(eq(lessons.courseId, made.courseId))
    expect(await titles()).toEqual([['First', []]])
  })

  test('sections that come, are renamed and go with their lessons', async () => {
    await api.db
      .insert(sections)
      .values({ courseId: made.courseId, key: 'two', position: 2, title: { en: 'Second' } })
    await api.db
      .update(sections)
      .set({ title: { en: 'Beginning' } })
      .where(eq(sections.id, made.sectionId))
    expect(await titles()).toEqual([
      ['Beginning', ['Lesson 1', 'Lesson 2']],
      ['Second', []],
    ])
    await api.db.delete(sections).where(eq(sections.id, made.sectionId))
    expect(await titles()).toEqual([['Second', []]])
  })

  test('a lesson that moves to another course, in both', async () => {
    const other = await curriculum(api, 1)
    await api.db
      .update(lessons)
      .set({ courseId: other.courseId, sectionId: other.sectionId, key: 'moved', position: 2 })
      .where(eq(lessons.id, lesson(1)))
    expect(await titles()).toEqual([['First', ['Lesson 1']]])
    made = other
    expect(await titles()).toEqual([['First', ['Lesson 1', 'Lesson 2']]])
  })

  test('its exam: published, changed, with fewer questions, with a pool, withdrawn', async () => {
    expect((await outline()).exam).toBeNull()
    const { examId } = await exam(api, { courseId: made.courseId })
    const before = (await outline()).exam?.question_count ?? 0
    expect(before).toBeGreaterThan(1)
    await api.db
      .update(exams)
      .set({ passMark: 77, title: { en: 'Finals' } })
      .where(eq(exams.id, examId))
    await api.db
      .update(questions)
      .set({ retiredAt: new Date() })
      .where(eq(questions.id, sql`(select min(id) from questions where exam_id = ${examId})`))
    await api.db.insert(questionPools).values({ examId, name: { en: 'More' }, drawCount: 3, points: 1 })
    expect((await outline()).exam).toMatchObject({
      title: 'Finals',
      pass_mark: 77,
      question_count: before - 1 + 3,
    })
    await api.db.delete(questionPools).where(eq(questionPools.examId, examId))
    expect((await outline()).exam).toMatchObject({ question_count: before - 1 })
    await api.db.update(exams).set({ publishedAt: null }).where(eq(exams.id, examId))
    expect((await outline()).exam).toBeNull()
  })

  test('many who change one course at once: none of it is missing', async () => {
    const names = Array.from({ length: 12 }, (_, n) => `At once ${n}`)
    await Promise.all(
      names.map((name, n) => api.db.transaction(tx => tx.insert(lessons).values(added(n + 3, name)))),
    )
    expect((await outline()).sections[0]?.lessons.map(one => one.title).toSorted()).toEqual(
      ['Lesson 1', 'Lesson 2', ...names].toSorted(),
    )
  })
})

describe('what search reads of a course', () => {
  const found = () => api.db.select().from(courseSearch).where(eq(courseSearch.id, made.courseId))
  const is = (change: Partial<typeof courses.$inferInsert>) =>
    api.db.update(courses).set(change).where(eq(courses.id, made.courseId))

  test('follows the course, is there while it is published, and goes with it', async () => {
    await is({
      price: 4_900,
      sold: 12,
      rating: 410,
      level: 'advanced',
      searchVector: sql`to_tsvector('simple', 'heron')` as never,
    })
    expect(await found()).toMatchObject([
      { price: 4_900, sold: 12, rating: 410, level: 'advanced', vector: "'heron':1" },
    ])
    await is({ state: 'archived' })
    expect(await found()).toEqual([])
    await is({ state: 'published' })
    expect(await found()).toMatchObject([{ sold: 12 }])
    await api.db.delete(courses).where(eq(courses.id, made.courseId))
    expect(await found()).toEqual([])
  })
})
