import { afterAll, beforeAll, expect, test } from 'vitest'
import { account, company, instructor } from './testing/accounts.ts'
import { curriculum, enrol } from './testing/catalogue.ts'
import { createTestApi, type TestApi } from './testing/test-api.ts'

// Rules for every call that reads, including those added later.

let api: TestApi
let people: (string | undefined)[]
let ids: Record<string, number>
beforeAll(async () => {
  api = await createTestApi()
  const {
    courseId,
    lessonIds: [lessonId = 0],
  } = await curriculum(api)
  const learner = await account(api)
  await enrol(api, learner.id, courseId)
  people = [undefined, learner.token, (await instructor(api)).token, (await company(api)).token]
  ids = { courses: courseId, lessons: lessonId }
})
afterAll(() => api.close())

/** An address that leads to something where there is something. */
const addressOf = (url: string) =>
  url.replace(/\/(\w+)\/:id/, (_, thing: string) => `/${thing}/${ids[thing] ?? 1}`).replace(/:\w+/g, '1')
const reading = () => api.routes.filter(({ method, url }) => method === 'GET' && !/\/auth\/google/.test(url))

/** Where the person was seen last, and which key was used when: kept beside what is read, and the same however often it is asked. */
const bookkeeping =
  /^\s*(?:update "(?:sessions|api_keys)" set "last_(?:seen|used)_at"|insert into "?rate_limits)/i
const changing = /^\s*(?:with\b[\s\S]*\b)?(?:insert|update|delete|merge|truncate|alter|drop)\b/i

test('H-05: no call that reads changes anything', async () => {
  for (const { url } of reading()) {
    for (const token of people) {
      const { statements } = await api.statements.during(() => api.as(token)('GET', addressOf(url)))
      expect([url, statements.filter(text => changing.test(text) && !bookkeeping.test(text))]).toEqual([
        url,
        [],
      ])
    }
  }
})

test('H-06: what only a signed-in person may read is kept nowhere, and no shared cache keeps anything', async () => {
  const [anonymous, ...everyone] = people
  for (const { url } of reading().filter(route => route.url.includes('-api/'))) {
    const open = await api.as(anonymous)('GET', addressOf(url))
    for (const token of everyone) {
      const answer = await api.as(token)('GET', addressOf(url))
      const kept = String(answer.headers['cache-control'] ?? 'no-store')
      if (open.statusCode === 401) expect([url, answer.headers['cache-control']]).toEqual([url, 'no-store'])
      else
        expect([url, /public|s-maxage|immutable/.test(kept) && answer.body !== open.body]).toEqual([
          url,
          false,
        ])
    }
  }
})
