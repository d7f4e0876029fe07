import type { BilingualText } from '../../../db/schema/columns.ts'
import type { SharedNotice } from './notice.ts'

interface AskedAt {
  /** The question’s id. */
  id: number
  lesson: { id: number; title: BilingualText }
}

/** A learner asked a question at a lesson: for the course's instructor. */
export function questionAsked({ id, lesson }: AskedAt): SharedNotice {
  return {
    kind: 'question_asked',
    link: questionLink(lesson.id, id),
    data: { name: lesson.title, lesson_id: lesson.id, discussion_id: id },
  }
}

/** A question got a reply: for those who follow it. */
export function discussionReplied({ id, lesson }: AskedAt): SharedNotice {
  return {
    kind: 'discussion_reply',
    link: questionLink(lesson.id, id),
    data: { name: lesson.title, lesson_id: lesson.id, discussion_id: id },
    event: { name: 'DiscussionReplied', data: { discussion_id: id, lesson_id: lesson.id } },
  }
}

/** A learner reports a fault of a lesson: for the course's instructor. @param position the second of the video */
export function lessonFaultReported({
  lesson,
  position,
}: Pick<AskedAt, 'lesson'> & { position: number | null }): SharedNotice {
  return {
    kind: 'lesson_fault',
    link: `/lesson/${lesson.id}${position === null ? '' : `?at=${position}`}`,
    data: { name: lesson.title, lesson_id: lesson.id },
  }
}

/** An instructor writes to learners of a course. */
export function announced({
  id,
  courseId,
  title,
}: {
  id: number
  courseId: number
  title: BilingualText
}): SharedNotice {
  return {
    kind: 'announcement',
    link: `/announcements/${courseId}#announcement-${id}`,
    data: { name: title, course_id: courseId, announcement_id: id },
  }
}

export type LiveNews = 'set' | 'tomorrow' | 'soon' | 'moved' | 'cancelled'

/** A live lesson has a time, comes up, or is held at another time or not at all: for those who learn the course. */
export function liveLessonNotice(
  lesson: AskedAt['lesson'] & { startsAt: Date },
  news: LiveNews,
): SharedNotice {
  return {
    kind: `live_lesson_${news}`,
    link: `/lesson/${lesson.id}`,
    data: { name: lesson.title, lesson_id: lesson.id, starts_at: lesson.startsAt.toISOString() },
  }
}

function questionLink(lessonId: number, questionId: number): string {
  return `/lesson/${lessonId}?tab=questions&question=${questionId}`
}
