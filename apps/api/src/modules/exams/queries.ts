import { and, asc, eq, getTableColumns, isNull, sql, type SQL } from 'drizzle-orm'
import { batchSize } from '../../db/batch.ts'
import type { Connection, Database } from '../../db/client.ts'
import {
  type AnswerValue,
  answers,
  attemptQuestions,
  attempts,
  attemptSections,
  courses,
  exams,
  examSections,
  questionPools,
  questions,
  questionVersions,
} from '../../db/schema/index.ts'
import { hasAccess, isTeaching } from '../learning/access.ts'
import { gateOf } from '../learning/closing.ts'
import { gatedExam } from '../learning/exam-closing.ts'
import { allowancesText, type GivenAllowance } from './allowances/of-learner.ts'
import { ownMoment, reviewCloses } from './allowances/window.ts'
import { countedGrade, type CountedGrade } from './counted.ts'
import { filesOfAnswer, type PresentedFile } from './files/listing.ts'
import { chosenKeysText, keepsPairsText } from './option-ids.ts'
import { isOverdue } from './overdue.ts'
import { isElsewhereText, isOpenText, isPassedText } from './writable.ts'

const { placeholder } = sql

/** What a start reads, on the database or within the transaction that writes the attempt. */
// long: a list of prepared statements, each by itself
export function startQueries(db: Connection) {
  const user = placeholder('user')
  const exam = placeholder('exam')
  const enrolledAt = sql`(select o.created_at from enrolments o where o.user_id = ${user} and o.course_id = ${exams.courseId})`
  const allowance = (column: string) =>
    sql<number>`coalesce((select sum(w.${sql.raw(column)}) from attempt_allowances w where w.exam_id = ${exams.id} and w.user_id = ${user} and w.attempt_id is null and w.withdrawn_at is null), 0)::int`
  return {
    /** An exam as it is to one person. */
    exam: db
      .select({
        exam: {
          ...getTableColumns(exams),
          opensAt: ownMoment('opens_at', 'exams', sql`${user}`).mapWith(exams.opensAt) as SQL<Date | null>,
          closesAt: ownMoment('closes_at', 'exams', sql`${user}`).mapWith(exams.closesAt) as SQL<Date | null>,
        },
        reviewClosesAt: reviewCloses('exams', sql`${user}`).mapWith(exams.closesAt) as SQL<Date | null>,
        courseTitle: courses.title,
        courseState: courses.state,
        isEnrolled: hasAccess(user, exams.courseId),
        isTeaching: isTeaching(user),
        gate: gateOf(user, enrolledAt),
        gated: gatedExam('exams', user, enrolledAt),
        counted: sql<CountedGrade>`(select row_to_json(g) from (${countedGrade('exams', user)}) g)`,
        extraSeconds: allowance('extra_seconds'),
        extraAttempts: allowance('extra_attempts'),
        allowances: sql<
          GivenAllowance[]
        >`(${allowancesText(sql`w.exam_id = ${exams.id} and w.user_id = ${user} and w.attempt_id is null`)})`,
        drawn: sql<number>`((select count(*) from ${questions} q where q.exam_id = ${exams.id} and q.pool_id is null and q.retired_at is null)
        + coalesce((select sum(p.draw_count) from ${questionPools} p where p.exam_id = ${exams.id}), 0))::int`,
        maxScore: sql<number>`(coalesce((select sum(q.points) from ${questions} q where q.exam_id = ${exams.id} and q.pool_id is null and q.retired_at is null), 0)
        + coalesce((select sum(p.draw_count * p.points) from ${questionPools} p where p.exam_id = ${exams.id}), 0))::float8`,
      })
      .from(exams)
      .innerJoin(courses, eq(courses.id, exams.courseId))
      .where(and(eq(exams.id, exam), sql`${exams.publishedAt} is not null`))
      .prepare('exam_for_person'),

    attemptsOf: db
      .select({
        id: attempts.id,
        number: attempts.number,
        state: attempts.state,
        startedAt: attempts.startedAt,
        submittedAt: attempts.submittedAt,
        deadlineAt: attempts.deadlineAt,
        percent: attempts.percent,
        passed: attempts.passed,
        isOverdue: isOverdue('attempts'),
      })
      .from(attempts)
      .where(and(eq(attempts.examId, exam), eq(attempts.userId, user)))
      .orderBy(asc(attempts.number))
      .prepare('attempts_of_person'),

    bank: db
      .select({
        id: questions.id,
        version: questions.version,
        points: questions.points,
        poolId: questions.poolId,
        position: questions.position,
        kind: questions.kind,
        options: questionVersions.options,
        examSectionId: questions.examSectionId,
      })
      .from(questions)
      .innerJoin(
        questionVersions,
        and(eq(questionVersions.questionId, questions.id), eq(questionVersions.version, questions.version)),
      )
      .where(and(eq(questions.examId, exam), isNull(questions.retiredAt)))
      .orderBy(asc(questions.position))
      .prepare('question_bank'),

    sections: db
      .select({
        id: examSections.id,
        title: examSections.title,
        instructions: examSections.instructions,
        timeLimitSeconds: examSections.timeLimitSeconds,
      })
      .from(examSections)
      .where(eq(examSections.examId, exam))
      .orderBy(asc(examSections.position), asc(examSections.id))
      .prepare('exam_sections_of_exam'),

    pools: db
      .select()
      .from(questionPools)
      .where(eq(questionPools.examId, exam))
      .orderBy(asc(questionPools.position))
      .prepare('question_pools'),
  }
}

