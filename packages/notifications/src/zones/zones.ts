import type { Locale } from '@masar/site-map'
import { yieldToBrowser } from '@masar/app-shell'
import { offsetText, zoneCity, zoneOffset } from '@masar/text/zones'
import { formatDate, type SelectItem } from '@masar/ui'

/** Every time zone that this browser knows, from the world's west to its east as clocks stand now, then by its city. */
export async function zoneOptions(locale: Locale, now: Date = new Date()): Promise<SelectItem[]> {
  const options: (SelectItem & { offset: number })[] = []
  for (const [index, zone] of Intl.supportedValuesOf('timeZone').entries()) {
    // Some four hundred formats to make: a phone would stand still for a second.
    if (index % 20 === 0) await yieldToBrowser()
    options.push({ ...zoneOption(zone, locale, now), offset: zoneOffset(zone, now) })
  }
  const { compare } = new Intl.Collator(locale)
  return options
    .sort((a, b) => a.offset - b.offset || compare(a.text, b.text))
    .map(({ offset: _, ...option }) => option)
}

/** The chosen one is among them in any case: while the others are on their way, and where this browser does not name it. */
export function withZone(options: SelectItem[], chosen: string, locale: Locale): SelectItem[] {
  return options.some(({ value }) => value === chosen) ? options : [zoneOption(chosen, locale), ...options]
}

/** A zone by its city; in Arabic the list has it in both scripts, either of which finds it, and the field, which is narrow on a phone, in one. */
export function zoneOption(zone: string, locale: Locale, now: Date = new Date()): SelectItem {
  const [city, english] = [zoneCity(locale, zone), zoneCity('en', zone)]
  const offset = offsetText(zone, now)
  const text = `${city} · ${offset}`
  return city === english
    ? { value: zone, text }
    : { value: zone, text, keywords: english, content: `${city} (${english}) · ${offset}` }
}

/** A minute of the day as a clock shows it. */
export function clockTime(minute: number, tag: string): string {
  return formatDate(tag, new Date(minute * 60_000), { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
}
