import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { answers, attemptQuestions, attempts, courses, enrolments, exams, questionPools, questions, questionVersions } from '../../db/schema/index.ts'
import { graceMs } from './rules.ts'

const { placeholder } = sql

export function examQueries(db: Database) {
  const user = placeholder('user')
  const exam = placeholder('exam')
  const attempt = placeholder('attempt')
  const allowance = (column: string) => sql<number>`coalesce((select sum(w.${sql.raw(column)}) from attempt_allowances w where w.exam_id = ${exams.id} and w.user_id = ${user}), 0)::int`
  return {
    /** An exam as it is to one person. */
    exam: db.select({
      exam: exams, courseTitle: courses.title, courseState: courses.state, enrolmentId: enrolments.id,
      extraSeconds: allowance('extra_seconds'), extraAttempts: allowance('extra_attempts'),
      drawn: sql<number>`((select count(*) from ${questions} q where q.exam_id = ${exams.id} and q.pool_id is null and q.retired_at is null)
        + coalesce((select sum(p.draw_count) from ${questionPools} p where p.exam_id = ${exams.id}), 0))::int`,
      maxScore: sql<number>`(coalesce((select sum(q.points) from ${questions} q where q.exam_id = ${exams.id} and q.pool_id is null and q.retired_at is null), 0)
        + coalesce((select sum(p.draw_count * p.points) from ${questionPools} p where p.exam_id = ${exams.id}), 0))::float8`,
    }).from(exams)
      .innerJoin(courses, eq(courses.id, exams.courseId))
      .leftJoin(enrolments, and(eq(enrolments.courseId, exams.courseId), eq(enrolments.userId, user), sql`${enrolments.state} <> 'ended'`))
      .where(and(eq(exams.id, exam), sql`${exams.publishedAt} is not null`)).prepare('exam_for_person'),

    attemptsOf: db.select({
      id: attempts.id, number: attempts.number, state: attempts.state, startedAt: attempts.startedAt, submittedAt: attempts.submittedAt,
      percent: attempts.percent, passed: attempts.passed,
    }).from(attempts).where(and(eq(attempts.examId, exam), eq(attempts.userId, user))).orderBy(asc(attempts.number)).prepare('attempts_of_person'),

    bank: db.select({
      id: questions.id, version: questions.version, points: questions.points, poolId: questions.poolId, position: questions.position, kind: questions.kind,
      options: questionVersions.options,
    }).from(questions).innerJoin(questionVersions, and(eq(questionVersions.questionId, questions.id), eq(questionVersions.version, questions.version)))
      .where(and(eq(questions.examId, exam), isNull(questions.retiredAt))).orderBy(asc(questions.position)).prepare('question_bank'),

    pools: db.select().from(questionPools).where(eq(questionPools.examId, exam)).orderBy(asc(questionPools.position)).prepare('question_pools'),

    attempt: db.select({
      attempt: attempts, title: exams.title, navigation: exams.navigation,
    }).from(attempts).innerJoin(exams, eq(exams.id, attempts.examId))
      .where(and(eq(attempts.id, attempt), eq(attempts.userId, user))).prepare('attempt_of_person'),

    /** The paper with what is saved; the answer key is not among the columns. */
    paper: db.select({
      id: attemptQuestions.questionId, position: attemptQuestions.position, kind: questions.kind, points: attemptQuestions.points,
      optionOrder: attemptQuestions.optionOrder, body: questionVersions.body, options: questionVersions.options,
      value: answers.value, revision: answers.revision,
    }).from(attemptQuestions)
      .innerJoin(questions, eq(questions.id, attemptQuestions.questionId))
      .innerJoin(questionVersions, and(eq(questionVersions.questionId, attemptQuestions.questionId), eq(questionVersions.version, attemptQuestions.version)))
      .leftJoin(answers, and(eq(answers.attemptId, attemptQuestions.attemptId), eq(answers.questionId, attemptQuestions.questionId)))
      .where(eq(attemptQuestions.attemptId, attempt)).orderBy(asc(attemptQuestions.position)).prepare('attempt_paper'),
  }
}
export type ExamQueries = ReturnType<typeof examQueries>

/**
 * Saves one answer in one statement. The attempt's row is locked for sharing, so a submission waits for answers under
 * way and answers wait for a submission; the revision is compared by the database; the trace is written with it.
 * Every column of the reply is there whether or not the answer was stored, so that a refusal can say why.
 */
export const saveAnswerSql = `
with attempt as (
  select a.id, a.state, a.holder, a.deadline_at,
    clock_timestamp() as now,
    a.state = 'in_progress' and (a.deadline_at is null or clock_timestamp() <= a.deadline_at
      or (clock_timestamp() <= a.deadline_at + interval '${graceMs} milliseconds' and $6::timestamptz <= a.deadline_at)) as is_open
  from attempts a where a.id = $1 and a.user_id = $2 for share
), asked as (
  select q.question_id from attempt_questions q where q.attempt_id = $1 and q.question_id = $3
), saved as (
  insert into answers (attempt_id, question_id, value, revision, made_at, saved_at)
  select t.id, $3, $4::jsonb, $5::bigint, least($6::timestamptz, t.now), t.now from attempt t, asked where t.is_open and t.holder = $7
  on conflict (attempt_id, question_id) do update
    set value = excluded.value, revision = excluded.revision, made_at = excluded.made_at, saved_at = excluded.saved_at
    where answers.revision < excluded.revision
  returning revision, saved_at
), trace as (
  insert into attempt_events (attempt_id, at, kind, data)
  select t.id, t.now,
    case when exists (select from saved) then 'saved' when not t.is_open then 'late' when t.holder <> $7 then 'refused' else 'stale' end,
    jsonb_build_object('question', $3::bigint, 'revision', $5::bigint, 'value', $4::jsonb, 'made_at', $6::timestamptz)
  from attempt t, asked
)
select t.state, t.holder, t.deadline_at, t.now, t.is_open, (select count(*) from asked)::int as is_asked,
  (select revision from saved)::float8 as revision, (select saved_at from saved) as saved_at
from attempt t`

export interface SaveAnswerRow {
  state: string
  holder: string
  deadline_at: Date | null
  now: Date
  is_open: boolean
  is_asked: number
  revision: number | null
  saved_at: Date | null
}
