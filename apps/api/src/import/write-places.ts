import { citySlug } from '../db/reference-data/city-slug.ts'
import { categories, cities, countries, jobNames } from '../db/schema/index.ts'
import type { Catalogue } from './read-catalogue.ts'
import { idOf, reconcile, type Stored, type Writing } from './writing.ts'

export interface Places {
  /** By code. */
  countries: Map<string, Stored>
  /** By country's id and English name. */
  cities: Map<string, Stored>
  /** By slug. */
  jobNames: Map<string, Stored>
  categories: Map<string, Stored>
}

/** Countries, cities, job names and categories; what the folder leaves out stays as it is. */
export async function writePlaces(writing: Writing, catalogue: Catalogue): Promise<Places> {
  const entries = catalogue.countries?.entries ?? []
  const known = await reconcile(writing, {
    kind: 'countries',
    table: countries,
    identity: countries.id,
    identityName: 'id',
    keyOf: row => row.code,
    wanted: entries.map(entry => ({ code: entry.code, dialCode: entry.dial_code, name: entry.name })),
  })
  return {
    countries: known,
    cities: await reconcile(writing, {
      kind: 'cities',
      table: cities,
      identity: cities.id,
      identityName: 'id',
      keyOf: row => `${row.countryId} ${row.name.en}`,
      wanted: entries.flatMap(entry =>
        entry.cities.map(name => ({ countryId: idOf(known, entry.code), slug: citySlug(name.en), name })),
      ),
    }),
    jobNames: await reconcile(writing, {
      kind: 'job names',
      table: jobNames,
      identity: jobNames.id,
      identityName: 'id',
      keyOf: row => row.slug,
      wanted: catalogue.jobNames?.entries ?? [],
    }),
    categories: await reconcile(writing, {
      kind: 'categories',
      table: categories,
      identity: categories.id,
      identityName: 'id',
      keyOf: row => row.slug,
      wanted: (catalogue.categories?.entries ?? []).map((entry, position) => ({ ...entry, position })),
    }),
  }
}
