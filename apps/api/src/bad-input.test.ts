import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rateLimits } from './db/schema/index.ts'
import { largestMetadata } from './modules/companies/sign-on/saml/routes.ts'
import { largestStructure } from './modules/exams/structure/schema.ts'
import { largestChapters } from './modules/learning/chapters/schema.ts'
import { largestQuiz } from './modules/learning/quizzes/writing/schema.ts'
import { account, company, instructor, operator } from './testing/accounts.ts'
import { curriculum, enrol } from './testing/catalogue.ts'
import { startAttempt } from './testing/exam.ts'
import { errorIn, urlOf } from './testing/hostile.ts'
import {
  oddBody,
  oddQuery,
  oddSegment,
  operations,
  sample,
  type Operation,
  type Schema,
} from './testing/operations.ts'
import { createTestApi, type TestApi } from './testing/test-api.ts'
import { cpuTimeOf } from './testing/cpu-time.ts'

let api: TestApi
let tokens: Record<Operation['api'] | 'console' | 'studio', string>
const all = operations()
/** More runs on demand: `FUZZ=20` asks twenty times as much. */
const thoroughness = Number(process.env['FUZZ'] ?? 1)
/** Their things are known by 128 random bits. */
const byPublicId = new Set([
  'payCheckout',
  'requestRefund',
  'withdrawCertificate',
  'correctCertificateName',
  'correctNameOnCertificate',
])
/** These would end the session that the other calls use. */
const ending = new Set(['logout', 'deleteAccount', 'endSession'])

beforeAll(async () => {
  api = await createTestApi()
  const { courseId } = await curriculum(api, 3)
  const taken = await startAttempt(api, { courseId })
  await enrol(api, (await account(api)).id, courseId)
  tokens = {
    'client-api': taken.learner.token,
    'company-api': (await company(api)).token,
    console: (await operator(api, 'administrator')).token,
    studio: (await instructor(api)).token,
  }
})
afterAll(() => api.close())

/** Values for path parameters: ids, and the kind of a question. */
const segmentsOf = ({ id, path }: Operation) => [
  byPublicId.has(id) ? '0123456789abcdefABCDEF' : '1',
  ...(path.includes('{kind}') ? ['single_choice'] : []),
]
const callerOf = ({ api, path }: Operation) => {
  if (path.includes('/console/')) return 'console'
  return /\/(?:grading|teaching|exam-questions|announcements|statistics|regrade|allowances|live|recording|record|end|reopen|exams\/\{id\}\/(?:password|settings|structure|questions))(?:\/|$)/.test(
    path,
  )
    ? 'studio'
    : api
}
const headersFor = (operation: Operation) => ({
  'api-key': 'masar-web',
  'accept-language': 'en',
  getallerror: '1',
  ...(ending.has(operation.id)
    ? {}
    : {
        authorization: `Bearer ${tokens[callerOf(operation)]}`,
      }),
})

describe('I-02: whatever is sent to', () => {
  test.each(all.map(operation => [`${operation.method} ${operation.path}`, operation] as const))(
    '%s, the answer is no 5xx, and a failure is the envelope with a code that is listed',
    async (_name, operation) => {
      const request = fc.record({
        segments: fc.array(oddSegment, { minLength: 1, maxLength: 2 }),
        query: oddQuery(operation.queryNames),
        body: oddBody(operation.body),
      })
      await fc.assert(
        fc.asyncProperty(request, async ({ segments, query, body }) => {
          const url = urlOf(operation, segments, query)
          // An address that cannot be decoded is refused by the server itself, before any service sees it.
          if (!isDecodable(url)) return
          const payload = operation.method === 'GET' || body === undefined ? undefined : JSON.stringify(body)
          const answer = await api.app.inject({
            method: operation.method,
            url,
            headers: {
              ...headersFor(operation),
              ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
            },
            ...(payload === undefined ? {} : { payload }),
          })
          expect(errorIn(answer, operation)).toBeNull()
        }),
        { numRuns: (operation.body === null ? 12 : 30) * thoroughness },
      )
      await api.db.delete(rateLimits)
    },
    60_000,
  )
})

function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(url.split('?')[0] ?? '')
    return true
  } catch {
    return false
  }
}

