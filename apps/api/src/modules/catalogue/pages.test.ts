import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { courses, faqs, instructors, reviews } from '../../db/schema/index.ts'
import { account, instructor } from '../../testing/accounts.ts'
import { category, course, curriculum, enrol, review } from '../../testing/catalogue.ts'
import { exam } from '../../testing/exam.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())
beforeEach(() => api.cache.clear())

const get = (path: string, headers?: Record<string, string>) =>
  api.as()('GET', `/client-api/v1${path}`, undefined, headers)

describe('a course page', () => {
  test('has the curriculum, teacher, exam, stars and related courses', async () => {
    const categoryId = await category(api)
    const { courseId, lessonIds, sectionId } = await curriculum(api, 3, { categoryId })
    const related = await course(api, { categoryId })
    await exam(api, { courseId })
    for (const stars of [5, 5, 3]) await review(api, courseId, stars)
    await review(api, courseId, 1, { hiddenAt: new Date() })
    const { data } = (await get(`/courses/${courseId}`)).json<{ data: Record<string, unknown> }>()
    expect(data).toMatchObject({
      id: courseId,
      rating: 4.33,
      rating_count: 3,
      rating_breakdown: [0, 0, 1, 0, 2],
      sections: [
        {
          id: sectionId,
          title: 'First',
          lessons: lessonIds.map((id, index) => ({ id, free_preview: index === 0 })),
        },
      ],
      exam: { question_count: 5, pass_mark: 60, time_limit_seconds: 1800 },
      related: [{ id: related }],
    })
    expect(data['reviews']).toHaveLength(3)
  })

  test.each(['draft', 'in_review', 'archived'] as const)(
    'of a course that is %s is not there, nor in any list',
    async state => {
      const teacher = await instructor(api)
      const courseId = await course(api, { state, instructorId: teacher.instructorId, sold: 10_000 })
      for (const path of [`/courses/${courseId}`, `/courses/${courseId}/reviews`])
        expect((await get(path)).statusCode).toBe(404)
      expect((await get(`/teachers/${teacher.instructorId}`)).json()).toMatchObject({
        data: { teacher: { course_count: 0, user: { courses: [] } } },
      })
      for (const path of ['/home', '/courses?sort=best_selling'])
        expect((await get(path)).body).not.toContain(`"id":${courseId},"title":"Course`)
    },
  )

  test('has its texts in the reader’s language, or in the one there is', async () => {
    const courseId = await course(api, { title: { ar: 'بالعربية فقط' } })
    expect((await get(`/courses/${courseId}`)).json()).toMatchObject({
      data: { title: 'بالعربية فقط', summary: 'Summary' },
    })
    expect((await api.as(undefined, 'ar')('GET', `/client-api/v1/courses/${courseId}`)).json()).toMatchObject(
      { data: { summary: 'ملخّص' } },
    )
  })
})

test('reviews come newest first, page by page, each once, hidden ones never', async () => {
  const courseId = await course(api)
  const at = new Date('2026-05-01T10:00:00.000Z')
  for (let n = 0; n < 12; n += 1)
    await review(api, courseId, (n % 5) + 1, { createdAt: n < 6 ? at : new Date(at.getTime() + n) })
  await review(api, courseId, 1, { hiddenAt: new Date() })
  const seen: { id: number; created_at: string }[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const found: { data: typeof seen; meta: { next_cursor: string | null; total: number } } = (
      await get(`/courses/${courseId}/reviews?limit=5${cursor && `&cursor=${cursor}`}`)
    ).json()
    expect(found.meta.total).toBe(12)
    seen.push(...found.data)
    cursor = found.meta.next_cursor
  }
  expect(new Set(seen.map(row => row.id)).size).toBe(12)
  expect(seen.map(row => row.created_at)).toEqual(
    seen
      .map(row => row.created_at)
      .sort()
      .reverse(),
  )
})

