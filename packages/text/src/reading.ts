export const calendars = ['gregory', 'hijri', 'both'] as const
export type Calendar = (typeof calendars)[number]
export const digitScripts = ['latn', 'arab'] as const
export type DigitScript = (typeof digitScripts)[number]

/** How a reader wants days and numbers written: Gregorian, Hijri (Umm al-Qura) or both; 0–9 or ٠–٩. */
export interface Reading {
  calendar: Calendar
  digits: DigitScript
}

/** What is shown to people who have not chosen. */
export const usualReading: Reading = { calendar: 'gregory', digits: 'latn' }

/** What tells the formatters to write the Hijri day beside the Gregorian one; Intl passes a private part by. */
const bothMark = '-x-both'

/**
 * The Intl tag of a language for a reader: calendar and digits are pinned on every machine, whatever its settings.
 * @param language a BCP 47 tag without extensions: `ar-AR`
 */
export function readingTag(language: string, { calendar, digits }: Reading = usualReading): string {
  const system = calendar === 'hijri' ? 'islamic-umalqura' : 'gregory'
  return `${language}-u-ca-${system}-nu-${digits}${calendar === 'both' ? bothMark : ''}`
}

/** What a tag of `readingTag` says of days and numbers. */
export function readingOfTag(tag: string): Reading {
  const calendar = tag.endsWith(bothMark) ? 'both' : tag.includes('-ca-islamic') ? 'hijri' : 'gregory'
  return { calendar, digits: tag.includes('-nu-arab') ? 'arab' : 'latn' }
}

/** The same language and digits in one calendar alone. */
export function withCalendar(tag: string, calendar: Calendar): string {
  const [language = ''] = tag.split('-u-')
  return readingTag(language, { ...readingOfTag(tag), calendar })
}

/** A reading as one word, for a cookie: `hijri.arab`. */
export function readingWord({ calendar, digits }: Reading): string {
  return `${calendar}.${digits}`
}

/** The reading that a word of `readingWord` names; the usual one for anything else. */
export function readingOfWord(word: string | null | undefined): Reading {
  const [calendar, digits, ...more] = (word ?? '').split('.')
  const found = {
    calendar: calendars.find(name => name === calendar),
    digits: digitScripts.find(name => name === digits),
  }
  return found.calendar && found.digits && more.length === 0 ? (found as Reading) : usualReading
}
