import { graphemeLength } from '@masar/text'
import type { FieldError } from '../../../errors.ts'
import { cleanLine, isNoPlainText } from './name.ts'

/** As long as the longest names of cities, counted as people see them. */
const longest = 100
/** `example.com` and its like; the dot of “St.Gallen” stands behind an abbreviation. */
const webAddress = /(?<!(?:^|\P{L})(?:st|ste|mt|ft|dr))\.\p{L}{2,}|^www\.|[@/\\]/iu

/**
 * Makes a typed city storable, as names are. A city of one letter exists (Y, Å), and it may contain digits (6 أكتوبر).
 * @returns the city, or what is wrong with it
 */
export function cleanCity(text: string): { city: string } | { error: FieldError } {
  const city = cleanLine(text)
  const length = graphemeLength(city)
  if (length === 0) return { error: { code: 'required' } }
  if (length > longest) return { error: { code: 'too_long', limit: longest } }
  return !/\p{L}/u.test(city) || isNoPlainText(city) || webAddress.test(city)
    ? { error: { code: 'city_typed' } }
    : { city }
}