// long: a list of prepared statements, each by itself
export function examQueries(db: Database) {
  const user = placeholder('user')
  const attempt = placeholder('attempt')
  return {
    ...startQueries(db),

    attempt: db
      .select({
        attempt: attempts,
        isOverdue: isOverdue('attempts'),
        title: exams.title,
        courseId: exams.courseId,
        isEnrolled: hasAccess(user, exams.courseId),
        allowances: sql<
          GivenAllowance[]
        >`(${allowancesText(sql`w.exam_id = ${attempts.examId} and w.user_id = ${user} and (w.extra_seconds > 0 or w.opens_at is not null or w.closes_at is not null)
          and (w.attempt_id = ${attempts.id} or w.attempt_id is null and (${attempts.submittedAt} is null or w.created_at < ${attempts.submittedAt}))`)})`,
      })
      .from(attempts)
      .innerJoin(exams, eq(exams.id, attempts.examId))
      .where(and(eq(attempts.id, attempt), eq(attempts.userId, user)))
      .prepare('attempt_of_person'),

    /** The paper with what is saved; the answer key is not among the columns. */
    paper: db
      .select({
        id: attemptQuestions.questionId,
        position: attemptQuestions.position,
        kind: questions.kind,
        points: attemptQuestions.points,
        optionOrder: attemptQuestions.optionOrder,
        section: attemptQuestions.section,
        body: questionVersions.body,
        options: questionVersions.options,
        essay: questionVersions.essay,
        files: sql<
          PresentedFile[]
        >`case when ${questions.kind} = 'essay' then (${filesOfAnswer(sql`${attemptQuestions.attemptId}`, sql`${attemptQuestions.questionId}`)}) else '[]' end`,
        value: answers.value,
        revision: answers.revision,
      })
      .from(attemptQuestions)
      .innerJoin(questions, eq(questions.id, attemptQuestions.questionId))
      .innerJoin(
        questionVersions,
        and(
          eq(questionVersions.questionId, attemptQuestions.questionId),
          eq(questionVersions.version, attemptQuestions.version),
        ),
      )
      .leftJoin(
        answers,
        and(
          eq(answers.attemptId, attemptQuestions.attemptId),
          eq(answers.questionId, attemptQuestions.questionId),
        ),
      )
      .where(eq(attemptQuestions.attemptId, attempt))
      .orderBy(asc(attemptQuestions.position))
      .prepare('attempt_paper'),

    attemptSections: db
      .select()
      .from(attemptSections)
      .where(eq(attemptSections.attemptId, attempt))
      .orderBy(asc(attemptSections.position))
      .prepare('attempt_sections_of_attempt'),
  }
}
export type ExamQueries = ReturnType<typeof examQueries>

/** A word or a few; an essay may be as long as the contract allows. */
const shortTextLength = 2000

/** How many answers that come after an attempt has ended its trace keeps: a device that was away has one of each question. */
const mostLate = 200

/**
 * Saves answers in one statement, those of many learners that arrive together; no two of one question in one attempt. Each attempt's row is locked for
 * sharing, in the order of their ids, so a submission waits for answers under way and answers wait for a submission; the revision is compared by
 * the database; the trace is written with it. Where an exam has sections, only the one under way takes answers, and the one that has ended those that were made in its time and arrive within the
 * grace. Where an exam goes forward only, an answer counts that was made before anything on a later page, and
 * arrives within the grace of a deadline after the first such one. The trace has an essay, which is saved many times over, by length and hash; and of what comes after the end as much as {@link mostLate}. Every column of the reply is there whether or not the answer was stored, so that an error can give the reason.
 * `offset 0` has what was chosen worked out once: without it the planner writes the whole expression wherever it is named, and a statement of thirty
 * subselects takes longer to begin than to run.
 */
