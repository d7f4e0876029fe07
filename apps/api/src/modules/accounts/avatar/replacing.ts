import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { users } from '../../../db/schema/index.ts'
import type { Replace } from './keeping.ts'

/** Replaces the picture of one account. */
export function replaceAvatar(db: Database, userId: number): Replace {
  return next =>
    db.transaction(async tx => {
      const [before] = await tx
        .select({ avatar: users.avatar })
        .from(users)
        .where(eq(users.id, userId))
        .for('no key update')
      await tx
        .update(users)
        .set({ avatar: next, updatedAt: sql`now()` })
        .where(eq(users.id, userId))
      return before?.avatar ?? null
    })
}
