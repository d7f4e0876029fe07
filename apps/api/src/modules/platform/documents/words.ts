import { isolate } from '@masar/text'
import type { BilingualText } from '../../../db/schema/columns.ts'
import { sentence } from '../../../locale.ts'

/** What paper says in both languages, side by side. */
export interface Words {
  ar: string
  en: string
}

/** Controls, private and unassigned code points: nothing that a page or an XML document can hold. */
const unprintable = /[\p{Cc}\p{Co}\p{Cs}\p{Cn}]+/gu

/** A text on one line, without what can't be printed. */
export function printable(text: string): string {
  return text.replace(unprintable, ' ').trim()
}

/** A value as it stands on the page: in its own direction, whatever stands beside it. */
export function shown(text: string): string {
  return isolate(printable(text))
}

/** The words in both languages. @param values are isolated, each in its own direction */
export function both(
  message: { id: string; message: string },
  values: (locale: 'ar' | 'en') => Record<string, string> = () => ({}),
): Words {
  const of = (locale: 'ar' | 'en') =>
    sentence(
      locale,
      message,
      Object.fromEntries(Object.entries(values(locale)).map(([name, value]) => [name, shown(value)])),
    )
  return { ar: of('ar'), en: of('en') }
}

/** The texts of a name, the Arabic first; one, where both languages say the same. */
export function textsOf(text: BilingualText): string[] {
  return [...new Set([text.ar, text.en].filter(each => each !== undefined && each !== ''))] as string[]
}
