import type { Connection } from '../../../db/client.ts'
import type { BilingualText } from '../../../db/schema/columns.ts'
import type { BroadcastEvent } from '../../../gateways/broadcast/broadcast.ts'
import { Effects } from '../outbox/effects.ts'
import { emit } from '../outbox/emit.ts'
import { userChannel, type Notice, type SharedNotice } from './notice.ts'
import { notifyEach } from './notify.ts'

/** A company assigned a course to one of its employees. */
export function assignmentMade({
  userId,
  id,
  course,
  dueOn,
}: {
  userId: number
  id: number
  course: { id: number; title: BilingualText }
  dueOn: string | null
}): Notice {
  return {
    userId,
    ...courseAssigned(course),
    event: { name: 'AssignmentMade', data: { id, course_id: course.id, due_at: dueOn } },
  }
}

/**
 * The same for many people: one notice for all, and to each the event of their own assignment.
 * @param people each once
 */
export async function notifyOfAssigned(
  tx: Connection,
  course: { id: number; title: BilingualText },
  people: readonly { userId: number; id: number; dueOn: string | null }[],
): Promise<void> {
  const userIds = people.map(({ userId }) => userId)
  const effects = new Effects()
  await notifyEach(tx, courseAssigned(course), userIds, { effects })
  effects.emit(
    ...people.flatMap(row => {
      const { userId, event } = assignmentMade({ ...row, course })
      return event ? [{ channel: userChannel(userId), ...event }] : []
    }),
  )
  await effects.write(tx)
}

function courseAssigned(course: { id: number; title: BilingualText }): SharedNotice {
  return {
    kind: 'assignment_made',
    link: `/Course/${course.id}`,
    data: { name: course.title, course_id: course.id },
  }
}

/** What a company assigned is due soon, or overdue. @param dueOn the day, ISO */
export function assignmentReminder({
  userId,
  kind,
  id,
  course,
  dueOn,
}: {
  userId: number
  kind: 'assignment_due_soon' | 'assignment_overdue'
  id: number
  course: { id: number; title: BilingualText }
  dueOn: string
}): Notice {
  return {
    userId,
    kind,
    link: `/Course/${course.id}`,
    data: { name: course.title, course_id: course.id, assignment_id: id, due_on: dueOn },
  }
}

/** What a company's member assigned to many is done. */
export function assigningDone({
  userId,
  batchId,
  assigned,
  total,
}: {
  userId: number
  batchId: number
  assigned: number
  total: number
}): Notice {
  return {
    userId,
    kind: 'assigning_done',
    link: `/learn?company&batch=${batchId}`,
    data: { name: { ar: `${assigned} من ${total}`, en: `${assigned} of ${total}` }, batch_id: batchId },
  }
}

/** A file that a company's member asked for is made. @param page where it can be saved, a path of the portal */
export function exportReady({
  userId,
  exportId,
  name,
  page,
}: {
  userId: number
  exportId: number
  name: BilingualText
  page: string
}): Notice {
  return {
    userId,
    kind: 'export_ready',
    link: `${page}?company&export=${exportId}`,
    data: { name, export_id: exportId },
  }
}

/** The people of a list that a company's member uploaded are invited. */
export function peopleInvited({
  userId,
  importId,
  invited,
  total,
}: {
  userId: number
  importId: number
  invited: number
  total: number
}): Notice {
  return {
    userId,
    kind: 'people_invited',
    link: `/invite?company&import=${importId}`,
    data: { name: { ar: `${invited} من ${total}`, en: `${invited} of ${total}` }, import_id: importId },
  }
}

/** What a company's member had done to many people is done. */
export function peopleChanged({
  userId,
  actId,
  changed,
  total,
}: {
  userId: number
  actId: number
  changed: number
  total: number
}): Notice {
  return {
    userId,
    kind: 'people_changed',
    link: `/Employees?company&act=${actId}`,
    data: { name: { ar: `${changed} من ${total}`, en: `${changed} of ${total}` }, act_id: actId },
  }
}

/** One of a company's people asks for a course. @param userId a person who may approve it */
export function courseAsked({ userId, requestId, course }: AskedCourse): Notice {
  return {
    userId,
    kind: 'course_asked',
    link: '/requests?company',
    data: { name: course.title, course_id: course.id, request_id: requestId },
  }
}

/** A company declined an employee's course request. */
export function requestDeclined({ userId, requestId, course }: AskedCourse): Notice {
  return {
    userId,
    kind: 'request_declined',
    link: `/Course/${course.id}`,
    data: { name: course.title, course_id: course.id, request_id: requestId },
  }
}

interface AskedCourse {
  userId: number
  requestId: number
  course: { id: number; title: BilingualText }
}

/** People joined a company by a link. @param first those of them who are named @param more how many others */
export function employeesJoined(first: readonly { id: number; name: string }[], more: number): SharedNotice {
  const names = first.map(({ name }) => name)
  const listed = (locale: string) =>
    new Intl.ListFormat(locale, { type: 'conjunction' }).format([...names, ...(more > 0 ? [`+${more}`] : [])])
  return {
    kind: 'employees_joined',
    link: '/Employees?company&sort=newest',
    data: {
      name: { ar: listed('ar'), en: listed('en') },
      people: names.length + more,
      employee_ids: first.map(({ id }) => id),
    },
  }
}

/** An employee left the company by their own act. @param name in the record of the company */
export function employeeLeft(employeeId: number, name: BilingualText): SharedNotice {
  return {
    kind: 'employee_left',
    link: `/Employees/${employeeId}?company`,
    data: { name, employee_id: employeeId },
  }
}

/** An order was paid. @param bill its unguessable id, as `publicId` is the order's */
export function orderPaid({
  userId,
  id,
  publicId,
  bill,
}: {
  userId: number
  id: number
  publicId: string
  bill: string
}): Notice {
  return {
    userId,
    kind: 'order_paid',
    link: `/Bill/${bill}`,
    data: { name: orderName(id), order_id: publicId },
    event: { name: 'OrderPaid', data: { order_id: publicId, bill_id: bill } },
  }
}

/** Money that came too late goes back whole. */
export function paymentReturned({
  userId,
  id,
  publicId,
}: {
  userId: number
  id: number
  publicId: string
}): Notice {
  return {
    userId,
    kind: 'payment_returned',
    link: '/shop-history',
    data: { name: orderName(id), order_id: publicId },
  }
}

/** What became of a refund that was asked for. */
export function refundDecided({
  userId,
  isGranted,
  title,
  refundId,
  publicId,
}: {
  userId: number
  isGranted: boolean
  title: BilingualText
  refundId: number
  publicId: string
}): Notice {
  return {
    userId,
    kind: isGranted ? 'refund_granted' : 'refund_refused',
    link: '/shop-history',
    data: { name: title, order_id: publicId, refund_id: refundId },
    event: { name: 'RefundDecided', data: { order_id: publicId, refund_id: refundId, granted: isGranted } },
  }
}

function orderName(id: number): BilingualText {
  return { ar: String(id), en: String(id) }
}

/** Publishes the item count of a cart to the buyer's other tabs and devices; nothing is stored. @param socketId the one that caused it */
export async function publishCart(
  tx: Connection,
  channel: string,
  itemCount: number,
  socketId?: string,
): Promise<void> {
  await emit(tx, [{ ...cartChanged(channel, itemCount), ...(socketId !== undefined && { socketId }) }])
}

export function cartChanged(channel: string, itemCount: number): BroadcastEvent {
  return { channel, name: 'CartChanged', data: { item_count: itemCount } }
}
