import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { employees, pastStandings, requirements, standingDays, waivers } from '../../../../db/schema/index.ts'
import { company } from '../../../../testing/accounts.ts'
import { course } from '../../../../testing/catalogue.ts'
import { createTestApi, type TestApi } from '../../../../testing/test-api.ts'
import { calendarOf } from '../../../platform/calendar/calendars.ts'
import { companyToday } from '../../../platform/calendar/days.ts'
import { foldReports } from '../../reports/sums/folding.ts'
import { listMatrix } from '../matrix.ts'
import { plusDays } from '../status.ts'
import { keepStandings } from './keeping.ts'
import { askForDay } from './past.ts'
import { countStandings, nobodyStands } from './reading.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

/** A company of so many people of whom one course is demanded. */
async function large(people: number) {
  const { companyId } = await company(api)
  const createdAt = new Date(Date.now() - 400 * 86_400_000)
  const courseId = await course(api)
  const person = {
    companyId,
    name: 'n',
    nameKey: 'n',
    searchFolded: 'n',
    state: 'active' as const,
    createdAt,
  }
  const joinedOn = createdAt.toISOString().slice(0, 10)
  await api.db
    .insert(employees)
    .values(Array.from({ length: people }, (_, n) => ({ ...person, joinedOn, email: `n${n}@example.com` })))
  const [made] = await api.db
    .insert(requirements)
    .values({ companyId, courseId, firstDueDays: 30, graceDays: 0, createdAt })
    .returning()
  const today = await companyToday(api.db, companyId)
  const count = async (ago: number) => {
    const { days: working } = await calendarOf(api.db, companyId)
    const asked = { companyId, working, day: plusDays(today, -ago) }
    await askForDay(api.db, asked)
    return (await countStandings(api.db, { companyId, role: 'owner', branchId: null }, asked)).get(
      made?.id ?? 0,
    )
  }
  const days = () =>
    api.db.select().from(standingDays).where(eq(standingDays.companyId, companyId)).orderBy(standingDays.id)
  return { companyId, requirementId: made?.id ?? 0, count, days }
}

test('a past day that was asked for is kept from then on, until the records of many have changed', async () => {
  const { companyId, requirementId, count, days } = await large(1001)
  await foldReports(api.db)
  const late = { ...nobodyStands, people: 1001, late: 1001 }
  expect(await count(100)).toEqual(late)
  expect(await days()).toMatchObject([{ keptTo: 0, basis: '', droppedAt: null }])
  await keepStandings(api.db)
  expect(await days()).toMatchObject([{ keptTo: null, changed: [] }])
  const [day] = await days()
  expect(await api.db.$count(pastStandings, eq(pastStandings.dayId, day?.id ?? 0))).toBe(1001)
  // It is what is read: of one whose row is gone nothing is counted.
  await api.db.execute(
    sql`delete from ${pastStandings} where employee_id = (select max(id) from ${employees} where company_id = ${companyId})`,
  )
  expect(await count(100)).toEqual({ ...nobodyStands, people: 1000, late: 1000 })

  const waive = (limit: number) =>
    api.db.execute(sql`insert into ${waivers} (company_id, requirement_id, employee_id, reason, created_at)
    select company_id, ${requirementId}::bigint, id, 'x', now() - interval '200 days' from ${employees} where company_id = ${companyId} order by id limit ${limit}`)
  await waive(1)
  expect(await count(100)).toMatchObject({ waived: 1, late: 999 })
  await foldReports(api.db)
  expect((await days())[0]?.changed).toHaveLength(1)
  expect(await count(100)).toMatchObject({ waived: 1, late: 999 })
  await keepStandings(api.db)
  expect((await days())[0]?.changed).toEqual([])
  expect(await count(100)).toMatchObject({ waived: 1, late: 999 })

  await waive(1001)
  await foldReports(api.db)
  expect((await days())[0]?.droppedAt).not.toBeNull()
  expect(await count(100)).toMatchObject({ waived: 1001, late: 0 })
  expect(await days()).toMatchObject([{ id: day?.id }, { keptTo: 0, droppedAt: null }])
})

