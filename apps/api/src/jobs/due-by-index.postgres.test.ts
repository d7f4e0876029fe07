import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endDueLicences } from '../modules/commerce/licences/ending.ts'
import { remindOfDue } from '../modules/companies/assignments/reminders.ts'
import { mailReports } from '../modules/companies/reports/saved/mailing.ts'
import { submitOverdue } from '../modules/exams/submitting.ts'
import { settleEndedGrants } from '../modules/learning/grants.ts'
import { createTestApi, type TestApi } from '../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

/** How PostgreSQL carries out what reads a table, where it may use indexes alone. */
async function planOf(table: string, act: () => Promise<unknown>): Promise<string> {
  const { statements: sent } = await api.statements.during(act)
  const reading = sent.find(text => /^\s*(?:select|with)/.test(text) && text.includes(table))
  if (reading === undefined) throw new Error(`Nothing read ${table}: ${sent.join('; ')}`)
  return api.db.transaction(async tx => {
    await tx.execute(sql`set local enable_seqscan = off`)
    const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(
      sql.raw(`explain (generic_plan, costs off) ${reading}`),
    )
    return rows.map(row => row['QUERY PLAN']).join('\n')
  })
}

// These are read each minute or hour, of all there is: only the index by the moment keeps that from growing with the site. No index is read by clock_timestamp().
test.each<[what: string, table: string, condition: RegExp, act: () => Promise<unknown>]>([
  ['grants that end', 'enrolment_grants', /Index Cond: \(ends_at <= /, () => settleEndedGrants(api.db)],
  ['licences that end', 'licences', /Index Cond: \(ends_at <= /, () => endDueLicences(api.db)],
  ['reports to be sent', 'report_mails', /Index Cond: \(due_at <= /, () => mailReports(api.db, api.mails)],
  ['attempts that are overdue', 'attempts', /Index Cond: \(deadline_at < /, () => submitOverdue(api.db)],
  [
    'assignments that are due',
    'assignments',
    /Index Cond: \(.*due_on >= .*due_on <= /,
    () => remindOfDue(api.db),
  ],
])('%s are found by their moment', async (_, table, condition, act) => {
  expect(await planOf(table, act)).toMatch(condition)
})
