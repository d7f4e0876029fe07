import { sql } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import type { BilingualText } from '../../../db/schema/columns.ts'
import type { QuestionKind } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import { pick, type Locale } from '../../../locale.ts'
import { isTaughtBy } from '../../teaching/policy.ts'
import { findingsOfExam, findingsOfItem } from './findings.ts'
import { statisticsOf, type ItemMark } from './formulas.ts'

/** Which attempts of each learner the figures are over. */
export const attemptChoices = ['first', 'all', 'best', 'last'] as const
export type AttemptChoice = (typeof attemptChoices)[number]

/** The attempts of an exam that are chosen and graded; of a learner whose chosen one still waits, none is taken in its place. */
function chosen(examId: number, choice: AttemptChoice) {
  const order = {
    first: sql`a.number`,
    last: sql`a.number desc`,
    best: sql`a.state = 'graded' desc, a.score desc, a.number`,
    all: sql`a.number`,
  }[choice]
  const each = choice === 'all' ? sql`` : sql`distinct on (a.user_id)`
  return sql`select ${each} a.id, a.state, a.percent from attempts a where a.exam_id = ${examId}
    and a.state in ('submitted', 'graded') and a.submitted_by <> 'access_ended' order by a.user_id, ${order}`
}

/**
 * The item analysis of an exam that one teaches.
 * @throws AppError `not_found`
 */
export async function examStatistics(
  db: Database,
  { examId, instructorId, choice }: { examId: number; instructorId: number; choice: AttemptChoice },
  locale: Locale,
) {
  const {
    rows: [exam],
  } = await db.execute<{ title: BilingualText; course_id: string; course: BilingualText }>(
    sql`select x.title, c.id as course_id, c.title as course from exams x join courses c on c.id = x.course_id
      where x.id = ${examId} and ${isTaughtBy(instructorId)}`,
  )
  if (!exam) throw new AppError('not_found')
  const attempts = await marksOf(db, examId, choice)
  const { items, ...figures } = statisticsOf(attempts.marks)
  const bodies = await questionsOf(db, examId)
  return {
    exam: { id: examId, title: pick(exam.title, locale) },
    course: { id: Number(exam.course_id), title: pick(exam.course, locale) },
    attempts_chosen: choice,
    waiting: attempts.waiting,
    distribution: distributionOf(attempts.percents),
    ...snakeFigures(figures),
    findings: findingsOfExam({ ...figures, items }),
    items: bodies.flatMap(({ id, kind, body }, at) => {
      const item = items.find(one => one.item === id)
      return item
        ? [
            {
              id,
              number: at + 1,
              kind,
              body: pick(body, locale),
              attempts: item.attempts,
              is_drawn: item.isDrawn,
              max: item.max,
              facility: item.facility,
              standard_deviation: item.standardDeviation,
              discrimination_index: item.discriminationIndex,
              discriminative_efficiency: item.discriminativeEfficiency,
              effective_weight: item.effectiveWeight,
              findings: findingsOfItem(item),
            },
          ]
        : []
    }),
  }
}

export type ExamStatisticsAnswer = Awaited<ReturnType<typeof examStatistics>>

function snakeFigures(figures: Omit<ReturnType<typeof statisticsOf>, 'items'>) {
  const { standardDeviation, errorRatio, standardError, ...same } = figures
  return {
    ...same,
    standard_deviation: standardDeviation,
    error_ratio: errorRatio,
    standard_error: standardError,
  }
}

/** How many attempts reached each tenth of the percentages; 100 belongs to the last. */
function distributionOf(percents: readonly number[]): number[] {
  const tenths = Array.from({ length: 10 }, () => 0)
  for (const percent of percents) {
    const tenth = Math.min(9, Math.max(0, Math.floor(percent / 10)))
    tenths[tenth] = (tenths[tenth] ?? 0) + 1
  }
  return tenths
}

interface AttemptRow extends Record<string, unknown> {
  state: 'submitted' | 'graded'
  percent: string | null
  /** Item, mark and most of each question. */
  marks: [number, number, number][]
}

async function marksOf(db: Database, examId: number, choice: AttemptChoice) {
  const { rows } = await db.execute<AttemptRow>(sql`
    select t.state, t.percent, case when t.state = 'graded' then
      (select json_agg(json_build_array(q.question_id, coalesce(w.points, 0), q.points) order by q.question_id) from attempt_questions q
        join question_versions v on v.question_id = q.question_id and v.version = q.version and v.answer_key ->> 'waived' is distinct from 'dropped'
        left join answers w on w.attempt_id = q.attempt_id and w.question_id = q.question_id where q.attempt_id = t.id) else '[]' end as marks
    from (${chosen(examId, choice)}) t order by t.id`)
  const graded = rows.filter(({ state }) => state === 'graded')
  return {
    waiting: rows.length - graded.length,
    percents: graded.map(({ percent }) => Number(percent ?? 0)),
    marks: graded.map(({ marks }) =>
      (marks ?? []).map(([item, mark, max]): ItemMark => ({ item, mark, max })),
    ),
  }
}

/** Every question that the exam has or had, in its order. */
async function questionsOf(db: Database, examId: number) {
  const { rows } = await db.execute<{ id: string; kind: QuestionKind; body: BilingualText }>(sql`
    select q.id, q.kind, v.body from questions q join question_versions v on v.question_id = q.id and v.version = q.version
    where q.exam_id = ${examId} order by q.position, q.id`)
  return rows.map(({ id, ...row }) => ({ ...row, id: Number(id) }))
}
