import { fromDate, Time, toCalendarDateTime, toZoned, type ZonedDateTime } from '@internationalized/date'
import { siteTimeZone } from '@masar/text'
import type { MailRhythm } from '../../../db/schema/index.ts'

/** When a person may be notified by mail or on a device. */
export interface DeliverySchedule {
  /** Minutes of the person's own day; the same twice means none. */
  quietFrom: number
  quietUntil: number
  timeZone: string
  mailRhythm: MailRhythm
}

export const defaultSchedule: DeliverySchedule = {
  quietFrom: 0,
  quietUntil: 0,
  timeZone: siteTimeZone,
  mailRhythm: 'each',
}

/** Daily and weekly digests are written at eight in the morning; weekly ones on Sunday, the first working day. */
const digestMinute = 8 * 60

/** Now, or the end of the quiet hours that it falls in. */
export function afterQuiet(now: Date, { quietFrom, quietUntil, timeZone }: DeliverySchedule): Date {
  if (quietFrom === quietUntil) return now
  const local = fromDate(now, timeZone)
  const minute = local.hour * 60 + local.minute
  const runsOverMidnight = quietFrom > quietUntil
  const isQuiet = runsOverMidnight
    ? minute >= quietFrom || minute < quietUntil
    : minute >= quietFrom && minute < quietUntil
  if (!isQuiet) return now
  return at(runsOverMidnight && minute >= quietFrom ? local.add({ days: 1 }) : local, quietUntil)
}

/** When a notification of now goes into a digest. */
export function digestTime(now: Date, schedule: DeliverySchedule): Date {
  if (schedule.mailRhythm === 'each') return afterQuiet(now, schedule)
  let day = fromDate(now, schedule.timeZone)
  while (at(day, digestMinute) <= now || (schedule.mailRhythm === 'weekly' && !isSunday(day)))
    day = day.add({ days: 1 })
  return afterQuiet(at(day, digestMinute), schedule)
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
