import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { coursePrerequisites, courses, lessons } from '../../db/schema/index.ts'
import { account, unique } from '../../testing/accounts.ts'
import { curriculum, enrol, type Curriculum } from '../../testing/catalogue.ts'
import { followed } from '../../testing/media.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { closingOf, type Gate, type Gated } from './closing.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

interface Line {
  is_open: boolean
  closed_by: { by: string; opens_at: string | null; id: number | null; title: string | null } | null
}

/** A learner in a course, and what they see of it. */
async function learnerIn({ courseId, lessonIds }: Curriculum) {
  const person = await account(api)
  await enrol(api, person.id, courseId)
  const call = api.as(person.token, 'en')
  const read = (id = 0) => call('GET', `/client-api/v1/lessons/${id}`)
  const mark = (id = 0, done = true) =>
    call('PUT', `/client-api/v1/lessons/${id}/progress`, { is_completed: done })
  /** How each lesson is in the curriculum beside an open one, and by itself. */
  const standing = async () => {
    const alone = await Promise.all(lessonIds.map(async id => (await read(id)).statusCode === 200))
    const open = lessonIds[alone.indexOf(true)]
    if (open === undefined) return alone
    const { course } = (await read(open)).json<{ data: { course: { sections: { lessons: Line[] }[] } } }>()
      .data
    expect(course.sections.flatMap(section => section.lessons.map(line => line.is_open))).toEqual(alone)
    return alone
  }
  return { person, read, mark, standing }
}
const set = (id: number | undefined, row: Partial<typeof lessons.$inferInsert>) =>
  api.db
    .update(lessons)
    .set(row)
    .where(eq(lessons.id, id ?? 0))
const paid = { freePreview: false }

describe('a sequential course', () => {
  test('opens each lesson when the one before is done; an optional one blocks no one, what was done stays open', async () => {
    const course = await curriculum(api, 4, { lessonOrder: 'sequential' }, paid)
    const [first, second, third, fourth] = course.lessonIds
    await set(second, { completion: 'optional' })
    const { read, mark, standing } = await learnerIn(course)
    expect(await standing()).toEqual([true, false, false, false])
    const refused = await read(third)
    expect([refused.statusCode, refused.json()]).toMatchObject([
      403,
      {
        code: 'lesson_closed',
        data: { course_id: course.courseId, by: 'lesson', id: first, title: 'Lesson 1', opens_at: null },
      },
    ])
    expect(refused.body).not.toContain('The lesson’s text')
    expect((await mark(third)).json()).toMatchObject({ code: 'lesson_closed' })
    await mark(first)
    expect(await standing()).toEqual([true, true, true, false])
    await mark(third)
    expect(await standing()).toEqual([true, true, true, true])
    await mark(first, false)
    expect(await standing()).toEqual([true, false, true, false])
    await set(fourth, { freePreview: true })
    expect(await standing()).toEqual([true, false, true, true])
  })
})

test('a lesson opens at its date, or so many days after the enrolment', async () => {
  const course = await curriculum(api, 4, {}, paid)
  const [, later, after, past] = course.lessonIds
  const opensAt = new Date(Date.now() + 3_600_000)
  await set(later, { opensAt })
  await set(after, { opensAfterDays: 2 })
  await set(past, { opensAt: new Date(Date.now() - 1000) })
  const { read, person, standing } = await learnerIn(course)
  expect(await standing()).toEqual([true, false, false, true])
  expect((await read(later)).json()).toMatchObject({
    data: { by: 'date', opens_at: opensAt.toISOString(), id: null },
  })
  const days = Date.parse((await read(after)).json<{ data: { opens_at: string } }>().data.opens_at)
  expect(Math.round((days - Date.now()) / 3_600_000)).toBe(48)
  await api.db.execute(
    `update enrolments set created_at = created_at - interval '2 days' where user_id = ${person.id}`,
  )
  expect(await standing()).toEqual([true, false, true, true])
  await expect(set(later, { opensAfterDays: 1 })).rejects.toMatchObject({
    cause: { constraint: 'lessons_opening' },
  })
})

test('a course that demands another is closed until that is completed', async () => {
  const [demanded, course] = [await curriculum(api, 1), await curriculum(api, 2, {}, paid)]
  await api.db
    .insert(coursePrerequisites)
    .values({ courseId: course.courseId, requiredId: demanded.courseId })
  const { read, person, mark, standing } = await learnerIn(course)
  expect(await standing()).toEqual([false, false])
  const [row] = await api.db.select().from(courses).where(eq(courses.id, demanded.courseId))
  expect((await read(course.lessonIds[0])).json()).toMatchObject({
    data: { by: 'course', id: demanded.courseId, title: row?.title.en },
  })
  await enrol(api, person.id, demanded.courseId)
  await mark(demanded.lessonIds[0])
  expect(await standing()).toEqual([true, true])
})

test('the media of a closed lesson is refused by its direct address, signed while it was open', async () => {
  const source = join(api.mediaFolder, `closed-${unique()}.mp4`)
  writeFileSync(source, 'video')
  const media = await api.storage.keep(source)
  const course = await curriculum(api, 2, {}, { kind: 'video', media, ...paid })
  const [first, second] = course.lessonIds
  const { read, mark } = await learnerIn(course)
  const address = (await read(second)).json<{ data: { media: string } }>().data.media
  const status = async () => (await followed(api, address)).statusCode
  expect(await status()).toBe(200)
  await api.db.update(courses).set({ lessonOrder: 'sequential' }).where(eq(courses.id, course.courseId))
  expect(await status()).toBe(403)
  await mark(first)
  expect(await status()).toBe(200)
  await api.db
    .update(lessons)
    .set({ opensAt: new Date(Date.now() + 60_000) })
    .where(inArray(lessons.id, [second ?? 0]))
  expect(await status()).toBe(403)
})

test('a demanded course comes before a date, and a date before the order', () => {
  const gate: Gate = {
    enrolled_at: '2026-01-01T00:00:00Z',
    now: '2026-01-02T00:00:00Z',
    is_sequential: true,
    frontier: { kind: 'lesson', id: 1, position: 1, title: { ar: 'درس' } },
    missing: { id: 9, title: { ar: 'دورة' } },
  }
  const lesson: Gated = {
    id: 2,
    position: 2,
    isPreview: false,
    isCompleted: false,
    opensAt: null,
    opensAfterDays: 2,
  }
  const by = (part: Partial<Gate>, own: Partial<Gated> = {}) =>
    closingOf({ ...lesson, ...own }, { ...gate, ...part })
  expect(by({})?.by).toBe('course')
  expect(by({ missing: null })).toEqual({ by: 'date', opensAt: new Date('2026-01-03T00:00:00Z') })
  expect(by({ missing: null, now: '2026-01-03T00:00:00Z' })?.by).toBe('lesson')
  expect(by({ missing: null, now: '2026-01-03T00:00:00Z', frontier: null })).toBeNull()
  expect(by({}, { isPreview: true })).toBeNull()
  expect(by({}, { isCompleted: true })).toBeNull()
})
