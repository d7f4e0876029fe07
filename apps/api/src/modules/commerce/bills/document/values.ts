import { shown, textsOf } from '../../../platform/documents/words.ts'
import { decimal } from '../tlv.ts'
import type { BillAddress } from './document.ts'

/** An amount as machines read it: `1234.50`. @param minor hundredths */
export function plainAmount(minor: number): string {
  return `${minor < 0 ? '-' : ''}${decimal(Math.abs(minor))}`
}

const grouped = new Intl.NumberFormat('en-US-u-nu-latn')

/** The same as people read it, grouped: `1,234.50`. */
export function amount(minor: number): string {
  const [whole = '', hundredths = ''] = plainAmount(Math.abs(minor)).split('.')
  return `${minor < 0 ? '-' : ''}${grouped.format(BigInt(whole))}.${hundredths}`
}

/** A rate as people write it: 1500 is `15%`, 1250 is `12.5%`. */
export function rateOf(hundredths: number): string {
  return `${String(hundredths / 100)}%`
}

const riyadh = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
  timeZone: 'Asia/Riyadh',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})

/** A moment as Riyadh's clocks show it: day `2026-11-22`, time `14:30:05`. */
export function riyadhTime(moment: Date): { day: string; time: string } {
  const parts = new Map(riyadh.formatToParts(moment).map(({ type, value }) => [type, value]))
  const of = (...types: Intl.DateTimeFormatPartTypes[]) => types.map(type => parts.get(type))
  return { day: of('year', 'month', 'day').join('-'), time: of('hour', 'minute', 'second').join(':') }
}

const countryNames = {
  ar: new Intl.DisplayNames('ar', { type: 'region' }),
  en: new Intl.DisplayNames('en', { type: 'region' }),
}

/** The lines of an address: what the party itself wrote, then the country in both languages where that does not name it. */
export function addressLines(address: BillAddress): string[] {
  const street = [address.building, address.street].filter(Boolean).join(' ')
  const city = [address.city, address.postalCode].filter(Boolean).join(' ')
  const written = [street, address.district, city].filter(Boolean).join('، ')
  const country = [countryNames.ar, countryNames.en].map(
    names => names.of(address.country) ?? address.country,
  )
  const given = [...textsOf(address.line ?? {}), ...(written === '' ? [] : [written])]
  const isNamed = given.some(line => country.some(name => line.includes(name)))
  return [...given.map(shown), ...(isNamed ? [] : [country.map(shown).join(' · ')])]
}
