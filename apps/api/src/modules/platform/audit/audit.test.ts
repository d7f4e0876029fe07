import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditLog } from '../../../db/schema/index.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { commandLine } from './actor.ts'
import { audit } from './audit.ts'
import { verifyAudit } from './verify.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const act = (action: string, after: Record<string, unknown> = {}) =>
  api.db.transaction(tx => audit(tx, commandLine, { action, subject: { type: 'test', id: 7 }, after }))

/** Tampers with the log as only a person with database access can. */
async function byHand(change: ReturnType<typeof sql>): Promise<void> {
  await api.db.execute(sql`alter table audit_log disable trigger all`)
  await api.db.execute(change)
  await api.db.execute(sql`alter table audit_log enable trigger all`)
}

test('rows written side by side make one chain, whatever their values hold', async () => {
  await Promise.all(
    Array.from({ length: 20 }, async (_, index) =>
      act('test.act', { z: index, a: { ['مفتاح']: 'قيمة', b: [1, { y: null, x: 1.5 }] }, when: new Date(0) }),
    ),
  )
  expect(await verifyAudit(api.db)).toEqual({ rows: 20, broken: [] })
})

test('an act that fails leaves no row', async () => {
  await expect(
    api.db.transaction(async tx => {
      await audit(tx, commandLine, { action: 'test.failed', subject: { type: 'test', id: null } })
      throw new Error('the act failed')
    }),
  ).rejects.toThrow('the act failed')
  expect(await api.db.$count(auditLog, eq(auditLog.action, 'test.failed'))).toBe(0)
  expect((await verifyAudit(api.db)).broken).toEqual([])
})

test('secrets are masked', async () => {
  await act('test.secret', { password: 'Masar@2026', nested: { totp_secret: 'ABC' }, role: 'owner' })
  const [row] = await api.db.select().from(auditLog).where(eq(auditLog.action, 'test.secret'))
  expect(row?.after).toEqual({ password: '•••', nested: { totp_secret: '•••' }, role: 'owner' })
})

test('the database refuses to change, delete or empty the log', async () => {
  await expect(api.db.update(auditLog).set({ action: 'other' })).rejects.toThrow()
  await expect(api.db.delete(auditLog)).rejects.toThrow()
  await expect(api.db.execute(sql`truncate audit_log`)).rejects.toThrow()
})

test('a row changed, removed or cut off by hand breaks the chain, and only that chain', async () => {
  const [first] = await api.db.select({ id: auditLog.id }).from(auditLog).orderBy(auditLog.id).limit(1)
  const id = first?.id ?? 0
  await byHand(sql`update audit_log set after = '{"z": 99}' where id = ${id}`)
  expect((await verifyAudit(api.db)).broken).toEqual([
    { chain: 'site', rowId: id, reason: 'a row was changed' },
  ])
  await byHand(sql`delete from audit_log where id = ${id}`)
  expect((await verifyAudit(api.db)).broken).toEqual([
    { chain: 'site', rowId: id + 1, reason: 'rows are missing before this one' },
  ])
  await byHand(sql`delete from audit_log`)
  expect((await verifyAudit(api.db)).broken).toEqual([
    { chain: 'site', rowId: null, reason: 'rows are missing at the end' },
  ])
})
