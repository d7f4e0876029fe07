import { eq, lt } from 'drizzle-orm'
import Pusher from 'pusher'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lessons, notificationSettings, outbox, sessions } from '../../../db/schema/index.ts'
import {
  account,
  company,
  instructor,
  operator,
  password,
  session,
  type Account,
} from '../../../testing/accounts.ts'
import { curriculum, endAccess, enrol } from '../../../testing/catalogue.ts'
import { lastCode } from '../../../testing/emails.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { endSessions } from '../../accounts/auth/session-ending.ts'

let api: TestApi
let signer: Pusher
let learner: Account
beforeAll(async () => {
  api = await createTestApi()
  const [app] = api.env.realtime.apps
  signer = new Pusher({ appId: 'masar', key: app?.key ?? '', secret: app?.secret ?? '', host: '127.0.0.1' })
  learner = await account(api, 'student', { name: 'سارة' })
})
afterAll(() => api.close())

const socketId = '123.456'

/** As laravel-echo asks: a form, without the application's key. */
function ask(fields: Record<string, string>, headers: Record<string, string>, path = '/broadcasting/auth') {
  return api.app.inject({
    method: 'POST',
    url: path,
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'accept-language': 'en-US', ...headers },
  })
}
const listen = (channel: string, token: string) =>
  ask({ socket_id: socketId, channel_name: channel }, { authorization: `Bearer ${token}` })

