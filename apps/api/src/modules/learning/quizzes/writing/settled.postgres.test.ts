import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { certificates, enrolments, lessonProgress, lessons } from '../../../../db/schema/index.ts'
import { account, instructor, type Account } from '../../../../testing/accounts.ts'
import { curriculum, endAccess, enrol } from '../../../../testing/catalogue.ts'
import { runJobs } from '../../../../testing/jobs.ts'
import { createTestApi, type TestApi } from '../../../../testing/test-api.ts'
import { settleQuizzes, workOnSettling } from '../settling.ts'

let api: TestApi
let teacher: Awaited<ReturnType<typeof instructor>>
beforeAll(async () => {
  api = await createTestApi()
  teacher = await instructor(api)
})
afterAll(() => api.close())

const base = '/client-api/v1'
const truth = (text: string, id: number | null = null) => ({
  id,
  kind: 'true_false' as const,
  body: { en: text },
  explanation: {},
  answer: true,
  hints: [],
  at_second: null,
})
type Given = ReturnType<typeof truth>
interface Stored {
  state: string
  is_rule: boolean
  questions: { id: number; written: { body: { en: string } } }[]
  removed: { id: number; learners: number; written: { body: { en: string } } }[]
}

async function ready(lessonCount = 1, lesson: Partial<typeof lessons.$inferInsert> = {}) {
  const { courseId, lessonIds } = await curriculum(
    api,
    lessonCount,
    { instructorId: teacher.instructorId },
    { freePreview: false, ...lesson },
  )
  const lessonId = lessonIds[0] ?? 0
  const at = `${base}/teaching/lessons/${lessonId}/quiz`
  const asTeacher = api.as(teacher.token, 'en')
  const read = async () => (await asTeacher('GET', at)).json<{ data: Stored }>().data
  const write = async (isRule: boolean, questions: Given[]) => {
    const { state } = await read()
    const answer = await asTeacher('PUT', at, { state, is_rule: isRule, questions })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json<{ data: Stored }>().data
  }
  const rule = async () =>
    (await api.db.select({ rule: lessons.completion }).from(lessons).where(eq(lessons.id, lessonId)))[0]?.rule
  return { courseId, lessonId, read, write, rule }
}
const learnerOf = async (courseId: number) => {
  const learner = await account(api)
  await enrol(api, learner.id, courseId)
  return learner
}
const solve = async (by: Account, questions: number[]) => {
  for (const id of questions) {
    const answer = await api.as(by.token, 'en')('POST', `${base}/quiz-questions/${id}/tries`, {
      value: { truth: true },
    })
    expect(answer.statusCode, answer.body).toBe(200)
  }
}
const settle = () => runJobs(api, [settleQuizzes], runner => runner.handle(settleQuizzes, workOnSettling))
const doneBy = async (lessonId: number) =>
  (await api.db.select().from(lessonProgress).where(eq(lessonProgress.lessonId, lessonId)))
    .filter(({ completedAt }) => completedAt !== null)
    .map(({ userId }) => userId)
    .toSorted((a, b) => a - b)
const percentOf = async (userId: number) =>
  (await api.db.select().from(enrolments).where(eq(enrolments.userId, userId)))[0]?.percent

test.each(['auto', 'button', 'optional'] as const)(
  'a lesson has its rule %s again once its quiz is for practice',
  async completion => {
    const { write, rule } = await ready(1, { completion })
    const { questions } = await write(true, [truth('One')])
    expect(await rule()).toBe('quiz')
    const same = [truth('One', questions[0]?.id)]
    await write(true, [...same, truth('Two')])
    await write(false, same)
    expect(await rule()).toBe(completion)
    await write(false, same)
    expect(await rule()).toBe(completion)
  },
)

test('a rule that is switched on completes the lesson of those who have solved all already, and their course', async () => {
  const { courseId, lessonId, write } = await ready()
  const { questions } = await write(false, [truth('One'), truth('Two')])
  const ids = questions.map(({ id }) => id)
  const same = [truth('One', ids[0]), truth('Two', ids[1])]
  const [all, half, gone] = [await learnerOf(courseId), await learnerOf(courseId), await learnerOf(courseId)]
  await solve(all, ids)
  await solve(half, ids.slice(0, 1))
  await solve(gone, ids)
  await endAccess(api, gone.id)
  await settle()
  expect(await doneBy(lessonId)).toEqual([])
  await write(true, same)
  await settle()
  expect(await doneBy(lessonId)).toEqual([all.id])
  expect(await percentOf(all.id)).toBe(100)
  expect(await percentOf(half.id)).toBe(0)
  const issued = await api.db.select().from(certificates).where(eq(certificates.courseId, courseId))
  expect(issued.map(({ userId }) => userId)).toEqual([all.id])
})

test('the last open question that is taken out completes the lesson of those who have solved the rest', async () => {
  const { courseId, lessonId, read, write } = await ready(2)
  const { questions } = await write(true, [truth('One'), truth('Two')])
  const [one, two] = questions.map(({ id }) => id)
  const learners = [await learnerOf(courseId), await learnerOf(courseId)]
  const waiting = await learnerOf(courseId)
  for (const learner of learners) await solve(learner, [one ?? 0])
  await solve(waiting, [two ?? 0])
  await write(true, [truth('One', one)])
  await settle()
  expect(await doneBy(lessonId)).toEqual(learners.map(({ id }) => id).toSorted((a, b) => a - b))
  expect(await percentOf(learners[0]?.id ?? 0)).toBe(50)
  // What was taken out is there with its answers, and is asked again where it is named.
  expect((await read()).removed).toMatchObject([{ id: two, learners: 1, written: { body: { en: 'Two' } } }])
  const back = await write(true, [truth('Two', two), truth('One', one)])
  expect(back.questions.map(({ id }) => id)).toEqual([two, one])
  expect(back.removed).toEqual([])
  await settle()
  expect(await doneBy(lessonId)).toHaveLength(2)
  await solve(waiting, [one ?? 0])
  expect(await doneBy(lessonId)).toContain(waiting.id)
})

test('more learners than one part of the work, each completed once', async () => {
  const { courseId, lessonId, write } = await ready()
  const { questions } = await write(false, [truth('One')])
  const id = questions[0]?.id ?? 0
  const learners: Account[] = []
  for (let n = 0; n < 52; n += 1) {
    const learner = await learnerOf(courseId)
    await solve(learner, [id])
    learners.push(learner)
  }
  await write(true, [truth('One', id)])
  await settle()
  expect(await doneBy(lessonId)).toEqual(learners.map(learner => learner.id).toSorted((a, b) => a - b))
  expect(await api.db.$count(certificates, eq(certificates.courseId, courseId))).toBe(52)
}, 60_000)

test('an answer does not wait for who is writing the lesson, and counts once it is written', async () => {
  const { courseId, lessonId, write } = await ready()
  const { questions } = await write(false, [truth('One')])
  const id = questions[0]?.id ?? 0
  const learner = await learnerOf(courseId)
  await api.db.transaction(async tx => {
    await tx.update(lessons).set({ completion: 'quiz' }).where(eq(lessons.id, lessonId))
    await solve(learner, [id])
  })
  expect(await doneBy(lessonId)).toEqual([])
  await settle()
  expect(await doneBy(lessonId)).toEqual([learner.id])
})
