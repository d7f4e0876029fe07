import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { certificates, notifications, outbox } from '../../db/schema/index.ts'
import { account, company } from '../../testing/accounts.ts'
import { curriculum, enrol } from '../../testing/catalogue.ts'
import { exam, fiveKinds, rightAnswers, startAttempt } from '../../testing/exam.ts'
import { assign, employee } from '../../testing/portal.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'

// What must stay hidden of an exam whose review policy shows nothing cannot be told from any answer: each call answers alike about a
// learner who passed, with the certificate, and one who failed.
let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const hidden = { review: { just_after: [], while_open: [], after_closing: [] }, attemptsAllowed: 1 }
/** Texts that stand only in answer keys, feedback and explanations. */
const secretTexts = /Because \d|Feedback \w|شرح|تعليق|سرّ-الجواب|secret-answer/
const asked = [
  ...fiveKinds.slice(0, 4),
  { kind: 'short_text' as const, key: { accepted: ['سرّ-الجواب', 'secret-answer'] }, points: 3 },
]
/** 7 and 3 of 10 points. */
const answersOf = {
  passed: [...rightAnswers.slice(0, 4), { text: 'x' }],
  failed: [{ option: 'a' }, { options: ['b', 'd'] }, { truth: true }, { text: '12.5' }, { text: 'x' }],
}
const marks = /"(?:score|percent|counted_percent|mean_score|grade)":(?:7|70|3|30)(?:[,}.])/

/** An employee with an assigned course, with every lesson done and its exam submitted. */
async function examinee(outcome: 'passed' | 'failed') {
  const course = await curriculum(api, 2)
  const target = await exam(api, { ...hidden, courseId: course.courseId }, asked)
  const [owner, learner] = [await company(api), await account(api)]
  await enrol(api, learner.id, course.courseId)
  const employeeId = await employee(api, owner.companyId, { userId: learner.id })
  await assign(api, owner.companyId, employeeId, course.courseId)
  const call = api.as(learner.token)
  for (const id of course.lessonIds)
    await call('PUT', `/client-api/v1/lessons/${id}/progress`, { is_completed: true })
  const taken = await startAttempt(api, {}, asked, { exam: target, learner })
  for (const [index, value] of answersOf[outcome].entries())
    expect((await taken.save(index, value)).statusCode).toBe(200)
  const submitted = await taken.submit()
  const [issued] = await api.db
    .select({ code: certificates.code })
    .from(certificates)
    .where(eq(certificates.userId, learner.id))
  return { course, target, owner, learner, employeeId, taken, submitted, code: issued?.code }
}
type Examinee = Awaited<ReturnType<typeof examinee>>

function addressOf(url: string, of: Examinee): string {
  const ids: [RegExp, number | string][] = [
    [/\/exams\//, of.target.examId],
    [/\/attempts\//, of.taken.attemptId],
    [/\/lessons\//, of.course.lessonIds[1] ?? 0],
    [/\/courses\//, of.course.courseId],
    [/\/employ(?:ee|ment)s\//, of.employeeId],
    [/\/certificates\//, of.code ?? 'x'.repeat(22)],
  ]
  const id = ids.find(([path]) => path.test(url))?.[1] ?? 1
  return url.replace(/:\w+/g, String(id))
}

/** What an answer tells: its facts, without what names a row, a person or a time. */
function told(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map(item => told(item, key))
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(
      Object.entries(value)
        .filter(([name]) => !/(?:^|_)(?:id|ids|question|seq|after|unread)$/.test(name))
        .map(([name, inner]) => [name, told(inner, name)]),
    )
  return typeof value === 'string' && !/^(?:state|kind|code|shown|blocked_by|submitted_by)$/.test(key)
    ? 'text'
    : value
}

async function everyAnswer(of: Examinee) {
  const gets = api.routes.filter(
    ({ method, url }) => method === 'GET' && /^\/(?:client|company)-api\//.test(url),
  )
  const tokens = { 'client-api': of.learner.token, 'company-api': of.owner.token }
  const answers: Record<string, { status: number; body: string }> = {}
  for (const { url } of gets) {
    // Where a browser navigates to itself, a random state is all that it tells; documents are the same for everybody.
    if (/\/auth\/google|\/docs\b/.test(url)) continue
    const name = url.startsWith('/client-api') ? 'client-api' : 'company-api'
    const { statusCode, body } = await api.as(tokens[name])('GET', addressOf(url, of))
    answers[url] = { status: statusCode, body }
  }
  answers['submit'] = { status: of.submitted.statusCode, body: of.submitted.body }
  return answers
}

test('no call tells of a hidden result: not the mark, not passed or failed, no right answer', async () => {
  const [passed, failed] = [await examinee('passed'), await examinee('failed')]
  expect([passed.code, failed.code]).toEqual([expect.any(String), undefined])
  const [ofPassed, ofFailed] = [await everyAnswer(passed), await everyAnswer(failed)]
  expect(Object.keys(ofPassed).length).toBeGreaterThan(35)
  for (const [url, { status, body }] of Object.entries(ofPassed)) {
    const other = ofFailed[url]
    expect([url, status]).toEqual([url, other?.status])
    for (const text of [body, other?.body ?? '']) {
      expect([url, marks.exec(text)?.[0]]).toEqual([url, undefined])
      expect([url, secretTexts.exec(text)?.[0]]).toEqual([url, undefined])
    }
    if (!body.startsWith('{')) continue
    expect([url, told(JSON.parse(body))]).toEqual([url, told(JSON.parse(other?.body ?? '{}'))])
  }
  expect(ofPassed['/client-api/v1/attempts/:id/result']?.status).toBe(200)
  expect(ofPassed['/client-api/v1/attempts/:id/trace']?.body).toContain('"kind":"graded"')
  expect(ofPassed['/client-api/v1/certificates/:code']?.status).toBe(404)
  expect(ofPassed['/client-api/v1/auth/data']?.body).not.toContain(passed.code)
})

test('no notification and no event does', async () => {
  const people = [await examinee('passed'), await examinee('failed')]
  const said = await Promise.all(
    people.map(async ({ learner }) => {
      const notices = await api.db
        .select()
        .from(notifications)
        .where(eq(notifications.userId, learner.id))
        .orderBy(notifications.id)
      const events = (await api.db.select().from(outbox).orderBy(outbox.id)).filter(({ payload }) =>
        JSON.stringify(payload).includes(`private-user.${learner.id}"`),
      )
      return {
        notices: notices.map(({ kind, data }) => [kind, told(data)]),
        events: events.map(({ payload }) => told(payload)),
      }
    }),
  )
  expect(said[0]?.notices.map(([kind]) => kind)).toEqual(['exam_graded'])
  expect(said[0]).toEqual(said[1])
})
