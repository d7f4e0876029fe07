import { afterAll, beforeAll, expect, test } from 'vitest'
import { company } from '../../../../testing/accounts.ts'
import { companyCalls } from '../../../../testing/assigning.ts'
import { course } from '../../../../testing/catalogue.ts'
import { assign, department, employee, member } from '../../../../testing/portal.ts'
import { createTestApi, type TestApi } from '../../../../testing/test-api.ts'
import { foldReports } from './folding.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

test('finance is told of nobody who could be told apart, by rows or by what is left of a whole', async () => {
  const { companyId, token } = await company(api)
  const [courseId, other] = [await course(api), await course(api)]
  const top = await department(api, companyId)
  const parts: [number, number][] = [
    [await department(api, companyId, top), 6],
    [await department(api, companyId, top), 2],
    [await department(api, companyId, top), 8],
    [await department(api, companyId), 9],
  ]
  for (const [departmentId, people] of parts)
    for (let n = 0; n < people; n += 1) {
      const id = await employee(api, companyId, { departmentId })
      await assign(api, companyId, id, courseId)
      if (n === 0) await assign(api, companyId, id, other, { state: 'completed', completedAt: new Date() })
    }
  interface Told {
    totals: { assigned: number } | null
    rows: { id: number | null }[]
    months: unknown[]
    too_few: { totals: boolean; rows: number; months: string[] } | null
  }
  const finance = companyCalls(api, (await member(api, companyId, 'finance')).token)
  const told = (query: string) => finance.data<Told>('GET', `/reports/completion?${query}`)
  const [first = 0, few = 0, large = 0, beside = 0] = parts.map(([id]) => id)
  const filed = async (asked: object) => {
    const body = { report: 'completion', format: 'csv', ...asked }
    const answer = await finance.answer('POST', '/reports/export', body)
    expect(answer.statusCode).toBe(200)
    return answer.body.trimEnd().split('\r\n').slice(1)
  }
  for (const isKept of [false, true]) {
    if (isKept) await foldReports(api.db, 1, 0)
    expect((await told('by=department')).rows.map(row => row.id)).toEqual([top, beside])
    // The smallest of the others is held back with the one of two people.
    expect(await told(`by=department&department=${top}`)).toMatchObject({
      rows: [{ id: large }],
      too_few: { totals: false, rows: 2 },
    })
    // The file has the same rows, and no more of them.
    expect((await filed({ by: 'department' })).map(line => line.split(',')[1])).toEqual(['19', '10'])
    expect(await filed({ by: 'department', department: top })).toHaveLength(1)
    expect(await filed({ by: 'course' })).toEqual([])
    expect(await filed({ by: 'month', department: few })).toEqual([])
    for (const id of [first, few])
      expect(await told(`department=${id}`)).toMatchObject({
        totals: null,
        months: [],
        too_few: { totals: true },
      })
    expect((await told(`department=${large}`)).totals).toMatchObject({ assigned: 9 })
    // Four people of the other course: neither course is told of, nor the month in which they completed it.
    expect(await told('by=course')).toMatchObject({
      totals: { assigned: 29 },
      rows: [],
      months: [],
      too_few: { rows: 2 },
    })
    expect(await finance.code('GET', '/reports/completion?group=1')).toBe('forbidden')
    for (const asked of [{ by: 'person' }, { by: 'course', group: 1 }, { by: 'course', source: 'assigned' }])
      for (const call of ['/reports/export', '/reports/exports'])
        expect(await finance.code('POST', call, { report: 'completion', format: 'csv', ...asked })).toBe(
          'forbidden',
        )
    const seen = await companyCalls(api, token).data<Told>('GET', '/reports/completion?by=course')
    expect([seen.rows.length, seen.too_few]).toEqual([2, null])
  }
})
