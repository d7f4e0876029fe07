import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answers, attemptEvents } from '../../db/schema/index.ts'
import { AppError } from '../../errors.ts'
import { sessionLock, startAttempt, type StartedAttempt } from '../../testing/exam.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { AnswerSaving } from './saving.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

interface Given {
  place: number
  revision: number
  option: string
  /** Seconds ago. */
  age: number
}

/** What came of saves that arrive together, in the order in which they came. */
function savedAtOnce({ attemptId, learner, questionIds }: StartedAttempt, given: Given[]): Promise<string[]> {
  const saving = new AnswerSaving(api.database.pool)
  return Promise.all(
    given.map(({ place, revision, option, age }) =>
      saving
        .save({
          attemptId,
          userId: learner.id,
          questionId: questionIds[place] ?? 0,
          value: place === 0 ? { option } : { options: [option] },
          revision,
          madeAt: new Date(Date.now() - age * 1000),
          sessionLock,
        })
        .then(
          saved => `saved ${saved.revision}`,
          (error: unknown) => (error instanceof AppError ? error.code : String(error)),
        ),
    ),
  )
}

const traceOf = async (attemptId: number) =>
  (
    await api.db
      .select({ kind: attemptEvents.kind, data: attemptEvents.data })
      .from(attemptEvents)
      .where(eq(attemptEvents.attemptId, attemptId))
      .orderBy(attemptEvents.id)
  )
    .filter(({ kind }) => kind === 'saved' || kind === 'stale')
    .map(({ kind, data }) => `${kind} ${(data as { revision: number }).revision}`)

const storedOf = async (attemptId: number, questionId = 0) =>
  (
    await api.db
      .select()
      .from(answers)
      .where(and(eq(answers.attemptId, attemptId), eq(answers.questionId, questionId)))
  )[0]

const one = (revision: number, more: Partial<Given> = {}): Given => ({
  place: 0,
  revision,
  option: 'a',
  age: 0,
  ...more,
})

test('saves of one answer that arrive together are as one after the other, in one statement', async () => {
  const sitting = await startAttempt(api)
  const given = [one(3, { age: 60 }), one(7, { age: 50 }), one(5), one(9, { option: 'b' }), one(8)]
  const { result, statements } = await api.statements.during(() => savedAtOnce(sitting, given))
  expect(result).toEqual(['saved 3', 'saved 7', 'revision_stale', 'saved 9', 'revision_stale'])
  expect(statements.filter(text => text.includes('insert into answers'))).toHaveLength(1)
  expect(await traceOf(sitting.attemptId)).toEqual(['saved 3', 'saved 7', 'stale 5', 'saved 9', 'stale 8'])
  const stored = await storedOf(sitting.attemptId, sitting.questionIds[0])
  expect(stored).toMatchObject({ revision: 9, value: { option: 'b' } })
  // The first that was written says how far its learner had got.
  expect(Date.now() - (stored?.firstMadeAt.getTime() ?? 0)).toBeGreaterThan(59_000)
  expect(Date.now() - (stored?.madeAt.getTime() ?? 0)).toBeLessThan(30_000)
})

test('what is stored already is newer than all that come together, or than some of them', async () => {
  const sitting = await startAttempt(api)
  await sitting.save(0, { option: 'a' }, 5)
  expect(await savedAtOnce(sitting, [one(2), one(4)])).toEqual(['revision_stale', 'revision_stale'])
  // The same once more is acknowledged once more: its first answer was lost.
  expect(await savedAtOnce(sitting, [one(5), one(4)])).toEqual(['saved 5', 'revision_stale'])
  expect(await savedAtOnce(sitting, [one(4), one(6), one(6), one(7, { option: 'z' })])).toEqual([
    'revision_stale',
    'saved 6',
    'saved 6',
    'validation',
  ])
  expect(await storedOf(sitting.attemptId, sitting.questionIds[0])).toMatchObject({ revision: 6 })
})

test('whatever comes together, the newest of each answer stays, and who was told so was stored', async () => {
  const sitting = await startAttempt(api)
  let state = 7
  const draw = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return Math.floor((state / 2 ** 31) * below)
  }
  const newest = [0, 0]
  const trace: string[] = []
  for (let round = 0; round < 25; round += 1) {
    const given = Array.from({ length: 1 + draw(12) }, () =>
      one(Math.max(...newest) - 2 + draw(8), { place: draw(2), option: draw(2) === 0 ? 'a' : 'b' }),
    ).filter(({ revision }) => revision > 0)
    const isTaken = given.map(({ place, revision }) => {
      const isNewer = revision > (newest[place] ?? 0)
      if (isNewer) newest[place] = revision
      trace.push(`${isNewer ? 'saved' : 'stale'} ${revision}`)
      return isNewer
    })
    const told = await savedAtOnce(sitting, given)
    for (const [n, { revision, place }] of given.entries()) {
      if (isTaken[n]) expect(told[n]).toBe(`saved ${revision}`)
      else if (revision !== newest[place]) expect(told[n]).toBe('revision_stale')
    }
    for (const place of [0, 1])
      expect((await storedOf(sitting.attemptId, sitting.questionIds[place]))?.revision ?? 0).toBe(
        newest[place],
      )
  }
  expect(await traceOf(sitting.attemptId)).toEqual(trace)
})
