import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { outbox, questionPools, questions, questionVersions } from '../../db/schema/index.ts'
import { account } from '../../testing/accounts.ts'
import { curriculum, enrol } from '../../testing/catalogue.ts'
import { exam, fiveKinds, sessionLock, startAttempt } from '../../testing/exam.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const base = '/client-api/v1'
const secret = /secret-key|secret-why|secret-feedback/

/** An exam that draws one of three questions: a learner who takes it may see nothing of the two others. */
async function drawn() {
  const { courseId, lessonIds } = await curriculum(api)
  const choice = fiveKinds[0]
  const word = { kind: 'short_text' as const, key: { accepted: ['secret-key'] } }
  if (!choice) throw new Error('no kinds')
  const made = await exam(api, { courseId }, [word, choice, choice, choice])
  const pooled = made.questionIds.slice(1)
  const [pool] = await api.db
    .insert(questionPools)
    .values({ examId: made.examId, name: { en: 'Drawn', ar: 'مسحوبة' }, drawCount: 1, points: 1 })
    .returning()
  await api.db
    .update(questions)
    .set({ poolId: pool?.id ?? null })
    .where(inArray(questions.id, pooled))
  for (const id of made.questionIds)
    await api.db
      .update(questionVersions)
      .set({
        body: { en: `Asked in number ${id}.`, ar: `سؤال رقم ${id}.` },
        explanation: { en: 'secret-why', ar: 'secret-why' },
      })
      .where(eq(questionVersions.questionId, id))
  return { ...made, lessonId: lessonIds[0], pooled }
}

test('nothing that a learner gets in an attempt tells of questions that were not drawn, of keys or of explanations', async () => {
  const made = await drawn()
  const learner = await account(api)
  await enrol(api, learner.id, made.courseId)
  await api.db.delete(outbox)
  const taken = await startAttempt(api, {}, [], { exam: made, learner })
  const seen: [string, string][] = []
  for (const locale of ['ar', 'en'] as const) {
    const call = async (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => {
      const answer = await api.as(learner.token, locale)(method, `${base}${path}`, body)
      seen.push([`${method} ${path} ${answer.statusCode}`, answer.body])
    }
    const attempt = `/attempts/${taken.attemptId}`
    const at = new Date().toISOString()
    const answer = (questionId: number, revision: number) => ({
      question_id: questionId,
      value: { text: 'guess' },
      revision,
      made_at: at,
    })
    await call('GET', attempt)
    await call('POST', `${attempt}/answers`, {
      holder: sessionLock,
      answers: made.questionIds.map(id => answer(id, 1)),
    })
    // What was not drawn is no question of the attempt.
    for (const id of made.questionIds)
      await call('PUT', `${attempt}/answers/${id}`, {
        holder: sessionLock,
        value: { option: 'a' },
        revision: 2,
        made_at: at,
      })
    await call('POST', `${attempt}/contact`, { page: 'page-number-one', lost_since: null })
    await call('POST', `${attempt}/take-over`, { holder: sessionLock })
    for (const path of ['/result', '/trace', '/receipt']) await call('GET', `${attempt}${path}`)
    await call('POST', `${attempt}/sections/next`, { holder: sessionLock })
    await call('GET', `/exams/${made.examId}`)
    await call('GET', `/exams/${made.examId}/practice`)
    await call('GET', `/exams/${made.examId}/practice/single_choice`)
    for (const path of ['questions', 'questions/file', 'structure', 'statistics', 'live'])
      await call('GET', `/exams/${made.examId}/${path}`)
    await call('GET', `/courses/${made.courseId}`)
    await call('GET', `/courses/${made.courseId}/search?q=number`)
    await call('GET', `/lessons/${made.lessonId}`)
    await call('GET', `/lessons/${made.lessonId}/quiz`)
    await call('GET', '/my-courses')
  }
  for (const { payload } of await api.db.select().from(outbox)) seen.push(['frame', JSON.stringify(payload)])
  const paper = seen.find(([what]) => what.startsWith(`GET /attempts/${taken.attemptId} 200`))?.[1] ?? ''
  const shown = made.questionIds.filter(id => paper.includes(`رقم ${id}.`))
  expect(shown).toContain(made.questionIds[0])
  expect(shown).toHaveLength(2)
  const unseen = made.pooled.filter(id => !shown.includes(id))
  expect(unseen).toHaveLength(2)
  for (const [what, body] of seen) {
    expect(secret.test(body), what).toBe(false)
    for (const id of unseen) expect(new RegExp(`number ${id}\\.|رقم ${id}\\.`).test(body), what).toBe(false)
  }
  expect(seen.filter(([what]) => what.endsWith(' 200')).length).toBeGreaterThan(20)
})
