import { stripBidi } from '@masar/text'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mails } from '../../../db/schema/index.ts'
import { smtpGateway } from '../../../gateways/mail/smtp.ts'
import { account, company, password } from '../../../testing/accounts.ts'
import { smtpPeer, type SmtpPeer } from '../../../testing/smtp-peer.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { MailSender } from '../../platform/mail/sender.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const path = '/client-api/v1/auth/reading'
const choose = (token: string, body: unknown) => api.as(token, 'en')('PUT', path, body)

describe('calendar and digits', () => {
  test('are Gregorian and 0–9 until the person chooses, each for themselves', async () => {
    const [one, other] = [await account(api), await account(api)]
    const usual = { data: { calendar: 'gregory', digits: 'latn' } }
    expect((await api.as(one.token)('GET', path)).json()).toEqual(usual)
    const chosen = { calendar: 'both', digits: 'arab' }
    expect((await choose(one.token, chosen)).json()).toEqual({ data: chosen })
    expect((await api.as(one.token)('GET', path)).json()).toEqual({ data: chosen })
    expect((await api.as(other.token)('GET', path)).json()).toEqual(usual)
  })

  test.each([
    [422, {}],
    [422, { calendar: 'hijri' }],
    [422, { digits: 'arab' }],
    [422, { calendar: 'julian', digits: 'latn' }],
    [422, { calendar: 'hijri', digits: 'roman' }],
    [400, { calendar: null, digits: 'latn' }],
    [400, { calendar: ['hijri'], digits: 'latn' }],
    [400, { calendar: 'hijri', digits: 'latn', user_id: 1 }],
  ])('%i for %j, which changes nothing', async (status, body) => {
    const { token } = await account(api, 'student', { calendar: 'hijri', digits: 'arab' })
    const answer = await choose(token, body)
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toMatchObject({ code: expect.any(String), message: expect.any(String) })
    expect((await api.as(token)('GET', path)).json()).toEqual({
      data: { calendar: 'hijri', digits: 'arab' },
    })
  })

  test('belong to the account, whatever it acts as; a visitor has none', async () => {
    const { token } = await company(api)
    const chosen = { calendar: 'hijri', digits: 'latn' }
    expect((await choose(token, chosen)).json()).toEqual({ data: chosen })
    expect((await api.as()('GET', path)).statusCode).toBe(401)
    expect((await api.as()('PUT', path, chosen)).statusCode).toBe(401)
  })

  test('come with a sign-in, so that its first page knows them', async () => {
    const { email } = await account(api, 'student', { calendar: 'both', digits: 'arab' })
    const answer = await api.as()('POST', '/client-api/v1/auth/login', { email, password })
    expect(answer.json()).toMatchObject({
      data: { user: { reading: { calendar: 'both', digits: 'arab' } } },
    })
  })
})

describe('an e-mail', () => {
  let peer: SmtpPeer
  beforeEach(async () => {
    await api.db.delete(mails)
  })

  const sent = async (to: string, locale: 'ar' | 'en') => {
    peer = await smtpPeer()
    const gateway = smtpGateway(peer.url, 'Masar <no-reply@masar.example>')
    const quiet = { info: () => undefined, error: () => undefined }
    const sender = new MailSender(
      api.db,
      api.mails,
      { mail: gateway, sms: undefined },
      'https://masar.example',
      quiet,
    )
    await api.mails.write(api.db, `reading-${to}-${locale}`, {
      to,
      locale,
      template: 'transfer_awaited',
      order: '12',
      total: 29_700,
      path: '/Bill/x',
      iban: 'SA0380000000608010167519',
      bank: 'بنك',
      beneficiary: 'شركة',
      reference: 'M23456789A',
      until: '2026-11-20T21:30:00.000Z',
    })
    expect(await sender.sendDue()).toBe(1)
    await gateway.close()
    await peer.close()
    return stripBidi(peer.received[0]?.mail.text ?? '')
  }

  test('is written in its recipient’s calendar and digits, at the midnight of the site', async () => {
    const { email } = await account(api, 'student', { calendar: 'hijri', digits: 'arab' })
    const text = await sent(email, 'ar')
    expect(text).toContain('١١ جمادى الآخرة ١٤٤٨ هـ')
    expect(text).toContain('٢٩٧')
    expect(text).not.toContain('2026')
    // What is copied into a bank's form stays as the bank knows it.
    expect(text).toContain('SA03 8000 0000 6080 1016 7519')
  })

  test('has both days where both are read, and the usual one for an address without an account', async () => {
    const { email } = await account(api, 'student', { calendar: 'both' })
    expect(await sent(email, 'en')).toMatch(/21 November 2026 at 00:30 \(11 Jumada II 1448 AH\)/)
    expect(await sent('nobody@example.com', 'en')).toMatch(/by 21 November 2026 at 00:30 \(Riyadh time\)/)
  })
})
