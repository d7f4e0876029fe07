/* oxlint-disable max-lines -- one subject with one set-up, which a second file would repeat */
import { eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  challenges,
  companies,
  instructors,
  mails,
  oneTimeTokens,
  rateLimits,
  sessions,
  users,
} from '../../../db/schema/index.ts'
import { account, unique } from '../../../testing/accounts.ts'
import { lastCode, queuedEmails } from '../../../testing/emails.ts'
import {
  companyForm,
  instructorForm,
  newPassword,
  places,
  studentForm,
  type Places,
} from '../../../testing/registration.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'

let api: TestApi
let place: Places
beforeAll(async () => {
  api = await createTestApi()
  place = await places(api)
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.db.delete(rateLimits)
})

const client = (path: string, body: unknown, token?: string) =>
  api.as(token)('POST', `/client-api/v1/auth/${path}`, body)
const company = (path: string, body: unknown) => api.as()('POST', `/company-api/v1/auth/${path}`, body)
const began = async (answer: Promise<{ json<T>(): T; statusCode: number; body: string }>) => {
  const { statusCode, body } = await answer
  expect([statusCode, body]).toEqual([200, expect.stringContaining('"otp"')])
  return (JSON.parse(body) as { data: { otp: string } }).data.otp
}
const codeOf = (answer: { json<T>(): T }) => answer.json<{ code: string }>().code
const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000')

describe('a student', () => {
  test('fills in the form, enters the code and is signed in; no account stands before', async () => {
    const form = studentForm(place)
    const answer = await client('student-account', form)
    expect(answer.json()).toMatchObject({
      data: {
        purpose: 'register_student',
        channel: 'mail',
        tries_left: 5,
        code_expires_in: expect.any(Number),
        resend_in: expect.any(Number),
        sent_to: expect.stringContaining('•••@example.com'),
      },
    })
    expect(await api.db.$count(users, eq(users.email, form.email))).toBe(0)
    const { otp } = answer.json<{ data: { otp: string } }>().data
    const done = await client('otp', { otp, code: await lastCode(api, form.email) })
    expect(done.json()).toMatchObject({
      data: {
        token: expect.stringMatching(/^[\w-]{43}$/),
        user: { kind: 'student', name: form.name, email: form.email, is_google: false },
      },
    })
    const [row] = await api.db.select().from(users).where(eq(users.email, form.email))
    expect(row).toMatchObject({
      phone: '+966501234567',
      countryId: place.countryId,
      cityId: place.cityId,
      jobNameId: place.jobNameId,
      locale: 'en',
      verifiedAt: expect.any(Date),
      termsAcceptedAt: expect.any(Date),
    })
    expect((await client('login', { email: form.email, password: newPassword })).statusCode).toBe(200)
  })

  test.each([
    ['name', { name: '  ' }],
    ['name', { name: 'Аdmin' }],
    ['name', { name: '<b>x</b>' }],
    ['email', { email: '"a b"@example.com' }],
    ['email', { email: 'a@b' }],
    ['phone', { phone: '050' }],
    ['phone', { phone: 'call me' }],
    ['phone', { phone: '05012345678' }],
    ['phone_country', { phone: '+800 1234 5678' }],
    ['phone_country', { phone_country: 'QQ' }],
    ['country_id', { country_id: 999_999 }],
    ['city_id', { city_id: 999_999 }],
    ['job_name_id', { job_name_id: 999_999 }],
    ['terms', { terms: false }],
    ['password', { password: 'short' }],
  ])('gets the error of the %s: %j', async (field, given) => {
    const answer = await client('student-account', studentForm(place, given))
    expect([answer.statusCode, codeOf(answer)]).toEqual([422, 'validation'])
    expect(Object.keys(answer.json<{ errors: object }>().errors)).toContain(field)
  })

  test('gets all errors at once, in the language asked for', async () => {
    const answer = await api.as(undefined, 'ar')(
      'POST',
      '/client-api/v1/auth/student-account',
      studentForm(place, { name: ' ', password: 'abc', terms: false }),
    )
    const { errors } = answer.json<{ errors: Record<string, string[]> }>()
    expect(Object.keys(errors).toSorted()).toEqual(['name', 'password', 'terms'])
    expect(errors['password']).toHaveLength(3)
    expect(
      Object.values(errors)
        .flat()
        .every(text => /[\u0600-\u06FF]/.test(text)),
    ).toBe(true)
  })

  test.each(['Password@1', 'P@ssw0rd', 'Masar@2026', 'Riyadh@2030', 'A12345678!', 'Nourah@1'])(
    'A-20: %s is refused with its reason',
    async password => {
      const answer = await client(
        'student-account',
        studentForm(place, { password, email: `nourah-${unique()}@example.com`, name: 'Nourah Test' }),
      )
      expect(answer.statusCode).toBe(422)
      expect(answer.json<{ errors: Record<string, string[]> }>().errors['password']?.join()).toMatch(
        /guess|name or e-mail/,
      )
    },
  )
})

