import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { companies, orders, rateLimits, users } from '../../../db/schema/index.ts'
import { company, unique, type Account } from '../../../testing/accounts.ts'
import { queuedEmails } from '../../../testing/emails.ts'
import { countryOf } from '../../../testing/registration.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'

let api: TestApi
let owner: Account & { companyId: number }
beforeAll(async () => {
  api = await createTestApi()
  owner = await company(api)
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.db.delete(rateLimits)
})

const invite = (body: unknown, token = owner.token) =>
  api.as(token)('POST', '/company-api/v1/invitations', body)
const someone = () => ({ name: 'هند السالم', email: `invited-${unique()}@example.com` })
const tokenOf = (answer: { json<T>(): T }) =>
  new URL(answer.json<{ data: { link: string } }>().data.link).searchParams.get('invitation') ?? ''

/** How an invitation calls a company that has bought nothing. */
const byNumber = ({ id }: Account) => `The company with registration number ${1_010_000_000 + id}`

/** A paid order of the company. */
async function buy(buyer: Account & { companyId: number }): Promise<void> {
  await api.db.insert(orders).values({
    publicId: `order-${unique()}`,
    userId: buyer.id,
    companyId: buyer.companyId,
    state: 'paid',
    idempotencyKey: `order-${unique()}`,
    currency: 'SAR',
    subtotal: 11_500,
    total: 11_500,
    net: 10_000,
    vat: 1_500,
    buyer: { name: {} },
    expiresAt: new Date(),
    paidAt: new Date(),
  })
}

describe('an unverified company', () => {
  test.each([
    ['names.en', { names: { en: 'Your parcel: evil.com' } }],
    ['names.en', { names: { en: 'https://evil.example' } }],
    ['names.ar', { names: { ar: 'شركة مسار' } }],
    ['names.en', { names: { en: 'Masar' } }],
    ['names.en', { names: { en: '\u202E\u2066' } }],
    ['addresses.ar', { addresses: { ar: 'www.evil.example' } }],
    ['registration_number', { registration_number: 'evil.com/a12345' }],
    ['registration_number', { registration_number: 'Pay 1234 to our bank account' }],
  ])('cannot call itself (%s) %j', async (field, details) => {
    const stranger = await company(api)
    await api.db
      .update(users)
      .set({ countryId: await countryOf(api, 'US') })
      .where(eq(users.id, stranger.id))
    const answer = await api.as(stranger.token)('PATCH', '/company-api/v1/company', {
      version: 1,
      ...details,
    })
    expect([answer.statusCode, Object.keys(answer.json<{ errors: object }>().errors)]).toEqual([422, [field]])
  })

  test('is named by its number until it has paid for something, in the e-mail and on the page', async () => {
    const stranger = await company(api)
    await api.db.update(companies).set({ color: 'plum' }).where(eq(companies.id, stranger.companyId))
    const named = async () => {
      const body = someone()
      const invitation = tokenOf(await invite(body, stranger.token))
      const [email] = await queuedEmails(api, body.email)
      const page = await api.as()('POST', '/client-api/v1/invitations/look', { invitation })
      return [email, page.json<{ data: { company: object } }>().data.company]
    }
    const unproved = byNumber(stranger)
    expect(await named()).toMatchObject([
      { company: unproved, color: 'masar' },
      { name: unproved, color: 'masar' },
    ])
    await buy(stranger)
    const name = `Company ${stranger.id}`
    expect(await named()).toMatchObject([
      { company: name, color: 'plum' },
      { name, color: 'plum' },
    ])
  })

  test('invites fifty a day; one that has paid, more', async () => {
    const stranger = await company(api)
    for (let n = 0; n < 50; n += 1) expect((await invite(someone(), stranger.token)).statusCode).toBe(200)
    expect((await invite(someone(), stranger.token)).statusCode).toBe(429)
    await buy(stranger)
    expect((await invite(someone(), stranger.token)).statusCode).toBe(200)
  })

  test('a stranger gets three invitations a day, whoever the senders are and however they are sent', async () => {
    const body = someone()
    const first = await invite(body)
    expect(first.statusCode).toBe(200)
    const { employee_id: id } = first.json<{ data: { employee_id: number } }>().data
    const again = () => api.as(owner.token)('POST', `/company-api/v1/employees/${id}/invitation`)
    expect((await again()).statusCode).toBe(200)
    expect((await invite(body, (await company(api)).token)).statusCode).toBe(200)
    expect((await again()).statusCode).toBe(429)
    expect((await invite({ ...body, email: body.email.toUpperCase() })).statusCode).toBe(429)
    expect((await invite(body, (await company(api)).token)).statusCode).toBe(429)
    expect(await queuedEmails(api, body.email)).toHaveLength(3)
  })

  test.each([
    ['name', 'see evil.com'],
    ['job', 'see https://evil.example'],
    ['number', 'www.evil'],
  ])('its record of a person has no web address as %s', async (field, value) => {
    const answer = await invite({ ...someone(), [field]: value })
    expect([answer.statusCode, Object.keys(answer.json<{ errors: object }>().errors)]).toEqual([422, [field]])
  })
})
