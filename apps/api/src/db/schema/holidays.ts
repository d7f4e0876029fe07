import { sql } from 'drizzle-orm'
import { char, check, date, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { bilingual, createdAt, id, moment, oneOf } from './columns.ts'

/** Each year on the same day; by the moon, with a year of the Hijri calendar; once. */
export const holidayKinds = ['fixed', 'lunar', 'single'] as const
export type HolidayKind = (typeof holidayKinds)[number]

/**
 * Public holidays of a country, besides the weekends. A feast of several days is one row, so that it is moved as one. What ships with
 * the service is only added where it is not there: what an operator moved stays moved, and what they removed is kept as removed.
 */
export const holidays = pgTable(
  'holidays',
  {
    id: id(),
    /** ISO 3166. */
    country: char({ length: 2 }).notNull(),
    /** In the form `eid_al_fitr`: with the year it names one. */
    key: text().notNull(),
    /** Of the Hijri calendar where it goes by the moon, else of the Gregorian one. */
    year: integer().notNull(),
    kind: text().$type<HolidayKind>().notNull(),
    name: bilingual().notNull(),
    firstDay: date({ mode: 'string' }).notNull(),
    lastDay: date({ mode: 'string' }).notNull(),
    removedAt: moment(),
    createdAt: createdAt(),
  },
  table => [
    unique('holidays_once').on(table.country, table.key, table.year),
    oneOf('holidays_kind', table.kind, holidayKinds),
    check('holidays_name_languages', sql`${table.name} ?& array['ar','en']`),
    check('holidays_days', sql`${table.lastDay} - ${table.firstDay} between 0 and 30`),
  ],
)
