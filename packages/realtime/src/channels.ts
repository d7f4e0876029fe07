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

/** The events of one signed-in person, on all devices. Names are below the namespace `App.Events`. */
export interface UserEvents {
  /** `seq` counts a person's notifications without gaps, in the order in which they were created. */
  NotificationCreated: {
    id: number
    seq: number
    kind: string
    data: Record<string, unknown>
    link: string | null
    created_at: string
  }
  /** Some or all notifications were read, here or elsewhere. */
  NotificationsRead: { unread_notifications_count: number }
  /** Whether others in a lesson may see the person's name. */
  LessonConsentChanged: { is_seen_in_lessons: boolean }
  CartChanged: { item_count: number }
  /** A favourite was saved, removed or put elsewhere, in another tab. */
  FavoritesChanged: Record<string, never>
  /** How far an act is that assigns courses to people, or takes them back. */
  AssignmentBatchChanged: { batch_id: number; state: string; done: number; total: number }
  /** Something became of the recording of a live lesson that the person teaches. */
  RecordingChanged: { lesson_id: number }
  /** How far a file is that a member of a company asked for. */
  CompanyExportChanged: { export_id: number; state: string; done: number; total: number }
  /** How far a list is whose people a member of a company invites; `total`: those who can be invited. */
  EmployeeImportChanged: { import_id: number; state: string; done: number; total: number }
  /** How far an act on many employees is. */
  EmployeeActChanged: { act_id: number; state: string; done: number; total: number }
  AssignmentMade: { id: number; course_id: number; due_at: string | null }
  ExamGraded: { attempt_id: number; exam_id: number }
  /** Extra time or attempts were given or withdrawn, or an instructor ended the attempt or opened it again. */
  ExamAttemptChanged: { exam_id: number; attempt_id: number | null }
  OrderPaid: { order_id: string; bill_id: string }
  /** An order that was not paid: `failed`, `expired` or `cancelled`. */
  OrderEnded: { order_id: string; state: string }
  /** A card was declined; the order still waits. */
  PaymentDeclined: { order_id: string; reason: string | null }
  RefundDecided: { order_id: string; refund_id: number; granted: boolean }
  DiscussionReplied: { discussion_id: number; lesson_id: number }
}

/** The events of a company, for members who see all of it. */
export type CompanyEvents = Pick<UserEvents, 'CartChanged' | 'OrderPaid' | 'OrderEnded' | 'PaymentDeclined'>

/** The events of a lesson's questions; no one's text or name is sent. */
export interface LessonQuestionEvents {
  /** A question was asked, edited, deleted, replied to or answered. */
  QuestionChanged: { lesson_id: number; question_id: number }
  /** So many people find a question or a reply helpful. */
  PostVoted: { post_id: number; question_id: number; votes: number }
}

/** The events of an exam for its instructor; no one's answers or name are sent. */
export interface ExamLiveEvents {
  /** These attempts were started, saved to, ended or given time, or their connection was lost or came back. */
  ExamAttemptsChanged: { exam_id: number; attempt_ids: number[] }
}

/** The events of a lesson for those who have it open. */
export interface LessonEvents {
  /** It shows something else now, such as its recording. */
  LessonChanged: { lesson_id: number }
}

/** A member of a lesson's presence channel: by name if they agreed to be seen. */
export interface LessonMember {
  id: string
  info: { name: string | null }
}

/** The channel of one person; only that person may subscribe. */
export function userChannel(userId: number): Channel<UserEvents> {
  return { kind: 'private', name: `user.${userId}` }
}

/** The channel of a company; only its members who see all of it may subscribe. */
export function companyChannel(companyId: number): Channel<CompanyEvents> {
  return { kind: 'private', name: `company.${companyId}` }
}

/** The presence channel of a lesson; for learners who may open it. */
export function lessonChannel(lessonId: number): Channel<LessonEvents> {
  return { kind: 'presence', name: `lesson.${lessonId}` }
}

/** The channel of a lesson's questions; for learners who may open the lesson, and its instructor. */
export function lessonQuestionsChannel(lessonId: number): Channel<LessonQuestionEvents> {
  return { kind: 'private', name: `lesson-questions.${lessonId}` }
}

/** The channel of an exam under way; for its instructor. */
export function examLiveChannel(examId: number): Channel<ExamLiveEvents> {
  return { kind: 'private', name: `exam-live.${examId}` }
}
