import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  answers,
  attemptEvents,
  auditLog,
  certificates,
  enrolments,
  exams,
  notifications,
} from '../../../db/schema/index.ts'
import { instructor } from '../../../testing/accounts.ts'
import { course, endAccess, enrol } from '../../../testing/catalogue.ts'
import { eightAnswers, eightKinds, exam, startAttempt, type StartedAttempt } from '../../../testing/exam.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const essay = 7
type Teacher = Awaited<ReturnType<typeof instructor>>

/** A submitted attempt at an exam of every kind, in the course of an instructor; all right but the essay, which waits. */
async function waiting(
  teacher: Teacher,
  given: Parameters<typeof startAttempt>[1] = {},
): Promise<StartedAttempt> {
  const courseId = await course(api, { instructorId: teacher.instructorId })
  const taken = await startAttempt(api, { courseId, ...given }, eightKinds)
  for (const [at, value] of eightAnswers.entries()) await taken.save(at, value)
  expect((await taken.submit()).json()).toMatchObject({ data: { state: 'submitted' } })
  return taken
}
const placeOf = (taken: StartedAttempt, at = essay) =>
  `/client-api/v1/grading/${taken.attemptId}/${taken.questionIds[at]}`
const grade = (more: object = {}) => ({
  points: 4.5,
  note: 'أحسنت، وينقصك مثال.',
  rubric: null,
  revision: 0,
  ...more,
})
const queueOf = async (teacher: Teacher, query = '') =>
  (await api.as(teacher.token)('GET', `/client-api/v1/grading${query}`)).json<{
    data: { attempt_id: number; question_id: number; learner: string | null; is_regrade: boolean }[]
    meta: { total: number }
  }>()
const resultOf = async (taken: StartedAttempt) =>
  (await api.as(taken.learner.token)('GET', `/client-api/v1/attempts/${taken.attemptId}/result`)).json<{
    data: {
      state: string
      score: number | null
      passed: boolean | null
      questions: { id: number; points: number | null; note: string | null; grading: string }[]
    }
  }>().data

describe('the queue', () => {
  test('holds what waits in one’s own courses, the oldest first, and no other instructor’s', async () => {
    const [teacher, other] = [await instructor(api), await instructor(api)]
    const first = await waiting(teacher)
    const second = await waiting(teacher)
    await waiting(other)
    const { data, meta } = await queueOf(teacher, '?by=learner')
    expect(meta.total).toBe(2)
    expect(data.map(row => row.attempt_id)).toEqual([first.attemptId, second.attemptId])
    expect((await queueOf(teacher, `?exam=${second.examId}`)).data.map(row => row.attempt_id)).toEqual([
      second.attemptId,
    ])
    const courses = (await api.as(teacher.token)('GET', '/client-api/v1/teaching/courses')).json<{
      data: { exams: { waiting: number }[] }[]
    }>()
    expect(courses.data.flatMap(({ exams }) => exams.map(exam => exam.waiting))).toEqual([1, 1])
  })

  test('keeps names back where it is asked to', async () => {
    const teacher = await instructor(api)
    const taken = await waiting(teacher)
    expect((await queueOf(teacher)).data[0]?.learner).toEqual(expect.any(String))
    expect((await queueOf(teacher, '?names=hidden')).data[0]?.learner).toBeNull()
    const answer = await api.as(teacher.token)('GET', `${placeOf(taken)}?names=hidden`)
    expect(answer.json()).toMatchObject({
      data: { learner: null, given: ['رأيي في الأمر'], points: null, max_points: 6, revision: 0 },
    })
  })

  test('does not hold an attempt that was closed as access ended', async () => {
    const teacher = await instructor(api)
    const courseId = await course(api, { instructorId: teacher.instructorId })
    const taken = await startAttempt(api, { courseId }, eightKinds)
    await taken.save(essay, { text: 'رأي' })
    await endAccess(api, taken.learner.id, courseId)
    expect((await queueOf(teacher)).meta.total).toBe(0)
    expect((await api.as(teacher.token)('GET', placeOf(taken))).statusCode).toBe(404)
  })
})

