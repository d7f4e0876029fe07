import { isolate } from '@masar/text'
import type { BilingualText } from '../../../db/schema/columns.ts'
import { pick, sentence, type Locale } from '../../../locale.ts'
import { detailedKinds, detailsOf } from './details.ts'
import type { NoticeReader } from './readers.ts'

/** The kinds of notifications, each with its sentence; `name` is the subject, in the recipient's language. */
export const kinds = {
  exam_submitted: /*i18n*/ {
    id: 'notification.exam_submitted',
    message: 'Your exam “{name}” was submitted and is waiting to be graded.',
  },
  exam_graded: /*i18n*/ { id: 'notification.exam_graded', message: 'Your exam “{name}” has been graded.' },
  exam_result_out: /*i18n*/ {
    id: 'notification.exam_result_out',
    message: 'The result of your exam “{name}” is out.',
  },
  certificate_issued: /*i18n*/ {
    id: 'notification.certificate_issued',
    message: 'You earned the certificate of “{name}”.',
  },
  enrolled: /*i18n*/ {
    id: 'notification.enrolled',
    message: 'You are enrolled in “{name}”. Start whenever you like.',
  },
  assignment_made: /*i18n*/ {
    id: 'notification.assignment_made',
    message: 'Your company assigned “{name}” to you.',
  },
  assignment_due_soon: /*i18n*/ {
    id: 'notification.assignment_due_soon',
    message: '“{name}”, which your company assigned to you, is due soon.',
  },
  assignment_overdue: /*i18n*/ {
    id: 'notification.assignment_overdue',
    message: '“{name}”, which your company assigned to you, is overdue.',
  },
  assignments_reminder: /*i18n*/ {
    id: 'notification.assignments_reminder',
    message: 'Your company reminds you to finish what it assigned to you, starting with “{name}”.',
  },
  requirement_due_soon: /*i18n*/ {
    id: 'notification.requirement_due_soon',
    message: '“{name}”, which your company requires, is due soon.',
  },
  requirement_late: /*i18n*/ {
    id: 'notification.requirement_late',
    message: 'You are late with “{name}”, which your company requires.',
  },
  requirement_expired: /*i18n*/ {
    id: 'notification.requirement_expired',
    message: '“{name}”, which your company requires, has expired. Complete it again.',
  },
  team_requirement_due_soon: /*i18n*/ {
    id: 'notification.team_requirement_due_soon',
    message: '“{name}” is due soon for people whom you manage.',
  },
  team_requirement_late: /*i18n*/ {
    id: 'notification.team_requirement_late',
    message: 'People whom you manage are late with “{name}”.',
  },
  team_requirement_expired: /*i18n*/ {
    id: 'notification.team_requirement_expired',
    message: '“{name}” has expired for people whom you manage.',
  },
  assigning_done: /*i18n*/ {
    id: 'notification.assigning_done',
    message: 'Your courses are assigned: {name}.',
  },
  assigning_undone: /*i18n*/ {
    id: 'notification.assigning_undone',
    message: 'Your assignments were undone: {name}.',
  },
  assigning_stopped: /*i18n*/ {
    id: 'notification.assigning_stopped',
    message: 'Your bulk action on assignments was stopped: {name}.',
  },
  export_ready: /*i18n*/ {
    id: 'notification.export_ready',
    message: 'Your file “{name}” is ready. You can save it for one day.',
  },
  export_failed: /*i18n*/ {
    id: 'notification.export_failed',
    message: 'Your file “{name}” could not be made. See why, and try again.',
  },
  people_invited: /*i18n*/ {
    id: 'notification.people_invited',
    message: 'The people on your list have been invited: {name}.',
  },
  people_changed: /*i18n*/ {
    id: 'notification.people_changed',
    message: 'Your bulk action on employees is done: {name}.',
  },
  company_message: /*i18n*/ {
    id: 'notification.company_message',
    message: 'A message for you from “{name}”.',
  },
  course_asked: /*i18n*/ {
    id: 'notification.course_asked',
    message: 'One of your people asks for the course “{name}”.',
  },
  request_declined: /*i18n*/ {
    id: 'notification.request_declined',
    message: 'Your company did not approve your request for “{name}”.',
  },
  employees_joined: /*i18n*/ {
    id: 'notification.employees_joined',
    message: 'Joined by your link: {name}.',
  },
  employee_left: /*i18n*/ {
    id: 'notification.employee_left',
    message: '{name} left your company.',
  },
  member_joined: /*i18n*/ {
    id: 'notification.member_joined',
    message: '{name} accepted your invitation and now acts for the company.',
  },
  retention_planned: /*i18n*/ {
    id: 'notification.retention_planned',
    message: '“{name}” will keep the names of people who left for a shorter time.',
  },
  licence_ending: /*i18n*/ {
    id: 'notification.licence_ending',
    message: 'The yearly licence of “{name}” ends soon.',
  },
  licence_offered: /*i18n*/ {
    id: 'notification.licence_offered',
    message: 'We offer “{name}” a yearly licence.',
  },
  order_paid: /*i18n*/ {
    id: 'notification.order_paid',
    message: 'Your order {name} is paid. Your invoice is ready.',
  },
  payment_returned: /*i18n*/ {
    id: 'notification.payment_returned',
    message: 'Your payment for order {name} came after the order had ended. We are returning it in full.',
  },
  refund_granted: /*i18n*/ {
    id: 'notification.refund_granted',
    message: 'Your refund for “{name}” was granted.',
  },
  refund_refused: /*i18n*/ {
    id: 'notification.refund_refused',
    message: 'Your refund for “{name}” was not granted.',
  },
  discussion_reply: /*i18n*/ {
    id: 'notification.discussion_reply',
    message: 'A question that you follow in “{name}” has a new answer.',
  },
  question_asked: /*i18n*/ {
    id: 'notification.question_asked',
    message: 'A learner asks a question in “{name}”.',
  },
  lesson_fault: /*i18n*/ {
    id: 'notification.lesson_fault',
    message: 'A learner reported a problem in “{name}”.',
  },
  announcement: /*i18n*/ {
    id: 'notification.announcement',
    message: 'Your instructor sent an announcement: “{name}”.',
  },
  live_lesson_set: /*i18n*/ {
    id: 'notification.live_lesson_set',
    message: 'The live lesson “{name}” has a time now. See when it is held.',
  },
  live_lesson_tomorrow: /*i18n*/ {
    id: 'notification.live_lesson_tomorrow',
    message: 'The live lesson “{name}” begins in a day.',
  },
  live_lesson_soon: /*i18n*/ {
    id: 'notification.live_lesson_soon',
    message: 'The live lesson “{name}” is about to begin. You can join now.',
  },
  live_lesson_moved: /*i18n*/ {
    id: 'notification.live_lesson_moved',
    message: 'The live lesson “{name}” has a new time. See when it takes place.',
  },
  live_lesson_cancelled: /*i18n*/ {
    id: 'notification.live_lesson_cancelled',
    message: 'The live lesson “{name}” was cancelled.',
  },
} as const

