/* oxlint-disable max-lines -- one subject with one set-up, which a second file would repeat */
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mails, settings } from '../../../db/schema/index.ts'
import { smtpGateway } from '../../../gateways/mail/smtp.ts'
import { unique } from '../../../testing/accounts.ts'
import { smtpPeer, type SmtpPeer } from '../../../testing/smtp-peer.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { confirmedChanges, type EmailTemplate } from './templates.ts'
import { MailSender } from './sender.ts'

let api: TestApi
let peer: SmtpPeer
let sender: MailSender
let gateway: ReturnType<typeof smtpGateway>
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.db.delete(mails)
  peer = await smtpPeer()
  gateway = smtpGateway(peer.url, 'Masar <no-reply@masar.example>')
  sender = newSender()
})
afterEach(async () => {
  await gateway.close()
  await peer.close()
})

const newSender = () =>
  new MailSender(
    api.db,
    api.mails,
    { mail: gateway, sms: undefined },
    'https://masar.example',
    { info: () => undefined, error: () => undefined },
    async address => (address === origin.ip ? 'SA' : null),
  )
const write = (
  email: EmailTemplate,
  { to = 'reader@example.com', locale = 'ar' as 'ar' | 'en', key = `key-${unique()}` } = {},
) => api.mails.write(api.db, key, { to, locale, ...email })
const only = async () => {
  const rows = await api.db.select().from(mails)
  expect(rows).toHaveLength(1)
  if (!rows[0]) throw new Error('no row')
  return rows[0]
}
const due = () => api.db.update(mails).set({ nextTryAt: new Date(Date.now() - 1000) })

const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
const origin = { at: '2026-11-23T09:15:00Z', ip: '203.0.113.7', device: safari }

const about = { order: '12', total: 29_700, path: '/Bill/aB3-_aB3-_aB3-_aB3-_aB' }
const line = { title: '<b>Basics</b>', path: '/Course/5', seats: 1, total: 29_700 }
const every: EmailTemplate[] = [
  ...(['register_code', 'reset_code', 'email_code', 'phone_code'] as const).map(template => ({
    template,
    code: '123456',
  })),
  ...(
    [
      'password_changed',
      'phone_changed',
      'email_restored',
      'email_withdrawn',
      'google_linked',
      'google_unlinked',
      'sign_on_linked',
      'account_deleted',
      'totp_added',
      'totp_removed',
      'passkey_added',
      'passkey_removed',
      'recovery_codes_made',
      'recovery_code_used',
      'second_factor_failed',
    ] as const
  ).map(template => ({ template, origin })),
  ...(['address_known', 'second_factors_removed', 'instructor_waits', 'instructor_approved'] as const).map(
    template => ({ template }),
  ),
  ...confirmedChanges.map(change => ({ template: 'fresh_code' as const, code: '123456', change })),
  ...(['yes', 'no'] as const).map(google => ({
    template: 'email_changed' as const,
    masked: 'n•••@example.com',
    google,
    undo: '/mail/undo-email?token=x&lang=ar',
    origin,
  })),
  {
    template: 'digest',
    items: [{ title: 'الكتابة', path: '/learn' }],
    count: 1,
    choices: '/profile/notifications',
    unsubscribe: '/mail/unsubscribe?token=x&lang=ar',
  },
  { template: 'instructor_rejected', reason: 'سيرة <ناقصة>' },
  { template: 'order_paid', ...about, number: 'INV-2026-000042', lines: [line, { ...line, seats: 11 }] },
  {
    template: 'transfer_awaited',
    ...about,
    iban: 'SA0380000000608010167519',
    bank: 'بنك <b>الأفق</b>',
    beneficiary: 'شركة',
    reference: 'M23456789A',
    until: '2026-12-07T09:00:00.000Z',
  },
  ...(['weekly', 'monthly'] as const).map((rhythm, more) => ({
    template: 'report' as const,
    report: 'Q1 <b>sales</b>',
    company: 'شركة <b>الأفق</b>',
    rhythm,
    facts: [{ label: 'الإكمال', value: '3' }],
    asOf: 'الأحد',
    more,
    isPartial: more === 1,
    path: '/reports?company&report=time',
  })),
  { template: 'refund_requested', ...about, lines: [line] },
  { template: 'refund_granted', ...about, title: '<b>Basics</b>', number: 'CRN-2026-000001', reason: '' },
  { template: 'refund_refused', ...about, title: 'Basics', reason: 'سبب <b>' },
  { template: 'money_returned', ...about },
  { template: 'payment_returned', ...about },
  { template: 'money_came_back', ...about },
  { template: 'money_transferred', ...about },
  { template: 'sign_on_certificate', company: 'شركة <b>الأفق</b>', until: '2026-12-07T09:00:00.000Z' },
  { template: 'invitation', company: 'شركة <b>الأفق</b>', url: 'https://masar.example/x?a=1&b=2' },
  {
    template: 'member_invitation',
    company: 'شركة <b>الأفق</b>',
    role: 'manager',
    url: 'https://masar.example/x?a=1&b=2',
  },
  ...(['member_added', 'member_changed', 'member_removed'] as const).map(template => ({
    template,
    company: 'شركة <b>الأفق</b>',
    role: 'finance' as const,
  })),
]

