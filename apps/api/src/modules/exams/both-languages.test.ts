import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { questionVersions } from '../../db/schema/index.ts'
import { account } from '../../testing/accounts.ts'
import { enrol } from '../../testing/catalogue.ts'
import { eightKinds, exam, startAttempt } from '../../testing/exam.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

interface Shown {
  data: {
    tools: string[]
    questions: {
      kind: string
      options: { key: string }[]
      prompts: { key: string }[]
      other: { language: string; body: string; options: { key: string }[]; prompts: { key: string }[] } | null
    }[]
  }
}

test('a question comes in both languages where it is written in both, its options in the same order', async () => {
  const made = await exam(api, { shuffleOptions: true, tools: ['calculator'] }, eightKinds)
  await api.db
    .update(questionVersions)
    .set({ body: { ar: 'سؤال بلغة واحدة' } })
    .where(eq(questionVersions.questionId, made.questionIds[2] ?? 0))
  const learner = await account(api)
  await enrol(api, learner.id, made.courseId)
  const { attemptId } = await startAttempt(api, {}, [], { exam: made, learner })
  const { data } = (
    await api.as(learner.token, 'ar')('GET', `/client-api/v1/attempts/${attemptId}`)
  ).json<Shown>()
  expect(data.tools).toEqual(['calculator'])
  for (const [at, { options, prompts, other }] of data.questions.entries()) {
    if (at === 2) expect(other).toBeNull()
    else {
      expect(other).toMatchObject({ language: 'en', body: `Question ${at + 1}` })
      expect(other?.options.map(({ key }) => key)).toEqual(options.map(({ key }) => key))
      expect(other?.prompts.map(({ key }) => key)).toEqual(prompts.map(({ key }) => key))
    }
  }
})
