import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditLog, operatorRoles, sessions, users } from '../../../db/schema/index.ts'
import { account, company, operator } from '../../../testing/accounts.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { listOperators, makeOperator, removeOperator } from './operators.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const actionsOn = async (userId: number) =>
  (
    await api.db
      .select({ action: auditLog.action, before: auditLog.before, after: auditLog.after })
      .from(auditLog)
      .where(eq(auditLog.subjectId, userId))
      .orderBy(asc(auditLog.id))
  ).map(({ action, before, after }) => [action, before, after])

test('an account becomes an operator, gets another role, and stops being one; each is in the log', async () => {
  const person = await account(api)
  expect(await makeOperator(api.db, { email: person.email.toUpperCase(), role: 'support' })).toEqual({
    userId: person.id,
    isNew: false,
  })
  await makeOperator(api.db, { email: person.email, role: 'support' })
  await makeOperator(api.db, { email: person.email, role: 'finance' })
  expect(await listOperators(api.db)).toMatchObject([{ email: person.email, role: 'finance' }])
  const opened = await api.as(person.token)('POST', '/client-api/v1/auth/switch', { capacity: 'operator' })
  const { token } = opened.json<{ data: { token: string } }>().data
  expect((await api.as(token)('GET', '/client-api/v1/console/me')).json()).toMatchObject({
    code: 'second_factor_demanded',
  })
  await removeOperator(api.db, person.email)
  expect((await api.as(token)('GET', '/client-api/v1/auth/sessions')).statusCode).toBe(401)
  expect(await api.db.$count(sessions, eq(sessions.userId, person.id))).toBe(1)
  expect(await actionsOn(person.id)).toEqual([
    ['operator.make', null, { role: 'support' }],
    ['operator.change_role', { role: 'support' }, { role: 'finance' }],
    ['operator.remove', { role: 'finance' }, null],
  ])
})

test('an address without an account gets one, without a password', async () => {
  const { userId, isNew } = await makeOperator(api.db, {
    email: 'sara@masar.test',
    role: 'auditor',
    name: 'سارة',
    otherName: 'Sara',
  })
  expect(isNew).toBe(true)
  const [made] = await api.db.select().from(users).where(eq(users.id, userId))
  expect(made).toMatchObject({
    email: 'sara@masar.test',
    name: 'سارة',
    otherName: 'Sara',
    kind: 'student',
    passwordHash: null,
  })
  expect(made?.verifiedAt).not.toBeNull()
})

test('neither what is no address nor a company’s account becomes one', async () => {
  const owner = await company(api)
  await expect(makeOperator(api.db, { email: 'nonsense', role: 'support' })).rejects.toThrow(
    'no e-mail address',
  )
  await expect(makeOperator(api.db, { email: owner.email, role: 'support' })).rejects.toThrow(
    'company’s account',
  )
  await expect(removeOperator(api.db, 'nobody@masar.test')).rejects.toThrow('no operator')
})

test('the console says who one is, and shows the log page by page to those who oversee', async () => {
  for (const role of operatorRoles) {
    const { token } = await operator(api, role)
    const me = await api.as(token)('GET', '/client-api/v1/console/me')
    expect(me.json()).toMatchObject({
      data: {
        role,
        reads_audit: role === 'administrator' || role === 'auditor',
        settles_reports: role === 'administrator' || role === 'support',
        keeps_certificates: role === 'administrator' || role === 'support',
      },
    })
  }
  const { token } = await operator(api, 'auditor')
  const page = async (cursor: string | null) =>
    (
      await api.as(token)('GET', `/client-api/v1/console/audit?limit=2${cursor ? `&cursor=${cursor}` : ''}`)
    ).json<{ data: { id: number; action: string }[]; meta: { next_cursor: string | null; total: number } }>()
  const seen: number[] = []
  let cursor: string | null = null
  do {
    const { data, meta } = await page(cursor)
    seen.push(...data.map(row => row.id))
    cursor = meta.next_cursor
  } while (cursor !== null)
  expect(seen).toEqual(seen.toSorted((a, b) => b - a))
  expect(seen).toHaveLength(await api.db.$count(auditLog))
  expect(new Set(seen).size).toBe(seen.length)
})
