import { readFile } from 'node:fs/promises'
import { parse } from 'yaml'
import { citySlug } from './city-slug.ts'

/** Degrees north and east. */
export type Coordinates = readonly [latitude: number, longitude: number]

interface CountryEntry {
  code: string
  cities: { en: string; at: Coordinates }[]
}

let coordinates: Promise<ReadonlyMap<string, Coordinates>> | undefined

/** Where the cities that ship with the service lie, by `SA/riyadh`; those that an operator imported are not known. Read once. */
export function cityCoordinates(): Promise<ReadonlyMap<string, Coordinates>> {
  coordinates ??= readCoordinates()
  return coordinates
}

async function readCoordinates(): Promise<ReadonlyMap<string, Coordinates>> {
  const countries = parse(
    await readFile(new URL('countries.yaml', import.meta.url), 'utf8'),
  ) as CountryEntry[]
  return new Map(
    countries.flatMap(({ code, cities }) =>
      cities.map(({ en, at }) => [`${code}/${citySlug(en)}`, at] as const),
    ),
  )
}
