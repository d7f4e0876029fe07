import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  attempts,
  bills,
  companies,
  employees,
  enrolments,
  identities,
  instructors,
  notificationCounters,
  notificationSettings,
  rateLimits,
  sessions,
  users,
} from '../../../db/schema/index.ts'
import { account, company, instructor, password, session, unique } from '../../../testing/accounts.ts'
import { course } from '../../../testing/catalogue.ts'
import { startAttempt } from '../../../testing/exam.ts'
import { queuedEmails } from '../../../testing/emails.ts'
import { bought } from '../../../testing/orders.ts'
import { employee } from '../../../testing/portal.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.db.delete(rateLimits)
})

const remove = (token: string, name = 'client-api') =>
  api.as(token)('DELETE', `/${name}/v1/auth/delete-account`)

describe('P-01: a deleted account', () => {
  test('keeps bill, order, attempt and enrolment without a name, and loses all else with its picture', async () => {
    const taken = await startAttempt(api)
    const { learner } = taken
    const bill = await bought(api, learner.id)
    await api.db
      .insert(identities)
      .values({ issuer: 'https://accounts.example', subject: `s-${unique()}`, userId: learner.id })
    await api.db.insert(notificationSettings).values({ userId: learner.id, timeZone: 'Africa/Cairo' })
    const shown = (
      await api.as(learner.token)(
        'PUT',
        '/client-api/v1/auth/avatar',
        await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
          .png()
          .toBuffer(),
        { 'content-type': 'image/png' },
      )
    ).json<{ data: { avatar: string } }>().data.avatar
    expect((await remove(learner.token)).statusCode).toBe(200)
    const [row] = await api.db.select().from(users).where(eq(users.id, learner.id))
    expect(row).toMatchObject({
      name: '—',
      email: null,
      phone: null,
      passwordHash: null,
      avatar: null,
      countryId: null,
      erasedAt: expect.any(Date),
    })
    expect(await api.db.$count(sessions, eq(sessions.userId, learner.id))).toBe(0)
    expect(await api.db.$count(identities, eq(identities.userId, learner.id))).toBe(0)
    expect(await api.db.$count(notificationSettings, eq(notificationSettings.userId, learner.id))).toBe(0)
    expect(await api.db.$count(notificationCounters, eq(notificationCounters.userId, learner.id))).toBe(0)
    expect(await api.db.$count(attempts, eq(attempts.userId, learner.id))).toBe(1)
    expect(await api.db.$count(enrolments, eq(enrolments.userId, learner.id))).toBe(1)
    expect((await api.db.select().from(bills).where(eq(bills.publicId, bill)))[0]).toMatchObject({
      buyer: { name: { ar: 'نورة' } },
    })
    expect((await api.app.inject({ url: shown })).statusCode).toBe(404)
    expect((await queuedEmails(api, learner.email)).map(email => email.template)).toEqual(['account_deleted'])
  })

  test('of an instructor leaves the courses, without the name', async () => {
    const teacher = await instructor(api)
    const courseId = await course(api, { instructorId: teacher.instructorId })
    expect((await remove(teacher.token)).statusCode).toBe(200)
    const [row] = await api.db.select().from(instructors).where(eq(instructors.userId, teacher.id))
    expect(row).toMatchObject({
      state: 'suspended',
      name: { ar: 'معلّم سابق', en: 'Former instructor' },
      bio: {},
      title: {},
      searchFolded: '',
    })
    const page = await api.as()('GET', `/client-api/v1/courses/${courseId}`)
    expect([page.statusCode, page.body.includes(`Teacher ${teacher.id}`)]).toEqual([200, false])
  })

  test('of a company takes its people’s names along, not their accounts', async () => {
    const owner = await company(api)
    const person = await account(api)
    const id = await employee(api, owner.companyId, { userId: person.id, email: person.email, name: 'Hind' })
    expect((await remove(owner.token, 'company-api')).statusCode).toBe(200)
    expect((await api.db.select().from(companies).where(eq(companies.id, owner.companyId)))[0]).toMatchObject(
      { legalName: { ar: '—' }, registrationNumber: '—', vatNumber: null, address: {} },
    )
    expect((await api.db.select().from(employees).where(eq(employees.id, id)))[0]).toMatchObject({
      name: '—',
      email: `erased-${id}`,
      userId: null,
      state: 'deactivated',
    })
    expect((await api.as(person.token)('GET', '/client-api/v1/auth/profile')).statusCode).toBe(200)
  })

  test('of an employee leaves the company its record', async () => {
    const owner = await company(api)
    const person = await account(api)
    const id = await employee(api, owner.companyId, { userId: person.id, name: 'Hind' })
    await remove(person.token)
    expect((await api.db.select().from(employees).where(eq(employees.id, id)))[0]).toMatchObject({
      name: 'Hind',
      userId: null,
      state: 'deactivated',
    })
  })

  test('is deleted once, however often it is asked for', async () => {
    const person = await account(api)
    const other = await session(api, person.id)
    const answers = await Promise.all([remove(person.token), remove(other)])
    expect(answers.map(answer => answer.statusCode).every(status => status === 200 || status === 401)).toBe(
      true,
    )
    expect(await queuedEmails(api, person.email)).toHaveLength(1)
  })

  test('frees its address for another one', async () => {
    const person = await account(api)
    await remove(person.token)
    const next = await account(api, 'student', { email: person.email })
    expect(
      (await api.as()('POST', '/client-api/v1/auth/login', { email: person.email, password })).json(),
    ).toMatchObject({ data: { user: { id: next.id } } })
  })
})
