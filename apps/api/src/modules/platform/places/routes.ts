import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { asc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { cities, countries, jobNames } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import { pick, type Locale } from '../../../locale.ts'
import { IdParams } from '../../contract.ts'
import { Cities, Countries, JobNames } from './schema.ts'

const collators: Record<Locale, Intl.Collator> = {
  ar: new Intl.Collator('ar', { numeric: true }),
  en: new Intl.Collator('en', { numeric: true }),
}

/** Countries, their cities and job names, sorted as the reader's language sorts. */
// long: a list of routes, each short by itself
export function places(db: Database): FastifyPluginAsyncTypebox {
  const allCountries = db
    .select({
      ...getTableColumns(countries),
      hasCities: sql<boolean>`exists (select 1 from ${cities} where ${eq(cities.countryId, countries.id)})`,
    })
    .from(countries)
    .prepare('countries')
  const country = db
    .select({ id: countries.id })
    .from(countries)
    .where(eq(countries.id, sql.placeholder('id')))
    .prepare('country')
  const citiesOf = db
    .select()
    .from(cities)
    .where(eq(cities.countryId, sql.placeholder('id')))
    .prepare('cities')
  const jobs = db.select().from(jobNames).orderBy(asc(jobNames.id)).prepare('job_names')
  const named = <T extends { name: { ar?: string; en?: string } }>(rows: T[], locale: Locale) =>
    rows
      .map(row => ({ ...row, name: pick(row.name, locale) }))
      .sort((a, b) => collators[locale].compare(a.name, b.name))

  return async app => {
    app.get(
      '/countries',
      {
        schema: {
          operationId: 'listCountries',
          summary: 'List countries',
          description: 'All countries in the language of the request, with their phone codes.',
          errorCodes: [],
          tags: ['places'],
          response: { 200: Countries },
        },
      },
      async request => {
        const rows = named(await allCountries.execute(), request.locale)
        return {
          data: {
            countries: rows.map(row => ({
              id: row.id,
              code: row.code,
              dial_code: row.dialCode,
              name: row.name,
              has_cities: row.hasCities,
            })),
          },
        }
      },
    )

    app.get(
      '/countries/:id/cities',
      {
        schema: {
          operationId: 'listCities',
          summary: 'List the cities of a country',
          description:
            'The cities that are listed for the country; where there are none, registration takes the city in a person’s own words.',
          errorCodes: ['not_found'],
          tags: ['places'],
          params: IdParams,
          response: { 200: Cities },
        },
      },
      async request => {
        const [known] = await country.execute({ id: request.params.id })
        if (!known) throw new AppError('not_found')
        const rows = named(await citiesOf.execute({ id: request.params.id }), request.locale)
        return { data: { cities: rows.map(row => ({ id: row.id, name: row.name })) } }
      },
    )

    app.get(
      '/job-names',
      {
        schema: {
          operationId: 'listJobNames',
          summary: 'List job names',
          description: 'The jobs that a person may choose in the profile, in the language of the request.',
          errorCodes: [],
          tags: ['places'],
          response: { 200: JobNames },
        },
      },
      async request => {
        const rows = named(await jobs.execute(), request.locale)
        return { data: { jobNames: rows.map(row => ({ id: row.id, name: row.name })) } }
      },
    )
  }
}
