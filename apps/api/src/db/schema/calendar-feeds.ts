import { pgTable, text } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { createdAt, reference } from './columns.ts'

/** The address at which a person's calendar reads their dates. Another one takes its place; the token is kept as a hash alone. */
export const calendarFeeds = pgTable('calendar_feeds', {
  userId: reference()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  tokenHash: text().notNull().unique(),
  createdAt: createdAt(),
})
