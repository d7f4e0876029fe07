import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Transaction } from '../../../db/client.ts'
import { certificates, users } from '../../../db/schema/index.ts'
import { operator } from '../../../testing/accounts.ts'
import { earnCertificate, type Earned } from '../../../testing/certificates.ts'
import { meanwhile } from '../../../testing/meanwhile.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { erasedName } from '../../accounts/own-data/erase-company.ts'
import { eraseAccount } from '../../accounts/own-data/erase.ts'
import { commandLine } from '../../platform/audit/actor.ts'
import { correctName } from './changes.ts'

let api: TestApi
let operatorToken: string
beforeAll(async () => {
  api = await createTestApi()
  operatorToken = (await operator(api, 'support')).token
})
afterAll(() => api.close())

const base = '/client-api/v1'
const correction = { name: 'سارة الزهراني', other: undefined, reason: 'as in the passport' }
const holdCertificate = (id: number) => (tx: Transaction) =>
  tx.select({ id: certificates.id }).from(certificates).where(eq(certificates.id, id)).for('update')
const stands = async (id: number) => {
  const [row] = await api.db.select().from(certificates).where(eq(certificates.id, id))
  return row
}

test('a certificate that is corrected just as it is withdrawn is withdrawn', async () => {
  const { row } = await earnCertificate(api)
  const [answer] = await meanwhile(api, {
    hold: tx => correctName(tx, commandLine, row.code, correction),
    waiting: [
      () =>
        api.as(operatorToken)('POST', `${base}/console/certificates/${row.code}/withdrawal`, {
          reason: 'Another person sat the exam.',
        }),
    ],
  })
  expect(answer?.statusCode).toBe(200)
  expect(await stands(row.id)).toMatchObject({
    holderName: correction.name,
    revokedReason: 'Another person sat the exam.',
  })
})

/** Begins an erasure that waits for the certificate, and then an act of which the account is gone when its turn comes. */
async function afterErasure(
  { learner, row }: Earned,
  act: () => Promise<{ statusCode: number }>,
): Promise<number | undefined> {
  const erase = () =>
    eraseAccount(api.db, api.mails, {
      userId: learner.id,
      requestId: null,
      origin: { at: new Date().toISOString(), ip: '127.0.0.1', device: '' },
      erasesContributions: false,
    })
  const [, status] = await meanwhile<unknown>(api, {
    hold: holdCertificate(row.id),
    waiting: [erase, async () => (await act()).statusCode],
  })
  return Number(status)
}

test('no name is put on a certificate whose holder’s account is erased just then', async () => {
  const byHolder = await earnCertificate(api)
  await api.db.update(users).set({ name: 'سارة الزهراني' }).where(eq(users.id, byHolder.learner.id))
  const own = { holder_name: 'سارة الزهراني' }
  const ownPath = `${base}/certificates/${byHolder.row.code}/name`
  expect(await afterErasure(byHolder, () => api.as(byHolder.learner.token)('POST', ownPath, own))).toBe(404)
  const byOperator = await earnCertificate(api)
  const wish = { holder_name: 'سارة الزهراني', reason: 'as in the passport' }
  const path = `${base}/console/certificates/${byOperator.row.code}`
  expect(await afterErasure(byOperator, () => api.as(operatorToken)('PATCH', path, wish))).toBe(404)
  for (const { row } of [byHolder, byOperator])
    expect(await stands(row.id)).toMatchObject({
      code: row.code,
      holderName: erasedName,
      otherHolderName: null,
    })
})

test('no one can rename themselves while their account is erased', async () => {
  const earned = await earnCertificate(api)
  const { learner, row } = earned
  const wish = { name_en: 'Sarah Al-Qahtani', confirm_names: true }
  expect(await afterErasure(earned, () => api.as(learner.token)('PATCH', `${base}/auth/profile`, wish))).toBe(
    404,
  )
  const [user] = await api.db.select().from(users).where(eq(users.id, learner.id))
  expect(user).toMatchObject({ name: erasedName, otherName: null, namesConfirmedAt: null })
  expect(await stands(row.id)).toMatchObject({
    code: row.code,
    holderName: erasedName,
    otherHolderName: null,
  })
})
