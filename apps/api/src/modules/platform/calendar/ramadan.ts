import { type CalendarDate, IslamicUmalquraCalendar, toCalendar } from '@internationalized/date'

/** Whether a day lies in Ramadan, by the calendar of Umm al-Qura. */
export function isRamadan(day: CalendarDate): boolean {
  return toCalendar(day, new IslamicUmalquraCalendar()).month === 9
}
