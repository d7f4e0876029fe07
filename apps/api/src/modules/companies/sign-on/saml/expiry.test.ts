import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { companySignOns } from '../../../../db/schema/index.ts'
import { type Account, company } from '../../../../testing/accounts.ts'
import { queuedEmails } from '../../../../testing/emails.ts'
import { whileRefused } from '../../../../testing/refused.ts'
import { startSamlPeer, type SamlPeer } from '../../../../testing/saml-peer.ts'
import { samlSignOns } from '../../../../testing/saml-sign-on.ts'
import { selfSigned } from '../../../../testing/self-signed.ts'
import { NameServers } from '../../../../testing/sign-on.ts'
import { createTestApi, type TestApi } from '../../../../testing/test-api.ts'
import { warnOfCertificates } from './expiry.ts'

const names = new NameServers()
let api: TestApi
let peer: SamlPeer
let on: ReturnType<typeof samlSignOns>
let owner: Account & { companyId: number }
beforeAll(async () => {
  peer = await startSamlPeer()
  api = await createTestApi({ textRecords: names.look })
  on = samlSignOns(api, peer, names)
})
afterAll(async () => {
  await api.close()
  await peer.close()
})
beforeEach(async () => {
  owner = await company(api)
})

test('owners are notified once when the last certificate is about to expire, and again of the next one', async () => {
  await on.setUp(owner)
  const told = async () => {
    await warnOfCertificates(api.db, api.mails)
    return (await queuedEmails(api, owner.email)).map(email => email.template)
  }
  const keep = (...days: number[]) =>
    api.db
      .update(companySignOns)
      .set({ certificates: days.map(each => selfSigned({ days: each }).certificate) })
      .where(eq(companySignOns.companyId, owner.companyId))
  await keep(20, 90)
  expect(await told()).toEqual([])
  await keep(20)
  expect(await told()).toEqual(['sign_on_certificate'])
  expect(await told()).toEqual(['sign_on_certificate'])
  await keep(25)
  expect(await told()).toEqual(['sign_on_certificate', 'sign_on_certificate'])
  await keep(-2)
  expect(await told()).toHaveLength(2)
})

test('a company whose owners cannot be warned keeps no other one waiting', async () => {
  const other = await company(api)
  for (const each of [owner, other]) {
    await on.setUp(each)
    await api.db
      .update(companySignOns)
      .set({ certificates: [selfSigned({ days: 20 }).certificate] })
      .where(eq(companySignOns.companyId, each.companyId))
  }
  await whileRefused(
    api.db,
    'company_sign_ons',
    `company_id <> ${owner.companyId} or warned_of is null`,
    () =>
      expect(warnOfCertificates(api.db, api.mails)).rejects.toThrow('Some companies could not be warned.'),
  )
  expect(await queuedEmails(api, owner.email)).toEqual([])
  expect(await queuedEmails(api, other.email)).toHaveLength(1)
  await warnOfCertificates(api.db, api.mails)
  expect(await queuedEmails(api, owner.email)).toHaveLength(1)
})
