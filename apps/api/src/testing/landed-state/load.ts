import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type pg from 'pg'

/** Fills a migrated database with the rows of a dump, exactly as they were: no trigger runs. */
export async function loadState(client: pg.Client, file: URL): Promise<void> {
  const state = JSON.parse(gunzipSync(readFileSync(file)).toString('utf8')) as Record<string, unknown[]>
  await client.query('set session_replication_role = replica')
  for (const [table, rows] of Object.entries(state)) {
    await client.query(`delete from "${table}"`)
    await client.query(
      `insert into "${table}" overriding system value select * from json_populate_recordset(null::"${table}", $1)`,
      [JSON.stringify(rows)],
    )
  }
  await client.query('set session_replication_role = origin')
  await continueIds(client)
}

/** New rows get ids behind those that are there. */
export async function continueIds(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attidentity <> ''
     where c.relnamespace = 'public'::regnamespace`,
  )
  for (const { name } of rows)
    await client.query(
      `select setval(pg_get_serial_sequence('"${name}"', 'id'), (select coalesce(max(id), 0) + 1 from "${name}"), false)`,
    )
}
