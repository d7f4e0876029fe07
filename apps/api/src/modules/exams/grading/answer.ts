import { sql } from 'drizzle-orm'
import type { Connection, Database } from '../../../db/client.ts'
import { namesOf } from '../../../db/names.ts'
import type { BilingualText } from '../../../db/schema/columns.ts'
import type {
  AnswerKey,
  AnswerValue,
  EssayForm,
  QuestionKind,
  QuestionOption,
} from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import { pick, type Locale } from '../../../locale.ts'
import { renderedTexts } from '../../../rich-text/rendered.ts'
import { isOfAnother, isTaughtBy } from '../../teaching/policy.ts'
import { handedIn, presentEssay } from '../files/listing.ts'
import { roundMark } from '../marking.ts'
import { givenInWords, rightInWords } from './in-words.ts'

export interface GradedPlace {
  attemptId: number
  questionId: number
}

export interface AnswerRow extends Record<string, unknown> {
  state: 'submitted' | 'graded'
  user_id: string
  course_id: string
  submitted_at: Date | string
  learner: BilingualText
  exam_id: string
  exam: BilingualText
  course: BilingualText
  position: number
  max_points: number
  kind: QuestionKind
  body: BilingualText
  options: QuestionOption[]
  option_order: string[]
  answer_key: AnswerKey
  essay: EssayForm | null
  value: AnswerValue | null
  points: number | null
  note: string | null
  rubric_points: Record<string, number> | null
  revision: number
  grader: BilingualText | null
  grader_id: string | null
  graded_at: Date | string | null
  regrade_asked_at: Date | string | null
  regrade_reason: string | null
  regrade_closed_at: Date | string | null
}

/**
 * An answer that its course's instructor may grade: an essay, or one whose mark the learner asked to have looked at again.
 * @throws AppError `not_found`
 */
export async function gradableAnswer(
  db: Connection,
  instructorId: number,
  { attemptId, questionId }: GradedPlace,
): Promise<AnswerRow> {
  const {
    rows: [row],
  } = await db.execute<AnswerRow>(sql`
    select a.state, a.user_id, a.submitted_at, ${namesOf('u')} as learner, x.id as exam_id, x.title as exam, c.id as course_id, c.title as course,
      q.position, q.points::float8 as max_points, q.option_order, k.kind, v.body, v.options, v.answer_key, v.essay, w.value, w.points::float8 as points,
      w.grader_note as note, w.rubric_points, w.grade_revision as revision, case when g.id is not null then ${namesOf('g')} end as grader, w.grader_id, w.graded_at,
      w.regrade_asked_at, w.regrade_reason, w.regrade_closed_at
    from attempts a join users u on u.id = a.user_id and u.erased_at is null
    join exams x on x.id = a.exam_id join courses c on c.id = x.course_id
    join attempt_questions q on q.attempt_id = a.id join questions k on k.id = q.question_id
    join question_versions v on v.question_id = q.question_id and v.version = q.version
    join answers w on w.attempt_id = a.id and w.question_id = q.question_id
    left join users g on g.id = w.grader_id
    where a.id = ${attemptId} and q.question_id = ${questionId} and ${isTaughtBy(instructorId)} and ${isOfAnother(instructorId)}
      and a.state in ('submitted', 'graded') and a.submitted_by <> 'access_ended'
      and (k.kind = 'essay' or w.regrade_asked_at is not null)`)
  if (!row) throw new AppError('not_found')
  return row
}

/** Names of files may tell whose they are: where names are hidden they are numbered. */
function shownFiles(value: AnswerValue | null, names: 'shown' | 'hidden') {
  const files = handedIn(value)
  return names === 'shown'
    ? files
    : files.map((file, at) => ({
        ...file,
        name: `${at + 1}${/\.[A-Za-z0-9]{1,5}$/.exec(file.name)?.[0] ?? ''}`,
      }))
}

/** What a grader sees of one answer. */
export async function answerToGrade(
  db: Database,
  instructorId: number,
  place: GradedPlace,
  { names = 'shown', locale }: { names?: 'shown' | 'hidden' | undefined; locale: Locale },
) {
  const row = await gradableAnswer(db, instructorId, place)
  const moment = (at: Date | string | null) => (at === null ? null : new Date(at).toISOString())
  const body = pick(row.body, locale)
  return {
    courseId: Number(row.course_id),
    ...renderedTexts([body]),
    attempt_id: place.attemptId,
    question_id: place.questionId,
    exam: { id: Number(row.exam_id), title: pick(row.exam, locale) },
    course: pick(row.course, locale),
    learner: names === 'hidden' ? null : pick(row.learner, locale),
    submitted_at: new Date(row.submitted_at).toISOString(),
    position: row.position,
    kind: row.kind,
    body,
    ...presentEssay(row.essay, shownFiles(row.value, names)),
    given: givenInWords(row, locale),
    right: rightInWords(row, locale),
    max_points: row.max_points,
    points: row.points === null ? null : roundMark(row.points),
    note: row.note,
    rubric: (row.answer_key.rubric ?? []).map(({ key, text, points }) => ({
      key,
      text: pick(text, locale),
      max_points: points,
      points: row.rubric_points?.[key] ?? null,
    })),
    revision: row.revision,
    graded_by: row.graded_at === null ? null : pick(row.grader, locale),
    graded_at: moment(row.graded_at),
    regrade:
      row.regrade_asked_at === null
        ? null
        : {
            asked_at: new Date(row.regrade_asked_at).toISOString(),
            reason: row.regrade_reason ?? '',
            closed_at: moment(row.regrade_closed_at),
          },
  }
}
