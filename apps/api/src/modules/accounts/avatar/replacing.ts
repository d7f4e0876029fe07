import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { users } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import type { Replace } from './keeping.ts'

/** Replaces the picture of one account; throws `not_found` where it was erased meanwhile. */
export function replaceAvatar(db: Database, userId: number): Replace {
  return next =>
    db.transaction(async tx => {
      const [before] = await tx
        .select({ avatar: users.avatar })
        .from(users)
        .where(and(eq(users.id, userId), isNull(users.erasedAt)))
        .for('no key update')
      if (!before) throw new AppError('not_found')
      await tx
        .update(users)
        .set({ avatar: next, updatedAt: sql`now()` })
        .where(eq(users.id, userId))
      return before.avatar
    })
}
