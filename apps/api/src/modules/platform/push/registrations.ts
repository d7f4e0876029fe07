import { and, eq, ne, sql } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { pushTokens } from '../../../db/schema/index.ts'
import type { Viewer } from '../../accounts/auth/viewer.ts'
import type { PushDevice } from './schema.ts'

/** Whether this session's browser gets push messages. */
export async function isRegistered(db: Database, viewer: Viewer): Promise<boolean> {
  return (await db.$count(pushTokens, eq(pushTokens.sessionId, viewer.sessionId))) > 0
}

/** Registers the browser of a session, or brings it up to date. A browser of another person is taken from them, with its queued deliveries. */
export async function registerDevice(
  db: Database,
  viewer: Viewer,
  { kind, token, app, language }: PushDevice,
): Promise<void> {
  const device = {
    userId: viewer.id,
    sessionId: viewer.sessionId,
    kind,
    app,
    locale: language,
    lastSeenAt: sql`now()`,
  }
  await db.transaction(async tx => {
    await tx.delete(pushTokens).where(and(eq(pushTokens.token, token), ne(pushTokens.userId, viewer.id)))
    await tx
      .delete(pushTokens)
      .where(and(eq(pushTokens.sessionId, viewer.sessionId), ne(pushTokens.token, token)))
    await tx
      .insert(pushTokens)
      .values({ ...device, token })
      .onConflictDoUpdate({ target: pushTokens.token, set: device })
  })
}

export async function unregisterDevice(db: Database, viewer: Viewer): Promise<void> {
  await db.delete(pushTokens).where(eq(pushTokens.sessionId, viewer.sessionId))
}
