export {
  DateText,
  DurationText,
  RelativeTime,
  type DateTextProps,
  type DurationTextProps,
  type RelativeTimeProps,
} from './date-time.tsx'
export { formatDate, formatNumber, formatRelative, formatSize, hasHijriDay, numberFormat } from '@masar/text'
export { readerTimeZone, useTimeZone } from './time-zone.ts'
