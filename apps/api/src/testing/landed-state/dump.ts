import { writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import pg from 'pg'

// Writes all rows of a PostgreSQL database as the compressed JSON that `loadState` reads: node dump.ts <database url> <file>
const [url, file] = process.argv.slice(2)
if (url === undefined || file === undefined) throw new Error('Usage: node dump.ts <database url> <file>')
const client = new pg.Client({ connectionString: url })
await client.connect()
try {
  const { rows: tables } = await client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  )
  const state: Record<string, unknown> = {}
  for (const { name } of tables) {
    const { rows } = await client.query<{ rows: unknown[] }>(
      `select coalesce(json_agg(t), '[]') as rows from "${name}" t`,
    )
    if (rows[0] && rows[0].rows.length > 0) state[name] = rows[0].rows
  }
  writeFileSync(file, gzipSync(JSON.stringify(state), { level: 9 }))
} finally {
  await client.end()
}
