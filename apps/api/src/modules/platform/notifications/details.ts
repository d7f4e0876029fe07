import { formatDate, isolate, siteTimeZone } from '@masar/text'
import type { BilingualText } from '../../../db/schema/columns.ts'
import { pick, tagOf } from '../../../locale.ts'
import type { NoticeReader } from './readers.ts'

/** Sentences that say more of the data than its name: when, by the reader's clock, how many, or who. */
export const detailedKinds = {
  company_message: /*i18n*/ {
    id: 'notification.company_message.by',
    message: 'A message for you from {sender}, “{name}”.',
  },
  requirement_due_soon: /*i18n*/ {
    id: 'notification.requirement_due_soon.at',
    message:
      '“{name}”, which your company requires, is due by {day}.{access, select, ended { Your access to it has ended: ask your company for it.} part { Your access to its course “{course}” has ended: ask your company for it.} other {}}',
  },
  requirement_late: /*i18n*/ {
    id: 'notification.requirement_late.at',
    message: 'You are late with “{name}”, which your company requires: it was due by {day}.',
  },
  requirement_expired: /*i18n*/ {
    id: 'notification.requirement_expired.at',
    message:
      '“{name}”, which your company requires, has expired: it was valid until {day}. {access, select, ended {Your access to it has ended: ask your company for it.} part {Your access to its course “{course}” has ended: ask your company for it.} other {Complete it again.}}',
  },
  team_requirement_due_soon: /*i18n*/ {
    id: 'notification.team_requirement_due_soon.at',
    message:
      '“{name}” is due by {day} for {people, plural, one {# person whom you manage} other {# people whom you manage}}.',
  },
  team_requirement_late: /*i18n*/ {
    id: 'notification.team_requirement_late.at',
    message:
      '{people, plural, one {# person whom you manage is} other {# people whom you manage are}} late with “{name}”, which was due by {day}.',
  },
  team_requirement_expired: /*i18n*/ {
    id: 'notification.team_requirement_expired.at',
    message:
      '“{name}” has expired for {people, plural, one {# person whom you manage} other {# people whom you manage}}: it was valid until {day}.',
  },
  retention_planned: /*i18n*/ {
    id: 'notification.retention_planned.at',
    message:
      'From {day} on, “{name}” keeps the names of people who left for a shorter time. Until then, an owner can take it back.',
  },
  licence_ending: /*i18n*/ {
    id: 'notification.licence_ending.at',
    message:
      'The yearly licence of “{name}” ends on {day}. {people, plural, =0 {Nobody holds a place of it.} one {# person holds a place of it and learns until then.} other {# people hold a place of it and learn until then.}}',
  },
  licence_offered: /*i18n*/ {
    id: 'notification.licence_offered.at',
    message:
      'We offer “{name}” a yearly licence with {places, plural, one {# place} other {# places}}. You can buy it until the end of {day}.',
  },
  live_lesson_set: /*i18n*/ {
    id: 'notification.live_lesson_set.at',
    message:
      'The live lesson “{name}” will be held on {day} at {time}{zone, select, site { (Riyadh time)} other {}}.',
  },
  live_lesson_tomorrow: /*i18n*/ {
    id: 'notification.live_lesson_tomorrow.at',
    message:
      'Reminder: the live lesson “{name}” begins on {day} at {time}{zone, select, site { (Riyadh time)} other {}}.',
  },
  live_lesson_soon: /*i18n*/ {
    id: 'notification.live_lesson_soon.at',
    message:
      'The live lesson “{name}” begins at {time}{zone, select, site { (Riyadh time)} other {}}. You can join now.',
  },
  live_lesson_moved: /*i18n*/ {
    id: 'notification.live_lesson_moved.at',
    message:
      'The live lesson “{name}” is now held on {day} at {time}{zone, select, site { (Riyadh time)} other {}}.',
  },
  live_lesson_cancelled: /*i18n*/ {
    id: 'notification.live_lesson_cancelled.at',
    message: 'The live lesson “{name}” of {day} was cancelled.',
  },
} as const

/** What the detailed sentence of a notice takes from its data; null where the data has no moment or day, and no sender. */
export function detailsOf(
  data: Record<string, unknown>,
  reader: NoticeReader,
): Record<string, string | number> | null {
  const sender = pick(data['sender'] as BilingualText | undefined, reader.locale)
  if (sender !== '') return { sender: isolate(sender) }
  const counts = Object.fromEntries(
    ['people', 'places'].flatMap(name => {
      const count = data[name]
      return typeof count === 'number' ? [[name, count]] : []
    }),
  )
  const when =
    clockWords(data['starts_at'] ?? data['expires_at'], reader) ??
    dayWords(data['ends_on'] ?? data['last_day'], reader)
  return when && { ...counts, ...accessWords(data, reader), ...when }
}

/** Whether what is required is still open to the reader; of a learning path, which of its courses is not. */
function accessWords(
  { access, course }: Record<string, unknown>,
  { locale }: NoticeReader,
): Record<string, string> {
  if (access !== 'ended') return { access: 'open' }
  const title = pick(course as BilingualText | undefined, locale)
  return title === '' ? { access: 'ended' } : { access: 'part', course: isolate(title) }
}

/** A moment by the reader's clock; `zone` is `site` for the site's own. */
function clockWords(moment: unknown, reader: NoticeReader) {
  if (typeof moment !== 'string') return null
  const [at, { timeZone }] = [new Date(moment), reader]
  return {
    ...wordsOfDay(at, reader, timeZone),
    time: isolate(formatDate(tagOf(reader), at, { timeStyle: 'short', timeZone })),
    zone: timeZone === siteTimeZone ? 'site' : 'own',
  }
}

/** A day that is the same for everybody, ISO: a company's own. */
function dayWords(day: unknown, reader: NoticeReader) {
  return typeof day === 'string' ? wordsOfDay(new Date(`${day}T00:00:00Z`), reader, 'UTC') : null
}

function wordsOfDay(at: Date, reader: NoticeReader, timeZone: string) {
  return {
    day: isolate(formatDate(tagOf(reader), at, { weekday: 'long', day: 'numeric', month: 'long', timeZone })),
  }
}
