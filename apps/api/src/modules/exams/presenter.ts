import type { AttemptState, QuestionOption } from '../../db/schema/index.ts'
import { pick, type Locale } from '../../locale.ts'
import { presentClosing } from '../learning/closing.ts'
import { withRendered } from '../../rich-text/rendered.ts'
import type { ExamQueries } from './queries.ts'
import { presentAllowance } from './allowances/of-learner.ts'
import { presentEssay, written } from './files/listing.ts'
import { optionIds, type OptionIds } from './option-ids.ts'
import { inOrder, promptsInOrder } from './option-order.ts'
import { attemptsLeft, deadlineOf, startBlock } from './rules.ts'
import { presentPlanned, type PlannedSection } from './sections/planned.ts'
import { startFacts } from './start-facts.ts'
import { visibleNow } from './visible.ts'

type Row<K extends 'exam' | 'attemptsOf' | 'attempt' | 'paper' | 'attemptSections'> = Awaited<
  ReturnType<ExamQueries[K]['execute']>
>[number]

/** An exam before its start, as it is to one person. */
export function presentExam(
  row: Row<'exam'>,
  made: Row<'attemptsOf'>[],
  sections: readonly PlannedSection[],
  locale: Locale,
  now: Date,
) {
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
    sections: sections.map(section => presentPlanned(section, locale)),
    opens_at: exam.opensAt?.toISOString() ?? null,
    closes_at: exam.closesAt?.toISOString() ?? null,
    pass_mark: exam.passMark,
    navigation: exam.navigation,
    questions_per_page: Math.max(1, exam.questionsPerPage),
    negative_marking: exam.negativeMarking,
    tools: exam.tools,
    attempts_allowed: exam.attemptsAllowed === null ? null : exam.attemptsAllowed + row.extraAttempts,
    attempts_left: attemptsLeft(facts),
    attempt_delay_seconds: exam.attemptDelaySeconds,
    grade_method: exam.gradeMethod,
    has_password: exam.passwordHash !== null,
    can_start: block === null,
    blocked_by: block?.by ?? null,
    closed_by: block?.by === 'exam_closed' && facts.closing ? presentClosing(facts.closing, locale) : null,
    next_start_at: block?.until?.toISOString() ?? null,
    ends_by: deadline && { at: deadline.at.toISOString(), reason: deadline.reason },
    open_attempt_id: open?.id ?? null,
    allowances: row.allowances.map(presentAllowance),
    counted_percent: row.counted.is_visible ? row.counted.percent : null,
    counted_passed: row.counted.is_visible ? row.counted.passed : null,
    attempts: made.map(attempt =>
      presentMade(attempt, row, open === undefined && attemptsLeft(facts) === 0, now),
    ),
    server_time: now.toISOString(),
  }
}

/** One attempt in the list of those made, with its outcome where the review policy shows it by now. */
function presentMade(
  attempt: Row<'attemptsOf'>,
  { exam, reviewClosesAt }: Row<'exam'>,
  isLastAttemptOver: boolean,
  now: Date,
) {
  const { submittedAt } = attempt
  const seesOverall =
    submittedAt !== null &&
    visibleNow(
      { policy: exam.review, closesAt: reviewClosesAt, submittedAt, isLastAttemptOver },
      now,
    ).shown.includes('overall')
  return {
    id: attempt.id,
    number: attempt.number,
    state: attempt.state,
    is_overdue: attempt.isOverdue,
    started_at: attempt.startedAt.toISOString(),
    submitted_at: submittedAt?.toISOString() ?? null,
    percent: seesOverall ? attempt.percent : null,
    passed: seesOverall ? attempt.passed : null,
  }
}

/**
 * A running attempt: the paper in its order, what is saved, and the server's clock. Of an exam with sections only the one under way: what comes
 * later was not asked yet, and what is over takes no answers.
 */
export function presentAttempt(
  row: Row<'attempt'>,
  paper: Row<'paper'>[],
  sections: Row<'attemptSections'>[],
  locale: Locale,
) {
  const { attempt } = row
  return {
    id: attempt.id,
    exam_id: attempt.examId,
    title: pick(row.title, locale),
    number: attempt.number,
    state: stateOf(attempt.state),
    is_overdue: row.isOverdue,
    holder: attempt.sessionLock,
    navigation: attempt.navigation,
    questions_per_page: Math.max(1, attempt.questionsPerPage),
    tools: attempt.tools,
    started_at: attempt.startedAt.toISOString(),
    deadline_at: attempt.deadlineAt?.toISOString() ?? null,
    deadline_reason: attempt.deadlineReason,
    server_time: new Date().toISOString(),
    allowances: row.allowances.map(presentAllowance),
    section: presentUnderWay(attempt, paper, sections, locale),
    questions: paper
      .filter(line => isAskedNow(attempt, line))
      .map(line => presentQuestion(line, attempt.optionsByPlace, locale)),
  }
}

function presentQuestion(line: Row<'paper'>, optionsByPlace: boolean, locale: Locale) {
  const ids = optionIds({ ...line, optionsByPlace })
  const present = (option: QuestionOption) => ({ key: ids.of(option.key), text: pick(option.text, locale) })
  return withRendered({
    id: line.id,
    position: line.position,
    kind: line.kind,
    points: line.points,
    body: pick(line.body, locale),
    prompts: promptsInOrder(line.options, line.optionOrder).map(present),
    options: inOrder(line.options, line.optionOrder).map(present),
    other: presentOther(line, ids, locale),
    ...presentEssay(line.essay, line.files),
    answer: ids.answer(written(line.value)),
    revision: Number(line.revision ?? 0),
  })
}

/** The question in the other language, where it is written in both; the ids are those of the options above. */
function presentOther({ body, options, optionOrder }: Row<'paper'>, ids: OptionIds, locale: Locale) {
  const language: Locale = locale === 'ar' ? 'en' : 'ar'
  const text = body[language]
  if (text === undefined || body[locale] === undefined) return null
  const present = (all: QuestionOption[]) =>
    all.map(({ key, text: own }) => ({ key: ids.of(key), text: pick(own, language) }))
  return {
    language,
    body: text,
    prompts: present(promptsInOrder(options, optionOrder)),
    options: present(inOrder(options, optionOrder)),
  }
}

/** The section under way and what comes after it; null where the exam has none, or the attempt has ended. */
function presentUnderWay(
  attempt: Row<'attempt'>['attempt'],
  paper: Row<'paper'>[],
  sections: Row<'attemptSections'>[],
  locale: Locale,
) {
  const now = sections.find(({ position }) => position === attempt.section)
  if (!now || attempt.state !== 'in_progress') return null
  const present = (section: Row<'attemptSections'>) =>
    presentPlanned(
      {
        ...section,
        questionCount: paper.filter(line => line.section === section.position).length,
      },
      locale,
    )
  const next = sections.find(({ position }) => position === now.position + 1)
  return {
    ...present(now),
    position: now.position,
    count: sections.length,
    next: next ? present(next) : null,
  }
}

/** Once an attempt has ended it asks nothing: what of it may still be read, the result says by the exam's review policy. */
function isAskedNow({ section, state }: Row<'attempt'>['attempt'], line: Row<'paper'>): boolean {
  if (state !== 'in_progress') return false
  return line.section === null || section === null || line.section === section
}

function stateOf(state: AttemptState): 'in_progress' | 'submitted' | 'graded' {
  return state === 'in_progress' || state === 'graded' ? state : 'submitted'
}
