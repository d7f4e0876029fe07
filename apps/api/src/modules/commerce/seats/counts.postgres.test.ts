import { readdir, readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Transaction } from '../../../db/client.ts'
import { seatCounts } from '../../../db/schema/index.ts'
import { company } from '../../../testing/accounts.ts'
import { boughtSeats, joined } from '../../../testing/assigning.ts'
import { course } from '../../../testing/catalogue.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { foldSeatCounts, poolsCountedWrong } from './counts.ts'
import { returnSeats } from './returning.ts'
import { startSeats, takeSeats } from './taking.ts'

let api: TestApi
let companyId: number
let courseId: number
let people: number[]
beforeAll(async () => {
  api = await createTestApi()
  companyId = (await company(api)).companyId
  courseId = await course(api, { price: 9_900 })
  await boughtSeats(api, companyId, courseId, 5)
  people = []
  for (let n = 0; n < 4; n += 1) people.push((await joined(api, companyId)).id)
  await api.database.prepared.transaction(tx => takeSeats(tx, { companyId, courseId }, people))
})
afterAll(() => api.close())

const start = (tx: Transaction, ...employeeIds: number[]) =>
  startSeats(
    tx,
    courseId,
    employeeIds.map(employeeId => ({ companyId, employeeId })),
  )

async function counted() {
  const { rows } = await api.db.execute(
    sql`select sum(started)::int as started, sum(returned)::int as returned from seat_counts where company_id = ${companyId}`,
  )
  return rows[0]
}
const wrong = async () => (await api.db.execute(sql.raw(poolsCountedWrong))).rows

test('who begins waits for no other who begins, nor for the job that adds up', async () => {
  const [first, second, third] = people as [number, number, number]
  const atOnce = (employeeId: number) =>
    api.db.transaction(async tx => {
      await tx.execute(sql`set local lock_timeout = '1ms'`)
      await start(tx, employeeId)
    })
  await api.db.transaction(async slow => {
    await start(slow, first)
    await atOnce(second)
    await api.db.transaction(async folding => {
      await foldSeatCounts(folding)
      await atOnce(third)
    })
    expect(await counted()).toEqual({ started: 2, returned: 0 })
  })
  expect(await counted()).toEqual({ started: 3, returned: 0 })
  await foldSeatCounts(api.db)
  expect(await counted()).toEqual({ started: 3, returned: 0 })
  expect(await api.db.$count(seatCounts)).toBe(1)
})

test('a seat that is begun counts once, until it comes back, and again for the next person who takes it', async () => {
  const [first, second, , fourth] = people as [number, number, number, number]
  await api.database.prepared.transaction(async tx => {
    // Begun already: another word of it changes nothing.
    await start(tx, first)
    await returnSeats(tx, companyId, [first, second, fourth])
  })
  expect(await counted()).toEqual({ started: 1, returned: 3 })
  await api.database.prepared.transaction(async tx => {
    await takeSeats(tx, { companyId, courseId }, [first])
    await start(tx, first)
  })
  expect(await counted()).toEqual({ started: 2, returned: 3 })
  expect(await wrong()).toEqual([])
})

test('a ledger that is full already is counted by the migration', async () => {
  const folder = new URL('../../../db/migrations/', import.meta.url)
  const name = (await readdir(folder)).find(file => file.endsWith('_counts_of_seats.sql'))
  const statements = (await readFile(new URL(name ?? '', folder), 'utf8')).split('--> statement-breakpoint')
  const before = await counted()
  await api.db.delete(seatCounts)
  expect(await wrong()).toHaveLength(1)
  await api.db.execute(sql.raw(statements.at(-1) ?? ''))
  expect(await counted()).toEqual(before)
  expect(await wrong()).toEqual([])
})