describe('I-01: a body', () => {
  const writing = all.filter(operation => operation.body !== null)
  const good = (operation: Operation) => sample(operation.body ?? {}) as Record<string, unknown>
  const send = async (operation: Operation, payload: string, type = 'application/json') => {
    await api.db.delete(rateLimits)
    const answer = await api.app.inject({
      method: operation.method,
      url: urlOf(operation, segmentsOf(operation)),
      headers: { ...headersFor(operation), 'content-type': type },
      payload,
    })
    expect(errorIn(answer, operation)).toBeNull()
    return answer.statusCode
  }
  /** Of calls that take whole documents, the bytes of a body that is too large; of any other 64 KB are. */
  const tooLarge: Record<string, number> = {
    'POST /company-api/v1/sign-on/saml/metadata': largestMetadata + 1,
    'PUT /client-api/v1/exams/{id}/structure': largestStructure + 1,
    'PUT /client-api/v1/teaching/lessons/{id}/chapters': largestChapters + 1,
    'PUT /client-api/v1/teaching/lessons/{id}/quiz': largestQuiz + 1,
  }
  const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)

  test.each(writing.map(operation => [`${operation.method} ${operation.path}`, operation] as const))(
    'of %s is read strictly',
    async (name, operation) => {
      const body = good(operation)
      const [first = 'x'] = Object.keys(body)
      const text = JSON.stringify(body)
      expect(await send(operation, '{')).toBe(400)
      expect(await send(operation, text.slice(0, -1))).toBe(400)
      expect(await send(operation, `${text.slice(0, -1)},${JSON.stringify(first)}:1}`)).toBe(400)
      expect(await send(operation, `${text.slice(0, -1)},"__proto__":{"role":"admin"}}`)).toBe(400)
      expect(await send(operation, `{"${first}":${nested(30_000)}}`)).toBe(400)
      expect(await send(operation, `{"${first}":"${'x'.repeat(tooLarge[name] ?? 70_000)}"}`)).toBe(413)
      expect(await send(operation, text, 'text/plain')).toBe(415)
      expect(await send(operation, 'a=b', 'application/x-www-form-urlencoded')).toBe(415)
      expect(await send(operation, '[]')).toBe(400)
      expect(await send(operation, 'null')).toBe(400)
    },
  )

  test.each(writing.map(operation => [`${operation.method} ${operation.path}`, operation] as const))(
    'of %s takes no unknown, missing or mistyped field (I-03, Z-08)',
    async (_name, operation) => {
      const body = good(operation)
      for (const field of ['role', 'price', 'user_id', 'is_paid'])
        expect(await send(operation, JSON.stringify({ ...body, [field]: 1 }))).toBe(400)
      for (const field of operation.body?.required ?? []) {
        const { [field]: _gone, ...rest } = body
        expect(await send(operation, JSON.stringify(rest))).toBe(422)
      }
      for (const field of Object.keys(body)) {
        for (const wrong of [
          wrongList(operation.body?.properties?.[field]),
          { a: 1 },
          typeof body[field] === 'boolean' ? 'true' : true,
        ])
          expect([field, wrong, await send(operation, JSON.stringify({ ...body, [field]: wrong }))]).toEqual([
            field,
            wrong,
            400,
          ])
      }
    },
  )

  test('of 64 KB of quotes takes no time to refuse', async () => {
    const [operation] = writing
    if (!operation) throw new Error('no operation takes a body')
    const spent = await cpuTimeOf(async () =>
      expect(await send(operation, `"${'\\"'.repeat(32_000)}`)).toBe(400),
    )
    expect(spent).toBeLessThan(500)
  })
})

test('an address that no rule decodes is refused', async () => {
  for (const url of ['/client-api/v1/courses/%E0%A4%A', '/client-api/v1/courses/%', '/media/%ff'])
    expect((await api.as()('GET', url)).statusCode).toBe(400)
})

test('odd headers are no reason to fail', async () => {
  const odd = [
    '',
    'x'.repeat(2000),
    '\u00ff\u00fe',
    '*',
    'ar;q=9',
    '"',
    'Bearer',
    'bytes=9999999999999999999999-',
  ]
  for (const name of [
    'accept-language',
    'if-none-match',
    'idempotency-key',
    'range',
    'authorization',
    'getallerror',
    'user-agent',
    'x-forwarded-for',
    'accept',
  ]) {
    for (const value of odd) {
      expect(
        errorIn(
          await api.as(tokens['client-api'])('GET', '/client-api/v1/home', undefined, { [name]: value }),
        ),
      ).toBeNull()
      expect(
        errorIn(
          await api.as(tokens['client-api'])(
            'POST',
            '/client-api/v1/attempts/999999/submit',
            { holder: 'some-tab' },
            { [name]: value },
          ),
        ),
      ).toBeNull()
    }
  }
})

/** A list of the wrong kind: where a list is right, of other things than it holds. */
function wrongList(schema: Schema | undefined): unknown[] {
  if (schema?.type !== 'array') return ['1']
  return [schema.items?.type === 'object' ? 1 : {}]
}
