import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { outsideFetch } from './outside-fetch.ts'

let asked = 0
const server = createServer((request, response) => {
  asked += 1
  if (request.url === '/away') return void response.writeHead(302, { location: 'http://10.0.0.1/' }).end()
  if (request.url === '/much') return void response.end('x'.repeat(2 * 1024 * 1024))
  response.writeHead(201, { 'x-told': 'yes' }).end(`${request.method} ${String(request.headers['x-asked'])}`)
})
let origin: string
beforeAll(async () => {
  await new Promise<void>(ready => {
    server.listen(0, '127.0.0.1', () => ready())
  })
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

const problemOf = async (call: Promise<unknown>): Promise<unknown> => {
  const error = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  return (error as { problem?: unknown } | null)?.problem
}

test.each([
  ['http://login.example.com/', 'not_https'],
  ['ftp://login.example.com/', 'not_https'],
  ['https://127.0.0.1/', 'private_address'],
  ['https://[::1]/', 'private_address'],
  ['https://[::ffff:10.0.0.1]/', 'private_address'],
  ['https://10.1.2.3/', 'private_address'],
  ['https://169.254.169.254/latest', 'private_address'],
  ['https://100.64.0.1/', 'private_address'],
  ['https://0.0.0.0/', 'private_address'],
  ['https://2130706433/', 'private_address'],
  ['https://localhost/', 'private_address'],
  ['https://masar/', 'private_address'],
  ['https://vault.internal/', 'private_address'],
])('%s is not asked', async (address, problem) => {
  expect(await problemOf(outsideFetch([])(address))).toBe(problem)
})

test('a public name that resolves to an internal address is not requested, nor one of several', async () => {
  for (const addresses of [['127.0.0.1'], ['203.0.113.9', '10.0.0.1'], ['fd00::1'], []]) {
    const fetch = outsideFetch([], (_name, _options, done) =>
      done(
        null,
        addresses.map(address => ({ address, family: address.includes(':') ? 6 : 4 })),
      ),
    )
    expect(await problemOf(fetch('https://login.example.com/'))).toBe('private_address')
  }
  expect(asked).toBe(0)
})

test('a host that the settings name is asked, also without TLS; redirects are not followed, long answers cut off', async () => {
  const fetch = outsideFetch(['127.0.0.1'])
  const answer = await fetch(`${origin}/`, { method: 'POST', headers: { 'x-asked': 'so' }, body: 'a=1' })
  expect([answer.status, answer.headers.get('x-told'), await answer.text()]).toEqual([201, 'yes', 'POST so'])
  expect((await fetch(`${origin}/away`)).status).toBe(302)
  expect(await problemOf(fetch(`${origin}/much`))).toBe('too_large')
  expect(await problemOf(fetch('http://127.0.0.2/'))).toBe('not_https')
})
