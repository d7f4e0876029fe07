import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  announcements,
  attempts,
  courseImages,
  lessons,
  questions,
  questionVersions,
} from '../../../db/schema/index.ts'
import { instructor } from '../../../testing/accounts.ts'
import { curriculum } from '../../../testing/catalogue.ts'
import { startAttempt } from '../../../testing/exam.ts'
import { keptImage } from '../../../testing/images.ts'
import type { Teacher } from '../../../testing/regrading.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { sweepImages } from './sweep.ts'

let api: TestApi
let teacher: Teacher
beforeAll(async () => {
  api = await createTestApi()
  teacher = await instructor(api)
})
afterAll(() => api.close())

const sweep = () => sweepImages(api.db, api.storage)
const idOf = ({ reference }: { reference: string }) => reference.slice('image:'.length)
const rowOf = async (courseId: number, image: { reference: string }) => {
  const [row] = await api.db
    .select()
    .from(courseImages)
    .where(and(eq(courseImages.courseId, courseId), eq(courseImages.id, idOf(image))))
  return row
}
const after = (days: number) =>
  api.db.update(courseImages).set({ unusedSince: sql`unused_since - ${days} * interval '1 day'` })
const write = (lessonId: number, text: string) =>
  api.db
    .update(lessons)
    .set({ body: { ar: text } })
    .where(eq(lessons.id, lessonId))
const room = async () => {
  const { courseId, lessonIds } = await curriculum(api, 1, { instructorId: teacher.instructorId })
  return { courseId, lessonId: lessonIds[0] ?? 0 }
}

test('an image that no text names for 30 days goes, with its file', async () => {
  const { courseId, lessonId } = await room()
  const [used, unused] = [
    await keptImage(api, teacher, courseId, '#101010'),
    await keptImage(api, teacher, courseId, '#202020'),
  ]
  await write(lessonId, `![a](${used.reference})`)
  expect(await sweep()).toBe(0)
  expect((await rowOf(courseId, unused))?.unusedSince).not.toBeNull()
  await after(29)
  expect(await sweep()).toBe(0)
  const file = (await rowOf(courseId, unused))?.file ?? ''
  await after(2)
  expect(await sweep()).toBe(1)
  expect([await rowOf(courseId, unused), await api.storage.size(file)]).toEqual([undefined, null])
  expect(await rowOf(courseId, used)).toMatchObject({ unusedSince: null })
  expect(await api.storage.size((await rowOf(courseId, used))?.file ?? '')).toBeGreaterThan(0)
})

test('the days restart when a text names it, or when it is uploaded again', async () => {
  const { courseId, lessonId } = await room()
  const [named, kept] = [
    await keptImage(api, teacher, courseId, '#303030'),
    await keptImage(api, teacher, courseId, '#404040'),
  ]
  await sweep()
  await after(31)
  await write(lessonId, `![a](${named.reference})`)
  await keptImage(api, teacher, courseId, '#404040')
  expect(await sweep()).toBe(0)
  await write(lessonId, 'none')
  expect(await sweep()).toBe(0)
  expect((await rowOf(courseId, named))?.unusedSince).not.toBeNull()
  expect((await rowOf(courseId, kept))?.unusedSince).not.toBeNull()
})

test('earlier versions, retired lessons and announcements count as texts', async () => {
  const taken = await startAttempt(api, {}, undefined)
  const [attempt] = await api.db.select().from(attempts).where(eq(attempts.id, taken.attemptId))
  expect(attempt).toBeDefined()
  const questionId = taken.questionIds[0] ?? 0
  const { rows } = await api.db.execute<{ course: number }>(sql`
    select x.course_id::float8 as course from questions q join exams x on x.id = q.exam_id where q.id = ${questionId}`)
  const courseId = rows[0]?.course ?? 0
  await api.db.execute(sql`update courses set instructor_id = ${teacher.instructorId} where id = ${courseId}`)
  const [version, told] = [
    await keptImage(api, teacher, courseId, '#505050'),
    await keptImage(api, teacher, courseId, '#606060'),
  ]
  // As it was asked; the question has a newer version since.
  await api.db
    .execute(sql`update question_versions set body = ${JSON.stringify({ ar: `![a](${version.reference})` })}::jsonb
    where question_id = ${questionId} and version = 1`)
  await api.db.execute(sql`insert into question_versions select (v).* from (
    select jsonb_populate_record(q, jsonb_build_object('version', 2, 'body', jsonb_build_object('ar', 'none'))) as v
    from question_versions q where q.question_id = ${questionId} and q.version = 1) n`)
  await api.db.update(questions).set({ version: 2 }).where(eq(questions.id, questionId))
  expect(await api.db.$count(questionVersions, eq(questionVersions.questionId, questionId))).toBe(2)
  const [lesson] = await api.db.select().from(lessons).where(eq(lessons.courseId, courseId))
  if (lesson) {
    await write(lesson.id, `![a](${told.reference})`)
    await api.db.update(lessons).set({ retiredAt: new Date() }).where(eq(lessons.id, lesson.id))
  }
  await sweep()
  await after(40)
  await sweep()
  expect(await rowOf(courseId, version)).toBeDefined()
  if (lesson) expect(await rowOf(courseId, told)).toBeDefined()
  expect(await api.db.$count(announcements)).toBe(0)
})

test('the file of an image that another course has stays', async () => {
  const [one, other] = [await room(), await room()]
  const [first, second] = [
    await keptImage(api, teacher, one.courseId, '#707070'),
    await keptImage(api, teacher, other.courseId, '#707070'),
  ]
  await write(other.lessonId, `![a](${second.reference})`)
  await sweep()
  await after(31)
  const file = (await rowOf(one.courseId, first))?.file ?? ''
  await sweep()
  expect(await rowOf(one.courseId, first)).toBeUndefined()
  expect(await api.storage.size(file)).toBeGreaterThan(0)
})

test('a save that begins to use an image at the same moment keeps it', async () => {
  const { courseId, lessonId } = await room()
  const image = await keptImage(api, teacher, courseId, '#808080')
  await sweep()
  await after(31)
  // It is written, and not committed while the sweep looks.
  let saved: () => void = () => undefined
  const isSaved = new Promise<void>(resolve => {
    saved = resolve
  })
  let isWritten: () => void = () => undefined
  const written = new Promise<void>(resolve => {
    isWritten = resolve
  })
  const saving = api.db.transaction(async tx => {
    await tx
      .update(lessons)
      .set({ body: { ar: `![a](${image.reference})` } })
      .where(eq(lessons.id, lessonId))
    isWritten()
    await isSaved
  })
  await written
  expect(await sweep()).toBe(0)
  saved()
  await saving
  await sweep()
  expect(await rowOf(courseId, image)).toMatchObject({ unusedSince: null })
})
