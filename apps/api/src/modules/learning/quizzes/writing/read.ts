import { createHash } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { canonicalJson } from '@masar/text'
import type { Connection } from '../../../../db/client.ts'
import type { BilingualText } from '../../../../db/schema/columns.ts'
import { courses, type LessonKind } from '../../../../db/schema/index.ts'
import { AppError } from '../../../../errors.ts'
import { pick, type Locale } from '../../../../locale.ts'
import { factsOf } from '../../../exams/questions/content.ts'
import type { Language } from '../../../exams/questions/formats/texts.ts'
import { presentWritten } from '../../../exams/questions/written.ts'
import { isTaughtBy } from '../../../teaching/policy.ts'
import { showsVideo, videoSeconds, type TaughtLesson } from '../../taught-lesson.ts'
import { askedIn, removedFrom, type StoredQuizQuestion } from '../storing.ts'

/** Another one for a quiz of which anything is another: who saves says on which one they stand. */
export function stateOf(lesson: Pick<TaughtLesson, 'completion'>, questions: readonly StoredQuizQuestion[]) {
  const asked = questions.map(({ position: _, retiredAt: __, version: ___, ...question }) => question)
  return createHash('sha256')
    .update(canonicalJson({ isRule: lesson.completion === 'quiz', asked }))
    .digest('hex')
    .slice(0, 16)
}

export async function presentQuiz(db: Connection, lesson: TaughtLesson, locale: Locale) {
  const questions = await askedIn(db, lesson.id)
  const learners = await learnersOf(db, lesson.id)
  const present = (question: StoredQuizQuestion) => ({
    id: question.id,
    written: presentWritten(factsOf({ ...question, points: 1 })),
    hints: question.hints,
    at_second: question.atSecond,
    learners: learners.get(question.id) ?? 0,
  })
  return {
    lesson: {
      id: lesson.id,
      title: pick(lesson.title, locale),
      kind: lesson.kind,
      video_seconds: videoSeconds(lesson),
    },
    course: {
      id: lesson.courseId,
      title: pick(lesson.courseTitle, locale),
      languages: lesson.languages as Language[],
    },
    state: stateOf(lesson, questions),
    is_rule: lesson.completion === 'quiz',
    questions: questions.map(present),
    removed: (await removedFrom(db, lesson.id)).map(present),
  }
}

async function learnersOf(db: Connection, lessonId: number): Promise<Map<number, number>> {
  const { rows } = await db.execute<{ id: string; learners: number }>(sql`
    select s.question_id as id, count(*)::int as learners from quiz_standings s join quiz_questions q on q.id = s.question_id
    where q.lesson_id = ${lessonId} and s.tries > 0 group by s.question_id`)
  return new Map(rows.map(({ id, learners }) => [Number(id), learners]))
}

interface LessonRow extends Record<string, unknown> {
  section_id: string
  section: BilingualText
  id: string
  title: BilingualText
  kind: LessonKind
  is_rule: boolean
  questions: number
  chapters: number | null
}

/** The lessons of a course, each with how many questions its quiz asks, and how many chapters its video has. @throws AppError `not_found` */
export async function taughtQuizzes(db: Connection, courseId: number, instructorId: number, locale: Locale) {
  const [course] = await db
    .select({ id: courses.id, title: courses.title })
    .from(courses)
    .where(and(eq(courses.id, courseId), isTaughtBy(instructorId, 'courses')))
  if (!course) throw new AppError('not_found')
  const { rows } = await db.execute<LessonRow>(sql`
    select s.id as section_id, s.title as section, l.id, l.title, l.kind, l.completion = 'quiz' as is_rule,
      (select count(*)::int from quiz_questions q where q.lesson_id = l.id and q.retired_at is null) as questions,
      case when ${showsVideo('l')} then jsonb_array_length(l.chapters) end as chapters
    from lessons l join sections s on s.id = l.section_id
    where l.course_id = ${courseId} and l.retired_at is null order by l.position, l.id`)
  const sections = Map.groupBy(rows, row => row.section_id)
  return {
    course: { id: course.id, title: pick(course.title, locale) },
    sections: [...sections].map(([id, held]) => ({
      id: Number(id),
      title: pick(held[0]?.section ?? {}, locale),
      lessons: held.map(({ section_id: _, section: __, ...lesson }) => ({
        ...lesson,
        id: Number(lesson.id),
        title: pick(lesson.title, locale),
      })),
    })),
  }
}