describe('who may listen', () => {
  test('a person to the own channel: status 200 and the app’s signature', async () => {
    const answer = await listen(`private-user.${learner.id}`, learner.token)
    expect(answer.statusCode).toBe(200)
    // The signature names whom it is for: ending that person's sessions closes every socket that listens on it.
    const data = { signed_for: String(learner.id) } as unknown as Pusher.PresenceChannelData
    expect(answer.json()).toEqual(signer.authorizeChannel(socketId, `private-user.${learner.id}`, data))
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test('Z-09: no account of any kind to another person’s channel', async () => {
    for (const other of [await account(api), await instructor(api), await company(api)]) {
      expect((await listen(`private-user.${learner.id}`, other.token)).statusCode).toBe(403)
    }
  })

  test('a company to its own channel, and no other company, learner or instructor', async () => {
    const [ours, theirs] = [await company(api), await company(api)]
    const channel = `private-company.${ours.companyId}`
    expect((await listen(channel, ours.token)).statusCode).toBe(200)
    for (const { token } of [theirs, learner, await instructor(api)])
      expect((await listen(channel, token)).statusCode).toBe(403)
  })

  test.each([
    'private-everything',
    'private-user.',
    'private-user.0',
    'private-user.01',
    'private-user.1.2',
    'private-user.x',
    'user.1',
    'presence-user.1',
    'private-lesson.1',
    '#server-to-user-1',
    'private-encrypted-user.1',
    'private-user.99999999999999999999',
  ])('no one to %s', async channel => expect((await listen(channel, learner.token)).statusCode).toBe(403))
})

describe('presence in a lesson', () => {
  test('an enrolled learner, as a member without a name; by name after consenting', async () => {
    const {
      courseId,
      lessonIds: [lesson = 0, next = 0],
    } = await curriculum(api)
    expect((await listen(`presence-lesson.${lesson}`, learner.token)).statusCode).toBe(403)
    await enrol(api, learner.id, courseId)
    const memberOf = async (id: number) =>
      JSON.parse(
        (await listen(`presence-lesson.${id}`, learner.token)).json<{ channel_data: string }>().channel_data,
      ) as { user_id: string; user_info: object }
    const shy = await memberOf(lesson)
    expect(shy).toEqual({
      user_id: expect.stringMatching(/^[\w-]{22}$/),
      user_info: { name: null },
      signed_for: String(learner.id),
    })
    expect(await memberOf(lesson)).toEqual(shy)
    // A pseudonym cannot be followed from lesson to lesson.
    expect((await memberOf(next)).user_id).not.toBe(shy.user_id)
    await api.db.insert(notificationSettings).values({ userId: learner.id, isSeenInLessons: true })
    const seen = await memberOf(lesson)
    expect(seen).toMatchObject({ user_id: expect.stringMatching(/^[\w-]{22}$/), user_info: { name: 'سارة' } })
    // A service keeps the data of a member's first tab as long as one tab stays: the name must not outlive the consent.
    expect(seen.user_id).not.toBe(shy.user_id)
  })

  test('no one whose enrolment ended, and no one in a retired lesson', async () => {
    const {
      courseId,
      lessonIds: [lesson = 0, gone = 0],
    } = await curriculum(api)
    const person = await account(api)
    await enrol(api, person.id, courseId)
    await api.db.update(lessons).set({ retiredAt: new Date() }).where(eq(lessons.id, gone))
    expect((await listen(`presence-lesson.${lesson}`, person.token)).statusCode).toBe(200)
    expect((await listen(`presence-lesson.${gone}`, person.token)).statusCode).toBe(403)
    await endAccess(api, person.id, courseId)
    expect((await listen(`presence-lesson.${lesson}`, person.token)).statusCode).toBe(403)
  })

  test('no one is present in a lesson that is still closed to them', async () => {
    const { courseId, lessonIds } = await curriculum(
      api,
      2,
      { lessonOrder: 'sequential' },
      { freePreview: false },
    )
    const person = await account(api)
    await enrol(api, person.id, courseId)
    const answers = lessonIds.map(
      async id => (await listen(`presence-lesson.${id}`, person.token)).statusCode,
    )
    expect(await Promise.all(answers)).toEqual([200, 403])
  })
})

test('the questions of a lesson: those who may read them, and no company, operator or visitor', async () => {
  const teacher = await instructor(api)
  const { courseId, lessonIds } = await curriculum(
    api,
    2,
    { lessonOrder: 'sequential', instructorId: teacher.instructorId },
    { freePreview: false },
  )
  const [open = 0, closed = 0] = lessonIds
  const person = await account(api)
  const ask = async (lesson: number, { token }: { token: string }) =>
    (await listen(`private-lesson-questions.${lesson}`, token)).statusCode
  expect(await ask(open, person)).toBe(403)
  await enrol(api, person.id, courseId)
  expect([await ask(open, person), await ask(closed, person)]).toEqual([200, 403])
  expect(await ask(closed, teacher)).toBe(200)
  for (const other of [await instructor(api), await company(api), await operator(api, 'administrator')])
    expect(await ask(open, other)).toBe(403)
  await endAccess(api, person.id, courseId)
  expect(await ask(open, person)).toBe(403)
})

describe('authentication', () => {
  test('user-auth signs that the socket is the person’s', async () => {
    const answer = await ask(
      { socket_id: socketId },
      { authorization: `Bearer ${learner.token}` },
      '/broadcasting/user-auth',
    )
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual(signer.authenticateUser(socketId, { id: String(learner.id) }))
  })

  test('the cookie is believed with the CSRF token beside it, and never alone', async () => {
    const fields = { socket_id: socketId, channel_name: `private-user.${learner.id}` }
    const cookie = `theme=dark; token=${learner.token}`
    expect((await ask(fields, { cookie, 'x-csrf-token': learner.token })).statusCode).toBe(200)
    expect((await ask(fields, { cookie })).statusCode).toBe(401)
    expect((await ask(fields, { cookie, 'x-csrf-token': 'x'.repeat(43) })).statusCode).toBe(401)
    expect((await ask(fields, { 'x-csrf-token': learner.token })).statusCode).toBe(401)
  })

  test('without a session, with a wrong token and after signing out: 401', async () => {
    const person = await account(api)
    const fields = { socket_id: socketId, channel_name: `private-user.${person.id}` }
    expect((await ask(fields, {})).statusCode).toBe(401)
    expect((await ask(fields, { authorization: `Bearer ${'x'.repeat(43)}` })).statusCode).toBe(401)
    expect((await listen(fields.channel_name, person.token)).statusCode).toBe(200)
    await api.db.delete(sessions).where(eq(sessions.userId, person.id))
    expect((await listen(fields.channel_name, person.token)).statusCode).toBe(401)
  })

  test.each([
    {},
    { socket_id: socketId },
    { channel_name: 'private-user.1' },
    { socket_id: 'x', channel_name: 'private-user.1' },
    { socket_id: '1.2:private-user.9', channel_name: 'private-user.1' },
    { socket_id: socketId, channel_name: 'x'.repeat(201) },
  ])('%j is rejected', async fields =>
    expect([400, 422]).toContain(
      (await ask(fields as unknown as Record<string, string>, { authorization: `Bearer ${learner.token}` }))
        .statusCode,
    ),
  )
})

describe('A-16, A-17: ending sessions closes the person’s realtime connections, with the same commit', () => {
  const orders = async () =>
    (await api.db.select().from(outbox)).map(row => row.payload).filter(payload => 'terminate' in payload)
  const newPassword = 'Nakhla@Green7'
  const endings: [string, (person: Account) => Promise<unknown>][] = [
    ['signing out', person => api.as(person.token)('POST', '/client-api/v1/auth/logout')],
    [
      'signing out everywhere else',
      async person => {
        await session(api, person.id)
        return api.as(person.token)('DELETE', '/client-api/v1/auth/sessions')
      },
    ],
    [
      'ending one session',
      async person => {
        const [own] = await api.db.select().from(sessions).where(eq(sessions.userId, person.id))
        return api.as(person.token)('DELETE', `/client-api/v1/auth/sessions/${own?.id}`)
      },
    ],
    [
      'a changed password',
      person =>
        api.as(person.token)('POST', '/client-api/v1/auth/password', {
          current_password: password,
          password: newPassword,
        }),
    ],
    [
      'a forgotten password, set anew',
      async person => {
        const call = api.as()
        const { otp } = (
          await call('POST', '/client-api/v1/auth/forget-password', { email: person.email })
        ).json<{ data: { otp: string } }>().data
        const { reset_token } = (
          await call('POST', '/client-api/v1/auth/reset-code', {
            otp,
            code: await lastCode(api, person.email),
          })
        ).json<{ data: { reset_token: string } }>().data
        return call('POST', '/client-api/v1/auth/enter-password', { reset_token, password: newPassword })
      },
    ],
    ['leaving for good', person => api.as(person.token)('DELETE', '/client-api/v1/auth/delete-account')],
    [
      'signing in again in the same browser',
      person => api.as(person.token)('POST', '/client-api/v1/auth/login', { email: person.email, password }),
    ],
  ]

  test.each(endings)('%s', async (_name, end) => {
    const person = await account(api)
    await api.db.delete(outbox)
    expect(await end(person)).toMatchObject({ statusCode: 200 })
    expect(await orders()).toEqual([{ terminate: String(person.id) }])
  })

  test('after signing out no signature is to be had with the old token', async () => {
    const person = await account(api)
    await api.as(person.token)('POST', '/client-api/v1/auth/logout')
    expect((await listen(`private-user.${person.id}`, person.token)).statusCode).toBe(401)
  })

  test('what ends no session closes no connection', async () => {
    const [person, other] = [await account(api), await account(api)]
    const [foreign] = await api.db.select().from(sessions).where(eq(sessions.userId, other.id))
    await api.db.delete(outbox)
    await api.as('x'.repeat(43))('POST', '/client-api/v1/auth/logout')
    await api.as(person.token)('DELETE', '/client-api/v1/auth/sessions')
    expect(
      (await api.as(person.token)('DELETE', `/client-api/v1/auth/sessions/${foreign?.id}`)).statusCode,
    ).toBe(404)
    expect(await orders()).toEqual([])
  })

  test('the connections of an expired session are closed when it is deleted', async () => {
    const person = await account(api)
    await api.db
      .update(sessions)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(sessions.userId, person.id))
    await api.db.delete(outbox)
    expect(await api.db.transaction(tx => endSessions(tx, lt(sessions.expiresAt, new Date())))).toBe(1)
    expect(await orders()).toEqual([{ terminate: String(person.id) }])
  })
})
