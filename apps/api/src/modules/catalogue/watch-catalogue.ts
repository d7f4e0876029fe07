import type { FastifyBaseLogger } from 'fastify'
import type { OpenDatabase } from '../../db/client.ts'
import type { PublicCache } from '../../plugins/public-cache.ts'
import { WakeListener } from '../platform/outbox/wake.ts'

/** Notified by triggers of every table whose rows public answers show, when the transaction commits. */
const catalogueChannel = 'masar_catalogue'

/**
 * Clears this process's cache of public answers when any process changes what they show. Numbers of learners are no such change: they are
 * added up once a minute. While PostgreSQL cannot be listened to, answers live as long as the cache keeps them.
 * @param databaseUrl PostgreSQL's address; null for the embedded database
 * @returns ends it
 */
export async function clearOnChange(
  cache: PublicCache,
  database: OpenDatabase,
  databaseUrl: string | null,
  logger: Pick<FastifyBaseLogger, 'error'>,
): Promise<() => Promise<void>> {
  const clear = () => cache.clear()
  if (databaseUrl === null) {
    await database.session?.listen(catalogueChannel, clear)
    return async () => undefined
  }
  // A new connection clears, too: what was notified before it is unknown.
  const listener = new WakeListener(databaseUrl, catalogueChannel, clear, error =>
    logger.error({ err: error }, 'listening for changes of the catalogue failed; retrying'),
  )
  await listener.start()
  return () => listener.stop()
}
