import { intlTag, type Locale } from '@masar/site-map'
import type { SelectItem } from '@masar/ui'

/** Every time zone that this browser knows, by its name in the reader's language and its city; the one given is among them in any case. */
export function zoneOptions(locale: Locale, chosen: string): SelectItem[] {
  const names = [...new Set([...Intl.supportedValuesOf('timeZone'), chosen])]
  return names.map(zone => ({ value: zone, text: `${nameOf(zone, locale)} · ${zone.replaceAll('_', ' ')}` })).sort((a, b) => a.text.localeCompare(b.text, locale))
}

function nameOf(zone: string, locale: Locale): string {
  const parts = new Intl.DateTimeFormat(intlTag(locale), { timeZone: zone, timeZoneName: 'longGeneric' }).formatToParts(0)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone
}

export function ownZone(): string {
  return Intl.DateTimeFormat('en-u-ca-gregory-nu-latn').resolvedOptions().timeZone
}

/** A minute of the day as a clock shows it. */
export function clockTime(minute: number, locale: Locale): string {
  return new Intl.DateTimeFormat(intlTag(locale), { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(minute * 60_000)
}
