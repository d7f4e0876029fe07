import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answers, attempts, type AnswerValue, type QuestionOption } from '../../db/schema/index.ts'
import { sessionLock, startAttempt, type StartedAttempt } from '../../testing/exam.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { receiptOf } from './ending.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

interface Asked {
  id: number
  answer: AnswerValue | null
  options: Shown[]
  prompts: Shown[]
}
interface Shown {
  key: string
  text: string
  right?: string
}

/** Keys as authors write them: in the order in which they thought of the options, the right ones first. */
const written = (names: string, isPrompt?: boolean): QuestionOption[] =>
  [...names].map(name => ({
    key: `authored-${name}`,
    text: { ar: `نص ${name}`, en: `Text ${name}` },
    ...(isPrompt && { isPrompt }),
  }))
const asked = [
  { kind: 'single_choice' as const, key: { correct: ['authored-a'] }, options: written('abcd') },
  {
    kind: 'multiple_choice' as const,
    key: { correct: ['authored-a', 'authored-b'] },
    options: written('abcd'),
  },
  {
    kind: 'matching' as const,
    key: { pairs: { 'authored-p': 'authored-x', 'authored-q': 'authored-y' } },
    options: [...written('pq', true), ...written('xyz')],
  },
  {
    kind: 'ordering' as const,
    key: { correct: ['authored-a', 'authored-b', 'authored-c'] },
    options: written('abc'),
  },
]

const callsOf = (taken: StartedAttempt) => {
  const call = api.as(taken.learner.token)
  const path = `/client-api/v1/attempts/${taken.attemptId}`
  return {
    call,
    path,
    paper: async () => (await call('GET', path)).json<{ data: { questions: Asked[] } }>().data.questions,
  }
}

/** The id that the paper has for what reads so. */
function idOf({ options, prompts }: Asked, name: string): string {
  const found = [...prompts, ...options].find(({ text }) => text.endsWith(` ${name}`))
  if (!found) throw new Error(`No option reads ${name}.`)
  return found.key
}

async function rightIn(taken: StartedAttempt): Promise<AnswerValue[]> {
  const [single, several, matching, ordering] = (await callsOf(taken).paper()).toSorted(
    (one, other) => taken.questionIds.indexOf(one.id) - taken.questionIds.indexOf(other.id),
  ) as [Asked, Asked, Asked, Asked]
  return [
    { option: idOf(single, 'a') },
    { options: [idOf(several, 'a'), idOf(several, 'b')] },
    {
      pairs: {
        [idOf(matching, 'p')]: idOf(matching, 'x'),
        [idOf(matching, 'q')]: idOf(matching, 'y'),
      },
    },
    { options: ['a', 'b', 'c'].map(name => idOf(ordering, name)) },
  ]
}

test('a paper names its options by their place on it, and what comes back so is stored and marked by the author’s keys', async () => {
  const taken = await startAttempt(api, { shuffleOptions: true }, asked)
  const { call, path, paper } = callsOf(taken)
  for (const { prompts, options } of await paper())
    expect([...prompts, ...options].map(({ key }) => key)).toEqual(
      [...prompts, ...options].map((_, at) => `~${at + 1}`),
    )
  const right = await rightIn(taken)
  for (const [index, value] of right.entries()) {
    expect((await taken.save(index, value)).statusCode).toBe(200)
    // The same again, as after a lost acknowledgement.
    expect((await taken.save(index, value)).statusCode).toBe(200)
  }
  const stored = await api.db
    .select({ questionId: answers.questionId, value: answers.value })
    .from(answers)
    .where(eq(answers.attemptId, taken.attemptId))
  expect(
    stored
      .toSorted((a, b) => taken.questionIds.indexOf(a.questionId) - taken.questionIds.indexOf(b.questionId))
      .map(row => row.value),
  ).toEqual([
    { option: 'authored-a' },
    { options: ['authored-a', 'authored-b'] },
    { pairs: { 'authored-p': 'authored-x', 'authored-q': 'authored-y' } },
    { options: ['authored-a', 'authored-b', 'authored-c'] },
  ])
  const answered = new Map((await paper()).map(line => [line.id, line.answer]))
  expect(taken.questionIds.map(id => answered.get(id))).toEqual(right)
  await taken.submit()
  const result = (await call('GET', `${path}/result`)).json<{
    data: { percent: number; questions: (Asked & { right_order: string[] | null })[] }
  }>().data
  expect(result.percent).toBe(100)
  const lines = new Map(result.questions.map(line => [line.id, line]))
  expect(taken.questionIds.map(id => lines.get(id)?.answer)).toEqual(right)
  expect(lines.get(taken.questionIds[3] ?? 0)?.right_order).toEqual(
    (right[3] as { options: string[] }).options,
  )
  const pairs = lines.get(taken.questionIds[2] ?? 0)?.prompts.map(({ key, right: match }) => [key, match])
  expect(Object.fromEntries(pairs ?? [])).toEqual((right[2] as { pairs: object }).pairs)
})

