import type pg from 'pg'
import type { OpenDatabase } from './client.ts'

const catalogueTables =
  'courses, course_search, search_words, sections, lessons, instructors, categories, users, enrolments'

/**
 * After much was written: statistics for the planner, what waits in front of the search index put into it, and the embedded database's log
 * cut back. PostgreSQL would come to the first two by itself, but searches are slow until then.
 */
export function settleCatalogue(database: OpenDatabase): Promise<void> {
  return settle(database, catalogueTables)
}

/** The same for other tables. @param tables their names, with commas between them */
export async function settle({ pool, isEmbedded }: OpenDatabase, tables: string): Promise<void> {
  const client = await pool.connect()
  try {
    if (!isEmbedded) await client.query('set statement_timeout = 0')
    await client.query(`vacuum (analyze, skip_locked) ${tables}`)
    if (isEmbedded) await client.query('checkpoint')
  } finally {
    // Closed, not returned: the setting above must not reach a request.
    client.release(!isEmbedded)
  }
}

/** The tables that PostgreSQL's autovacuum would take up, by its own thresholds. */
const changedTables = `
  select format('%I.%I', s.schemaname, s.relname) as name
  from pg_stat_user_tables s join pg_class c on c.oid = s.relid, lateral (select greatest(c.reltuples, 0) as rows) t
  where s.n_dead_tup > 50 + 0.2 * t.rows or s.n_mod_since_analyze > 50 + 0.1 * t.rows or s.n_ins_since_vacuum > 1000 + 0.2 * t.rows
  order by s.relid`

/**
 * What autovacuum and the checkpointer do, for the embedded database, which has neither: a table at a time, so that requests get their turns.
 * @returns the tables that were vacuumed
 */
export async function maintainEmbedded(pool: pg.Pool): Promise<string[]> {
  // Its one session would keep what it has counted to itself.
  await pool.query('select pg_stat_force_next_flush()')
  const { rows } = await pool.query<{ name: string }>(changedTables)
  for (const { name } of rows) await pool.query(`vacuum (analyze) ${name}`)
  await pool.query('checkpoint')
  return rows.map(row => row.name)
}
