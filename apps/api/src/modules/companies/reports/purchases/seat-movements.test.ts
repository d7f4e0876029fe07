import { readdir, readFile } from 'node:fs/promises'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { random } from '@masar/testing/random'
import {
  companies,
  seatLedger,
  seatMovements,
  seatPools,
  seatSumChanges,
  seatSums,
} from '../../../../db/schema/index.ts'
import { company } from '../../../../testing/accounts.ts'
import { course } from '../../../../testing/catalogue.ts'
import { createTestApi, type TestApi } from '../../../../testing/test-api.ts'
import { foldSeatSums } from '../../../commerce/seats/sums.ts'
import { addUpPurchases } from './adding-up.ts'
import type { PurchaseQuery } from './schema.ts'

let api: TestApi
let [companyId, otherId] = [0, 0]
const pools: { id: number; companyId: number; courseId: number | null }[] = []
const upTo = random(7)
beforeAll(async () => {
  api = await createTestApi()
  companyId = (await company(api)).companyId
  otherId = (await company(api)).companyId
  for (const [owner, courseId] of [
    [companyId, await course(api)],
    [companyId, await course(api)],
    [companyId, null],
    [otherId, await course(api)],
  ] as const) {
    const [pool] = await api.db.insert(seatPools).values({ companyId: owner, courseId }).returning()
    pools.push({ id: pool?.id ?? 0, companyId: owner, courseId })
  }
})
afterAll(() => api.close())

/** Movements at any hour of some months, also at the ends of days and months. */
async function move(count: number) {
  await api.db.insert(seatLedger).values(
    Array.from({ length: count }, () => {
      const { id, companyId: owner } = pools[upTo(pools.length)]!
      const movement = seatMovements[upTo(seatMovements.length)]!
      const at = new Date(Date.UTC(2026, upTo(4), 1 + upTo(31), [0, 20, 21, 22, 23][upTo(5)], 30))
      return { companyId: owner, poolId: id, movement, seats: upTo(9) - 4, at }
    }),
  )
}

/** What the report has to say, by the ledger alone. */
async function reckoned({ from = '', to = '9999', course: only }: PurchaseQuery) {
  const { rows } = await api.db.execute<{
    courseId: number | null
    day: string
    movement: string
    seats: number
  }>(sql`
    select p.course_id::float8 as "courseId", (l.at at time zone o.time_zone)::date::text as day, l.movement, l.seats
    from seat_ledger l join seat_pools p on p.id = l.pool_id join companies o on o.id = l.company_id where l.company_id = ${companyId}`)
  const seen = rows.filter(({ day, courseId }) => day >= from && day <= to && (only ?? courseId) === courseId)
  const sum = (list: typeof seen) => {
    const of = (movement: string) => list.filter(row => row.movement === movement)
    const moved = (movement: string) => of(movement).reduce((all, { seats }) => all + Math.abs(seats), 0)
    return {
      bought: moved('bought'),
      assigned: of('assigned').length,
      started: of('started').length,
      returned: of('returned').length,
      expired: of('expired').reduce((all, { seats }) => all + Math.max(0, -seats), 0),
      refunded: moved('refunded'),
    }
  }
  const monthOf = ({ day }: (typeof seen)[number]) => day.slice(0, 7)
  const grouped = <Key>(key: (row: (typeof seen)[number]) => Key) =>
    new Map([...new Set(seen.map(key))].map(each => [each, sum(seen.filter(row => key(row) === each))]))
  return { totals: sum(seen), months: grouped(monthOf), courses: grouped(({ courseId }) => courseId) }
}

async function expectSame() {
  const periods = [
    {},
    { from: '2026-02-01', to: '2026-03-31' },
    { from: '2026-01-17', to: '2026-03-02' },
    { from: '2026-02-03', to: '2026-02-11' },
    { from: '2026-02-28' },
    { to: '2026-04-01' },
  ]
  for (const period of periods)
    for (const only of [undefined, pools[0]?.courseId ?? 0]) {
      const query = { ...period, ...(only !== undefined && { course: only }), by: 'course' as const }
      const report = await addUpPurchases(api.db, companyId, 'seats', query, 'en')
      const expected = await reckoned(query)
      const about = JSON.stringify(query)
      expect(report.totals, about).toEqual(expected.totals)
      for (const [month, counted] of expected.months)
        expect(
          report.months.find(row => row.month === month),
          about,
        ).toEqual({ month, ...counted })
      const courses = report.rows.map(({ id, name: _, ...counted }) => [id, counted] as const)
      expect(new Map(courses), about).toEqual(expected.courses)
    }
}

const moveTo = (timeZone: string) =>
  api.db.update(companies).set({ timeZone }).where(eq(companies.id, companyId))

test('sums of the ledger say what it says, whenever they are brought along', async () => {
  for (let round = 0; round < 4; round += 1) {
    await move(150)
    await expectSame()
    if (round % 2 === 1) await foldSeatSums(api.db, 40)
    await expectSame()
  }
  await foldSeatSums(api.db)
  expect(await api.db.$count(seatSumChanges)).toBe(0)
  await expectSame()
})

test('a company that moves into another zone has its days at once, and its sums made anew', async () => {
  await moveTo('America/New_York')
  await expectSame()
  await move(100)
  await expectSame()
  await foldSeatSums(api.db)
  const zones = await api.db
    .selectDistinct({ zone: seatSums.zone })
    .from(seatSums)
    .where(eq(seatSums.companyId, companyId))
  expect(zones).toEqual([{ zone: 'America/New_York' }])
  await expectSame()
  await moveTo('Asia/Riyadh')
  await move(100)
  await foldSeatSums(api.db)
  await expectSame()
})

test('a ledger that is full already is added up by the migration', async () => {
  const folder = new URL('../../../../db/migrations/', import.meta.url)
  const name = (await readdir(folder)).find(file => file.endsWith('_seat_sums.sql'))
  const statements = (await readFile(new URL(name ?? '', folder), 'utf8')).split('--> statement-breakpoint')
  await foldSeatSums(api.db)
  await api.db.delete(seatSums)
  await api.db.execute(sql.raw(statements.at(-1) ?? ''))
  await expectSame()
})