describe('the code', () => {
  test('A-01: after five wrong tries the right code is refused too; a new one is needed', async () => {
    const form = studentForm(place)
    const otp = await began(client('student-account', form))
    const code = await lastCode(api, form.email)
    for (const left of [4, 3, 2, 1, 0])
      expect((await client('otp', { otp, code: wrongFor(code) })).json()).toMatchObject({
        code: 'code_wrong',
        data: { tries_left: left },
      })
    for (const tried of [wrongFor(code), code])
      expect((await client('otp', { otp, code: tried })).json()).toMatchObject({ code: 'code_expired' })
    await api.db.update(challenges).set({ sentAt: new Date(Date.now() - 61_000) })
    expect((await client('otp-resend', { otp })).json()).toMatchObject({ data: { otp, tries_left: 5 } })
    const second = await lastCode(api, form.email)
    if (second !== code)
      expect((await client('otp', { otp, code })).json()).toMatchObject({ code: 'code_wrong' })
    expect((await client('otp', { otp, code: second })).statusCode).toBe(200)
  })

  test('A-02: of 50 parallel wrong tries exactly five are heard', async () => {
    const form = studentForm(place)
    const otp = await began(client('student-account', form))
    const wrong = wrongFor(await lastCode(api, form.email))
    const answers = await Promise.all(Array.from({ length: 50 }, () => client('otp', { otp, code: wrong })))
    expect(answers.filter(answer => codeOf(answer) === 'code_wrong')).toHaveLength(5)
    expect(answers.filter(answer => codeOf(answer) === 'code_expired')).toHaveLength(45)
    expect((await client('otp-state', { otp })).json()).toMatchObject({ data: { tries_left: 0 } })
  })

  test('A-03: of 20 parallel right ones one succeeds, with one account and one session', async () => {
    const form = studentForm(place)
    const otp = await began(client('student-account', form))
    const code = await lastCode(api, form.email)
    const answers = await Promise.all(Array.from({ length: 20 }, () => client('otp', { otp, code })))
    expect(answers.map(answer => answer.statusCode).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 19 }, () => 410),
    ])
    const [user] = await api.db.select({ id: users.id }).from(users).where(eq(users.email, form.email))
    expect(await api.db.$count(sessions, eq(sessions.userId, user?.id ?? 0))).toBe(1)
  })

  test('A-04: fits its own request and its own screen only', async () => {
    const [form, other] = [studentForm(place), studentForm(place)]
    const otp = await began(client('student-account', form))
    const otherOtp = await began(client('student-account', other))
    const [code, otherCode] = [await lastCode(api, form.email), await lastCode(api, other.email)]
    if (code !== otherCode) expect(codeOf(await client('otp', { otp: otherOtp, code }))).toBe('code_wrong')
    for (const answer of [
      await client('otp-instructor', { otp, code }),
      await client('reset-code', { otp, code }),
      await company('otp', { otp, code }),
    ])
      expect(codeOf(answer)).toBe('otp_gone')
    expect((await client('otp', { otp, code })).statusCode).toBe(200)
  })

  test.each([
    [
      'Arabic-Indic digits',
      (code: string) => [...code].map(digit => String.fromCharCode(0x660 + Number(digit))).join(''),
    ],
    [
      'Persian digits',
      (code: string) => [...code].map(digit => String.fromCharCode(0x6f0 + Number(digit))).join(''),
    ],
    ['spaces, dashes and bidi marks', (code: string) => `\u200F ${code.slice(0, 3)}-${code.slice(3)} \u2069`],
  ])('A-05: is read in %s', async (_name, write) => {
    const form = studentForm(place)
    const otp = await began(client('student-account', form))
    expect((await client('otp', { otp, code: write(await lastCode(api, form.email)) })).statusCode).toBe(200)
  })

  test('A-05: what is no code is an error and costs no try', async () => {
    const otp = await began(client('student-account', studentForm(place)))
    for (const code of ['12345', '1234567', 'abcdef', '12 34'])
      expect((await client('otp', { otp, code })).json()).toMatchObject({
        code: 'validation',
        errors: { code: [expect.any(String)] },
      })
    expect((await client('otp-state', { otp })).json()).toMatchObject({ data: { tries_left: 5 } })
  })

  test('A-06: works at 9:59 and not at 10:01', async () => {
    for (const [age, code] of [
      [599, undefined],
      [601, 'code_expired'],
    ] as const) {
      const form = studentForm(place)
      const otp = await began(client('student-account', form))
      const [row] = await api.db.select().from(challenges).where(eq(challenges.address, form.email))
      await api.db
        .update(challenges)
        .set({
          codeExpiresAt: new Date(
            (row?.codeExpiresAt.getTime() ?? 0) - age * 1000 + (age === 599 ? 5000 : 0),
          ),
        })
        .where(eq(challenges.address, form.email))
      const answer = await client('otp', { otp, code: await lastCode(api, form.email) })
      expect(answer.statusCode === 200 ? undefined : codeOf(answer)).toBe(code)
    }
  })

  test('is sent again after 60 seconds at the earliest, five times an hour to one address, and the earlier one is dead', async () => {
    const form = studentForm(place)
    const otp = await began(client('student-account', form))
    const early = await client('otp-resend', { otp })
    expect([early.statusCode, Number(early.headers['retry-after'])]).toEqual([429, expect.any(Number)])
    for (let sent = 2; sent <= 5; sent += 1) {
      await api.db.update(challenges).set({ sentAt: new Date(Date.now() - 61_000) })
      expect((await client('otp-resend', { otp })).statusCode).toBe(200)
    }
    await api.db.update(challenges).set({ sentAt: new Date(Date.now() - 61_000) })
    const sixth = await client('otp-resend', { otp })
    expect([sixth.statusCode, Number(sixth.headers['retry-after']) > 3000]).toEqual([429, true])
    expect(await queuedEmails(api, form.email)).toHaveLength(5)
  })

  test('is sent once for two requests at the same moment', async () => {
    const form = studentForm(place)
    const otp = await began(client('student-account', form))
    await api.db.update(challenges).set({ sentAt: new Date(Date.now() - 61_000) })
    const answers = await Promise.all([client('otp-resend', { otp }), client('otp-resend', { otp })])
    expect(answers.map(answer => answer.statusCode).toSorted()).toEqual([200, 429])
    expect(await queuedEmails(api, form.email)).toHaveLength(2)
  })

  const ofOrigin = like(rateLimits.key, 'code_address%')
  const ask = async (email: string) => (await client('forget-password', { email })).statusCode
  const anyone = () => `nobody-${unique()}@example.com`

  test('a classroom behind one IP address gets its codes: 200 an hour leave for it', async () => {
    expect(await ask(anyone())).toBe(200)
    await api.db.update(rateLimits).set({ points: 199 }).where(ofOrigin)
    expect([await ask(anyone()), await ask(anyone())]).toEqual([200, 429])
  })

  test('a person who has used up their own codes takes none of the others’', async () => {
    const email = anyone()
    const answers = []
    for (let tries = 0; tries < 8; tries += 1) answers.push(await ask(email))
    expect(answers).toEqual([200, 200, 200, 200, 200, 429, 429, 429])
    const counted = await api.db.select({ points: rateLimits.points }).from(rateLimits).where(ofOrigin)
    expect(counted).toEqual([{ points: 5 }])
  })
})

