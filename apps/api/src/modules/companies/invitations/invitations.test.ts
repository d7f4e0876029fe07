import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  assignments,
  employeeInvitations,
  employees,
  enrolmentGrants,
  rateLimits,
  seatLedger,
  seatPools,
} from '../../../db/schema/index.ts'
import { account, company, unique, type Account } from '../../../testing/accounts.ts'
import { curriculum, enrol } from '../../../testing/catalogue.ts'
import { lastCode, queuedEmails } from '../../../testing/emails.ts'
import { assign, department, employee } from '../../../testing/portal.ts'
import { places, studentForm, type Places } from '../../../testing/registration.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'

let api: TestApi
let owner: Account & { companyId: number }
let place: Places
beforeAll(async () => {
  api = await createTestApi()
  owner = await company(api)
  place = await places(api)
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.db.delete(rateLimits)
})

const invite = (body: unknown, token = owner.token, headers = {}) =>
  api.as(token)('POST', '/company-api/v1/invitations', body, headers)
const accept = (token: string | undefined, invitation: string) =>
  api.as(token)('POST', '/client-api/v1/invitations/accept', { invitation })
const codeOf = (answer: { json<T>(): T }) => answer.json<{ code: string }>().code
const someone = () => ({ name: 'هند السالم', email: `invited-${unique()}@example.com` })
const tokenOf = (answer: { json<T>(): T }) =>
  new URL(answer.json<{ data: { link: string } }>().data.link).searchParams.get('invitation') ?? ''
const rowOf = async (email: string) =>
  (await api.db.select().from(employees).where(eq(employees.email, email)))[0]

/** How an invitation calls a company that has bought nothing. */
const byNumber = ({ id }: Account) => `The company with registration number ${1_010_000_000 + id}`

test('a company invites by mail; a person with an account of any address joins, once', async () => {
  const departmentId = await department(api, owner.companyId)
  const body = { ...someone(), number: `N-${unique()}`, job: 'محاسبة', department_id: departmentId }
  const answer = await invite(body)
  expect(answer.statusCode).toBe(200)
  const invitation = tokenOf(answer)
  expect(await queuedEmails(api, body.email)).toEqual([
    expect.objectContaining({
      template: 'invitation',
      company: byNumber(owner),
      url: expect.stringContaining(invitation),
    }),
  ])
  expect(await rowOf(body.email)).toMatchObject({
    state: 'invited',
    userId: null,
    number: body.number,
    departmentId,
  })
  expect((await api.as()('POST', '/client-api/v1/invitations/look', { invitation })).json()).toMatchObject({
    data: {
      company: { id: owner.companyId, name: byNumber(owner) },
      email: expect.stringContaining('•••'),
    },
  })
  const person = await account(api)
  expect((await accept(person.token, invitation)).json()).toMatchObject({
    data: { company: { id: owner.companyId } },
  })
  expect(await rowOf(body.email)).toMatchObject({
    state: 'active',
    userId: person.id,
    joinedOn: expect.any(String),
  })
  expect(codeOf(await accept((await account(api)).token, invitation))).toBe('invitation_gone')
  expect(codeOf(await api.as()('POST', '/client-api/v1/invitations/look', { invitation }))).toBe(
    'invitation_gone',
  )
})

test('a new person joins with the code of the registration', async () => {
  const body = someone()
  const form = studentForm(place, { email: body.email, invitation: tokenOf(await invite(body)) })
  const { otp } = (await api.as()('POST', '/client-api/v1/auth/student-account', form)).json<{
    data: { otp: string }
  }>().data
  expect(await rowOf(body.email)).toMatchObject({ state: 'invited' })
  const done = await api.as()('POST', '/client-api/v1/auth/otp', {
    otp,
    code: await lastCode(api, body.email),
  })
  expect(await rowOf(body.email)).toMatchObject({
    state: 'active',
    userId: done.json<{ data: { user: { id: number } } }>().data.user.id,
  })
})

