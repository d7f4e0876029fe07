import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { challenges, rateLimits } from './db/schema/index.ts'
import { account, company, unique } from './testing/accounts.ts'
import { companyForm, instructorForm, places, studentForm } from './testing/registration.ts'
import { createTestApi, type TestApi } from './testing/test-api.ts'

// no door tells whether an address has an account. The work is compared here, statement by statement, since a test that compares
// times can fail without a reason; `pnpm bench sign-in` compares five hundred pairs of times.

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
  await post('client-api', 'login', { email: 'nobody@example.com', password: 'Wrong@2026' }) // the first one hashes what nobody's password is checked against
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.db.delete(rateLimits)
})

const post = (name: 'client-api' | 'company-api', path: string, body: unknown) =>
  api.as()('POST', `/${name}/v1/auth/${path}`, body)

/** What an outsider sees of an answer: what is random or the asker's own is left out. */
function seen(answer: LightMyRequestResponse): unknown {
  const { date: _date, 'content-length': _length, ...headers } = answer.headers
  const { data, ...failure } = answer.json<{ data?: Record<string, unknown> }>()
  return [
    answer.statusCode,
    headers,
    failure,
    data && { ...data, otp: typeof data['otp'], sent_to: typeof data['sent_to'] },
  ]
}

interface Door {
  name: string
  ask: (email: string) => Promise<LightMyRequestResponse>
}
const doors: Door[] = [
  { name: 'signing in', ask: email => post('client-api', 'login', { email, password: 'Wrong@2026' }) },
  {
    name: 'signing in as a company',
    ask: email => post('company-api', 'login', { email, password: 'Wrong@2026' }),
  },
  {
    name: 'registering as a student',
    ask: async email => post('client-api', 'student-account', studentForm(await places(api), { email })),
  },
  {
    name: 'registering as an instructor',
    ask: async email =>
      post('client-api', 'instructor-account', instructorForm(await places(api), { email })),
  },
  {
    name: 'registering as a company',
    ask: async email => post('company-api', 'company-account', companyForm(await places(api), { email })),
  },
  { name: 'forgetting the password', ask: email => post('client-api', 'forget-password', { email }) },
  { name: 'a code for a forgotten password once more', ask: email => again('forget-password', { email }) },
  {
    name: 'a code for a registration once more',
    ask: async email => again('student-account', studentForm(await places(api), { email })),
  },
]

async function again(path: string, body: unknown): Promise<LightMyRequestResponse> {
  const { otp } = (await post('client-api', path, body)).json<{ data: { otp: string } }>().data
  await api.db.update(challenges).set({ sentAt: new Date(Date.now() - 61_000) })
  return post('client-api', 'otp-resend', { otp })
}

test.each(doors)(
  'A-10: $name: the same answer and the same work for an address that is known and one that is not',
  async ({ ask }) => {
    const known = [
      (await account(api)).email,
      (await company(api)).email,
      (await account(api, 'student', { verifiedAt: null })).email,
    ]
    const unknown = await api.statements.during(() => ask(`nobody-${unique()}@example.com`))
    for (const email of known) {
      await api.db.delete(rateLimits)
      const asked = await api.statements.during(() => ask(email))
      expect(seen(asked.result)).toEqual(seen(unknown.result))
      expect(asked.statements).toEqual(unknown.statements)
    }
  },
)
