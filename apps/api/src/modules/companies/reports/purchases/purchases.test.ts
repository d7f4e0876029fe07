import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditLog, seatLedger, seatPools } from '../../../../db/schema/index.ts'
import { company, operator, type Account } from '../../../../testing/accounts.ts'
import { companyCalls, joined } from '../../../../testing/assigning.ts'
import { seller, TestBuyer, type OrderJson } from '../../../../testing/buying.ts'
import { course } from '../../../../testing/catalogue.ts'
import { department, member } from '../../../../testing/portal.ts'
import { createTestApi, type TestApi } from '../../../../testing/test-api.ts'

interface Report {
  totals: Record<string, number>
  months: ({ month: string } & Record<string, unknown>)[]
  rows: ({ id: number | null; name: string | null } & Record<string, unknown>)[]
}

let api: TestApi
let owner: Account & { companyId: number }
let first: number
let second: number
const calls = () => companyCalls(api, owner.token)
const read = (path: string) => calls().data<Report>('GET', path)

beforeAll(async () => {
  api = await createTestApi()
  await seller(api)
  owner = await company(api)
  first = await course(api, { price: 10_000, title: { ar: 'الأولى', en: 'First' } })
  second = await course(api, { price: 5_000, title: { ar: 'الثانية', en: 'Second' } })
  const buyer = new TestBuyer(api, owner.token, 'company-api')
  const order = await buyer.buy([first], 3)
  await buyer.buy([second], 2)
  const asked = await buyer.call<OrderJson>('POST', `/orders/${order.id}/refunds`, {
    lines: [{ line_id: order.lines[0]?.id, seats: 1 }],
    reason: 'لم نعد نحتاجه',
  })
  const desk = new TestBuyer(api, (await operator(api, 'finance')).token)
  await desk.call('POST', `/console/refunds/${asked.data.refunds.at(-1)?.id}/decision`, {
    grant: true,
    decision: 'ok',
  })
  const { id } = await joined(api, owner.companyId)
  const [assigned] = await api.db.select().from(seatLedger).where(eq(seatLedger.companyId, owner.companyId))
  await api.db.insert(seatLedger).values([
    {
      companyId: owner.companyId,
      poolId: assigned?.poolId ?? 0,
      employeeId: id,
      movement: 'assigned',
      seats: -1,
    },
    {
      companyId: owner.companyId,
      poolId: assigned?.poolId ?? 0,
      employeeId: id,
      movement: 'returned',
      seats: 1,
    },
  ])
  // Another company's purchase is in none of its sums.
  await new TestBuyer(api, (await company(api)).token, 'company-api').buy([first], 7)
})
afterAll(() => api.close())

test('spending is what invoices say, less what credit notes give back', async () => {
  const report = await read('/reports/spending?by=course')
  expect(report.totals).toEqual({ paid: 40_000, refunded: 10_000, seats: 5, orders: 2 })
  expect(report.rows).toEqual([
    { id: first, name: 'First', paid: 30_000, refunded: 10_000, seats: 3, orders: 1 },
    { id: second, name: 'Second', paid: 10_000, refunded: 0, seats: 2, orders: 1 },
  ])
  expect(report.months).toHaveLength(1)
  expect((await read(`/reports/spending?course=${second}`)).totals).toMatchObject({ paid: 10_000, orders: 1 })
})

test('seats are what the ledger says; what is free is of now', async () => {
  const report = await read('/reports/seats?by=course')
  expect(report.totals).toEqual({
    bought: 5,
    assigned: 1,
    started: 0,
    returned: 1,
    expired: 0,
    refunded: 1,
    used: 0,
    free: 4,
  })
  expect(report.rows.map(({ id, bought, refunded }) => [id, bought, refunded])).toEqual([
    [first, 3, 1],
    [second, 2, 0],
  ])
  const none = await read('/reports/seats?to=2020-01-01&by=month')
  expect(none).toMatchObject({ months: [], rows: [], totals: { bought: 0, free: 4 } })
})

test('months stand without gaps, by the company’s days', async () => {
  const [known] = await api.db.select().from(seatLedger).where(eq(seatLedger.companyId, owner.companyId))
  // 22:00 in London on the last of August is September in Riyadh.
  const at = new Date('2026-08-31T22:00:00Z')
  const row = { companyId: owner.companyId, poolId: known?.poolId ?? 0 }
  await api.db.insert(seatLedger).values({ ...row, movement: 'started', seats: 0, at })
  const { months, rows } = await read('/reports/seats?by=month')
  expect(months[0]).toMatchObject({ month: '2026-09', started: 1, bought: 0 })
  expect(months[1]).toMatchObject({ month: '2026-10', started: 0 })
  expect(months.map(({ month }) => month)).toEqual(rows.map(({ name }) => name).toReversed())
  expect((await read('/reports/seats?to=2026-08-31')).totals).toMatchObject({ started: 0 })
  expect((await read('/reports/seats?from=2026-09-01&to=2026-09-01')).totals).toMatchObject({ started: 1 })
})

test('places of yearly licences stand in one row, with those that expired', async () => {
  const { companyId, token } = await company(api)
  const person = await joined(api, companyId)
  const [pool] = await api.db.insert(seatPools).values({ companyId, bought: 4 }).returning()
  const row = { companyId, poolId: pool?.id ?? 0 }
  const licences = { bought: 14, assigned: 1, started: 0, returned: 0, expired: 10, refunded: 0 }
  await api.db.insert(seatLedger).values([
    { ...row, movement: 'bought', seats: 14 },
    { ...row, movement: 'assigned', seats: -1, employeeId: person.id },
    // What was held comes back with the end, then all goes: one place is not counted twice.
    { ...row, movement: 'expired', seats: 1, employeeId: person.id },
    { ...row, movement: 'expired', seats: -10 },
  ])
  const report = await companyCalls(api, token).data<Report>('GET', '/reports/seats?by=course')
  expect(report.totals).toEqual({ ...licences, used: 0, free: 4 })
  expect(report.rows).toEqual([{ id: null, name: 'Yearly licence for the company’s own shelf', ...licences }])
})

test('each is for the roles that deal with it', async () => {
  const branch = await department(api, owner.companyId)
  const may = async (role: Parameters<typeof member>[2], path: string) => {
    const { token } = await member(api, owner.companyId, role, role === 'manager' ? branch : null)
    return (await companyCalls(api, token).answer('GET', path)).statusCode
  }
  for (const [role, seats, spending] of [
    ['administrator', 200, 200],
    ['finance', 200, 200],
    ['auditor', 200, 403],
    ['manager', 403, 403],
  ] as const)
    expect([role, await may(role, '/reports/seats'), await may(role, '/reports/spending')]).toEqual([
      role,
      seats,
      spending,
    ])
})

test('the file has the table as it is seen, money in riyals, and the audit log has the file', async () => {
  const finance = companyCalls(api, (await member(api, owner.companyId, 'finance')).token)
  const answer = await finance.answer('POST', '/reports/spending/export', { by: 'course', format: 'csv' })
  expect(answer.body.split(/\r?\n/)[1]).toMatch(/^First,300,100,200,3,1,\d{4}-\d\d-\d\d$/)
  expect(
    (await finance.answer('POST', '/reports/seats/export', { by: 'month', format: 'xlsx' })).statusCode,
  ).toBe(200)
  const acts = await api.db
    .select({ after: auditLog.after })
    .from(auditLog)
    .where(eq(auditLog.action, 'report_spending.export'))
  expect(acts).toMatchObject([{ after: { by: 'course', format: 'csv', total: 2 } }])
})