describe('what was assigned before', () => {
  /** An invited employee to whom a course of two lessons is assigned, with a seat or without. */
  async function assigned(withSeat: boolean) {
    const body = someone()
    const invitation = tokenOf(await invite(body))
    const employeeId = (await rowOf(body.email))?.id ?? 0
    const { courseId, lessonIds } = await curriculum(api, 2, { price: 9_900 })
    const assignmentId = await assign(api, owner.companyId, employeeId, courseId)
    const seatId = withSeat ? await takeSeat(courseId, employeeId) : null
    return { email: body.email, invitation, employeeId, courseId, lessonIds, assignmentId, seatId }
  }

  /** A seat that was bought, assigned, returned and assigned again. */
  async function takeSeat(courseId: number, employeeId: number): Promise<number> {
    const { companyId } = owner
    const [pool] = await api.db
      .insert(seatPools)
      .values({ companyId, courseId, bought: 1, used: 1 })
      .returning()
    const row = { companyId, poolId: pool?.id ?? 0, employeeId }
    const ledger = await api.db
      .insert(seatLedger)
      .values([
        { ...row, movement: 'assigned', seats: -1 },
        { ...row, movement: 'returned', seats: 1 },
        { ...row, movement: 'assigned', seats: -1 },
      ])
      .returning()
    return ledger[2]?.id ?? 0
  }
  const grants = (userId: number) =>
    api.db
      .select()
      .from(enrolmentGrants)
      .where(eq(enrolmentGrants.userId, userId))
      .orderBy(enrolmentGrants.id)
  const stateOf = async (id: number) =>
    (await api.db.select().from(assignments).where(eq(assignments.id, id)))[0]

  test.each([true, false])('opens to those who join (with a seat: %s)', async withSeat => {
    const waiting = await assigned(withSeat)
    const withdrawn = await assign(
      api,
      owner.companyId,
      waiting.employeeId,
      (await curriculum(api, 1)).courseId,
      {
        state: 'withdrawn',
      },
    )
    const person = await account(api)
    const lesson = () => api.as(person.token)('GET', `/client-api/v1/lessons/${waiting.lessonIds[1]}`)
    expect((await lesson()).statusCode).toBe(403)
    await accept(person.token, waiting.invitation)
    expect((await lesson()).statusCode).toBe(200)
    expect(await grants(person.id)).toMatchObject([
      {
        kind: withSeat ? 'seat' : 'assignment',
        companyId: owner.companyId,
        courseId: waiting.courseId,
        assignmentId: waiting.assignmentId,
        seatId: waiting.seatId,
        endsAt: null,
      },
    ])
    expect((await stateOf(withdrawn))?.state).toBe('withdrawn')
  })

  test('counts what they have done in it already', async () => {
    const waiting = await assigned(false)
    const person = await account(api)
    await enrol(api, person.id, waiting.courseId)
    const done = (lessonId: number | undefined) =>
      api.as(person.token)('PUT', `/client-api/v1/lessons/${lessonId}/progress`, { is_completed: true })
    for (const lessonId of waiting.lessonIds) expect((await done(lessonId)).statusCode).toBe(200)
    await accept(person.token, waiting.invitation)
    expect(await stateOf(waiting.assignmentId)).toMatchObject({ state: 'completed', percent: 100 })
    expect(await grants(person.id)).toMatchObject([{ kind: 'free' }, { kind: 'assignment' }])
  })

  test('moves to the account that the employee comes back with', async () => {
    const waiting = await assigned(false)
    const [first, second] = [await account(api), await account(api)]
    await accept(first.token, waiting.invitation)
    await api.as(first.token)('DELETE', '/client-api/v1/auth/delete-account')
    const again = await invite({ ...someone(), email: waiting.email })
    await accept(second.token, tokenOf(again))
    expect(await grants(first.id)).toMatchObject([{ endedReason: 'assignment_withdrawn' }])
    expect(await grants(second.id)).toMatchObject([{ assignmentId: waiting.assignmentId, endedReason: null }])
  })
})

test('an expired invitation does not block the registration', async () => {
  const form = studentForm(place, { invitation: 'x'.repeat(43) })
  const { otp } = (await api.as()('POST', '/client-api/v1/auth/student-account', form)).json<{
    data: { otp: string }
  }>().data
  expect(
    (await api.as()('POST', '/client-api/v1/auth/otp', { otp, code: await lastCode(api, form.email) }))
      .statusCode,
  ).toBe(200)
})

