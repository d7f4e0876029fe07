import type { Client, PoolClient } from 'pg'
import { advisoryLocks } from '../locks.ts'
import { readShapes, readVersions } from './shapes.ts'

/** The SQL of the stored answers' shapes, its hash and the number of its version. */
export interface Shapes {
  statements: string
  hash: string
  version: number
}

/**
 * The shapes that this release brings.
 * @throws Error when the SQL has changed and its version has not been generated
 */
export function currentShapes(): Shapes {
  const { statements, hash } = readShapes()
  const versions = readVersions()
  if (versions.at(-1) !== hash)
    throw new Error('The SQL in src/db/answers has changed. Run: pnpm --filter @masar/api generate')
  return { statements, hash, version: versions.length }
}

/**
 * Puts the shapes of the stored answers into a migrated database, where it has older ones: functions and triggers, and `answers_version()`,
 * which is stored with each answer that they build. Stored answers stay as they are: readers rebuild those of an older version,
 * and a job rebuilds it (modules/catalogue/rebuild-answers.ts). An older release that starts beside a newer one changes nothing.
 * @throws Error when the database has other SQL under the same number
 */
export async function applyShapes(
  client: Client | PoolClient,
  { statements, hash, version }: Shapes = currentShapes(),
): Promise<void> {
  const stored = await storedVersion(client)
  if (stored.version === version && stored.hash !== hash)
    throw new Error(
      `The database has version ${version} of the stored answers from other SQL. Each line that versions.txt has had must stay, in its place, when branches are merged.`,
    )
  if (stored.version >= version) return
  await client.query('begin')
  try {
    // An import writes courses and lessons for minutes in one transaction: the two take turns, and do not lock each other out.
    await client.query(`select pg_advisory_xact_lock(${advisoryLocks.import})`)
    // No course is written halfway between two shapes: an answer would get the number of one and the fields of the other.
    await client.query('lock table courses in share row exclusive mode')
    await client.query(
      `create or replace function answers_version() returns integer language sql immutable parallel safe as 'select ${version}'`,
    )
    await client.query(`comment on function answers_version() is '${hash}'`)
    await client.query(statements)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

async function storedVersion(client: Client | PoolClient): Promise<{ version: number; hash: string | null }> {
  const { rows: found } = await client.query<{ hash: string | null }>(
    `select obj_description(f, 'pg_proc') as hash from to_regprocedure('answers_version()') f where f is not null`,
  )
  if (!found[0]) return { version: 0, hash: null }
  const { rows } = await client.query<{ version: number }>('select answers_version() as version')
  return { version: rows[0]?.version ?? 0, hash: found[0].hash }
}
