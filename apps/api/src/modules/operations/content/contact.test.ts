import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { contactMessages, pages, rateLimits } from '../../../db/schema/index.ts'
import { account } from '../../../testing/accounts.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.db.delete(rateLimits)
})

const good = { name: 'نورة', email: 'noura@example.com', subject: 'سؤال', message: 'هل الشهادة معتمدة؟' }
const send = (body: unknown, token?: string) =>
  api.as(token, 'ar')('POST', '/client-api/v1/contact-messages', body)

describe('the contact form', () => {
  test('keeps the message with its language and its sender', async () => {
    const person = await account(api)
    const answer = await send(good, person.token)
    expect(answer.statusCode).toBe(200)
    const [row] = await api.db
      .select()
      .from(contactMessages)
      .where(eq(contactMessages.id, answer.json<{ data: { id: number } }>().data.id))
    expect(row).toMatchObject({ ...good, locale: 'ar', userId: person.id, readAt: null })
  })

  test.each([
    ['name', ''],
    ['name', '   '],
    ['name', 'x'.repeat(101)],
    ['email', ''],
    ['email', 'noura'],
    ['email', `${'x'.repeat(250)}@example.com`],
    ['email', 'a@example.com\r\nBcc: evil@example.com'],
    ['subject', ''],
    ['subject', 'x'.repeat(151)],
    ['message', 'short'],
    ['message', 'x'.repeat(5001)],
  ])('refuses %s "%.20s" and says so at that field', async (field, value) => {
    const answer = await send({ ...good, [field]: value })
    expect([answer.statusCode, Object.keys(answer.json<{ errors: object }>().errors)]).toEqual([422, [field]])
  })

  test.each(['name', 'email', 'subject', 'message'])('asks for a missing %s', async field => {
    const { [field]: _gone, ...rest } = good as Record<string, string>
    expect((await send(rest)).json()).toMatchObject({
      code: 'validation',
      errors: { [field]: [expect.any(String)] },
    })
  })

  test('keeps what can be read: one line of subject, and nothing that turns or hides text', async () => {
    const answer = await send({
      ...good,
      name: 'نورة\u202E\n',
      subject: 'سؤال\r\nBcc: a@example.com\u2066',
      message: 'هل الشهادة\u202E معتمدة؟\r\n\r\nشكرًا',
    })
    expect(answer.statusCode).toBe(200)
    const [row] = await api.db
      .select()
      .from(contactMessages)
      .where(eq(contactMessages.id, answer.json<{ data: { id: number } }>().data.id))
    expect(row).toMatchObject({
      name: 'نورة',
      subject: 'سؤال Bcc: a@example.com',
      message: 'هل الشهادة معتمدة؟\n\nشكرًا',
    })
    expect((await send({ ...good, subject: '\u202E\u200B' })).statusCode).toBe(422)
  })

  test('takes five an hour from one address', async () => {
    for (let n = 0; n < 5; n += 1) expect((await send(good)).statusCode).toBe(200)
    const refused = await send(good)
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  })
})

test('a page is there by its name, another is not', async () => {
  await api.db.insert(pages).values({
    slug: 'terms',
    title: { ar: 'الشروط', en: 'Terms' },
    description: { ar: 'و' },
    body: { ar: 'نص', en: 'Text' },
  })
  expect((await api.as()('GET', '/client-api/v1/pages/terms')).json()).toMatchObject({
    data: { title: 'Terms', body: 'Text' },
  })
  expect((await api.as()('GET', '/client-api/v1/pages/nothing')).statusCode).toBe(404)
  expect((await api.as()('GET', '/client-api/v1/settings?key=secret')).statusCode).toBe(422)
})