describe('an invitation', () => {
  test('is accepted by one of twenty at the same moment', async () => {
    const body = someone()
    const invitation = tokenOf(await invite(body))
    const people = await Promise.all(Array.from({ length: 20 }, () => account(api)))
    const answers = await Promise.all(people.map(person => accept(person.token, invitation)))
    const joined = people.filter((_, index) => answers[index]?.statusCode === 200)
    expect(joined).toHaveLength(1)
    expect((await rowOf(body.email))?.userId).toBe(joined[0]?.id)
  })
  test('ends after 14 days, and when a new one is sent', async () => {
    const body = someone()
    const first = tokenOf(await invite(body))
    const id = (await rowOf(body.email))?.id ?? 0
    const second = tokenOf(await api.as(owner.token)('POST', `/company-api/v1/employees/${id}/invitation`))
    const { token } = await account(api)
    expect(codeOf(await accept(token, first))).toBe('invitation_gone')
    await api.db
      .update(employeeInvitations)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(employeeInvitations.employeeId, id))
    expect(codeOf(await accept(token, second))).toBe('invitation_gone')
    expect(await queuedEmails(api, body.email)).toHaveLength(2)
  })
  test('goes again to people who left, and never to current employees', async () => {
    const body = someone()
    const id = await employee(api, owner.companyId, {
      email: body.email,
      state: 'deactivated',
      userId: (await account(api)).id,
      deactivatedAt: new Date(),
    })
    expect((await invite(body)).json()).toMatchObject({ data: { employee_id: id } })
    await api.db.update(employees).set({ state: 'active' }).where(eq(employees.id, id))
    const refused = await invite(body)
    expect([refused.statusCode, codeOf(refused)]).toEqual([409, 'employee_exists'])
  })
  test('does not make one account two employees of a company', async () => {
    const person = await account(api)
    await employee(api, owner.companyId, { userId: person.id })
    const body = someone()
    const invitation = tokenOf(await invite(body))
    const refused = await accept(person.token, invitation)
    expect([refused.statusCode, codeOf(refused)]).toEqual([409, 'already_employed'])
    // The invitation is as it was.
    expect((await accept((await account(api)).token, invitation)).statusCode).toBe(200)
  })
  test('Z-03: of another company’s employee is as absent; nor is its department known', async () => {
    const other = await company(api)
    const theirs = await employee(api, other.companyId, { state: 'invited' })
    const call = (id: number) => api.as(owner.token)('POST', `/company-api/v1/employees/${id}/invitation`)
    const [foreign, absent] = [await call(theirs), await call(999_999)]
    expect([foreign.statusCode, foreign.body]).toEqual([404, absent.body])
    expect(
      (await invite({ ...someone(), department_id: await department(api, other.companyId) })).json(),
    ).toMatchObject({ errors: { department_id: [expect.any(String)] } })
  })
  test('needs a number that no one else has', async () => {
    const number = `N-${unique()}`
    expect((await invite({ ...someone(), number })).statusCode).toBe(200)
    expect((await invite({ ...someone(), number })).json()).toMatchObject({
      code: 'validation',
      errors: { number: [expect.any(String)] },
    })
  })
  test('A-13: leads to the configured address, whatever host the request named', async () => {
    const answer = await invite(someone(), owner.token, {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      forwarded: 'host=evil.example',
    })
    expect(
      answer
        .json<{ data: { link: string } }>()
        .data.link.startsWith(`${api.env.publicUrl}/en/invitation?invitation=`),
    ).toBe(true)
  })
  test('A-18: is stored in the database as its hash alone', async () => {
    const invitation = tokenOf(await invite(someone()))
    expect(JSON.stringify(await api.db.select().from(employeeInvitations))).not.toContain(invitation)
  })
  test('is not for companies, nor without a session', async () => {
    const invitation = tokenOf(await invite(someone()))
    expect((await accept(undefined, invitation)).statusCode).toBe(401)
    expect((await accept((await company(api)).token, invitation)).statusCode).toBe(403)
  })
})
