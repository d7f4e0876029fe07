import { afterEach, describe, expect, test } from 'vitest'
import { startTestHost, type TestHost } from '../testing/test-host.ts'
import { testService } from '../testing/test-service.ts'
import { countryTable } from './table.ts'

let host: TestHost

const ask = (from: string, headers: Record<string, string> = {}) =>
  host.app.inject({ url: '/ip-country', remoteAddress: from, headers })

describe('GET /ip-country', () => {
  afterEach(() => host.end())

  test.each([
    ['212.138.92.10', '1;SA;SAU;Saudi Arabia'],
    ['94.200.0.1', '1;AE;ARE;United Arab Emirates'],
    ['41.32.1.1', '1;EG;EGY;Egypt'],
    ['8.8.8.8', '1;US;USA;United States'],
    ['2001:16a0::1', '1;SA;SAU;Saudi Arabia'],
    ['::ffff:62.150.1.1', '1;KW;KWT;Kuwait'],
  ])('%s is answered with %s', async (address, line) => {
    host = await startTestHost(testService)
    const answer = await ask(address)
    expect([answer.statusCode, answer.body]).toEqual([200, line])
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
  })

  test.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.20.0.9',
    '192.168.1.1',
    '100.64.0.7',
    '169.254.9.9',
    '::1',
    'fd00::1',
    'fe80::1',
    '::ffff:10.0.0.1',
  ])('%s is private: the setting answers', async address => {
    host = await startTestHost(testService, { defaultCountry: 'OM' })
    expect((await ask(address)).body).toBe('1;OM;OMN;Oman')
  })

  test('an address that no country has is a failure, in the same format', async () => {
    host = await startTestHost(testService)
    for (const address of ['203.0.113.7', '240.0.0.1', '2001:db8::1'])
      expect((await ask(address)).body).toBe('0;;;')
  })

  test('X-Forwarded-For counts only from a proxy that the settings name', async () => {
    host = await startTestHost(testService, { trustProxy: ['10.0.0.1'] })
    const headers = { 'x-forwarded-for': '94.200.0.1' }
    expect((await ask('10.0.0.1', headers)).body).toContain('1;AE;')
    expect((await ask('10.0.0.2', headers)).body).toContain('1;SA;')
  })

  test('after 60 questions in a minute an address is sent away until later; others are not, and a /64 counts as one', async () => {
    host = await startTestHost(testService)
    for (let i = 0; i < 60; i += 1) expect((await ask(`2001:16a0::${i}`)).statusCode).toBe(200)
    const limited = await ask('2001:16a0::ffff')
    expect([limited.statusCode, limited.body]).toEqual([429, '0;;;'])
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0)
    expect((await ask('212.138.92.10')).statusCode).toBe(200)
  })

  test('the log holds no address', async () => {
    host = await startTestHost(testService)
    await ask('212.138.92.10')
    expect(host.log()).toContain('/ip-country')
    expect(host.log()).not.toContain('212.138')
  })

  test('another service: browsers are sent there without a referrer, and its pages’ policy allows it', async () => {
    host = await startTestHost(testService, { ipCountryUrl: 'https://geo.example/self' })
    const answer = await ask('212.138.92.10')
    expect([answer.statusCode, answer.headers.location, answer.headers['referrer-policy']]).toEqual([
      307,
      'https://geo.example/self',
      'no-referrer',
    ])
    const page = await host.app.inject({ url: '/faq', headers: { accept: 'text/html' } })
    expect(page.headers['content-security-policy']).toMatch(/connect-src [^;]* https:\/\/geo\.example(;|$)/)
  })
})

test('what is no address has no country', async () =>
  expect(await countryTable('SA')('not an address')).toBeNull())