describe('a grade', () => {
  test('of the last answer gives the attempt its result, tells the learner, and completes the course', async () => {
    const teacher = await instructor(api)
    const taken = await waiting(teacher)
    expect(await resultOf(taken)).toMatchObject({ state: 'submitted', score: null })
    const stored = await api.as(teacher.token)('PUT', placeOf(taken), grade())
    expect(stored.json()).toMatchObject({ data: { revision: 1, attempt_state: 'graded' } })
    const result = await resultOf(taken)
    // 14 points by the key, and 4.5 of 6.
    expect(result).toMatchObject({ state: 'graded', score: 18.5, passed: true })
    expect(result.questions[essay]).toMatchObject({ points: 4.5, note: 'أحسنت، وينقصك مثال.' })
    expect((await queueOf(teacher)).meta.total).toBe(0)
    const told = and(eq(notifications.userId, taken.learner.id), eq(notifications.kind, 'exam_graded'))
    expect(await api.db.$count(notifications, told)).toBe(1)
    const [enrolment] = await api.db.select().from(enrolments).where(eq(enrolments.userId, taken.learner.id))
    expect(enrolment?.completedAt).not.toBeNull()
    expect(await api.db.$count(certificates, eq(certificates.userId, taken.learner.id))).toBe(1)
    const [act] = await api.db.select().from(auditLog).where(eq(auditLog.actorId, teacher.id))
    expect(act).toMatchObject({ action: 'answer.grade', after: { points: 4.5 } })
  })

  test('is never lost: of two graders the second gets what the first has stored', async () => {
    const teacher = await instructor(api)
    const taken = await waiting(teacher)
    const call = api.as(teacher.token)
    const both = await Promise.all([
      call('PUT', placeOf(taken), grade()),
      call('PUT', placeOf(taken), grade({ points: 2, note: null })),
    ])
    expect(both.map(answer => answer.statusCode).toSorted()).toEqual([200, 409])
    const refused = both.find(answer => answer.statusCode === 409)
    expect(refused?.json()).toMatchObject({
      code: 'grade_stale',
      data: { revision: 1, graded_by: expect.any(String) },
    })
    expect((await call('PUT', placeOf(taken), grade({ points: 6, revision: 1 }))).statusCode).toBe(200)
    expect((await resultOf(taken)).score).toBe(20)
  })

  test('that is sent again, as its answer was lost, is acknowledged again', async () => {
    const teacher = await instructor(api)
    const taken = await waiting(teacher)
    const call = api.as(teacher.token)
    const [once, again] = [
      await call('PUT', placeOf(taken), grade()),
      await call('PUT', placeOf(taken), grade()),
    ]
    expect(again.json()).toEqual(once.json())
    expect(await api.db.$count(auditLog, eq(auditLog.actorId, teacher.id))).toBe(1)
  })

  test.each([
    [{ points: 6.01 }, 'points'],
    [{ points: -1 }, 'points'],
    [{ points: 1.005 }, 'points'],
    [{ rubric: [{ key: 'depth', points: 4.5 }] }, 'rubric'],
  ])('of %j is refused at its field', async (more, field) => {
    const teacher = await instructor(api)
    const taken = await waiting(teacher)
    const answer = await api.as(teacher.token)('PUT', placeOf(taken), grade(more))
    expect(answer.statusCode).toBe(422)
    expect(Object.keys(answer.json<{ errors: object }>().errors)).toEqual([field])
  })

  test('leaves every other mark, and the pass mark of the submission, whatever rules came since', async () => {
    const teacher = await instructor(api)
    const taken = await waiting(teacher, { passMark: 50 })
    const call = api.as(teacher.token)
    await call('PUT', placeOf(taken), grade({ points: 0, note: null }))
    expect(await resultOf(taken)).toMatchObject({ score: 14, passed: true })
    await api.db.update(exams).set({ passMark: 90, negativeMarking: true }).where(eq(exams.id, taken.examId))
    // The mark of an earlier release, whose formula gave another share.
    const second = and(eq(answers.attemptId, taken.attemptId), eq(answers.questionId, taken.questionIds[1]!))
    await api.db
      .update(answers)
      .set({ points: 1 / 3 })
      .where(second)
    await call('PUT', placeOf(taken), grade({ points: 0.5, note: null, revision: 1 }))
    expect(await resultOf(taken)).toMatchObject({ score: 12.83, passed: true })
  })

  test('a second time stays passed with as many points where the trace holds no pass mark', async () => {
    const teacher = await instructor(api)
    const taken = await waiting(teacher, { passMark: 50 })
    const call = api.as(teacher.token)
    await call('PUT', placeOf(taken), grade())
    await api.db.update(exams).set({ passMark: 99 }).where(eq(exams.id, taken.examId))
    const submitted = and(eq(attemptEvents.attemptId, taken.attemptId), eq(attemptEvents.kind, 'submitted'))
    await api.db.update(attemptEvents).set({ data: {} }).where(submitted)
    await call('PUT', placeOf(taken), grade({ revision: 1 }))
    expect((await resultOf(taken)).passed).toBe(true)
    await call('PUT', placeOf(taken), grade({ points: 4, revision: 2 }))
    expect((await resultOf(taken)).passed).toBe(false)
  })

  test('given again is the grade on the certificate', async () => {
    const teacher = await instructor(api)
    const taken = await waiting(teacher)
    const of = eq(certificates.userId, taken.learner.id)
    const onPaper = () => api.db.select({ grade: certificates.grade }).from(certificates).where(of)
    await api.as(teacher.token)('PUT', placeOf(taken), grade())
    expect(await onPaper()).toEqual([{ grade: 92 }])
    await api.as(teacher.token)('PUT', placeOf(taken), grade({ points: 2, revision: 1 }))
    expect(await onPaper()).toEqual([{ grade: 80 }])
  })

  test('of one’s own answer is given by another grader', async () => {
    const teacher = await instructor(api)
    const courseId = await course(api, { instructorId: teacher.instructorId })
    const made = await exam(api, { courseId }, eightKinds)
    await enrol(api, teacher.id, courseId)
    const taken = await startAttempt(api, {}, eightKinds, { exam: made, learner: teacher })
    await taken.save(essay, { text: 'رأيي' })
    await taken.submit()
    expect((await queueOf(teacher)).meta.total).toBe(0)
    expect((await api.as(teacher.token)('PUT', placeOf(taken), grade())).statusCode).toBe(404)
  })

  test('by a rubric adds up its criteria', async () => {
    const teacher = await instructor(api)
    const courseId = await course(api, { instructorId: teacher.instructorId })
    const rubric = [
      { key: 'clarity', text: { ar: 'الوضوح', en: 'Clarity' }, points: 2 },
      { key: 'depth', text: { ar: 'العمق', en: 'Depth' }, points: 4 },
    ]
    const taken = await startAttempt(api, { courseId }, [{ kind: 'essay', key: { rubric }, points: 6 }])
    await taken.save(0, { text: 'نص' })
    await taken.submit()
    const call = api.as(teacher.token)
    const send = (points: number, given: Record<string, number>) =>
      call(
        'PUT',
        placeOf(taken, 0),
        grade({ points, rubric: Object.entries(given).map(([key, each]) => ({ key, points: each })) }),
      )
    expect((await send(5, { clarity: 2, depth: 2.5 })).statusCode).toBe(422)
    expect((await send(5, { clarity: 3, depth: 2 })).statusCode).toBe(422)
    expect((await send(4.5, { clarity: 2, depth: 2.5 })).statusCode).toBe(200)
    expect((await send(4.5, { clarity: 1.5, depth: 3 })).statusCode).toBe(409)
    expect((await call('GET', placeOf(taken, 0))).json()).toMatchObject({
      data: {
        points: 4.5,
        rubric: [
          { key: 'clarity', points: 2 },
          { key: 'depth', points: 2.5 },
        ],
      },
    })
  })

  test('is given by the instructor of the course alone', async () => {
    const [teacher, other] = [await instructor(api), await instructor(api)]
    const taken = await waiting(teacher)
    expect((await api.as(other.token)('PUT', placeOf(taken), grade())).statusCode).toBe(404)
    expect((await api.as(taken.learner.token)('PUT', placeOf(taken), grade())).statusCode).toBe(403)
    expect((await api.as(teacher.token)('PUT', placeOf(taken, 0), grade())).statusCode).toBe(404)
  })
})

