import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answers } from '../../db/schema/index.ts'
import { startAttempt } from '../../testing/exam.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

describe('an exam that goes forward only', () => {
  const forward = { navigation: 'forward' as const }
  const ago = (seconds: number) => ({ made_at: new Date(Date.now() - seconds * 1000).toISOString() })

  test('takes no answer to an earlier question that was made after a later one', async () => {
    const taken = await startAttempt(api, forward)
    expect((await taken.save(0, { option: 'a' }, 1, ago(20))).statusCode).toBe(200)
    expect((await taken.save(2, { truth: true }, 1, ago(10))).statusCode).toBe(200)
    const refused = await taken.save(0, { option: 'b' }, 2)
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      expect.objectContaining({
        code: 'question_passed',
        data: expect.objectContaining({ value: { option: '~1' }, revision: 1 }),
      }),
    ])
    expect((await taken.save(1, { options: ['a'] }, 1)).json()).toMatchObject({ code: 'question_passed' })
    expect((await taken.save(2, { truth: false }, 2)).statusCode).toBe(200)
    // Correcting the later one leaves no way back either.
    expect((await taken.save(0, { option: 'b' }, 3, ago(5))).statusCode).toBe(409)
  })
  test('loses nothing that was made in time and comes late or again', async () => {
    const taken = await startAttempt(api, forward)
    await taken.save(1, { options: ['a'] }, 1, ago(5))
    expect((await taken.save(0, { option: 'b' }, 1, ago(8))).statusCode).toBe(200)
    expect((await taken.save(0, { option: 'b' }, 1, ago(8))).statusCode).toBe(200)
    await taken.submit()
    const trace = (
      await api.as(taken.learner.token)('GET', `/client-api/v1/attempts/${taken.attemptId}/trace`)
    ).json<{
      data: { kind: string }[]
    }>().data
    expect(trace.filter(event => event.kind === 'saved')).toHaveLength(2)
  })
  test('believes no early date that arrives more than half a minute after the step', async () => {
    const taken = await startAttempt(api, forward)
    await taken.save(1, { options: ['a'] }, 1, ago(0))
    await api.db
      .update(answers)
      .set({ firstSavedAt: new Date(Date.now() - 31_000) })
      .where(eq(answers.attemptId, taken.attemptId))
    expect((await taken.save(0, { option: 'b' }, 1, ago(60))).json()).toMatchObject({
      code: 'question_passed',
    })
  })
  test('lets the questions of one page be answered in any order', async () => {
    const taken = await startAttempt(api, { ...forward, questionsPerPage: 3 })
    await taken.save(2, { truth: true }, 1, ago(20))
    expect((await taken.save(0, { option: 'a' }, 1, ago(10))).statusCode).toBe(200)
    await taken.save(3, { text: '1' }, 1, ago(5))
    expect((await taken.save(1, { options: ['a'] }, 1)).statusCode).toBe(409)
  })
  test('decides alike where both arrive together', async () => {
    const taken = await startAttempt(api, forward)
    const both = await Promise.all([
      taken.save(3, { text: '1' }, 1, ago(10)),
      taken.save(0, { option: 'a' }, 1, ago(5)),
    ])
    expect(both.map(answer => answer.statusCode)).toEqual([200, 409])
  })
  test('is gone on in by the tab that answers it alone', async () => {
    const taken = await startAttempt(api, forward)
    const both = await Promise.all([
      taken.save(3, { text: '1' }, 1, { ...ago(10), holder: 'another-tab-of-this-learner' }),
      taken.save(0, { option: 'a' }, 1, ago(5)),
    ])
    expect(both.map(answer => answer.statusCode)).toEqual([409, 200])
  })
})
