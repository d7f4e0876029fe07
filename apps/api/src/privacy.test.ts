import Fastify, { LogController, type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { service } from './app.ts'
import { broadcastOf } from './gateways/broadcast/broadcast-of.ts'
import { lastCode } from './testing/emails.ts'
import { newPassword, places, studentForm } from './testing/registration.ts'
import { createTestApi, type TestApi } from './testing/test-api.ts'

let api: TestApi
let app: FastifyInstance
const lines: string[] = []
beforeAll(async () => {
  api = await createTestApi()
  app = Fastify({
    logger: {
      level: 'trace',
      stream: {
        write: line => {
          lines.push(line)
        },
      },
    },
    logController: new LogController({ disableRequestLogging: true }),
  })
  const { env, database, storage, cache, secrets, mails, payments, sandbox } = api
  await app.register(
    service({
      env,
      database,
      storage,
      cache,
      secrets,
      mails,
      broadcast: broadcastOf(env),
      payments,
      sandbox,
      hasSms: true,
    }),
  )
  await app.ready()
})
afterAll(async () => {
  await app.close()
  await api.close()
})

test('P-02, P-03: the log tells what happened to an account, by whom, and holds no address, number, name, code, password or token', async () => {
  const form = studentForm(await places(api), { name: 'Razan Alharbi', phone: '+966512345678' })
  const secrets: string[] = [form.email, '512345678', form.name, newPassword]
  const call = async (
    method: 'POST' | 'PATCH' | 'DELETE',
    path: string,
    payload?: object,
    token?: string,
  ) => {
    const answer = await app.inject({
      method,
      url: `/client-api/v1/auth/${path}`,
      headers: {
        'api-key': 'masar-web',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(payload ? { payload } : {}),
    })
    return answer.json<{ data?: { otp?: string; token?: string } }>().data ?? {}
  }
  const { otp = '' } = await call('POST', 'student-account', form)
  const code = await lastCode(api, form.email)
  await call('POST', 'otp', { otp, code: code === '000000' ? '000001' : '000000' })
  const { token = '' } = await call('POST', 'otp', { otp, code })
  await call('POST', 'login', { email: form.email, password: 'Wrong7!zz\nforged line' })
  await call('POST', 'login', { email: form.email, password: newPassword })
  await call('PATCH', 'profile', { name: 'Razan B' }, token)
  await call('POST', 'fresh', { password: newPassword }, token)
  await call('DELETE', 'delete-account', undefined, token)
  secrets.push(otp, token, `"${code}"`)
  const events = lines
    .map(line => JSON.parse(line) as { event?: string; status?: number; user?: number | null; time?: number })
    .filter(line => line.event !== undefined)
  expect(events.map(({ event, status }) => [event, status])).toEqual([
    ['registerStudent', 200],
    ['confirmRegistration', 422],
    ['confirmRegistration', 200],
    ['login', 401],
    ['login', 200],
    ['updateProfile', 200],
    ['proveByPassword', 200],
    ['deleteAccount', 200],
  ])
  expect(
    events.slice(-3).every(({ user, time }) => typeof user === 'number' && typeof time === 'number'),
  ).toBe(true)
  for (const secret of secrets) expect(lines.join('')).not.toContain(secret)
})
