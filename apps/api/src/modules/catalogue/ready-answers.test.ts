import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { eq } from 'drizzle-orm'
import type { TSchema } from 'typebox'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { categories, courses, faqs, instructors } from '../../db/schema/index.ts'
import { instructor } from '../../testing/accounts.ts'
import { category, course, curriculum, review } from '../../testing/catalogue.ts'
import { exam } from '../../testing/exam.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { CourseList, CoursePage, Home } from './schema.ts'

// These answers are made by the database and sent as they are: no serialiser holds them to their schemas, so this does.
let api: TestApi
let courseId: number
let categoryId: number
let teacherId: number
beforeAll(async () => {
  api = await createTestApi()
  categoryId = await category(api, 'writing')
  teacherId = (await instructor(api)).instructorId
  const around = { categoryId, instructorId: teacherId }
  courseId = (
    await curriculum(api, 3, {
      ...around,
      title: { ar: 'كتابة "نظيفة" \\ واضحة\n😀', en: 'Writing "clearly" \\ \u2028' },
      price: 19_900,
      compareAtPrice: 29_900,
      cover: 'covers/a.webp',
    })
  ).courseId
  await course(api, around)
  await exam(api, { courseId })
  await review(api, courseId, 4)
  await review(api, courseId, 5)
  await api.db.insert(faqs).values({ position: 1, question: { ar: 'سؤال' }, answer: { ar: 'جواب' } })
})
afterAll(() => api.close())

const get = async (path: string, locale: 'ar' | 'en' = 'en') => {
  api.cache.clear()
  const answer = await api.as(undefined, locale)('GET', `/client-api/v1${path}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<{ data: never }>()
}
const card = async (locale: 'ar' | 'en') =>
  ((await get('/courses', locale)) as { data: { id: number }[] }).data.find(one => one.id === courseId)

/** Takes everything away that the schema does not name, and refuses what it names otherwise. */
const ajv = new Ajv({ removeAdditional: 'all', strictTypes: false, allowUnionTypes: true })
;(addFormats as unknown as (ajv: Ajv) => Ajv)(ajv)

describe('an answer that is ready as the database made it has the fields of its schema, each and no other', () => {
  const cases: [path: () => string, schema: TSchema][] = [
    [() => '/courses', CourseList],
    [() => '/courses?limit=1', CourseList],
    [() => '/courses?q=writing', CourseList],
    [() => '/courses?category=none', CourseList],
    [() => `/courses/${courseId}`, CoursePage],
    [() => '/home', Home],
  ]
  test.each(
    cases.flatMap(([path, schema]) => [[path, schema, 'ar'] as const, [path, schema, 'en'] as const]),
  )('%s', async (path, schema, locale) => {
    const sent = await get(path(), locale)
    const kept = structuredClone(sent)
    const fits = ajv.compile(schema)
    expect(fits(kept), JSON.stringify(fits.errors)).toBe(true)
    expect(kept).toEqual(sent)
  })

  test('a course without lessons, reviews and exam has empty lists and null', async () => {
    const bare = await course(api, {
      instructorId: teacherId,
      summary: { ar: 'ملخّص' },
      outcomes: {},
      requirements: {},
    })
    const sent = await get(`/courses/${bare}`)
    expect(ajv.compile(CoursePage)(structuredClone(sent))).toBe(true)
    expect(sent).toMatchObject({
      data: {
        sections: [],
        reviews: [],
        exam: null,
        rating_breakdown: [0, 0, 0, 0, 0],
        outcomes: [],
        makes: [],
        sample: null,
        summary: 'ملخّص',
        related: [],
      },
    })
  })

  test('texts arrive as they were written', async () => {
    expect(await card('ar')).toMatchObject({
      title: 'كتابة "نظيفة" \\ واضحة\n😀',
      price: 19_900,
      compare_at_price: 29_900,
      currency: 'SAR',
      languages: ['ar', 'en'],
      cover: 'covers/a.webp',
      rating: 4.5,
      rating_count: 2,
    })
    expect(await card('en')).toMatchObject({ title: 'Writing "clearly" \\ \u2028' })
  })
})

describe('a kept card follows', () => {
  test('the course itself', async () => {
    await api.db
      .update(courses)
      .set({ price: 0, compareAtPrice: null, level: 'advanced' })
      .where(eq(courses.id, courseId))
    expect(await card('ar')).toMatchObject({ price: 0, compare_at_price: null, level: 'advanced' })
    await review(api, courseId, 3)
    expect(await card('en')).toMatchObject({ rating: 4, rating_count: 3 })
  })
  test('the names of its category and its teacher, in both languages', async () => {
    await api.db
      .update(categories)
      .set({ name: { ar: 'الكتابة', en: 'Writing' }, slug: 'the-writing' })
      .where(eq(categories.id, categoryId))
    await api.db
      .update(instructors)
      .set({ name: { ar: 'سلمى', en: 'Salma' } })
      .where(eq(instructors.id, teacherId))
    expect(await card('ar')).toMatchObject({
      category: { id: categoryId, slug: 'the-writing', name: 'الكتابة' },
      instructor: { id: teacherId, name: 'سلمى' },
    })
    expect(await card('en')).toMatchObject({ category: { name: 'Writing' }, instructor: { name: 'Salma' } })
  })
  test('a move to another category and another teacher', async () => {
    const [to, by] = [await category(api, 'elsewhere'), (await instructor(api)).instructorId]
    await api.db.update(courses).set({ categoryId: to, instructorId: by }).where(eq(courses.id, courseId))
    expect(await card('en')).toMatchObject({
      category: { id: to, slug: 'elsewhere' },
      instructor: { id: by },
    })
  })
  test('no write by hand', async () => {
    const before = await card('en')
    await api.db.update(courses).set({ cardEn: 'no card', cardAr: '' }).where(eq(courses.id, courseId))
    expect(await card('en')).toEqual(before)
  })
})
