import { and, asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditLog, companyMembers } from '../../../db/schema/index.ts'
import { company } from '../../../testing/accounts.ts'
import { department, employee, member } from '../../../testing/portal.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { verifyAudit } from '../../platform/audit/verify.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const remove = (token: string, name = 'client-api') =>
  api.as(token)('DELETE', `/${name}/v1/auth/delete-account`)

/** What a company's audit log says of memberships that ended. */
const auditedEnds = (companyId: number) =>
  api.db
    .select({
      actorId: auditLog.actorId,
      actorCapacity: auditLog.actorCapacity,
      subjectId: auditLog.subjectId,
      before: auditLog.before,
      after: auditLog.after,
    })
    .from(auditLog)
    .where(and(eq(auditLog.chain, `company-${companyId}`), eq(auditLog.action, 'member.remove')))
    .orderBy(asc(auditLog.subjectId))

test('the end of a member’s account ends the membership, and the company’s audit log says so', async () => {
  const owner = await company(api)
  const finance = await member(api, owner.companyId, 'finance')
  await employee(api, owner.companyId, { userId: finance.id })
  await remove(finance.personalToken)
  expect(await api.db.$count(companyMembers, eq(companyMembers.userId, finance.id))).toBe(0)
  expect((await api.as(finance.token)('GET', '/company-api/v1/dashboard')).statusCode).toBe(401)
  expect(await auditedEnds(owner.companyId)).toEqual([
    {
      actorId: finance.id,
      actorCapacity: 'personal',
      subjectId: finance.id,
      before: { role: 'finance', department_id: null },
      after: { because: 'account_deleted' },
    },
  ])
})

test('the end of a company’s account signs its members out of it at once, and nowhere else', async () => {
  const owner = await company(api)
  const members = [
    await member(api, owner.companyId, 'manager', await department(api, owner.companyId)),
    await member(api, owner.companyId, 'auditor'),
  ]
  const other = await company(api)
  const elsewhere = await member(api, other.companyId, 'auditor')
  await remove(owner.token, 'company-api')
  for (const { token, personalToken } of members) {
    expect((await api.as(token)('GET', '/company-api/v1/dashboard')).statusCode).toBe(401)
    expect((await api.as(personalToken)('GET', '/client-api/v1/auth/profile')).statusCode).toBe(200)
  }
  expect((await api.as(elsewhere.token)('GET', '/company-api/v1/dashboard')).statusCode).toBe(200)
  expect(await auditedEnds(owner.companyId)).toMatchObject(
    members.map(({ id }) => ({ actorId: owner.id, subjectId: id, after: { because: 'company_deleted' } })),
  )
  expect((await verifyAudit(api.db)).broken).toEqual([])
})
