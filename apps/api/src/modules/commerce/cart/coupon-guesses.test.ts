import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { coupons, rateLimits } from '../../../db/schema/index.ts'
import { account, company, unique } from '../../../testing/accounts.ts'
import { course } from '../../../testing/catalogue.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'

/** As `createLimits` says. */
const ofAccount = 10
const ofAddress = 60

let api: TestApi
let right: string
beforeAll(async () => {
  api = await createTestApi()
  right = `RIGHT${unique()}`
  await api.db.insert(coupons).values({ code: right, kind: 'percent', value: 1_000 })
})
afterAll(() => api.close())
beforeEach(() => api.db.delete(rateLimits))

async function guesser(kind: 'person' | 'company' = 'person') {
  const { token } = kind === 'company' ? await company(api) : await account(api)
  const which = kind === 'company' ? 'company-api' : 'client-api'
  await api.as(token)('POST', `/${which}/v1/carts/items`, { course_id: await course(api, { price: 9_900 }) })
  return (code: string, locale: 'ar' | 'en' = 'en') =>
    api.as(token, locale)('PUT', `/${which}/v1/carts/coupon`, { code })
}
const statuses = (answers: { statusCode: number }[]) => answers.map(({ statusCode }) => statusCode)
const wrong = (count: number) => Array.from({ length: count }, () => `WRONG${unique()}`)

test.each(['person', 'company'] as const)(
  'a %s guesses ten codes; then none is looked at, the right one neither, until a while has passed',
  async kind => {
    const guess = await guesser(kind)
    for (const code of wrong(ofAccount)) expect((await guess(code)).statusCode).toBe(409)
    for (const [locale, sentence] of [
      ['ar', /محاولات/],
      ['en', /^Too many attempts/],
    ] as const) {
      const refused = await guess(right, locale)
      expect(refused.statusCode).toBe(429)
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
      expect(refused.json<{ code: string; message: string }>()).toMatchObject({
        code: 'too_many_requests',
        message: expect.stringMatching(sentence),
      })
    }
    await api.db.update(rateLimits).set({ expire: Date.now() - 1 })
    expect((await guess(right)).statusCode).toBe(200)
  },
)

test('codes that are tried at once are counted, each', async () => {
  const guess = await guesser()
  const answers = await Promise.all(wrong(30).map(code => guess(code)))
  expect(statuses(answers).filter(status => status === 409)).toHaveLength(ofAccount)
  expect(statuses(answers).filter(status => status === 429)).toHaveLength(30 - ofAccount)
})

test('codes that there are count for nothing, whether they apply or not', async () => {
  const guess = await guesser()
  const ended = `ENDED${unique()}`
  await api.db.insert(coupons).values({ code: ended, kind: 'percent', value: 1_000, endsAt: new Date(0) })
  for (const code of wrong(ofAccount - 1)) await guess(code)
  for (let time = 0; time < ofAccount; time += 1)
    expect(statuses([await guess(right), await guess(ended)])).toEqual([200, 409])
  expect((await guess('ONE-MORE')).statusCode).toBe(409)
  expect((await guess(right)).statusCode).toBe(429)
})

test('many accounts behind one address guess so often together, and one that is out of tries takes none of theirs', async () => {
  const first = await guesser()
  for (const code of wrong(ofAccount + 20)) await first(code)
  const rest = ofAddress - ofAccount
  for (let tried = 0; tried < rest; tried += ofAccount) {
    const guess = await guesser()
    expect(statuses(await Promise.all(wrong(ofAccount).map(code => guess(code))))).toEqual(
      Array.from({ length: ofAccount }, () => 409),
    )
  }
  const late = await guesser()
  expect((await late(right)).statusCode).toBe(429)
  // The account itself has tried nothing yet.
  await api.db.delete(rateLimits).where(eq(rateLimits.key, 'coupon_address:127.0.0.1'))
  for (const code of wrong(ofAccount)) expect((await late(code)).statusCode).toBe(409)
})
