export { canonicalJson } from './canonical-json.ts'
export { captionLines, type CaptionLine } from './captions.ts'
export { foldDigits, parseDecimal } from './digits.ts'
export { formatSize } from './file-size.ts'
export { fold, sortKey } from './fold.ts'
export { isIban, readableIban } from './iban.ts'
export { graphemeLength, isolate, stripBidi } from './marks.ts'
export {
  type Calendar,
  calendars,
  type DigitScript,
  digitScripts,
  type Reading,
  readingOfTag,
  readingOfWord,
  readingTag,
  readingWord,
  usualReading,
  withCalendar,
} from './reading.ts'
export { companyColors, type CompanyColor } from './company-color.ts'
export { siteTimeZone } from './time-zone.ts'
export { lightStem, withoutArticle, words } from './words.ts'
export { type Week, weekOf } from './week.ts'
export { isTangled } from './tangled.ts'
export {
  dayOff,
  type DaysOff,
  firstSunday,
  holidaysBetween,
  nextWorkingDay,
  type WorkCalendar,
  workingDayAfter,
  type WorkingDays,
  workingDaysOf,
} from './working-days.ts'
export {
  type DateOptions,
  formatDate,
  formatNumber,
  formatRelative,
  hasHijriDay,
  numberFormat,
} from './written.ts'
