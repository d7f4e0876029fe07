import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator'
import { pick, sentence, type Locale } from '../../../locale.ts'
import { cleanLine } from '../../accounts/fields/name.ts'
import type { Entry } from './entries.ts'

const summaries = {
  live: /*i18n*/ { id: 'calendar.live', message: 'Live lesson: {name}' },
  assignment: /*i18n*/ { id: 'calendar.assignment', message: 'Due: {name}' },
  exam_opens: /*i18n*/ { id: 'calendar.exam_opens', message: 'Exam opens: {name}' },
  exam_closes: /*i18n*/ { id: 'calendar.exam_closes', message: 'Exam closes: {name}' },
}
const calendarName = /*i18n*/ { id: 'calendar.name', message: 'My dates on Masar' }

/**
 * Dates as iCalendar (RFC 5545), in UTC. The same dates make the same text: what is stamped is when each was changed. The way into a
 * live lesson is not in it: it leads to the lesson's page. Control characters, which RFC 5545 allows nowhere, would spoil the whole calendar.
 */
export function written(entries: readonly Entry[], locale: Locale, publicUrl: string): string {
  const site = new URL(publicUrl)
  const calendar = ical({
    prodId: { company: 'Masar', product: 'Masar', language: locale.toUpperCase() },
    name: sentence(locale, calendarName),
    method: ICalCalendarMethod.PUBLISH,
  })
  for (const entry of entries) {
    const isDay = entry.kind === 'assignment'
    calendar.createEvent({
      id: `${entry.kind}-${entry.id}@${site.hostname}`,
      summary: sentence(locale, summaries[entry.kind], { name: cleanLine(pick(entry.title, locale)) }),
      start: entry.startsAt,
      ...(entry.endsAt && { end: entry.endsAt }),
      allDay: isDay,
      // A due day does not mark the person busy.
      transparency: isDay ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
      status: entry.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      sequence: entry.sequence,
      stamp: entry.changedAt,
      lastModified: entry.changedAt,
      url: new URL(
        `${locale === 'en' ? '/en' : ''}${entry.lessonId === null ? `/Course/${entry.courseId}` : `/lesson/${entry.lessonId}`}`,
        site,
      ).href,
    })
  }
  return `${calendar.toString()}\r\n`
}
