import { existsSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import type { DatabaseSettings } from './client.ts'
import { embeddedFiles } from './embedded.ts'

/**
 * Whether no migration has ever run on a database: the embedded one has no files yet, PostgreSQL no list of migrations.
 * @throws the driver's error where PostgreSQL cannot be reached
 */
export async function isNewDatabase({
  url,
  folder,
}: Pick<DatabaseSettings, 'url' | 'folder'>): Promise<boolean> {
  if (url === undefined) return folder === undefined || !existsSync(join(embeddedFiles(folder), 'PG_VERSION'))
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  await client.connect()
  try {
    const { rows } = await client.query<{ is_new: boolean }>(
      `select to_regclass('drizzle.__drizzle_migrations') is null as is_new`,
    )
    return rows[0]!.is_new
  } finally {
    await client.end()
  }
}