describe.each(['ar', 'en'] as const)('A-14: every e-mail template in %s', locale => {
  test.each(every.map(email => [email.template, email] as const))('%s', async (_name, email) => {
    await write(email, { locale })
    expect(await sender.sendDue()).toBe(1)
    const [{ mail, to }] = peer.received as [SmtpPeer['received'][number]]
    expect(to).toEqual(['reader@example.com'])
    expect(mail.from?.address).toBe('no-reply@masar.example')
    expect(/[\u0600-\u06FF]/.test(mail.subject ?? '')).toBe(locale === 'ar')
    expect(mail.subject).not.toMatch(/\d{6}/)
    expect(mail.html).toContain(`<html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}">`)
    expect(mail.html).toContain('prefers-color-scheme: dark')
    for (const body of [mail.html ?? '', mail.text ?? '']) {
      if ('code' in email) expect(body).toContain('123456')
      expect(body).not.toMatch(/undefined|\[object|\{\w+\}|mail\.\w+\.\w+/)
      expect(body).not.toMatch(/https?:\/\/(?!masar\.example)/)
    }
    // What a list of e-mails shows beside the subject: before all that is seen, and never the code.
    const preheader = /<body[^>]*>\s*<div style="display: none[^>]*>([^<]*?)&#847;/.exec(mail.html ?? '')?.[1]
    expect(preheader?.length).toBeGreaterThan(3)
    expect(preheader).not.toContain('123456')
    if ('code' in email && email.template === 'fresh_code')
      expect(mail.text).toContain('/auth/forget-password')
    if ('origin' in email) {
      for (const body of [mail.html ?? '', mail.text ?? '']) {
        expect(body).toContain(locale === 'ar' ? '12:15 م' : '12:15')
        expect(body.replaceAll(/[\u2068\u2069]/g, '')).toContain(
          locale === 'ar' ? 'Safari على iOS' : 'Safari on iOS',
        )
        expect(body).toContain(locale === 'ar' ? 'السعودية' : 'Saudi Arabia')
        expect(body).not.toContain(origin.ip)
      }
    }
    // Whatever a person wrote arrives as text.
    expect(mail.html).not.toMatch(/<b>|<ناقصة>/)
    if (email.template === 'instructor_rejected') {
      expect(mail.html).toMatch(/<blockquote [^>]*><p [^>]*dir="auto"[^>]*>سيرة &lt;ناقصة/)
      expect(mail.text).toMatch(locale === 'ar' ? /السبب.*:\n> سيرة/ : /reason.*:\n> سيرة/)
    }
    if (email.template === 'invitation') expect(mail.text).toContain('https://masar.example/x?a=1&b=2')
  })
})

test('an e-mail of a company is in its colour, and one of an earlier version, which names none, in the site’s', async () => {
  const invitation = { template: 'invitation', company: 'نخلة', url: 'https://masar.example/x' } as const
  await write(invitation)
  await write({ ...invitation, color: 'plum' })
  expect(await sender.sendDue()).toBe(2)
  const [plain = '', own = ''] = peer.received
    .map(({ mail }) => mail.html ?? '')
    .toSorted((a, b) => a.length - b.length)
  expect(plain).not.toContain('border-top')
  expect(plain).toContain('bgcolor="#0b6e7d"')
  expect(own).toContain('border-top: 4px solid #913f82')
  expect(own).toContain('bgcolor="#913f82"')
})

test('an e-mail is sent once, however often it is queued under its key and however many senders there are', async () => {
  for (let time = 0; time < 3; time += 1)
    await write({ template: 'password_changed', origin }, { key: 'the-same' })
  await Promise.all(Array.from({ length: 8 }, () => newSender().sendDue()))
  expect(peer.received).toHaveLength(1)
  expect(await only()).toMatchObject({ deliveredAt: expect.any(Date), encryptedPayload: null, attempts: 1 })
})

test('an e-mail whose transaction failed is never sent', async () => {
  await expect(
    api.db.transaction(async tx => {
      await api.mails.write(tx, 'rolled-back', {
        to: 'reader@example.com',
        locale: 'ar',
        template: 'password_changed',
        origin,
      })
      throw new Error('too bad')
    }),
  ).rejects.toThrow('too bad')
  expect(await sender.sendDue()).toBe(0)
  expect(peer.received).toEqual([])
})

test('a failed delivery is retried with increasing delays, under the same Message-ID', async () => {
  peer.answers.push(451, 421, 451)
  await write({ template: 'password_changed', origin })
  const waits: number[] = []
  for (let tries = 1; tries <= 3; tries += 1) {
    expect(await sender.sendDue()).toBe(0)
    const row = await only()
    expect(row).toMatchObject({
      attempts: tries,
      deliveredAt: null,
      givenUpAt: null,
      error: expect.stringMatching(/^E/),
    })
    waits.push(Math.round((row.nextTryAt.getTime() - Date.now()) / 1000))
    expect(await sender.sendDue()).toBe(0)
    await due()
  }
  expect(waits.every((wait, index) => index === 0 || wait > (waits[index - 1] ?? 0))).toBe(true)
  expect(await sender.sendDue()).toBe(1)
  expect(peer.received.map(({ mail }) => mail.messageId)).toEqual([
    expect.stringMatching(/^<[\w-]{32}@masar\.example>$/),
  ])
})

test('a claim of a process that was killed is retried', async () => {
  await write({ template: 'password_changed', origin })
  await api.db.update(mails).set({ attempts: 1, nextTryAt: new Date(Date.now() + 120_000) })
  expect(await sender.sendDue()).toBe(0)
  await due()
  expect(await sender.sendDue()).toBe(1)
})

test('an e-mail with a permanent error is given up, and its content is deleted', async () => {
  peer.answers.push(550)
  await write({ template: 'reset_code', code: '123456' })
  expect(await sender.sendDue()).toBe(0)
  expect(await only()).toMatchObject({
    givenUpAt: expect.any(Date),
    encryptedPayload: null,
    error: 'smtp 550',
  })
})

test('a payload of an earlier version, which named its template `letter`, is still sent', async () => {
  const email = {
    to: 'reader@example.com',
    locale: 'en',
    letter: 'news',
    items: [],
    count: 1,
    choices: '/profile',
  }
  await api.db.insert(mails).values({
    key: 'earlier',
    encryptedPayload: api.secrets.encrypt(email),
    expiresAt: new Date(Date.now() + 60_000),
  })
  expect(await sender.sendDue()).toBe(1)
  expect(peer.received[0]?.mail.subject).toBe('A notification for you from Masar')
})

test('an expired code is not sent', async () => {
  await write({ template: 'reset_code', code: '123456' })
  await api.db.update(mails).set({ expiresAt: new Date(Date.now() - 1) })
  expect(await sender.sendDue()).toBe(0)
  expect(await only()).toMatchObject({
    givenUpAt: expect.any(Date),
    encryptedPayload: null,
    error: 'expired',
  })
  expect(peer.received).toEqual([])
})

test('an e-mail waits while the server is unavailable', async () => {
  await write({ template: 'password_changed', origin })
  const port = new URL(peer.url).port
  await peer.close()
  expect(await sender.sendDue()).toBe(0)
  expect(await only()).toMatchObject({ givenUpAt: null, encryptedPayload: expect.any(String) })
  expect(port).not.toBe('0')
  peer = await smtpPeer()
  await gateway.close()
  gateway = smtpGateway(peer.url, 'Masar <no-reply@masar.example>')
  await due()
  expect(await newSender().sendDue()).toBe(1)
})

const templates = [
  '#read("/etc/passwd")',
  '{company}',
  '{count, plural, other {#}}',
  '${7*7}',
  '{{7*7}}',
  '<%= 7*7 %>',
  '%s',
  '$&',
  "'{'",
]
test.each(templates)(
  'I-13: %s is printed as it stands, wherever an e-mail contains what a person wrote',
  async words => {
    const emails: EmailTemplate[] = [
      { template: 'invitation', company: words, url: 'https://masar.example/x' },
      { template: 'instructor_rejected', reason: words },
      {
        template: 'digest',
        items: [{ title: words, path: '/learn' }],
        count: 1,
        choices: '/profile',
        unsubscribe: '/mail/unsubscribe?token=x',
      },
    ]
    for (const locale of ['ar', 'en'] as const) for (const email of emails) await write(email, { locale })
    expect(await sender.sendDue()).toBe(6)
    const escaped = words
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
      .replaceAll("'", '&#39;')
    for (const { mail } of peer.received) {
      expect(mail.text).toContain(words)
      expect(mail.html).toContain(escaped)
      if (!mail.html?.includes('<ul')) continue
      expect(mail.html, 'a title in its own direction, and visible in dark mode').toMatch(
        /<a class="link" dir="auto"/,
      )
      expect(mail.html).toMatch(/prefers-color-scheme: dark\) {.*\.link { color/)
    }
  },
)

test.each([
  'a@example.com\r\nBcc: evil@x.com',
  'a@example.com, evil@x.com',
  'Evil <evil@x.com>',
  '"a b"@example.com',
  'a@[127.0.0.1]',
  'a@b',
  '@example.com',
  'a@example.com;evil@x.com',
  'a @example.com',
  '',
])('I-11: nothing is sent to %j', async to => {
  await write({ template: 'password_changed', origin }, { to })
  expect(await sender.sendDue()).toBe(0)
  expect(peer.received).toEqual([])
  expect((await api.db.select().from(mails).where(eq(mails.error, 'address')))[0]).toMatchObject({
    givenUpAt: expect.any(Date),
  })
})

test('a digest ends by one POST of the mail service, as its headers say (RFC 8058), and belongs to a list', async () => {
  await write({
    template: 'digest',
    items: [{ title: 'Writing', path: '/learn' }],
    count: 1,
    choices: '/profile/notifications',
    unsubscribe: '/mail/unsubscribe?token=x&lang=ar',
  })
  await write({ template: 'password_changed', origin }, { to: 'owner@example.com' })
  expect(await sender.sendDue()).toBe(2)
  const headersTo = (address: string) =>
    Object.fromEntries(
      peer.received
        .find(({ to }) => to[0] === address)
        ?.mail.headers.filter(({ key }) => key.startsWith('list-'))
        .map(({ key, value }) => [key, value]) ?? [],
    )
  expect(headersTo('reader@example.com')).toEqual({
    'list-id': '<digest.masar.example>',
    'list-unsubscribe': '<https://masar.example/mail/unsubscribe?token=x&lang=ar>',
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
  })
  expect(headersTo('owner@example.com')).toEqual({})
})

test('the footer names who sends, once that is set up', async () => {
  await api.db.insert(settings).values([
    { key: 'seller', value: { legal_name: 'شركة نخلة', vat_number: '', registration_number: '' } },
    { key: 'contact', value: { address: { ar: 'طريق الملك فهد', en: 'King Fahd Road' } } },
  ])
  await write({ template: 'instructor_waits' }, { locale: 'en' })
  expect(await sender.sendDue()).toBe(1)
  const [{ mail }] = peer.received as [SmtpPeer['received'][number]]
  expect(mail.text).toMatch(/شركة نخلة\nKing Fahd Road\n*$/)
  expect(mail.html).toContain('شركة نخلة<br>King Fahd Road')
  await api.db.delete(settings)
})
