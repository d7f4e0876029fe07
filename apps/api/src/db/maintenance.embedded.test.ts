import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { maintainEmbedded } from './maintenance.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  await maintainEmbedded(database.pool)
})
afterAll(() => database.close())

test('a table that much was written into is vacuumed and analysed once, the others are left alone', async () => {
  await database.pool.query(`insert into search_words select 'word' || n from generate_series(1, 5000) n`)
  expect(await maintainEmbedded(database.pool)).toEqual(['public.search_words'])
  const { rows } = await database.pool.query(
    `select reltuples::int as rows from pg_class where oid = 'search_words'::regclass`,
  )
  expect(rows).toEqual([{ rows: 5000 }])
  expect(await maintainEmbedded(database.pool)).toEqual([])
})
