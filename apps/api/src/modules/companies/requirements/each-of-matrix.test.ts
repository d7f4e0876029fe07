import { siteTimeZone } from '@masar/text'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { departments, requirements } from '../../../db/schema/index.ts'
import { company } from '../../../testing/accounts.ts'
import { companyCalls, joined } from '../../../testing/assigning.ts'
import { course } from '../../../testing/catalogue.ts'
import { department } from '../../../testing/portal.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import type { CompanyMembership } from '../../accounts/auth/viewer.ts'
import { keepStandings } from './kept/keeping.ts'
import { eachOfMatrix, listMatrix, type StandingsOfPerson } from './matrix.ts'
import type { MatrixQuery } from './schema.ts'
import { plusDays } from './status.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())
const today = new Intl.DateTimeFormat('en-CA-u-ca-gregory-nu-latn', { timeZone: siteTimeZone }).format()

test('all of a list come in its order, so many at a time, and are looked for once', async () => {
  const palm = await company(api)
  const by = companyCalls(api, palm.token)
  for (const name of ['Dana', 'Amal', 'Eman', 'Basma', 'Celia'])
    await joined(api, palm.companyId, { name, createdAt: new Date(Date.now() - 60 * 86_400_000) })
  const made = await by.data<{ id: number }>('POST', '/requirements', {
    course_id: await course(api),
    first_due_days: 0,
    grace_days: 3,
  })
  await api.db
    .update(requirements)
    .set({ createdAt: new Date(Date.now() - 40 * 86_400_000) })
    .where(eq(requirements.id, made.id))
  const { data: excused } = await listMatrix(api.db, memberOf(palm.companyId), {}, 'en')
  await by.data('POST', `/requirements/${made.id}/people/${excused[2]?.id}/waivers`, { reason: 'Leave' })
  await keepStandings(api.db, 1)
  for (const query of [
    {},
    { status: 'late' as const },
    { sort: 'status' as const },
    { status: 'late' as const, sort: 'department' as const },
    { status: 'late' as const, as_of: plusDays(today, -2) },
  ]) {
    const { data: listed } = await listMatrix(api.db, memberOf(palm.companyId), query, 'en')
    const inParts = async (atOnce: number) => {
      const parts: StandingsOfPerson[][] = []
      const before = api.statements.count()
      for await (const part of eachOfMatrix(api.db, memberOf(palm.companyId), query, 'en', atOnce))
        parts.push(part)
      expect(parts.flat()).toEqual(listed)
      return { parts, statements: api.statements.count() - before }
    }
    const few = await inParts(2)
    expect(few.parts.map(part => part.length)).toEqual(listed.length === 5 ? [2, 2, 1] : [2, 2])
    // Who each part is of and where they stand, and what finds the people, once, whatever there is to find.
    const whole = await inParts(5)
    expect(few.statements - whole.statements).toBe(2 * (few.parts.length - 1))
    expect(whole.statements - 2).toBeLessThanOrEqual(4)
  }
})

test('people are listed by department, and by what presses most, kept or reckoned, each page where the last one ended', async () => {
  const oak = await company(api)
  const by = companyCalls(api, oak.token)
  const centre = await department(api, oak.companyId)
  const [works, archive] = [
    await department(api, oak.companyId, centre),
    await department(api, oak.companyId, centre),
  ]
  await api.db
    .update(departments)
    .set({ name: { en: 'Works' } })
    .where(eq(departments.id, works))
  await api.db
    .update(departments)
    .set({ name: { en: 'Archive' } })
    .where(eq(departments.id, archive))
  const createdAt = new Date(Date.now() - 60 * 86_400_000)
  await joined(api, oak.companyId, { name: 'Amal', createdAt })
  await joined(api, oak.companyId, { name: 'Basma', createdAt, departmentId: works })
  await joined(api, oak.companyId, { name: 'Celia', createdAt, departmentId: archive })
  const order = { course_id: await course(api), grace_days: 3 }
  const first = await by.data<{ id: number }>('POST', '/requirements', { ...order, first_due_days: 60 })
  const late = await by.data<{ id: number }>('POST', '/requirements', {
    ...order,
    department_id: works,
    first_due_days: 0,
  })
  await api.db
    .update(requirements)
    .set({ createdAt: new Date(Date.now() - 40 * 86_400_000) })
    .where(eq(requirements.id, late.id))
  const { data: listed } = await listMatrix(api.db, memberOf(oak.companyId), {}, 'en')
  const idOf = (name: string) => listed.find(row => row.name === name)?.id
  await by.data('POST', `/requirements/${first.id}/people/${idOf('Amal')}/waivers`, { reason: 'Leave' })
  const paged = async (query: MatrixQuery, member: CompanyMembership = memberOf(oak.companyId)) => {
    const names: string[] = []
    let cursor: string | undefined
    do {
      const more = cursor === undefined ? query : { ...query, cursor }
      const page = await listMatrix(api.db, member, { ...more, limit: 1 }, 'en')
      names.push(...page.data.map(row => row.name))
      cursor = page.meta.next_cursor ?? undefined
    } while (cursor !== undefined)
    return names
  }
  for (const isKept of [false, true]) {
    if (isKept) await keepStandings(api.db, 1)
    expect(await paged({ sort: 'name' })).toEqual(['Amal', 'Basma', 'Celia'])
    expect(await paged({ sort: 'department' })).toEqual(['Celia', 'Basma', 'Amal'])
    expect(await paged({ sort: 'department' }, headOf(oak.companyId, centre))).toEqual(['Celia', 'Basma'])
    expect(await paged({ sort: 'department', department: works })).toEqual(['Basma'])
    expect(await paged({ sort: 'status' })).toEqual(['Basma', 'Celia', 'Amal'])
    expect(await paged({ sort: 'status', as_of: plusDays(today, -1) })).toEqual(['Basma'])
    expect(await paged({ sort: 'status', requirement: first.id })).toEqual(['Basma', 'Celia', 'Amal'])
  }
})

test('departments are in the order in which readers find names, folded, Latin ones behind Arabic ones', async () => {
  const { companyId, token } = await company(api)
  const by = companyCalls(api, token)
  const names = ['Works', 'أمن', 'archive', 'الابتكار', 'إمداد', 'ادارة']
  for (const name of names) {
    const departmentId = await department(api, companyId)
    await api.db
      .update(departments)
      .set({ name: { en: name } })
      .where(eq(departments.id, departmentId))
    await joined(api, companyId, { departmentId })
  }
  await by.data('POST', '/requirements', { course_id: await course(api), first_due_days: 60, grace_days: 3 })
  const shown = async (locale: 'ar' | 'en') => {
    const { data } = await listMatrix(api.db, memberOf(companyId), { sort: 'department' }, locale)
    return data.map(row => row.department)
  }
  const arabic = ['ادارة', 'الابتكار', 'إمداد', 'أمن']
  expect(await shown('ar')).toEqual([...arabic, 'archive', 'Works'])
  expect(await shown('en')).toEqual(['archive', 'Works', ...arabic])
})

function headOf(companyId: number, branchId: number) {
  return { companyId, role: 'manager' as const, branchId }
}

function memberOf(companyId: number) {
  return { companyId, role: 'owner' as const, branchId: null }
}
