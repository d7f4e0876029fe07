import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify'
import { service } from './app.ts'
import { openDatabase, type OpenDatabase } from './db/client.ts'
import type { Env } from './env.ts'
import { FolderStorage, type Storage } from './gateways/storage.ts'
import { startJobs } from './jobs/jobs.ts'
import { PublicCache } from './plugins/public-cache.ts'

/** The service, opened: what a host mounts and closes. */
export interface Api {
  plugin: FastifyPluginAsync
  database: OpenDatabase
  storage: Storage
  /** Whether the database answers. */
  ready(): Promise<boolean>
  /** Stops the jobs and closes the database; call it when no request is under way. */
  close(): Promise<void>
}

/**
 * Opens the database, brings it up to date and starts the jobs.
 * @throws FolderInUseError when another process has the data folder open
 */
export async function createApi(env: Env, { logger }: { logger: Pick<FastifyBaseLogger, 'error' | 'info'> }): Promise<Api> {
  const database = await openDatabase({ url: env.databaseUrl, folder: env.dataDir, onIdleFault: error => logger.error({ err: error }, 'a database connection broke') })
  const storage = new FolderStorage(join(env.dataDir, 'media'))
  const cache = new PublicCache()
  const jobs = startJobs(database, logger)
  return {
    plugin: service({ env, database, storage, cache }),
    database,
    storage,
    ready: async () => {
      try {
        await database.db.execute(sql`select 1`)
        return true
      } catch (error) {
        logger.error({ err: error }, 'database does not answer')
        return false
      }
    },
    close: async () => {
      await jobs.stop()
      await database.close()
    },
  }
}
