import { foldDigits } from './digits.ts'

/** Tashkeel, dagger alef, tatweel; then what is invisible: bidi controls, zero-width characters, soft hyphen. */
const unread = /[\u064B-\u0652\u0670\u0640\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g
const latinMarks = /[\u0300-\u036F]/g
/** Latin letters that Unicode does not decompose. */
const latinLetters: Record<string, string> = {
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}
const latinLetter = /[øæœßłđðþı]/g

/**
 * Folds text for search, so that `أحمد`, `احمد` and `اَحمد` are one, and so are `Café` and `cafe`, `٢٠٢٦` and `2026`.
 *
 * NFKC; tashkeel, tatweel, bidi and zero-width characters go; أإآٱ→ا, ى→ي, ة→ه, ؤ→و, ئ→ي; ASCII digits; Latin
 * in lower case without accents; one space between words. The same as Lucene's ArabicNormalizer, and digits.
 * Folding twice changes nothing. `على` and `علي` become one by design.
 */
export function fold(text: string): string {
  return foldKeepingSeats(text).replace(/ؤ/g, 'و').replace(/ئ/g, 'ي')
}

/**
 * A key to sort by, bytewise (`COLLATE "C"`): folded, with ؤ and ئ kept apart, each run of digits padded to 12, so
 * that «محمد ٢» stands before «محمد ١٠».
 */
export function sortKey(text: string): string {
  return foldKeepingSeats(text).replace(/\d+/g, digits => digits.padStart(12, '0'))
}

function foldKeepingSeats(text: string): string {
  // Normalised again after the removal: what it brought together may compose (alef, zero-width space, hamza above).
  const letters = text
    .normalize('NFKC')
    .replace(unread, '')
    .normalize('NFKC')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
  return foldLatin(foldDigits(letters)).replace(/\s+/g, ' ').trim()
}

/** Lower case without accents. Only marks after Latin letters go, since NFD takes Arabic hamzas apart as well. */
function foldLatin(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(latinMarks, '')
    .normalize('NFC')
    .replace(latinLetter, letter => latinLetters[letter] ?? letter)
}
