export {
  DateText,
  DurationText,
  RelativeTime,
  type DateTextProps,
  type DurationTextProps,
  type RelativeTimeProps,
} from './date-time.tsx'
export { formatDate, formatNumber, formatRelative, numberFormat } from './format.ts'
export { readerTimeZone, useTimeZone } from './time-zone.ts'
