import { char, index, pgTable, text } from 'drizzle-orm/pg-core'
import { bilingual, hasLanguage, id, reference } from './columns.ts'

export const countries = pgTable(
  'countries',
  {
    id: id(),
    code: char({ length: 2 }).notNull().unique(),
    dialCode: text().notNull(),
    name: bilingual().notNull(),
  },
  table => [hasLanguage('countries_name_languages', table.name)],
)

export const cities = pgTable(
  'cities',
  {
    id: id(),
    countryId: reference()
      .notNull()
      .references(() => countries.id, { onDelete: 'cascade' }),
    slug: text().notNull(),
    name: bilingual().notNull(),
  },
  table => [index('cities_country').on(table.countryId), hasLanguage('cities_name_languages', table.name)],
)

export const jobNames = pgTable(
  'job_names',
  {
    id: id(),
    slug: text().notNull().unique(),
    name: bilingual().notNull(),
  },
  table => [hasLanguage('job_names_name_languages', table.name)],
)
