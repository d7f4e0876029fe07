import { zoneOffset } from '../written.ts'
import { africaCities } from './arabic/africa.ts'
import { americaCities } from './arabic/america.ts'
import { asiaCities } from './arabic/asia.ts'
import { europeCities } from './arabic/europe.ts'
import { oceansCities } from './arabic/oceans.ts'
import { englishCities } from './english.ts'

/** Cities of time zones as Arabic readers write them, by zone. */
export const arabicCities: Readonly<Record<string, string>> = {
  ...africaCities,
  ...americaCities,
  ...asiaCities,
  ...europeCities,
  ...oceansCities,
}

/**
 * The city of a time zone in a language: «القدس», “Jerusalem”. Zones are named by their cities alone: what Intl calls them are names of
 * the clocks of states, which leave out people who live there under another one.
 * @param locale a language or a tag; a city without an Arabic name stands as in English
 * @param zone as the IANA database names it
 */
export function zoneCity(locale: string, zone: string): string {
  const arabic = locale.startsWith('ar') ? arabicCities[zone] : undefined
  return arabic ?? englishCities[zone] ?? zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone
}

/** How far the clocks of a zone are from the world's at a moment: “UTC+03:00”, the same in every language. */
export function offsetText(zone: string, at: Date = new Date()): string {
  const minutes = zoneOffset(zone, at)
  const two = (value: number) => String(value).padStart(2, '0')
  const far = Math.abs(minutes)
  return `UTC${minutes < 0 ? '-' : '+'}${two(Math.floor(far / 60))}:${two(far % 60)}`
}

/** A time zone as it is named in running text: «القدس (UTC+02:00)». @param at the moment whose offset counts: clocks change */
export function zoneName(locale: string, zone: string, at: Date = new Date()): string {
  return `${zoneCity(locale, zone)} (${offsetText(zone, at)})`
}

export { zoneOffset }
