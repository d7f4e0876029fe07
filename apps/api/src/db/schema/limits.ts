import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** How often a sign-in was tried lately, and when the next try is heard; delays grow, but no try makes a running one longer. */
export const signInDelays = pgTable(
  'sign_in_delays',
  {
    key: text().primaryKey(),
    tries: integer().notNull(),
    windowEndsAt: moment().notNull(),
    openAt: moment().notNull(),
  },
  table => [index('sign_in_delays_window').on(table.windowEndsAt)],
)

/** Kept by rate-limiter-flexible: how often something was tried, until when (milliseconds since 1970). */
export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: 'number' }),
})
