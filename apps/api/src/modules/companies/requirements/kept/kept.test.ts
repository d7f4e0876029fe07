import { and, eq, isNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { randomFor } from '../../../../cli/generate/random.ts'
import { employeeStandings, standingDays } from '../../../../db/schema/index.ts'
import { company } from '../../../../testing/accounts.ts'
import { expectSame } from '../../../../testing/standing-comparison.ts'
import { happen, someDay, standingWorld } from '../../../../testing/standing-world.ts'
import { createTestApi, type TestApi } from '../../../../testing/test-api.ts'
import { calendarOf } from '../../../platform/calendar/calendars.ts'
import { companyToday } from '../../../platform/calendar/days.ts'
import { foldReports } from '../../reports/sums/folding.ts'
import { keepStandings } from './keeping.ts'
import { standingFilters } from '../status.ts'
import { askForDay } from './past.ts'
import { standsSo } from './reading.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

test('what is kept of where people stand is what their records say, whatever has happened and whenever it is brought along', async () => {
  const { companyId } = await company(api)
  const world = await standingWorld(api, companyId, randomFor(41, 0))
  const today = await companyToday(api.db, companyId)
  for (let round = 0; round < 5; round += 1) {
    for (let n = 0; n < 15; n += 1) await happen(world)
    await expectSame(world, today)
    await foldReports(api.db, 1, 0)
    await keepStandings(api.db, 1)
    const rows = await api.db
      .select()
      .from(employeeStandings)
      .where(eq(employeeStandings.companyId, companyId))
    expect(rows).toHaveLength(world.people.length)
    expect([...new Set(rows.map(({ basis }) => basis.length))]).toEqual([32])
    await expectSame(world, today)
  }
})

test('what is kept of past days is what the records say of them, whatever happened since', async () => {
  const { companyId } = await company(api)
  const random = randomFor(43, 0)
  const world = await standingWorld(api, companyId, random)
  const kept = () =>
    api.db
      .select({ day: standingDays.day, keptTo: standingDays.keptTo, changed: standingDays.changed })
      .from(standingDays)
      .where(and(eq(standingDays.companyId, companyId), isNull(standingDays.droppedAt)))
      .orderBy(standingDays.day)
  for (let round = 0; round < 4; round += 1) {
    const days = [someDay(random, 60), someDay(random)]
    const working = (await calendarOf(api.db, companyId)).days
    for (const day of days) await askForDay(api.db, { companyId, day }, 1)
    await keepStandings(api.db, 1)
    const whole = (await kept()).filter(({ day }) => days.includes(day))
    expect(whole).toEqual([...new Set(days)].toSorted().map(day => ({ day, keptTo: null, changed: [] })))
    for (const day of days) {
      const found = await standsSo(api.db, { companyId, working, day }, sql`true`, undefined)
      expect(found.isOfThoseThere).toBe(true)
    }
    // First people are marked, then the day is told of them, then they are kept anew.
    for (const bring of [() => foldReports(api.db, 1, 0), () => keepStandings(api.db, 1), () => undefined]) {
      for (let n = 0; n < 3; n += 1) await happen(world)
      for (const day of days) await expectSame(world, day, [random.of(standingFilters)])
      await bring()
      await expectSame(world, random.of(days), [random.of(standingFilters)])
    }
  }
})
