import Fastify, { type FastifyInstance } from 'fastify'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApi, type Api } from '../api.ts'
import { readEnv } from '../env.ts'
import { startPostgres, type PostgresServer } from '../testing/postgres.ts'

// A server of this test's own, so that it may go away.
let server: PostgresServer
let api: Api
let app: FastifyInstance
const dataDir = mkdtempSync(join(tmpdir(), 'masar-away-'))
const errors: unknown[] = []

beforeAll(async () => {
  server = await startPostgres()
  const env = readEnv({
    DATABASE_URL: server.url('postgres'),
    DATA_DIR: dataDir,
    SESSION_SECRET: 'a secret of the tests, long enough to sign with',
  })
  api = await createApi(env, {
    logger: {
      info: () => undefined,
      warn: () => undefined,
      error: (error: unknown) => {
        errors.push(error)
      },
    },
  })
  app = Fastify()
  await app.register(api.plugin)
  await app.ready()
})
afterAll(async () => {
  await app.close()
  await api.close()
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const call = (url: string, method: 'GET' | 'POST' = 'GET', payload?: object) =>
  app.inject({
    method,
    url,
    headers: { 'api-key': 'masar-web', 'accept-language': 'en' },
    ...(payload ? { payload } : {}),
  })
const calls = () =>
  Promise.all([
    call('/client-api/v1/home'),
    call('/client-api/v1/courses'),
    call('/client-api/v1/categories'),
    call('/client-api/v1/auth/login', 'POST', { email: 'a@example.com', password: 'Masar@2026' }),
    call('/client-api/v1/contact-messages', 'POST', {
      name: 'A',
      email: 'a@example.com',
      subject: 'S',
      message: 'long enough a message',
    }),
  ])

test('a database that goes away is answered 503 with Retry-After, and works again by itself when it is back', async () => {
  expect((await call('/client-api/v1/faqs')).statusCode).toBe(200)
  expect(await api.ready()).toBe(true)

  await server.pause()
  for (let round = 0; round < 2; round += 1) {
    for (const answer of await calls()) {
      expect([answer.statusCode, answer.headers['retry-after'], answer.json()]).toEqual([
        503,
        '5',
        {
          code: 'unavailable',
          message: expect.stringMatching(/not available/),
          request_id: expect.any(String),
        },
      ])
    }
  }
  expect(await api.ready()).toBe(false)
  // What is in the cache is still given for some seconds.
  expect((await call('/client-api/v1/faqs')).statusCode).toBe(200)

  await server.start()
  expect((await calls()).map(answer => answer.statusCode)).toEqual([200, 200, 200, 401, 200])
  expect(await api.ready()).toBe(true)
}, 60_000)
