/**
 * A channel and the events that come over it. `events` exists for the types alone: it ties each event's name to its
 * payload, so that a listener cannot mistake one for another.
 */
export interface Channel<Events extends object> {
  kind: 'private' | 'presence'
  /** Without the protocol's `private-` or `presence-` prefix. */
  name: string
  readonly events?: Events
}

/** What one signed-in person is told, on whatever device. Names are below the namespace `App.Events`. */
export interface UserEvents {
  NotificationCreated: { id: number; kind: string; title: string; link: string | null }
  CartChanged: { item_count: number }
  AssignmentMade: { id: number; course_id: number; due_at: string | null }
  ExamGraded: { attempt_id: number; exam_id: number }
  OrderPaid: { order_id: number; bill_id: string }
  DiscussionReplied: { discussion_id: number; lesson_id: number }
}

/** The channel of one person; only that person may listen. */
export function userChannel(userId: number): Channel<UserEvents> {
  return { kind: 'private', name: `users.${userId}` }
}
