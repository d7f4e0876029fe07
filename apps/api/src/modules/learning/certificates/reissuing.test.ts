import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formerCertificateCodes } from '../../../db/schema/index.ts'
import { operator } from '../../../testing/accounts.ts'
import { earnCertificate } from '../../../testing/certificates.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'

let api: TestApi
let operatorToken: string
beforeAll(async () => {
  api = await createTestApi()
  operatorToken = (await operator(api, 'support')).token
})
afterAll(() => api.close())

const base = '/client-api/v1'
const look = async (code: string) =>
  (await api.as()('GET', `${base}/certificates/${code}`)).json<{
    data: { code: string; holder_name: string; reissued_at: string | null }
  }>().data
const correct = (code: string, holder_name: string) =>
  api.as(operatorToken)('PATCH', `${base}/console/certificates/${code}`, {
    holder_name,
    reason: 'as in the passport',
  })
const correctedCode = async (code: string, name: string) =>
  (await correct(code, name)).json<{ data: { code: string } }>().data.code

test('a corrected certificate has another code, and every code that it had leads to it', async () => {
  const { row } = await earnCertificate(api, { name: 'سارة' })
  const second = await correctedCode(row.code, 'سارة القحطاني')
  expect(second).toMatch(/^[\w-]{22}$/)
  expect(second).not.toBe(row.code)
  expect(await look(row.code)).toEqual(await look(second))
  expect(await look(second)).toMatchObject({
    code: second,
    holder_name: 'سارة القحطاني',
    reissued_at: expect.any(String),
  })
  // By a former code, too.
  const third = await correctedCode(row.code, 'سارة الزهراني')
  for (const code of [row.code, second, third])
    expect(await look(code)).toMatchObject({ code: third, holder_name: 'سارة الزهراني' })
  const former = await api.db
    .select({ code: formerCertificateCodes.code })
    .from(formerCertificateCodes)
    .where(eq(formerCertificateCodes.certificateId, row.id))
    .orderBy(asc(formerCertificateCodes.replacedAt), asc(formerCertificateCodes.credentialIndex))
  expect(former.map(({ code }) => code)).toEqual([row.code, second])
})

test('files by a former code are those of the present one, and are called after it', async () => {
  const { row } = await earnCertificate(api, { name: 'سارة' })
  const code = await correctedCode(row.code, 'سارة القحطاني')
  for (const [kind, ending] of [
    ['pdf', 'pdf'],
    ['badge', 'svg'],
  ]) {
    const answer = await api.as()('GET', `${base}/certificates/${row.code}/${kind}`)
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="masar-${code}.${ending}"`)
  }
})

test('of many codes, a former one is returned with the current one', async () => {
  const { row } = await earnCertificate(api, { name: 'سارة' })
  const code = await correctedCode(row.code, 'سارة القحطاني')
  const answer = await api.as('')('POST', `${base}/certificates/check`, { codes: [row.code, code] })
  expect(answer.json()).toMatchObject({
    data: [
      { code: row.code, state: 'valid', holder_name: 'سارة القحطاني', reissued_as: code },
      { code, state: 'valid', reissued_as: null },
    ],
  })
})

test('corrections at the same moment are made one after the other, and none is lost', async () => {
  const { row } = await earnCertificate(api, { name: 'سارة' })
  const names = ['أمل', 'هدى', 'نورة', 'ليلى', 'مها']
  const answers = await Promise.all(names.map(name => correct(row.code, name)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(names.map(() => 200))
  const codes = answers.map(answer => answer.json<{ data: { code: string } }>().data.code)
  const last = await look(row.code)
  expect(codes).toContain(last.code)
  expect(last.holder_name).toBe(names[codes.indexOf(last.code)])
  expect(await api.db.$count(formerCertificateCodes, eq(formerCertificateCodes.certificateId, row.id))).toBe(
    5,
  )
})
