import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answers, type EssayForm } from '../../../db/schema/index.ts'
import { fileCallsOf, sampleFiles } from '../../../testing/answer-files.ts'
import { instructor } from '../../../testing/accounts.ts'
import { course } from '../../../testing/catalogue.ts'
import { startAttempt } from '../../../testing/exam.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const form = {
  format: 'rich_text',
  files: { kinds: ['pdf', 'document', 'image', 'text'], most: 3, megabytes: 1 },
} satisfies EssayForm
const essay = () => ({
  kind: 'essay' as const,
  key: {},
  points: 4,
  essay: form,
})
const codeOf = (answer: { json: () => unknown }) => (answer.json() as { code: string }).code
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
describe('handed in', () => {
  const waitingOf = async () => {
    const teacher = await instructor(api)
    const courseId = await course(api, { instructorId: teacher.instructorId })
    const taken = await startAttempt(api, { courseId }, [essay(), essay()])
    const calls = fileCallsOf(api, taken)
    const id = await calls.upload(0, sampleFiles.docx, 'عملي.docx')
    await calls.begin(0, 500)
    const submitted = await taken.submit()
    return {
      teacher,
      taken,
      calls,
      id,
      receipt: submitted.json<{ data: { receipt: string } }>().data.receipt,
    }
  }

  test('an answer of files alone waits for its grader; one without anything is 0', async () => {
    const { taken, id } = await waitingOf()
    const rows = await api.db.select().from(answers).where(eq(answers.attemptId, taken.attemptId))
    const byQuestion = new Map(rows.map(row => [row.questionId, row]))
    expect(byQuestion.get(taken.questionIds[0] ?? 0)).toMatchObject({
      points: null,
      value: { text: '', files: [{ id, name: 'عملي.docx', type: 'docx', sha256: sha256(sampleFiles.docx) }] },
    })
    expect(byQuestion.get(taken.questionIds[1] ?? 0)).toMatchObject({ points: 0, value: null })
  })

  test('the receipt covers the files, and is found in the record', async () => {
    const { taken, receipt } = await waitingOf()
    const check = () =>
      api.as(taken.learner.token)('GET', `/client-api/v1/attempts/${taken.attemptId}/receipt?code=${receipt}`)
    expect((await check()).json()).toMatchObject({ data: { matches: 'current', answers: 'as_submitted' } })
    const own = eq(answers.attemptId, taken.attemptId)
    await api.db
      .update(answers)
      .set({ value: { text: '' } })
      .where(and(own, eq(answers.questionId, taken.questionIds[0] ?? 0)))
    expect((await check()).json()).toMatchObject({ data: { answers: 'changed' } })
  })

  test('it is on the result page, in the trace and in the queue, and nothing changes it any more', async () => {
    const { teacher, taken, calls, id } = await waitingOf()
    const call = api.as(taken.learner.token)
    const path = `/client-api/v1/attempts/${taken.attemptId}`
    const result = await call('GET', `${path}/result`)
    expect(result.json()).toMatchObject({
      data: {
        questions: [{ answer: null, essay: form, files: [{ id, name: 'عملي.docx' }] }, { answer: null }],
      },
    })
    const trace = (await call('GET', `${path}/trace`)).json<{ data: { kind: string; data: object }[] }>().data
    expect(trace.find(({ kind }) => kind === 'file_added')?.data).toMatchObject({
      name: 'عملي.docx',
      sha256: sha256(sampleFiles.docx),
      position: 1,
    })
    const grading = `/client-api/v1/grading/${taken.attemptId}/${taken.questionIds[0]}`
    const seen = await api.as(teacher.token)('GET', grading)
    expect(seen.json()).toMatchObject({
      data: { given: [], essay: form, files: [{ id, name: 'عملي.docx' }] },
    })
    const hidden = await api.as(teacher.token)('GET', `${grading}?names=hidden`)
    expect(hidden.json()).toMatchObject({ data: { files: [{ id, name: '1.docx' }] } })
    expect(codeOf(await calls.remove(id))).toBe('attempt_closed')
    expect(codeOf(await calls.begin(0, 10))).toBe('attempt_closed')
  })

  test('its author and graders get it by URLs valid for minutes, and never inline', async () => {
    const { teacher, taken, calls, id } = await waitingOf()
    const hrefOf = (answer: { json: () => unknown }) =>
      (answer.json() as { data: { href: string } }).data.href
    const own = hrefOf(await calls.link(id))
    const file = await api.app.inject({ url: own })
    expect(file.rawPayload.equals(sampleFiles.docx)).toBe(true)
    expect(file.headers).toMatchObject({
      'content-type': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
    expect(file.headers['content-disposition']).toMatch(/^attachment; .*filename\*=UTF-8''%D8/)
    const path = `/client-api/v1/grading/${taken.attemptId}/${taken.questionIds[0]}/files/${id}`
    const graded = await api.app.inject({ url: hrefOf(await api.as(teacher.token)('GET', path)) })
    expect(graded.headers['content-disposition']).toContain(`${taken.attemptId}-1-`)
    expect((await api.as((await instructor(api)).token)('GET', path)).statusCode).toBe(404)
    for (const url of [own.replace(/v=\d+/, 'v=1'), own.replace(/e=\d+/, 'e=1'), `/media/answers/${id}`])
      expect((await api.app.inject({ url })).statusCode).toBe(403)
  })

  test('before it is handed in only its author has it', async () => {
    const teacher = await instructor(api)
    const courseId = await course(api, { instructorId: teacher.instructorId })
    const taken = await startAttempt(api, { courseId }, [essay()])
    const id = await fileCallsOf(api, taken).upload(0, sampleFiles.pdf)
    const path = `/client-api/v1/grading/${taken.attemptId}/${taken.questionIds[0]}/files/${id}`
    expect((await api.as(teacher.token)('GET', path)).statusCode).toBe(404)
  })
})
