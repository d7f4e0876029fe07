import { afterAll, beforeAll, expect, test } from 'vitest'
import { certificates } from '../../../db/schema/index.ts'
import { account } from '../../../testing/accounts.ts'
import { course } from '../../../testing/catalogue.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { newCertificateCode } from './certificates.ts'
import { codeIn } from './checking-codes.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const codeOf = (number: number) => `check-${String(number).padStart(16, '0')}`
const check = (codes: string[], file = '') =>
  api.as('')('POST', `/client-api/v1/certificates/check${file}`, { codes })

test('a code is found in what people type and copy', () => {
  const code = 'aB3-_aB3-_aB3-_aB3-_aB'
  expect(codeIn(` ${code} `)).toBe(code)
  expect(codeIn('aB٣-_aB3-_ aB3-_aB3-_aB')).toBe(code)
  expect(codeIn(`\u2066${code}\u2069`)).toBe(code)
  expect(codeIn(`https://masar.test/en/certificate/${code}?x=1`)).toBe(code)
  expect(codeIn('aB3')).toBeNull()
  expect(codeIn('=HYPERLINK("x")')).toBeNull()
})

test('each of many codes is valid, expired, withdrawn or unknown, and no more is revealed than by its own page', async () => {
  const { id: userId } = await account(api)
  const now = new Date()
  const past = new Date(now.getTime() - 86_400_000)
  const facts = [
    {},
    { validUntil: past },
    { revokedAt: past, revokedReason: 'secret reason' },
    { releasedAt: null },
  ]
  for (const [index, fact] of facts.entries())
    await api.db.insert(certificates).values({
      code: codeOf(index),
      userId,
      courseId: await course(api),
      holderName: '=Amal',
      courseTitle: { ar: 'السلامة', en: 'Safety' },
      completedAt: new Date(past.getTime() - 2 * 86_400_000),
      // The next day by the site’s clock.
      issuedAt: new Date('2026-03-01T21:30:00Z'),
      releasedAt: past,
      ...fact,
    })
  const codes = [codeOf(1), codeOf(0), codeOf(2), codeOf(3), 'nothing', codeOf(0)]
  const answer = await check(codes)
  const rows = answer.json<{ data: { state: string; holder_name: string | null }[] }>().data
  expect(rows.map(row => row.state)).toEqual(['expired', 'valid', 'withdrawn', 'unknown', 'unknown', 'valid'])
  expect(rows.map(row => row.holder_name)).toEqual(['=Amal', '=Amal', '=Amal', null, null, '=Amal'])
  expect(answer.body).not.toContain('secret reason')
  const file = await check(codes, '/file')
  expect(file.headers['content-type']).toBe('text/csv; charset=utf-8')
  const lines = file.body.split('\r\n')
  expect(lines[0]).toBe(
    '\uFEFFCertificate code,Status,Holder,Course,Issued on,Valid until,Withdrawn on,Reissued as',
  )
  expect(lines[2]).toMatch(new RegExp(`^${codeOf(0)},Valid,'=Amal,Safety,2026-03-02,`))
  expect(lines[5]).toBe('nothing,Unknown certificate,,,,,,')
})

test('no more than 200 at once, and so many within a while', async () => {
  const codes = Array.from({ length: 201 }, (_, index) => codeOf(index + 100))
  expect((await check(codes)).statusCode).toBe(422)
  let status = 200
  for (let at = 0; at < 25 && status === 200; at += 1) status = (await check(codes.slice(1))).statusCode
  expect(status).toBe(429)
})

test('a code begins with a letter or a digit, so that a spreadsheet does not take it for a formula', () => {
  const codes = Array.from({ length: 2000 }, newCertificateCode)
  expect(codes.filter(code => !/^[A-Za-z0-9][\w-]{21}$/.test(code))).toEqual([])
})
