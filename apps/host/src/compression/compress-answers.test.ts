import { brotliDecompressSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { compressAnswers } from './compress-answers.ts'

const json = JSON.stringify({ data: Array.from({ length: 100 }, (_, id) => ({ id, title: 'دورة' })) })

test.each([
  ['text', json],
  ['bytes, as a kept answer is', Buffer.from(json)],
])('JSON that is sent as %s comes in br', async (_what, payload) => {
  const app = Fastify()
  compressAnswers(app)
  app.get('/', (_request, reply) => reply.type('application/json; charset=utf-8').send(payload))
  const answer = await app.inject({ url: '/', headers: { 'accept-encoding': 'br' } })
  expect(answer.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' })
  expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(json)
  expect((await app.inject({ url: '/' })).body).toBe(json)
})

test('bytes that are sent again and again are compressed once, and tightly in the end', async () => {
  const app = Fastify()
  compressAnswers(app)
  const kept = Buffer.from(
    JSON.stringify(Array.from({ length: 3_000 }, (_, n) => [(n * 7919) % 1000, `دورة ${n % 17}`])),
  )
  app.get('/', (_request, reply) => reply.type('application/json; charset=utf-8').send(kept))
  const bytes = async () =>
    (await app.inject({ url: '/', headers: { 'accept-encoding': 'br' } })).rawPayload.length
  const first = await bytes()
  for (let asked = 0; asked < 25; asked += 1) await bytes()
  await expect.poll(bytes).toBeLessThan(first)
})