describe('A-11: an address that has an account already', () => {
  test('gets the same answer, its owner an email, and no code is ever right', async () => {
    const owner = await account(api)
    const form = studentForm(place, { email: owner.email.toUpperCase() })
    const [known, fresh] = [
      await client('student-account', form),
      await client('student-account', studentForm(place)),
    ]
    expect(known.statusCode).toBe(fresh.statusCode)
    const shape = (answer: typeof known) =>
      Object.entries(answer.json<{ data: object }>().data).map(([key, value]) => [key, typeof value])
    expect(shape(known)).toEqual(shape(fresh))
    expect((await queuedEmails(api, owner.email)).map(email => email.template)).toEqual(['address_known'])
    const { otp } = known.json<{ data: { otp: string } }>().data
    for (const left of [4, 3, 2, 1, 0])
      expect((await client('otp', { otp, code: '123456' })).json()).toMatchObject({
        code: 'code_wrong',
        data: { tries_left: left },
      })
    expect(codeOf(await client('otp', { otp, code: '123456' }))).toBe('code_expired')
  })

  test('is refused after the right code, when it got its account in the meantime', async () => {
    const form = studentForm(place)
    const [first, second] = [
      await began(client('student-account', form)),
      await began(client('student-account', form)),
    ]
    const [firstCode, secondCode] = (await queuedEmails(api, form.email)).map(email =>
      'code' in email ? email.code : '',
    )
    expect((await client('otp', { otp: first, code: firstCode })).statusCode).toBe(200)
    const late = await client('otp', { otp: second, code: secondCode })
    expect([late.statusCode, codeOf(late)]).toEqual([409, 'email_taken'])
  })
})

