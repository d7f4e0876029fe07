import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Mailbox } from '../../../gateways/mail/mailbox.ts'
import { failures } from '../../../plugins/failures.ts'
import { mailboxPage } from './routes.ts'

let app: FastifyInstance
const folder = mkdtempSync(join(tmpdir(), 'masar-mailbox-'))
beforeAll(async () => {
  const mailbox = new Mailbox(folder)
  await mailbox.send({
    messageId: 'one',
    to: 'sara@example.com',
    locale: 'en',
    subject: 'A code',
    text: 'The code is 123456.',
    html: '<p>The code is 123456.</p>',
  })
  // A proxy is trusted here: what it says must not open the mailbox either.
  app = Fastify({ trustProxy: true })
  await app.register(failures)
  await app.register(mailboxPage(mailbox))
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})

const look = (headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
  app.inject({ url: '/mailbox/messages', headers, remoteAddress })

test.each([
  '127.0.0.1:3000',
  'localhost:3000',
  'LOCALHOST',
  '[::1]:3000',
  'masar.localhost:3000',
  '127.9.9.9',
])('a browser on this machine reads it at %s', async host => {
  const answer = await look({ host })
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toContain('123456')
})

test.each([
  'masar.example',
  'evil.example:3000',
  '127.0.0.1.evil.example',
  'localhost.evil.example',
  'evil-localhost',
  '192.168.1.20:3000',
  '0.0.0.0:3000',
  'evil.example/127.0.0.1',
  'evil.example@127.0.0.1x',
])('a page whose name was made to point here (%j) gets nothing', async host => {
  const answer = await look({ host })
  expect(answer.statusCode).toBe(404)
  expect(answer.body).not.toContain('123456')
})

test.each<Record<string, string>>([
  { 'x-forwarded-for': '127.0.0.1' },
  { 'x-forwarded-host': 'localhost' },
  { 'x-forwarded-proto': 'https' },
  { forwarded: 'for=127.0.0.1' },
  { via: '1.1 proxy' },
  { 'x-real-ip': '127.0.0.1' },
  { 'cf-connecting-ip': '127.0.0.1' },
])('no one reads it through a proxy: %j', async headers =>
  expect((await look({ host: '127.0.0.1:3000', ...headers })).statusCode).toBe(404),
)

test('another machine reads nothing, whatever it names', async () =>
  expect((await look({ host: 'localhost' }, '203.0.113.7')).statusCode).toBe(404))
