import { batchSize } from '../../db/batch.ts'
import type { AnswerValue } from '../../db/schema/index.ts'
import { chosenKeysText, keepsPairsText } from './option-ids.ts'
import { isElsewhereText, isOpenText, isPassedText } from './writable.ts'

/** A word or a few; an essay may be as long as the contract allows. */
const shortTextLength = 2000

/** How many answers that come after an attempt has ended its trace keeps: a device that was away has one of each question. */
const mostLate = 200

/**
 * Saves answers in one statement, those of many learners that arrive together. Several of one question in one attempt are taken as if they had come one
 * after the other: the last of them is written, with the one flush, and each that was newer than those before it is acknowledged. What was stored before is read as
 * the statement began: should another one store something meanwhile, the last is still held against that, and the others have given way to it anyhow. Each attempt's row is locked for
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
  select t.n, t.attempt_id, x.kind, c.value, t.is_forward, t.is_open and t.locked_by = t.session_lock as is_held, least(t.made_at, t.now) as made_at, t.now,
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
), judged as materialized (
  select k.*, coalesce(k.is_elsewhere or k.is_forward and (${isPassedText({ attempt: 'k.attempt_id', page: 'k.page', pageSize: 'k.page_size', madeAt: 'k.made_at', now: 'k.now' })}
    or exists (select from asked o where o.attempt_id = k.attempt_id and o.fits and o.is_held and o.page > k.page and o.made_at < k.made_at)), false) as is_passed from asked k
), taken as materialized (
  select t.n, t.attempt_id, t.question_id, t.revision, k.value, k.made_at, t.now, (select w.revision from answers w where w.attempt_id = t.attempt_id and w.question_id = t.question_id) as known_revision,
    max(t.revision) over earlier as earlier_revision, first_value(k.made_at) over earlier as first_made_at
  from attempt t join judged k using (n) where k.is_held and k.fits and not k.is_passed
  window earlier as (partition by t.attempt_id, t.question_id order by t.n rows between unbounded preceding and 1 preceding)
), saved as (
  insert into answers (attempt_id, question_id, value, revision, made_at, saved_at, first_made_at, first_saved_at)
  select distinct on (attempt_id, question_id) attempt_id, question_id, value, revision, made_at, now, coalesce(first_made_at, made_at), now
  from taken order by attempt_id, question_id, revision desc, n
  on conflict (attempt_id, question_id) do update
    set value = excluded.value, revision = excluded.revision, made_at = excluded.made_at, saved_at = excluded.saved_at
    where answers.revision < excluded.revision
  returning attempt_id, question_id
), stored as (
  select k.n, k.revision, k.now::timestamptz(3) as saved_at from taken k join saved s on s.attempt_id = k.attempt_id and s.question_id = k.question_id
  where (k.known_revision is null or k.revision > k.known_revision) and (k.earlier_revision is null or k.revision > k.earlier_revision)
), outcome as materialized (
  select t.*, k.kind, k.value as chosen, s.revision as saved_revision, s.saved_at, k.n is not null as is_asked, coalesce(k.fits, false) as fits, coalesce(k.is_passed, false) as is_passed
  from attempt t left join judged k using (n) left join stored s using (n)
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