test('an instructor’s code makes an account that waits, and signs no one in', async () => {
  const form = instructorForm(place)
  const otp = await began(client('instructor-account', form))
  const code = await lastCode(api, form.email)
  expect(codeOf(await client('otp', { otp, code }))).toBe('otp_gone')
  expect((await client('otp-instructor', { otp, code })).json()).toEqual({ data: { state: 'pending' } })
  const [row] = await api.db
    .select()
    .from(instructors)
    .innerJoin(users, eq(users.id, instructors.userId))
    .where(eq(users.email, form.email))
  expect(row).toMatchObject({
    users: { kind: 'instructor' },
    instructors: { state: 'pending', title: { en: form['title'] }, expertise: { en: form['expertise'] } },
  })
  expect((await queuedEmails(api, form.email)).map(email => email.template)).toEqual([
    'register_code',
    'instructor_waits',
  ])
  expect((await api.as()('GET', `/client-api/v1/teachers/${row?.instructors.id}`)).statusCode).toBe(404)
})

test('a company’s code makes its account and its portal, on its own API alone', async () => {
  const form = companyForm(place)
  const otp = await began(company('company-account', form))
  const code = await lastCode(api, form.email)
  expect(codeOf(await client('otp', { otp, code }))).toBe('otp_gone')
  const done = await company('otp', { otp, code })
  expect(done.json()).toMatchObject({ data: { user: { kind: 'company' } } })
  const { token } = done.json<{ data: { token: string } }>().data
  expect((await api.as(token)('GET', '/company-api/v1/auth/profile')).json()).toMatchObject({
    data: {
      company: {
        legal_name: form['legal_name'],
        registration_number: '1010123456',
        vat_number: '310123456700003',
      },
    },
  })
  expect(await api.db.$count(companies)).toBe(1)
})

test.each([
  ['registration_number', '123'],
  ['vat_number', '123456789012345'],
])('a company gets the error of its %s', async (field, value) => {
  const answer = await company('company-account', companyForm(place, { [field]: value }))
  expect([answer.statusCode, Object.keys(answer.json<{ errors: object }>().errors)]).toEqual([422, [field]])
})

test('A-15: the session that a browser came with ends when another one opens', async () => {
  const before = await account(api)
  const form = studentForm(place)
  const otp = await began(client('student-account', form))
  expect((await client('otp', { otp, code: await lastCode(api, form.email) }, before.token)).statusCode).toBe(
    200,
  )
  expect((await api.as(before.token)('GET', '/client-api/v1/auth/profile')).statusCode).toBe(401)
})

test('A-18: no code, password, address or handle of a waiting registration is readable in the database', async () => {
  const form = studentForm(place, { phone: '+966555000111' })
  const otp = await began(client('student-account', form))
  const code = await lastCode(api, form.email)
  const [step] = await api.db.select().from(challenges).where(eq(challenges.address, form.email))
  const dump = JSON.stringify([
    step,
    await api.db.select().from(mails),
    await api.db.select().from(oneTimeTokens),
  ])
  for (const secret of [otp, form.password, '555000111', `"${code}"`]) expect(dump).not.toContain(secret)
})