describe('asking for another look at a mark', () => {
  const ask = (taken: StartedAttempt, at: number, reason = 'اختياري صحيح بحسب الدرس الثالث.') =>
    api.as(taken.learner.token)(
      'POST',
      `/client-api/v1/attempts/${taken.attemptId}/answers/${taken.questionIds[at]}/regrade`,
      { reason },
    )

  test('brings it into the queue once, and the grader’s points count in place of the key’s', async () => {
    const teacher = await instructor(api)
    const taken = await waiting(teacher)
    expect((await ask(taken, 0)).json()).toMatchObject({ code: 'result_not_released' })
    await api.as(teacher.token)('PUT', placeOf(taken), grade())
    expect((await resultOf(taken)).questions[0]?.grading).toBe('may_ask_regrade')
    expect((await ask(taken, 0)).statusCode).toBe(200)
    expect((await ask(taken, 0)).json()).toMatchObject({ code: 'regrade_asked' })
    expect((await queueOf(teacher)).data).toMatchObject([
      { is_regrade: true, question_id: taken.questionIds[0] },
    ])
    const answer = await api.as(teacher.token)('GET', placeOf(taken, 0))
    expect(answer.json()).toMatchObject({
      data: { points: 2, given: [expect.stringContaining('b')], right: [expect.stringContaining('b')] },
    })
    await api.as(teacher.token)('PUT', placeOf(taken, 0), grade({ points: 1, note: null }))
    expect(await resultOf(taken)).toMatchObject({ score: 17.5 })
    expect((await queueOf(teacher)).meta.total).toBe(0)
    const [row] = await api.db
      .select()
      .from(answers)
      .where(and(eq(answers.attemptId, taken.attemptId), eq(answers.questionId, taken.questionIds[0] ?? 0)))
    expect(row?.regradeClosedAt).not.toBeNull()
  })

  test('is not for marks that the review policy holds back', async () => {
    const teacher = await instructor(api)
    const hidden = { just_after: [], while_open: [], after_closing: [] }
    const taken = await waiting(teacher, { review: hidden })
    await api.as(teacher.token)('PUT', placeOf(taken), grade())
    expect((await ask(taken, 0)).statusCode).toBe(404)
  })
})
