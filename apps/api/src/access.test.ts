import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { account, company, instructor } from './testing/accounts.ts'
import { createTestApi, type TestApi } from './testing/test-api.ts'

// Z-01: who reaches what. Every route needs a row in the table: whoever adds one says there who may.
const table = JSON.parse(
  readFileSync(new URL('./testing/access-matrix.json', import.meta.url), 'utf8'),
) as Record<string, Record<string, string>>

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

/** A person of each kind, new for each call: some calls end a session or an account. */
const people: Record<string, () => Promise<string | undefined>> = {
  nobody: async () => undefined,
  learner: async () => (await account(api)).token,
  instructor: async () => (await instructor(api)).token,
  company: async () => (await company(api)).token,
}

/** `signs in`: 401; `refused`: 403; `reaches`: whatever the call itself answers. */
function verdict(status: number, code: string | undefined): string {
  if (status === 401 && code === 'unauthenticated') return 'signs in'
  return status === 403 && code === 'forbidden' ? 'refused' : 'reaches'
}

const bodies: Record<string, object> = {
  '/notifications/read-all': { up_to: 0 },
  '/notifications/preferences': {
    kinds: [],
    quiet_from: 0,
    quiet_until: 0,
    time_zone: 'Asia/Riyadh',
    mail_rhythm: 'each',
    is_seen_in_lessons: false,
  },
  '/attempts/:id/submit': { holder: 'some-tab' },
  '/attempts/:id/take-over': { holder: 'some-tab' },
  '/exams/:id/attempts': { holder: 'some-tab' },
  '/attempts/:id/answers/:questionId': {
    holder: 'some-tab',
    value: null,
    revision: 1,
    made_at: '2026-01-01T00:00:00Z',
  },
  '/favorites': { course_id: 999_999 },
  '/lessons/:id/progress': {},
  '/contact-messages': {},
  '/auth/login': {},
}

async function matrix() {
  const found: Record<string, Record<string, string>> = {}
  for (const { method, url } of api.routes) {
    if (method === 'HEAD') continue // reads what GET reads
    const address = url.replace(/:\w+/g, '999999')
    const body = Object.entries(bodies).find(([path]) => url.endsWith(path))?.[1]
    const row: Record<string, string> = {}
    for (const [who, token] of Object.entries(people)) {
      const answer = await api.as(await token())(
        method as 'GET',
        address,
        method === 'GET' || method === 'DELETE' ? undefined : body,
      )
      expect([method, url, answer.statusCode < 500]).toEqual([method, url, true])
      row[who] = verdict(
        answer.statusCode,
        answer.statusCode < 400 ? undefined : answer.json<{ code?: string }>().code,
      )
    }
    found[`${method} ${url}`] = row
  }
  return found
}

test('Z-01: every route is reached by exactly those whom the table names', async () => {
  expect(await matrix()).toEqual(table)
}, 60_000)

test('every route below the two APIs refuses an unknown application', async () => {
  // A browser navigates to these two itself; the encrypted cookie of the OAuth flow protects them.
  const isNavigation = (url: string) => /\/auth\/google(?:\/callback)?$/.test(url)
  for (const { method, url } of api.routes.filter(
    route => route.url.includes('-api/') && !isNavigation(route.url),
  )) {
    const answer = await api.app.inject({ method: method as 'GET', url: url.replace(/:\w+/g, '1') })
    expect([method, url, answer.statusCode]).toEqual([method, url, 401])
  }
})
