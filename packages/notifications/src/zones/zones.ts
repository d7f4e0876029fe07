import type { Locale } from '@masar/site-map'
import { formatDate, intlTags, type SelectItem, zoneName } from '@masar/ui'
import { yieldToBrowser } from '@masar/app-shell'
import { arabicCities } from './arabic-cities.ts'

/** Every time zone that this browser knows, by its city, then its name in the reader's language. */
export async function zoneOptions(locale: Locale): Promise<SelectItem[]> {
  const options: SelectItem[] = []
  for (const [index, zone] of Intl.supportedValuesOf('timeZone').entries()) {
    // Some four hundred formats to make: a phone would stand still for a second.
    if (index % 20 === 0) await yieldToBrowser()
    options.push(zoneOption(zone, locale))
  }
  const { compare } = new Intl.Collator(locale)
  return options.sort((a, b) => compare(a.text, b.text))
}

/** The chosen one is among them in any case: while the others are on their way, and where this browser does not name it. */
export function withZone(options: SelectItem[], chosen: string, locale: Locale): SelectItem[] {
  return options.some(({ value }) => value === chosen) ? options : [zoneOption(chosen, locale), ...options]
}

export function zoneOption(zone: string, locale: Locale): SelectItem {
  const arabic = locale === 'ar' ? arabicCities[zone] : undefined
  const city = arabic ? `${arabic} (${cityOf(zone)})` : cityOf(zone)
  return { value: zone, text: `${city} · ${zoneName(intlTags[locale], zone)}` }
}

/** People look for their city: Asia/Riyadh is Riyadh, America/Argentina/Ushuaia is Ushuaia, Argentina. */
function cityOf(zone: string): string {
  const [, ...places] = zone.replaceAll('_', ' ').split('/')
  return places.length === 0 ? zone : places.reverse().join(', ')
}

/** A minute of the day as a clock shows it. */
export function clockTime(minute: number, tag: string): string {
  return formatDate(tag, new Date(minute * 60_000), { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
}
