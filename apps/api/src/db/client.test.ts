import { readdirSync } from 'node:fs'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { account } from '../testing/accounts.ts'
import { createTestApi, type TestApi } from '../testing/test-api.ts'
import * as schema from './schema/index.ts'
import { toSnakeCase } from 'drizzle-orm/casing'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const folder = new URL('./migrations/', import.meta.url).pathname
const rows = async <T extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
  (await api.db.execute<T>(query)).rows

describe('migrations', () => {
  test('are all recorded', async () => {
    const recorded = await rows<{ hash: string }>(sql`select hash from drizzle.__drizzle_migrations`)
    expect(recorded).toHaveLength(readdirSync(folder).filter(name => name.endsWith('.sql')).length)
  })
  test('make every table and column of the schema', async () => {
    const known = new Set(
      (
        await rows<{ name: string }>(
          sql`select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'`,
        )
      ).map(row => row.name),
    )
    const tables = Object.values(schema as Record<string, unknown>).filter(
      (value): value is PgTable => value instanceof PgTable,
    )
    expect(tables.length).toBeGreaterThan(40)
    for (const table of tables) {
      const { name, columns } = getTableConfig(table)
      for (const column of columns) expect(known).toContain(`${name}.${toSnakeCase(column.name)}`)
    }
  })
  test('change nothing when they run again', async () => {
    const objects = () =>
      rows(
        sql`select relname, relkind::text from pg_class where relnamespace = 'public'::regnamespace union all select tgname, 'trigger' from pg_trigger where not tgisinternal order by 1, 2`,
      )
    const before = await objects()
    await migrate(api.db, { migrationsFolder: folder })
    expect(await objects()).toEqual(before)
  })
})

test('a failed statement leaves the connections whole: the next requests prepare and run theirs', async () => {
  const person = await account(api)
  const profile = () => api.as(person.token)('GET', '/client-api/v1/auth/profile')
  for (let round = 0; round < 3; round += 1) {
    expect((await profile()).statusCode).toBe(200)
    await expect(api.db.execute(sql`select 1 / 0`)).rejects.toThrow('Failed query')
    await expect(
      api.db.transaction(async tx => {
        await tx.execute(sql`insert into users (kind) values ('nobody')`)
      }),
    ).rejects.toThrow('Failed query')
    await expect(api.database.pool.query('this is no SQL')).rejects.toThrow('syntax error')
    expect((await profile()).statusCode).toBe(200)
  }
})

test('statements that are asked often stay prepared, and those that failed block no later ones', async () => {
  const { prepared, pool } = api.database
  const often = () =>
    prepared.transaction(async tx => {
      await tx.execute(sql`select ${1}::int + 1 as n`)
      return tx.execute<{ names: number }>(
        sql`select count(*)::int as names from pg_prepared_statements where name like 'often%' and statement like '%+ 1 as n'`,
      )
    })
  for (let round = 0; round < 3; round += 1) {
    await often()
    await expect(prepared.execute(sql`select 1 / ${0}::int`)).rejects.toThrow('Failed query')
    await expect(prepared.execute(sql`select ${'x'}::int`)).rejects.toThrow('Failed query')
    await expect(prepared.execute(sql`no SQL ${1}`)).rejects.toThrow('Failed query')
  }
  const held = await Promise.all(Array.from({ length: 3 }, often))
  expect(held.map(({ rows: [row] }) => row?.names)).toEqual([1, 1, 1])
  expect((await pool.query('select 1 as n')).rows).toEqual([{ n: 1 }])
})

test('no statement of a request waits for its plan to be compiled, or for workers, or is planned as for a disk that turns', async ({
  skip,
}) => {
  skip(api.database.kind === 'pglite')
  expect((await api.database.pool.query('show jit')).rows).toEqual([{ jit: 'off' }])
  const parallel = await api.database.pool.query('show max_parallel_workers_per_gather')
  expect(parallel.rows).toEqual([{ max_parallel_workers_per_gather: '0' }])
  const look = await api.database.pool.query('show random_page_cost')
  expect(look.rows).toEqual([{ random_page_cost: '1.1' }])
})
