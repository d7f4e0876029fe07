import { formatDate, isolate, siteTimeZone } from '@masar/text'
import { tagOf } from '../../../locale.ts'
import type { NoticeReader } from './readers.ts'

/** The sentences of notices about a moment (`starts_at` of their data), for readers whose clock is known. */
export const timedKinds = {
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

/** When the thing of a notice begins, by the reader's clock; `zone` is `site` for the site's own. Null for a notice without a moment. */
export function clockWords(
  data: Record<string, unknown>,
  reader: NoticeReader,
): { day: string; time: string; zone: string } | null {
  const start = data['starts_at']
  if (typeof start !== 'string') return null
  const [tag, at, { timeZone }] = [tagOf(reader), new Date(start), reader]
  return {
    day: isolate(formatDate(tag, at, { weekday: 'long', day: 'numeric', month: 'long', timeZone })),
    time: isolate(formatDate(tag, at, { timeStyle: 'short', timeZone })),
    zone: timeZone === siteTimeZone ? 'site' : 'own',
  }
}
