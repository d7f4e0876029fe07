import { afterAll, beforeAll, expect, test } from 'vitest'
import { fiveKinds, rightAnswers, startAttempt } from '../../testing/exam.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

test('a paper of twenty questions is graded in as many statements as one of five', async () => {
  const statementsOf = async (rounds: number) => {
    const asked = Array.from({ length: rounds }, () => fiveKinds).flat()
    const taken = await startAttempt(api, {}, asked)
    for (const index of asked.keys()) await taken.save(index, rightAnswers[index % 5] ?? null)
    const { result, statements } = await api.statements.during(() => taken.submit())
    expect(result.json()).toMatchObject({ data: { state: 'graded' } })
    return statements.length
  }
  // A first one finds nothing prepared.
  await statementsOf(1)
  expect(await statementsOf(4)).toBe(await statementsOf(1))
})
