import { afterAll, beforeAll, expect, test } from 'vitest'
import { attempts, questionKinds, type QuestionKind } from '../../../db/schema/index.ts'
import { account } from '../../../testing/accounts.ts'
import { course, enrol } from '../../../testing/catalogue.ts'
import { eightKinds, exam } from '../../../testing/exam.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { samples } from './samples.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const base = '/client-api/v1'
async function ready(asked = eightKinds) {
  const made = await exam(api, {}, asked)
  const learner = await account(api)
  await enrol(api, learner.id, made.courseId)
  return { ...made, as: (locale?: 'ar' | 'en') => api.as(learner.token, locale) }
}
/** What is right of each, with a part of it and something that is wrong. */
const answers: Record<QuestionKind, [value: object, isRight: boolean | null, share: number | null][]> = {
  single_choice: [
    [{ option: 'seven' }, true, 1],
    [{ option: 'six' }, false, 0],
  ],
  multiple_choice: [
    [{ options: ['date', 'orange'] }, true, 1],
    [{ options: ['date'] }, false, 0.5],
  ],
  true_false: [
    [{ truth: true }, true, 1],
    [{ truth: false }, false, 0],
  ],
  short_text: [
    [{ text: ' أزرَق. ' }, true, 1],
    [{ text: 'green' }, false, 0],
  ],
  number: [
    [{ text: '٢٫٥' }, true, 1],
    [{ text: '2' }, false, 0],
  ],
  matching: [
    [{ pairs: { oman: 'muscat', jordan: 'amman' } }, true, 1],
    [{ pairs: { oman: 'muscat', jordan: 'rabat' } }, false, 0.5],
  ],
  ordering: [
    [{ options: ['minute', 'hour', 'day'] }, true, 1],
    [{ options: ['day', 'minute', 'hour'] }, false, 0.5],
  ],
  essay: [[{ text: 'At home.' }, null, null]],
}

test('a practice question of each kind that the exam asks, and of no other; without any key', async () => {
  const { examId, as } = await ready([...eightKinds.slice(5, 8), ...eightKinds.slice(0, 1)])
  const list = await as()('GET', `${base}/exams/${examId}/practice`)
  expect(list.json<{ data: { kind: string }[] }>().data.map(({ kind }) => kind)).toEqual([
    'single_choice',
    'matching',
    'ordering',
    'essay',
  ])
  expect(list.body).not.toMatch(/correct|accepted|truth|pairs|explanation|isPrompt/)
})

test.each(questionKinds)('%s is judged as in an exam, and explained in the reader’s language', async kind => {
  const { examId, as } = await ready()
  for (const [value, is_right, share] of answers[kind])
    expect((await as('en')('POST', `${base}/exams/${examId}/practice/${kind}`, { value })).json()).toEqual({
      data: { is_right, share, explanation: samples[kind].explanation.en },
    })
  const arabic = await as('ar')('POST', `${base}/exams/${examId}/practice/${kind}`, { value: null })
  expect(arabic.json()).toMatchObject({ data: { explanation: samples[kind].explanation.ar } })
  expect(await api.db.$count(attempts)).toBe(0)
})

test('an exam of a draft course is not found, an unknown kind or field is refused', async () => {
  const hidden = await exam(api, { courseId: await course(api, { state: 'draft' }) })
  const stranger = await account(api)
  const path = `${base}/exams/${hidden.examId}/practice`
  expect((await api.as(stranger.token)('GET', path)).statusCode).toBe(404)
  expect((await api.as(stranger.token)('POST', `${path}/number`, { value: null })).statusCode).toBe(404)
  const { examId, as } = await ready()
  const body = { value: { text: '1' }, key: {} }
  expect((await as()('POST', `${base}/exams/${examId}/practice/number`, body)).statusCode).toBe(400)
  expect((await as()('POST', `${base}/exams/${examId}/practice/riddle`, { value: null })).statusCode).toBe(
    422,
  )
})
