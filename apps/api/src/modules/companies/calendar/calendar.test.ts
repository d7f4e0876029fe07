import { afterAll, beforeAll, expect, test } from 'vitest'
import { company } from '../../../testing/accounts.ts'
import { companyCalls } from '../../../testing/assigning.ts'
import { member } from '../../../testing/portal.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

interface Calendar {
  country: string
  today: string
  weekend: number[]
  holidays: { name: string; first_day: string; last_day: string }[]
}

test('the company’s team reads its working days, in their language', async () => {
  const owner = await company(api)
  const finance = await member(api, owner.companyId, 'finance')
  for (const { token } of [owner, finance]) {
    const calendar = await companyCalls(api, token).data<Calendar>('GET', '/working-calendar')
    expect(calendar).toMatchObject({ country: 'SA', weekend: [5, 6] })
    expect(calendar.today).toMatch(/^\d{4}-\d\d-\d\d$/)
    const eid = { first_day: '2027-03-09', last_day: '2027-03-12' }
    expect(calendar.holidays).toContainEqual({ name: 'Eid al-Fitr', ...eid })
    const arabic = await api.as(token)('GET', '/company-api/v1/working-calendar', undefined, {
      'accept-language': 'ar',
    })
    expect(arabic.json<{ data: Calendar }>().data.holidays).toContainEqual({ name: 'عيد الفطر', ...eid })
    expect(calendar.holidays).toEqual(
      calendar.holidays.toSorted((a, b) => (a.first_day < b.first_day ? -1 : 1)),
    )
  }
})