test('what a requirement demands now counts for past days at once, and the days are kept anew', async () => {
  const { requirementId, count, days } = await large(1000)
  await foldReports(api.db)
  await count(100)
  await keepStandings(api.db)
  await api.db.update(requirements).set({ graceDays: 365 }).where(eq(requirements.id, requirementId))
  expect(await count(100)).toMatchObject({ grace: 1000 })
  const [day] = await days()
  expect(day).toMatchObject({ keptTo: null, droppedAt: null })
  await keepStandings(api.db)
  expect((await days())[0]?.droppedAt).not.toBeNull()
  expect(await count(100)).toMatchObject({ grace: 1000 })
  await keepStandings(api.db)
  expect((await days())[1]).toMatchObject({ keptTo: null, droppedAt: null })
})

test('of a company the days that were asked for last are kept, of one with few people none', async () => {
  const small = await large(999)
  await small.count(100)
  expect(await small.days()).toEqual([])
  const { companyId, count, days } = await large(1000)
  for (let ago = 20; ago < 28; ago += 1) await count(ago)
  await keepStandings(api.db)
  const read = async () =>
    (await days()).filter(({ droppedAt }) => droppedAt === null).map(({ keptTo }) => keptTo)
  expect(await read()).toEqual([null, null, null, null, null, null])
  const isTheirs = eq(standingDays.companyId, companyId)
  await api.db
    .update(standingDays)
    .set({ askedAt: new Date(Date.now() - 8 * 86_400_000) })
    .where(isTheirs)
  await keepStandings(api.db)
  expect(await read()).toEqual([])
  expect(await days()).toHaveLength(8)
  await api.db
    .update(standingDays)
    .set({ droppedAt: new Date(Date.now() - 11 * 60_000) })
    .where(isTheirs)
  await keepStandings(api.db)
  expect(await days()).toEqual([])
})

test('a day that is taken into a snapshot meanwhile keeps nobody waiting, and one without requirements is not noted', async () => {
  const { companyId, requirementId, count, days } = await large(1000)
  await foldReports(api.db)
  await count(100)
  await keepStandings(api.db)
  const asked = plusDays(await companyToday(api.db, companyId), -100)
  const member = { companyId, role: 'owner' as const, branchId: null }
  await api.db.transaction(
    async tx => {
      const page = await listMatrix(tx, member, { as_of: asked, limit: 1 }, 'en')
      expect(page.meta.total).toBe(1000)
      // Noted by others, told of changes and kept, all while the snapshot is read.
      await api.db.update(standingDays).set({ askedAt: new Date(Date.now() - 20 * 60_000) })
      await askForDay(api.db, { companyId, day: asked })
      await api.db.execute(
        sql`insert into report_marks (employee_id) select min(id) from ${employees} where company_id = ${companyId}`,
      )
      await foldReports(api.db)
      expect((await listMatrix(tx, member, { as_of: asked, limit: 1 }, 'en')).meta.total).toBe(1000)
    },
    { isolationLevel: 'repeatable read' },
  )
  expect((await days())[0]?.askedAt.getTime()).toBeGreaterThan(Date.now() - 60_000)
  await api.db.delete(requirements).where(eq(requirements.id, requirementId))
  await askForDay(api.db, { companyId, day: plusDays(asked, -1) })
  expect(await days()).toHaveLength(1)
})

test('marks that are taken tell kept days of those they are of, whoever takes them', async () => {
  const { companyId, count, days } = await large(1000)
  await foldReports(api.db)
  await count(50)
  await keepStandings(api.db)
  const [person] = await api.db
    .select({ id: employees.id })
    .from(employees)
    .where(eq(employees.companyId, companyId))
    .limit(1)
  await api.db.execute(sql`insert into report_marks (employee_id) values (${person?.id ?? 0})`)
  await api.db.execute(sql`delete from report_marks where employee_id = ${person?.id ?? 0}`)
  expect((await days())[0]?.changed).toEqual([person?.id])
})