interface Sentence {
  id: string
  message: string
}

export type NotificationKind = keyof typeof kinds
export const notificationKinds = Object.keys(kinds) as NotificationKind[]

/** Kinds whose e-mail is always sent, in words of its own and by their cause (`commerce/mails`): none is sent a second time here. */
export const alwaysMailedKinds: readonly NotificationKind[] = [
  'order_paid',
  'payment_returned',
  'refund_granted',
  'refund_refused',
]

/** The channels by which a person may be notified. */
export const notificationChannels = ['site', 'mail', 'push'] as const

/** Until a person chooses: e-mails are opt-in, notifications on the site and on devices are on. */
export const defaultChannels = { site: true, mail: false, push: true }

/** The stored data of a notification: its subject, and the ids that its link and screens need. */
export interface NotificationData {
  name: BilingualText
  [fact: string]: unknown
}

/** The sentence in the recipient's language; an unknown kind is shown by its subject alone. */
export function titleOf(kind: string, data: Record<string, unknown>, reader: Locale | NoticeReader): string {
  const locale = typeof reader === 'string' ? reader : reader.locale
  const name = pick(data['name'] as BilingualText | undefined, locale)
  if (!isKind(kind)) return name
  // Also used in plain text (a push notification, an e-mail): whatever the name's direction, the sentence keeps its own.
  const words = { name: isolate(name) }
  const details = typeof reader === 'string' ? null : detailsOf(data, reader)
  const detailed = (detailedKinds as Partial<Record<NotificationKind, Sentence>>)[kind]
  return details && detailed
    ? sentence(reader, detailed, { ...words, ...details })
    : sentence(reader, kinds[kind], words)
}

/** What a person wrote, in the recipient's language where it was written in it; null for what the site says by itself. */
export function writtenIn(data: Record<string, unknown>, locale: Locale): string | null {
  return pick(data['text'] as BilingualText | undefined, locale) || null
}

function isKind(kind: string): kind is NotificationKind {
  return kind in kinds
}