export const saveAnswersSql = `
with given as (
  select * from json_to_recordset($1::json) as g(n int, attempt_id bigint, user_id bigint, question_id bigint, value jsonb, revision bigint, made_at timestamptz, session_lock text)
  limit ${batchSize}
), attempt as materialized (
  select g.*, a.state, a.holder as locked_by, a.deadline_at, a.section as at_section, clock_timestamp() as now,
    a.navigation = 'forward' as is_forward, greatest(a.questions_per_page, 1) as page_size,
    ${isOpenText('g.made_at')} as is_open
  from given g join attempts a on a.id = g.attempt_id and a.user_id = g.user_id join exams x on x.id = a.exam_id
  order by a.id for share of a
), asked as materialized (
  select t.n, t.attempt_id, x.kind, c.value, t.is_forward, least(t.made_at, t.now) as made_at, t.now,
    (q.position - 1) / t.page_size as page, t.page_size,
    ${isElsewhereText({ attempt: 't.attempt_id', atSection: 't.at_section', madeAt: 't.made_at', now: 't.now' })} as is_elsewhere,
    c.value is null or coalesce(case
      when x.kind = 'single_choice' then c.value ->> 'option' = any (q.option_order)
      when x.kind in ('multiple_choice', 'ordering')
        then c.value ? 'options' and q.option_order @> array(select jsonb_array_elements_text(c.value -> 'options'))
          and (select count(*) = count(distinct o.key) from jsonb_array_elements_text(c.value -> 'options') o(key))
      when x.kind = 'true_false' then c.value ? 'truth'
      when x.kind = 'matching' then c.value ? 'pairs' and ${keepsPairsText('t.value', 'c.value')} and (select coalesce(bool_and(
          exists (select from jsonb_array_elements(v.options) o where o ->> 'key' = p.key and o ? 'isPrompt')
          and exists (select from jsonb_array_elements(v.options) o where o ->> 'key' = p.value and not o ? 'isPrompt')), true)
        from jsonb_each_text(c.value -> 'pairs') p, question_versions v where v.question_id = q.question_id and v.version = q.version)
      when x.kind = 'essay' then c.value ? 'text' and not exists (select from question_versions v
        where v.question_id = q.question_id and v.version = q.version and v.essay ->> 'format' = 'files')
      else c.value ? 'text' and length(c.value ->> 'text') <= ${shortTextLength} end, false) as fits
  from attempt t join attempt_questions q on q.attempt_id = t.attempt_id and q.question_id = t.question_id
  join questions x on x.id = q.question_id
  cross join lateral (select ${chosenKeysText('t.value', 'q.option_order')} as value offset 0) c
), passed as materialized (
  select k.n from asked k where k.is_elsewhere or k.is_forward and (${isPassedText({ attempt: 'k.attempt_id', page: 'k.page', pageSize: 'k.page_size', madeAt: 'k.made_at', now: 'k.now' })}
    or exists (select from asked o where o.attempt_id = k.attempt_id and o.fits and o.page > k.page and o.made_at < k.made_at))
), saved as (
  insert into answers (attempt_id, question_id, value, revision, made_at, saved_at, first_made_at, first_saved_at)
  select t.attempt_id, t.question_id, k.value, t.revision, k.made_at, t.now, k.made_at, t.now from attempt t join asked k using (n)
  where t.is_open and k.fits and t.locked_by = t.session_lock and t.n not in (select n from passed) order by t.attempt_id, t.question_id
  on conflict (attempt_id, question_id) do update
    set value = excluded.value, revision = excluded.revision, made_at = excluded.made_at, saved_at = excluded.saved_at
    where answers.revision < excluded.revision
  returning attempt_id, question_id, revision, saved_at
), outcome as materialized (
  select t.*, asked.kind, asked.value as chosen, s.revision as saved_revision, s.saved_at, asked.n is not null as is_asked, coalesce(asked.fits, false) as fits, t.n in (select n from passed) as is_passed
  from attempt t left join asked using (n) left join saved s on s.attempt_id = t.attempt_id and s.question_id = t.question_id
), after_end as materialized (
  select o.n from outcome o where o.state <> 'in_progress' and not o.is_open
    and not exists (select from answers w where w.attempt_id = o.attempt_id and w.question_id = o.question_id and w.revision >= o.revision)
    and (select count(*) from attempt_events e where e.attempt_id = o.attempt_id and e.kind = 'late') < ${mostLate}
), trace as (
  insert into attempt_events (attempt_id, at, kind, data)
  select o.attempt_id, o.now,
    case when o.saved_revision is not null then 'saved' when not o.is_open then 'late' when o.locked_by <> o.session_lock or o.is_passed then 'refused' else 'stale' end,
    jsonb_build_object('question', o.question_id, 'revision', o.revision, 'made_at', o.made_at) || case
      when o.kind = 'essay' and o.chosen is not null then jsonb_build_object('length', length(o.chosen ->> 'text'),
        'sha256', encode(sha256(convert_to(o.chosen ->> 'text', 'UTF8')), 'hex'))
      else jsonb_build_object('value', o.chosen) end
  from outcome o where o.is_asked and o.fits and (o.state = 'in_progress' or o.n in (select n from after_end)) order by o.n
)
select n, state, locked_by as session_lock, deadline_at, now, is_open, is_asked, fits, is_passed, saved_revision::float8 as revision, saved_at,
  case when saved_revision is null then chosen end as value from outcome`

export interface SaveAnswerRow {
  /** Which of the given ones. */
  n: number
  state: string
  session_lock: string
  deadline_at: Date | null
  now: Date
  is_open: boolean
  is_asked: boolean
  /** Whether the value is one that the question takes: of its kind, and of the options on this paper. */
  fits: boolean
  /** Whether the exam goes forward only and the learner was on a later page already. */
  is_passed: boolean
  revision: number | null
  saved_at: Date | null
  /** What was given, as it would be stored, where it was not stored now. */
  value: AnswerValue | null
}
