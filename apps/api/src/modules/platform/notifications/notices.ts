import type { Connection } from '../../../db/client.ts'
import type { BilingualText } from '../../../db/schema/columns.ts'
import { emit } from '../outbox/emit.ts'
import type { Notice } from './notice.ts'

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
    kind: 'assignment_made',
    link: `/Course/${course.id}`,
    data: { name: course.title, course_id: course.id, assignment_id: id },
    event: { name: 'AssignmentMade', data: { id, course_id: course.id, due_at: dueOn } },
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

/** A person's discussion below a lesson got a reply. */
export function discussionReplied({
  userId,
  id,
  lesson,
}: {
  userId: number
  id: number
  lesson: { id: number; title: BilingualText }
}): Notice {
  return {
    userId,
    kind: 'discussion_reply',
    link: `/lesson/${lesson.id}`,
    data: { name: lesson.title, lesson_id: lesson.id, discussion_id: id },
    event: { name: 'DiscussionReplied', data: { discussion_id: id, lesson_id: lesson.id } },
  }
}

/** Publishes the item count of a cart to the buyer's other tabs and devices; nothing is stored. @param socketId the one that caused it */
export async function publishCart(
  tx: Connection,
  channel: string,
  itemCount: number,
  socketId?: string,
): Promise<void> {
  await emit(tx, [
    {
      channel,
      name: 'CartChanged',
      data: { item_count: itemCount },
      ...(socketId !== undefined && { socketId }),
    },
  ])
}
