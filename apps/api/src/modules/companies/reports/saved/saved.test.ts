import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditLog, savedReports } from '../../../../db/schema/index.ts'
import { company, type Account } from '../../../../testing/accounts.ts'
import { companyCalls } from '../../../../testing/assigning.ts'
import { department, member } from '../../../../testing/portal.ts'
import { createTestApi, type TestApi } from '../../../../testing/test-api.ts'

interface Saved {
  id: number
  name: string
  is_shared: boolean
  is_own: boolean
  may_change: boolean
  by: string
  from?: string
}

let api: TestApi
let owner: Account & { companyId: number }
beforeAll(async () => {
  api = await createTestApi()
  owner = await company(api)
})
afterAll(() => api.close())

const view = { report: 'completion', by: 'person', from: '2026-01-01', department: 7 }

test('a view is saved for oneself or everybody, renamed and deleted by whom it belongs to', async () => {
  const { companyId } = owner
  const [manager, administrator, finance] = [
    companyCalls(api, (await member(api, companyId, 'auditor')).token),
    companyCalls(api, (await member(api, companyId, 'administrator')).token),
    companyCalls(api, (await member(api, companyId, 'finance')).token),
  ]
  const stranger = companyCalls(api, (await company(api)).token)
  const save = async (calls: typeof manager, body: object) =>
    (await calls.data<{ id: number }>('POST', '/saved-reports', body)).id
  const list = (calls: typeof manager) => calls.data<Saved[]>('GET', '/saved-reports')
  const own = await save(manager, { name: '  Mine ', ...view })
  const shared = await save(manager, { name: 'Ours', is_shared: true, ...view })
  const open = await save(administrator, {
    name: 'Everybody’s',
    is_shared: true,
    report: 'scores',
    by: 'exam',
  })

  expect((await list(manager)).map(row => [row.name, row.is_own, row.may_change])).toEqual([
    ['Everybody’s', false, false],
    ['Mine', true, true],
    ['Ours', true, true],
  ])
  expect((await list(administrator)).map(row => [row.name, row.may_change])).toEqual([
    ['Everybody’s', true],
    ['Ours', true],
  ])
  expect((await list(manager)).find(row => row.id === own)).toMatchObject({ ...view, is_shared: false })
  // By person is not for finance; of another company nothing is there.
  expect((await list(finance)).map(row => row.name)).toEqual(['Everybody’s'])
  expect(await finance.code('POST', '/saved-reports', { name: 'x', ...view })).toBe('validation')
  expect(
    await finance.code('POST', '/saved-reports', { name: 'x', report: 'time', by: 'course', group: 3 }),
  ).toBe('validation')
  expect(await list(stranger)).toEqual([])
  for (const [calls, id, code] of [
    [stranger, shared, 'not_found'],
    [administrator, own, 'not_found'],
    [manager, open, 'forbidden'],
  ] as const) {
    expect(await calls.code('PATCH', `/saved-reports/${id}`, { name: 'x' })).toBe(code)
    expect(await calls.code('DELETE', `/saved-reports/${id}`)).toBe(code)
  }
  // An administrator may name it anew, and not take it for nobody.
  expect(
    (await administrator.answer('PATCH', `/saved-reports/${shared}`, { name: 'All of ours' })).statusCode,
  ).toBe(200)
  expect(await administrator.code('PATCH', `/saved-reports/${shared}`, { is_shared: false })).toBe(
    'forbidden',
  )
  expect((await manager.answer('PATCH', `/saved-reports/${shared}`, { is_shared: false })).statusCode).toBe(
    200,
  )
  expect((await list(administrator)).map(row => row.name)).toEqual(['Everybody’s'])
  for (const id of [own, shared])
    expect((await manager.answer('DELETE', `/saved-reports/${id}`)).statusCode).toBe(200)
  expect((await list(manager)).map(row => row.id)).toEqual([open])
  const acts = await api.db.select({ action: auditLog.action }).from(auditLog)
  expect(acts.map(row => row.action).filter(action => action.startsWith('saved_report'))).toEqual([
    'saved_report.share',
    'saved_report.share',
    'saved_report.change',
    'saved_report.unshare',
  ])
})

test('a name has to be one, rows have to be of the report, and nobody saves without end', async () => {
  const calls = companyCalls(api, owner.token)
  for (const body of [
    { name: '   ', ...view },
    { name: 'x', ...view, by: 'exam' },
    { name: 'x'.repeat(81), ...view },
  ])
    expect(await calls.code('POST', '/saved-reports', body)).toBe('validation')
  await api.db.insert(savedReports).values(
    Array.from({ length: 100 }, () => ({
      companyId: owner.companyId,
      createdBy: owner.id,
      name: 'x',
      query: { report: 'time' as const, by: 'course' as const },
    })),
  )
  expect(await calls.code('POST', '/saved-reports', { name: 'x', ...view })).toBe('too_many_saved_reports')
})

test('views of every report are saved, each for whom it is open, and what a report has not is named', async () => {
  const other = await company(api)
  const { companyId } = other
  const by = async (role: 'manager' | 'finance' | 'auditor') =>
    companyCalls(
      api,
      (await member(api, companyId, role, role === 'manager' ? await department(api, companyId) : undefined))
        .token,
    )
  const calls = companyCalls(api, other.token)
  const views = [
    { report: 'activity', by: 'person', quiet: 30 },
    { report: 'seats', by: 'month', from: '2026-01-01' },
    { report: 'spending', by: 'course', course: 3 },
  ]
  for (const each of views)
    await calls.data('POST', '/saved-reports', { name: `Of ${each.report}`, is_shared: true, ...each })
  const seen = async (whose: typeof calls) =>
    (await whose.data<(Saved & { report: string; quiet?: number })[]>('GET', '/saved-reports'))
      .filter(({ name }) => name.startsWith('Of '))
      .map(({ report }) => report)
  expect(await seen(calls)).toEqual(['activity', 'seats', 'spending'])
  const [manager, finance, auditor] = [await by('manager'), await by('finance'), await by('auditor')]
  expect(await seen(manager)).toEqual(['activity'])
  expect(await seen(finance)).toEqual(['seats', 'spending'])
  expect(await seen(auditor)).toEqual(['activity', 'seats'])
  const activity = (await calls.data<{ quiet?: number }[]>('GET', '/saved-reports')).find(row => row.quiet)
  expect(activity).toMatchObject({ report: 'activity', by: 'person', quiet: 30 })
  for (const [whose, wrong, field] of [
    [calls, { report: 'activity', by: 'exam' }, 'by'],
    [calls, { report: 'activity', by: 'course', quiet: 7 }, 'quiet'],
    [calls, { report: 'activity', by: 'person', sort: 'people' }, 'sort'],
    [calls, { report: 'seats', by: 'person' }, 'by'],
    [calls, { report: 'seats', by: 'course', department: 3 }, 'department'],
    [calls, { report: 'activity', by: 'person', course: 3 }, 'course'],
    [calls, { report: 'time', by: 'course', quiet: 7 }, 'quiet'],
    [manager, { report: 'seats', by: 'course' }, 'report'],
    [auditor, { report: 'spending', by: 'course' }, 'report'],
    [finance, { report: 'activity', by: 'person' }, 'report'],
  ] as const) {
    const answer = await whose.answer('POST', '/saved-reports', { name: 'x', ...wrong })
    expect([answer.statusCode, Object.keys(answer.json<{ errors: object }>().errors)]).toEqual([422, [field]])
  }
})
