import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { departments, type employees, jobNames } from '../../../db/schema/index.ts'
import { company, type Account } from '../../../testing/accounts.ts'
import { everyPage } from '../../../testing/paging.ts'
import { department, employee, member } from '../../../testing/portal.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { employeeSorts } from './schema.ts'

let api: TestApi
let owner: Account & { companyId: number }
beforeAll(async () => {
  api = await createTestApi()
  owner = await company(api)
  await people()
})
afterAll(() => api.close())

async function placed(ar: string, parentId: number | null = null) {
  const id = await department(api, owner.companyId, parentId)
  await api.db
    .update(departments)
    .set({ name: { ar, en: `In ${ar}` } })
    .where(eq(departments.id, id))
  return id
}

let [sales, accounts] = [0, 0]

/** Five people whose columns each put them in another order; باسل has nothing in any. */
async function people() {
  sales = await placed('المبيعات')
  accounts = await placed('الإدارة المالية')
  const person = (name: string, given: Partial<typeof employees.$inferInsert>) =>
    employee(api, owner.companyId, { name, number: null, job: null, joinedOn: null, ...given })
  await person('باسل', { state: 'invited' })
  const amal = await person('أمل', {
    number: 'E-10',
    job: 'محاسب',
    departmentId: sales,
    joinedOn: '2024-05-01',
  })
  const zaid = await person('زيد', {
    number: 'E-9',
    job: 'سائق',
    departmentId: accounts,
    joinedOn: '2025-01-01',
    managerId: amal,
  })
  await person('Omar', {
    number: '7',
    job: 'أخصائي',
    departmentId: sales,
    joinedOn: '2023-01-01',
    managerId: zaid,
    state: 'deactivated',
  })
  await person('دانة', {
    number: 'e-100',
    job: 'سائق',
    departmentId: accounts,
    joinedOn: '2025-01-01',
    managerId: amal,
  })
}

const names = async (query: string, token = owner.token, locale: 'ar' | 'en' = 'ar') =>
  (await everyPage<{ name: string }>(api, token, `/employees?${query}`, { locale })).map(({ name }) => name)

test.each([
  ['name', 'أمل باسل دانة زيد Omar'],
  ['-name', 'Omar زيد دانة باسل أمل'],
  ['number', 'Omar زيد أمل دانة باسل'],
  ['-number', 'دانة أمل زيد Omar باسل'],
  ['job', 'Omar دانة زيد أمل باسل'],
  ['-job', 'أمل زيد دانة Omar باسل'],
  ['department', 'دانة زيد أمل Omar باسل'],
  ['-department', 'Omar أمل زيد دانة باسل'],
  ['manager', 'دانة زيد Omar أمل باسل'],
  ['-manager', 'Omar زيد دانة باسل أمل'],
  ['state', 'أمل دانة زيد باسل Omar'],
  ['-state', 'Omar باسل زيد دانة أمل'],
  ['joined', 'Omar أمل دانة زيد باسل'],
  ['-joined', 'زيد دانة أمل Omar باسل'],
])('by %s, of like ones by name, who has nothing in it last', async (sort, order) => {
  expect(await names(`sort=${sort}`)).toEqual(order.split(' '))
  // The same of those who are found first.
  expect(await names(`sort=${sort}&q=example.com`)).toEqual(order.split(' '))
})

test('readers of English find departments by their own names, and a listed job by its English one', async () => {
  await api.db
    .update(departments)
    .set({ name: { ar: 'المبيعات', en: 'A sales' } })
    .where(eq(departments.id, sales))
  expect((await names('sort=department', owner.token, 'en')).slice(0, 2)).toEqual(['Omar', 'أمل'])
  await api.db.insert(jobNames).values({ slug: 'a-driver', name: { ar: 'سائق', en: 'A driver' } })
  expect((await names('sort=job', owner.token, 'en')).slice(0, 2)).toEqual(['دانة', 'زيد'])
})

test('every order goes on by its cursor when people join between pages, and repeats and loses nobody', async () => {
  const other = await company(api)
  const long = 'اسم '.repeat(90)
  for (let n = 0; n < 7; n += 1)
    await employee(api, other.companyId, { name: `${long}${n}`, number: n % 2 ? `K${n}` : null })
  for (const sort of employeeSorts) {
    let added = 0
    const rows = await everyPage<{ id: number; name: string }>(
      api,
      other.token,
      `/employees?q=${encodeURIComponent('إسم')}&sort=${sort}`,
      { between: () => employee(api, other.companyId, { name: `غيره ${(added += 1)}` }) },
    )
    expect(
      rows.map(({ id }) => id).toSorted((a, b) => a - b),
      sort,
    ).toHaveLength(7)
    expect(new Set(rows.map(({ id }) => id)).size, sort).toBe(7)
  }
  const answer = await api.as(other.token)('GET', '/company-api/v1/employees?limit=2&sort=name')
  const { next_cursor: cursor } = answer.json<{ meta: { next_cursor: string } }>().meta
  const wrong = await api.as(other.token)('GET', `/company-api/v1/employees?sort=number&cursor=${cursor}`)
  expect(wrong.json()).toMatchObject({ code: 'malformed' })
})

test('the order does not tell a manager of a branch who leads people from outside of it', async () => {
  const boss = await employee(api, owner.companyId, { name: 'ابتسام', departmentId: sales })
  const branch = await placed('فرع')
  const inside = await employee(api, owner.companyId, { name: 'ثامر', departmentId: branch })
  const led = (name: string, managerId: number) =>
    employee(api, owner.companyId, { name, departmentId: branch, managerId })
  await led('ياسين', boss)
  await led('وائل', inside)
  const manager = await member(api, owner.companyId, 'manager', branch)
  expect(await names('sort=manager', manager.token)).toEqual(['وائل', 'ثامر', 'ياسين'])
})

test('many of one job, department, manager or day are read on in pages of any length as they stand together', async () => {
  const other = await company(api)
  const places = [await department(api, other.companyId), await department(api, other.companyId), null]
  const leaders = [await employee(api, other.companyId, { name: 'هند' }), null]
  for (let n = 0; n < 24; n += 1)
    await employee(api, other.companyId, {
      name: `موظف ${(n * 7) % 24}`,
      job: n % 5 === 4 ? null : `عمل ${n % 5}`,
      departmentId: places[n % 3] ?? null,
      managerId: leaders[n % 2] ?? null,
      joinedOn: n % 4 === 3 ? null : `2025-01-0${1 + (n % 4)}`,
    })
  interface Page {
    data: { id: number }[]
    meta: { total: number; next_cursor: string | null }
  }
  const read = async (query: string) =>
    (await api.as(other.token)('GET', `/company-api/v1/employees?${query}`)).json<Page>()
  const columns = ['job', 'department', 'manager', 'joined']
  for (const sort of columns.flatMap(column => [column, `-${column}`])) {
    // Those who are looked for by words are found first, and put in order as a whole.
    const whole = (await read(`sort=${sort}&q=example.com&limit=100`)).data.map(({ id }) => id)
    expect(whole).toHaveLength(25)
    for (const limit of [4, 9]) {
      const ids: number[] = []
      let cursor: string | null = null
      do {
        const page: Page = await read(`sort=${sort}&limit=${limit}${cursor ? `&cursor=${cursor}` : ''}`)
        ids.push(...page.data.map(({ id }) => id))
        expect(page.meta.total).toBe(25)
        cursor = page.meta.next_cursor
      } while (cursor !== null)
      expect(ids, `${sort}, ${limit} a page`).toEqual(whole)
    }
  }
})
