import { random } from '@masar/testing/random'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { AppError } from '../../../errors.ts'
import { seller } from '../../../testing/buying.ts'
import { course } from '../../../testing/catalogue.ts'
import { SeatCompany, seatActs, type SeatAct } from '../../../testing/seat-acts.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { brokenMoneyRules } from '../../commerce/invariants.ts'
import { foldSeatCounts, poolsCountedWrong } from '../../commerce/seats/counts.ts'
import { foldSeatSums } from '../../commerce/seats/sums.ts'

// `company.md`, Proof. `TEST_SEAT_ACTS=100000` for the whole of it, before a release of what uses the ledger.
const total = Number(process.env['TEST_SEAT_ACTS'] ?? 1_600)
const seed = Number(process.env['TEST_SEED'] ?? 20_261_128)
const workers = 8

let api: TestApi
let companies: SeatCompany[]
beforeAll(async () => {
  api = await createTestApi()
  await seller(api)
  const courseIds = []
  for (let n = 0; n < 4; n += 1) courseIds.push(await course(api, { price: 11_500 }))
  companies = []
  for (let n = 0; n < 2; n += 1) companies.push(await SeatCompany.make(api, courseIds, 30))
})
afterAll(() => api.close())

/** Pools whose numbers are not the sums of their rows, or below nothing: each statement sees one moment. */
async function wrongPools(): Promise<object[]> {
  const { rows } = await api.db.execute(sql`
    select p.id::int, p.bought, p.used, s.* from seat_pools p left join lateral (
      select coalesce(sum(l.seats), 0)::int as free,
        coalesce(sum(l.seats) filter (where l.employee_id is null), 0)::int as of_rows,
        coalesce(-sum(l.seats) filter (where l.employee_id is not null), 0)::int as taken
      from seat_ledger l where l.pool_id = p.id
    ) s on true
    where p.bought <> s.of_rows or p.used <> s.taken or s.free < 0 or s.taken < 0 or s.of_rows < 0`)
  const { rows: counted } = await api.db.execute(sql.raw(poolsCountedWrong))
  return [...rows, ...counted]
}

/** Rows of the ledger after which a balance was below nothing: rows are written under the pool's lock, in the order of their ids. */
async function belowNothing(): Promise<object[]> {
  const { rows } = await api.db.execute(sql`
    select * from (
      select l.id::int, l.pool_id::int, sum(l.seats) over so_far as free,
        -sum(l.seats) filter (where l.employee_id is not null) over so_far as taken
      from seat_ledger l window so_far as (partition by l.pool_id order by l.id)
    ) balance where free < 0 or taken < 0 limit 5`)
  return rows
}

/** How often each act comes up: seats end by a licence alone, and each of those is a year long. */
const mix: readonly SeatAct[] = [
  ...Array.from({ length: 2 }, () => 'buy' as const),
  ...Array.from({ length: 6 }, () => 'assign' as const),
  ...Array.from({ length: 4 }, () => 'start' as const),
  ...Array.from({ length: 4 }, () => 'return' as const),
  ...Array.from({ length: 2 }, () => 'deactivate' as const),
  ...Array.from({ length: 3 }, () => 'refund' as const),
]

test(
  `${total} random acts on seats by ${workers} at once: balances are the sums of their rows, and never below nothing`,
  { timeout: 60_000 + total * 60 },
  async () => {
    const done = Object.fromEntries(seatActs.map(act => [act, { done: 0, refused: 0 }]))
    let begun = 0
    const work = async (worker: number) => {
      const next = random(seed + worker)
      while (begun < total) {
        begun += 1
        const act = begun % 100 === 0 ? 'expire' : mix[next(mix.length)]!
        const counted = done[act]!
        try {
          await companies[next(companies.length)]!.act(act, next)
          counted.done += 1
        } catch (error) {
          if (!(error instanceof AppError)) throw error
          counted.refused += 1
        }
        if (begun % 50 === 0) await foldSeatCounts(api.db)
        if (begun % 50 === 25) await foldSeatSums(api.db)
        if (begun % 500 === 0) expect(await wrongPools()).toEqual([])
      }
    }
    const startedAt = Date.now()
    await Promise.all(Array.from({ length: workers }, (_, worker) => work(worker)))
    const seconds = (Date.now() - startedAt) / 1000
    expect(await wrongPools()).toEqual([])
    expect(await belowNothing()).toEqual([])
    expect(await brokenMoneyRules(api.db)).toEqual([])
    const { rows: movements } = await api.db.execute<{ movement: string; rows: number }>(
      sql`select movement, count(*)::int as rows from seat_ledger group by movement order by movement`,
    )
    expect(movements.map(({ movement }) => movement)).toEqual([
      'assigned',
      'bought',
      'expired',
      'refunded',
      'returned',
      'started',
    ])
    await foldSeatSums(api.db)
    const { rows: summed } = await api.db.execute(
      sql`select movement, sum(movements)::int as rows from seat_sums where day is null group by movement order by movement`,
    )
    expect(summed).toEqual(movements)
    for (const act of seatActs) expect([act, done[act]!.done > 0]).toEqual([act, true])
    if (total >= 10_000) console.info({ seconds, done, movements })
  },
)
