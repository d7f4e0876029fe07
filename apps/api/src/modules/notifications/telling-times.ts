import { fromDate, Time, toCalendarDateTime, toZoned, type ZonedDateTime } from '@internationalized/date'
import type { MailRhythm } from '../../db/schema/index.ts'

/** When somebody may be told by mail or on a device. */
export interface TellingTimes {
  /** Minutes of the person's own day; the same twice means none. */
  quietFrom: number
  quietUntil: number
  timeZone: string
  mailRhythm: MailRhythm
}

export const standardTimes: TellingTimes = {
  quietFrom: 0,
  quietUntil: 0,
  timeZone: 'Asia/Riyadh',
  mailRhythm: 'each',
}

/** Letters of a day or a week are written at eight in the morning; those of a week on Sunday, when work begins. */
const letterMinute = 8 * 60

/** Now, or the end of the quiet hours that it falls in. */
export function afterQuiet(now: Date, { quietFrom, quietUntil, timeZone }: TellingTimes): Date {
  const local = fromDate(now, timeZone)
  const minute = local.hour * 60 + local.minute
  const runsOverMidnight = quietFrom > quietUntil
  const isQuiet = runsOverMidnight
    ? minute >= quietFrom || minute < quietUntil
    : minute >= quietFrom && minute < quietUntil
  if (!isQuiet) return now
  return at(runsOverMidnight && minute >= quietFrom ? local.add({ days: 1 }) : local, quietUntil)
}

/** When news of now goes into a letter. */
export function letterTime(now: Date, times: TellingTimes): Date {
  if (times.mailRhythm === 'each') return afterQuiet(now, times)
  let day = fromDate(now, times.timeZone)
  while (at(day, letterMinute) <= now || (times.mailRhythm === 'weekly' && !isSunday(day)))
    day = day.add({ days: 1 })
  return afterQuiet(at(day, letterMinute), times)
}

/** That minute of that day; one that the clocks skip in spring is the next there is. */
function at(day: ZonedDateTime, minute: number): Date {
  return toZoned(
    toCalendarDateTime(day, new Time(Math.floor(minute / 60), minute % 60)),
    day.timeZone,
  ).toDate()
}

function isSunday({ year, month, day }: ZonedDateTime): boolean {
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay() === 0
}