test('teachers come by their students, found by folded Arabic; pending ones are not there', async () => {
  const known = await instructor(api, { name: { ar: 'أحمد الحربي', en: 'Ahmad' }, studentCount: 70 })
  const pending = await instructor(api, { state: 'pending' })
  expect((await get(`/teachers/${pending.instructorId}`)).statusCode).toBe(404)
  expect((await get(`/teachers?q=${encodeURIComponent('احمد')}`)).json()).toMatchObject({
    data: [{ id: known.instructorId }],
    meta: { total: 1 },
  })
  expect((await get('/teachers?q=%25')).json()).toMatchObject({ data: [], meta: { total: 0 } })
  const first = (await get('/teachers?limit=1')).json<{
    data: { id: number }[]
    meta: { next_cursor: string }
  }>()
  expect(first.data[0]?.id).toBe(known.instructorId)
  const second = (await get(`/teachers?limit=48&cursor=${first.meta.next_cursor}`)).json<{
    data: { id: number }[]
  }>()
  expect(second.data.map(row => row.id)).not.toContain(known.instructorId)
})

test('the home page’s numbers follow what is published, approved and enrolled', async () => {
  const numbers = async () => {
    api.cache.clear()
    return (await get('/home')).json<{
      data: { numbers: { courses: number; teachers: number; learners: number; enrolments: number } }
    }>().data.numbers
  }
  const before = await numbers()
  const teacher = await instructor(api)
  const learner = await account(api)
  const courseId = await course(api, { instructorId: teacher.instructorId })
  await enrol(api, learner.id, courseId)
  expect(await numbers()).toEqual({
    courses: before.courses + 1,
    teachers: before.teachers + 1,
    learners: before.learners + 1,
    enrolments: before.enrolments + 1,
  })
  await api.db.update(courses).set({ state: 'archived' }).where(eq(courses.id, courseId))
  await api.db.update(instructors).set({ state: 'suspended' }).where(eq(instructors.id, teacher.instructorId))
  expect(await numbers()).toMatchObject({ courses: before.courses, teachers: before.teachers })
})

test('stars follow the reviews that are left', async () => {
  const courseId = await course(api)
  await review(api, courseId, 5)
  await review(api, courseId, 1)
  await api.db.delete(reviews).where(sql`${reviews.courseId} = ${courseId} and stars = 1`)
  expect((await get(`/courses/${courseId}`)).json()).toMatchObject({ data: { rating: 5, rating_count: 1 } })
})

describe('statements per request', () => {
  test('stay few however much there is to show', async () => {
    const courseId = (await curriculum(api, 12)).courseId
    await api.db.insert(faqs).values({ position: 1, question: { ar: 'س' }, answer: { ar: 'ج' } })
    const count = async (path: string) => {
      api.cache.clear()
      const { result, statements } = await api.statements.during(() => get(path))
      expect(result.statusCode).toBe(200)
      return statements.length
    }
    expect(await count('/courses?limit=48')).toBe(1)
    expect(await count('/courses?q=course')).toBe(1)
    expect(await count(`/courses/${courseId}`)).toBe(1)
    expect(await count('/home')).toBe(1)
  })
})

describe('the cache', () => {
  test('answers 304 to a client that has the newest answer, in that language', async () => {
    const first = await get('/categories')
    const etag = String(first.headers['etag'])
    expect(first.headers).toMatchObject({
      'cache-control': 'public, max-age=0, s-maxage=15',
      vary: expect.stringContaining('Accept-Language'),
    })
    const again = await get('/categories', { 'if-none-match': etag })
    expect([again.statusCode, again.body, again.headers['etag']]).toEqual([304, '', etag])
    expect(
      (await get('/categories', { 'if-none-match': `"old", ${etag.replace('W/', '')}` })).statusCode,
    ).toBe(304)
    expect(
      (
        await api.as(undefined, 'ar')('GET', '/client-api/v1/categories', undefined, {
          'if-none-match': etag,
        })
      ).statusCode,
    ).toBe(200)
  })
  test('asks the database once; emptied, it shows what changed', async () => {
    await get('/categories')
    const kept = await api.statements.during(() => get('/categories'))
    expect(kept.statements).toEqual([])
    const slug = `new-${Date.now()}`
    await category(api, slug)
    expect((await get('/categories')).body).not.toContain(slug)
    api.cache.clear()
    expect((await get('/categories')).body).toContain(slug)
  })
  test('keeps no failure and nothing personal', async () => {
    const missing = await get('/courses/999999')
    expect(missing.headers).toMatchObject({ 'cache-control': 'no-store' })
    expect(missing.headers['etag']).toBeUndefined()
    const person = await account(api)
    const mine = await api.as(person.token)('GET', '/client-api/v1/my-courses')
    expect(mine.headers).toMatchObject({ 'cache-control': 'no-store' })
    expect(mine.headers['etag']).toBeUndefined()
  })
})
