import { and, eq, gte, sql } from 'drizzle-orm'
import type { Connection } from '../../../db/client.ts'
import { calendarFeeds, users } from '../../../db/schema/index.ts'
import type { Locale } from '../../../locale.ts'
import { hashOf, newToken } from '../../../secrets.ts'

/** When the address was made that a person's calendar reads; null where there is none. */
export async function feedOf(db: Connection, userId: number): Promise<Date | null> {
  const [row] = await db
    .select({ createdAt: calendarFeeds.createdAt })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.userId, userId))
  return row?.createdAt ?? null
}

/** Makes an address; the one before it leads nowhere from now on. @returns the token, which nothing tells again */
export async function makeFeed(db: Connection, userId: number): Promise<string> {
  const token = newToken()
  const values = { tokenHash: hashOf(token), createdAt: sql`now()` }
  await db
    .insert(calendarFeeds)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: calendarFeeds.userId, set: values })
  return token
}

/** @param since only where it was made then or later */
export async function revokeFeed(db: Connection, userId: number, since?: Date): Promise<void> {
  const isLater = since && gte(calendarFeeds.createdAt, since)
  await db.delete(calendarFeeds).where(and(eq(calendarFeeds.userId, userId), isLater))
}

/** Whose calendar a token reads, and in which language. */
export async function findFeed(
  db: Connection,
  token: string,
): Promise<{ userId: number; locale: Locale } | undefined> {
  const [row] = await db
    .select({ userId: users.id, locale: users.locale })
    .from(calendarFeeds)
    .innerJoin(users, eq(users.id, calendarFeeds.userId))
    .where(eq(calendarFeeds.tokenHash, hashOf(token)))
  return row
}
