import type { AttemptState } from '../../db/schema/index.ts'
import { pick, type Locale } from '../../locale.ts'
import type { ExamQueries } from './queries.ts'
import { presentAllowance } from './allowances/of-learner.ts'
import { inOrder, promptsInOrder } from './option-order.ts'
import { attemptsLeft, deadlineOf, startBlock } from './rules.ts'
import { startFacts } from './starting.ts'
import { visibleNow } from './visible.ts'

type Row<K extends 'exam' | 'attemptsOf' | 'attempt' | 'paper'> = Awaited<
  ReturnType<ExamQueries[K]['execute']>
>[number]

/** An exam before its start, as it is to one person. */
export function presentExam(row: Row<'exam'>, made: Row<'attemptsOf'>[], locale: Locale, now: Date) {
  const { exam } = row
  const facts = startFacts(row, made)
  const open = made.find(attempt => attempt.state === 'in_progress')
  const block = open ? null : startBlock(facts, now)
  const deadline = block ? null : deadlineOf(exam, now, row.extraSeconds)
  return {
    id: exam.id,
    title: pick(exam.title, locale),
    instructions: pick(exam.instructions, locale),
    course: { id: exam.courseId, title: pick(row.courseTitle, locale) },
    question_count: row.drawn,
    max_score: row.maxScore,
    time_limit_seconds: exam.timeLimitSeconds === null ? null : exam.timeLimitSeconds + row.extraSeconds,
    opens_at: exam.opensAt?.toISOString() ?? null,
    closes_at: exam.closesAt?.toISOString() ?? null,
    pass_mark: exam.passMark,
    navigation: exam.navigation,
    negative_marking: exam.negativeMarking,
    attempts_allowed: exam.attemptsAllowed === null ? null : exam.attemptsAllowed + row.extraAttempts,
    attempts_left: attemptsLeft(facts),
    grade_method: exam.gradeMethod,
    has_password: exam.passwordHash !== null,
    can_start: block === null,
    blocked_by: block?.by ?? null,
    next_start_at: block?.until?.toISOString() ?? null,
    ends_by: deadline && { at: deadline.at.toISOString(), reason: deadline.reason },
    open_attempt_id: open?.id ?? null,
    allowances: row.allowances.map(presentAllowance),
    counted_percent: row.counted.is_visible ? row.counted.percent : null,
    counted_passed: row.counted.is_visible ? row.counted.passed : null,
    attempts: made.map(attempt =>
      presentMade(attempt, exam, open === undefined && attemptsLeft(facts) === 0, now),
    ),
    server_time: now.toISOString(),
  }
}

/** One attempt in the list of those made, with its outcome where the review policy shows it by now. */
function presentMade(
  attempt: Row<'attemptsOf'>,
  exam: Row<'exam'>['exam'],
  isLastAttemptOver: boolean,
  now: Date,
) {
  const { submittedAt } = attempt
  const seesOverall =
    submittedAt !== null &&
    visibleNow(
      { policy: exam.review, closesAt: exam.closesAt, submittedAt, isLastAttemptOver },
      now,
    ).shown.includes('overall')
  return {
    id: attempt.id,
    number: attempt.number,
    state: stateOf(attempt.state),
    started_at: attempt.startedAt.toISOString(),
    submitted_at: submittedAt?.toISOString() ?? null,
    percent: seesOverall ? attempt.percent : null,
    passed: seesOverall ? attempt.passed : null,
  }
}

/** A running attempt: the paper in its order, what is saved, and the server's clock. */
export function presentAttempt(row: Row<'attempt'>, paper: Row<'paper'>[], locale: Locale) {
  const { attempt } = row
  return {
    id: attempt.id,
    exam_id: attempt.examId,
    title: pick(row.title, locale),
    number: attempt.number,
    state: stateOf(attempt.state),
    holder: attempt.sessionLock,
    navigation: row.navigation,
    started_at: attempt.startedAt.toISOString(),
    deadline_at: attempt.deadlineAt?.toISOString() ?? null,
    deadline_reason: attempt.deadlineReason,
    server_time: new Date().toISOString(),
    allowances: row.allowances.map(presentAllowance),
    questions: paper.map(line => ({
      id: line.id,
      position: line.position,
      kind: line.kind,
      points: line.points,
      body: pick(line.body, locale),
      prompts: promptsInOrder(line.options, line.optionOrder).map(option => ({
        key: option.key,
        text: pick(option.text, locale),
      })),
      options: inOrder(line.options, line.optionOrder).map(option => ({
        key: option.key,
        text: pick(option.text, locale),
      })),
      answer: line.value,
      revision: Number(line.revision ?? 0),
    })),
  }
}

function stateOf(state: AttemptState): 'in_progress' | 'submitted' | 'graded' {
  return state === 'in_progress' || state === 'graded' ? state : 'submitted'
}