test('no answer of the service to a learner has a key as its author wrote it, before the end or after', async () => {
  const taken = await startAttempt(api, { shuffleOptions: true }, asked)
  const { call, path } = callsOf(taken)
  const right = await rightIn(taken)
  for (const [index, value] of right.entries()) await taken.save(index, value, 5)
  const many = {
    holder: sessionLock,
    answers: [
      {
        question_id: taken.questionIds[0],
        value: right[0],
        revision: 1,
        made_at: new Date().toISOString(),
      },
    ],
  }
  const looks = async () => [
    await call('GET', path),
    await call('POST', `${path}/take-over`, { holder: sessionLock }),
    await taken.save(1, null, 1),
    await call('POST', `${path}/answers`, many),
    await call('GET', `${path}/trace`),
    await call('GET', `${path}/result`),
    await call('GET', '/client-api/v1/auth/data'),
  ]
  const during = await looks()
  expect(during[2]?.json()).toMatchObject({ code: 'revision_stale', data: { value: right[1] } })
  expect(during[3]?.json()).toMatchObject({ data: [{ refused: { stored: { value: right[0] } } }] })
  expect(during[4]?.body).toContain(JSON.stringify(right[2]).slice(1, -1))
  expect(during[6]?.statusCode).toBe(200)
  expect(during[6]?.body).toContain('Text a')
  await taken.submit()
  for (const answer of [...during, ...(await looks())]) expect(answer.body).not.toContain('authored-')
})

test('ids that the paper has not, and an option named twice, are refused', async () => {
  const taken = await startAttempt(api, {}, asked)
  for (const [index, value] of [
    [0, { option: '~5' }],
    [0, { option: '~0' }],
    [0, { option: '~99999999999999999999' }],
    [1, { options: ['~1', '~9'] }],
    [1, { options: ['~1', 'authored-a'] }],
    [2, { pairs: { '~3': '~4' } }],
    [2, { pairs: { '~1': '~2' } }],
    [2, { pairs: { '~1': '~6' } }],
    [2, { pairs: { '~1': '~4', 'authored-p': 'authored-x' } }],
    [3, { options: ['~4'] }],
  ] as const)
    expect((await taken.save(index, value as AnswerValue)).statusCode, JSON.stringify(value)).toBe(422)
  expect(await api.db.$count(answers, eq(answers.attemptId, taken.attemptId))).toBe(0)
})

test('an attempt from before keeps its author’s keys to the end: an open page finds again what it has, and the trace its receipt', async () => {
  const taken = await startAttempt(api, {}, asked)
  await api.db.update(attempts).set({ optionsByPlace: false }).where(eq(attempts.id, taken.attemptId))
  const { call, path, paper } = callsOf(taken)
  const given = [{ option: 'authored-c' }, { options: ['authored-a', 'authored-d'] }]
  for (const [index, value] of given.entries()) expect((await taken.save(index, value)).statusCode).toBe(200)
  const [single, several] = await paper()
  expect(single?.options.map(({ key }) => key)).toEqual(asked[0]?.options.map(({ key }) => key))
  expect([single?.answer, several?.answer]).toEqual(given)
  expect((await taken.save(0, { option: '~1' }, 2)).statusCode).toBe(200)
  await taken.save(0, given[0] ?? null, 3)
  const { receipt } = (await taken.submit()).json<{ data: { receipt: string } }>().data
  const trace = (await call('GET', `${path}/trace`)).json<{
    data: { kind: string; data: { question?: number; revision?: number; value?: unknown } }[]
  }>().data
  const saved = trace.filter(({ kind }) => kind === 'saved').map(({ data }) => data)
  const last = (id: number) =>
    saved
      .filter(({ question }) => question === id)
      .toSorted((a, b) => (b.revision ?? 0) - (a.revision ?? 0))[0]
  expect(
    receiptOf(
      taken.attemptId,
      taken.questionIds.map(id => [id, last(id)?.revision ?? 0, last(id)?.value ?? null]),
    ),
  ).toBe(receipt)
})
