import { sql, type SQL } from 'drizzle-orm'
import type { Database, Transaction } from '../../../../db/client.ts'
import {
  assignments,
  employeeGroupMembers,
  employees,
  leastGapDays,
  recentDays,
  timeChunk,
} from '../../../../db/schema/index.ts'
import { companyDay, startOfDay, todayOf } from '../../../platform/calendar/days.ts'
import { isOverdue } from '../../assignments/list.ts'
import { completions, factsOf, monthOf } from '../facts.ts'
import { peopleColumns } from '../adding-up.ts'
import {
  learnersOfSources,
  noLearners,
  ofScoresByLicence,
  ofTimeByLicence,
  scoresByLicence,
  timeByLicence,
} from './by-source.ts'
import { countLicences, countPaths } from './paths-and-licences.ts'
import { countRatings } from './ratings.ts'
import { countTold } from './told.ts'
import { holdTotals, ofSlice, type Slice, writeSums } from './writing.ts'

/** Sums of people who learn are counted anew as often; any others at midnight, when days pass. */
const movingMinutes = 15
const mostHours = 6

/**
 * Counts the sums of one department's people anew, from the same rows that reports of small companies are read from. What changes meanwhile
 * has marked the department again by the time that it is committed.
 */
export async function countSlice(db: Database, slice: Slice): Promise<void> {
  await db.transaction(async tx => {
    await tx.execute(sql`set local statement_timeout = '60s'`)
    await holdTotals(tx, slice.companyId)
    if (!(await holdDepartment(tx, slice))) return
    const isOfToday = await wasCountedToday(tx, slice)
    await beginSlice(tx, slice)
    // The marks are taken before anything is read: what they tell of is committed, and is read.
    const { rowCount: marks } = await tx.execute(sql`delete from report_changes where ${ofSlice(slice)}`)
    // Time goes on without a mark, and so does what review policies let be seen; what is assigned does not.
    const isSame = isOfToday && marks === 0
    for (const count of isSame ? countsOfTime : counts) await count(tx, slice)
  })
}

/** What time, or a review policy, changes. */
const countsOfTime = [countTimes, countGaps, countScores, countPeople]
const counts = [...countsOfTime, countCompletions, countStandings, countPaths, countLicences, countRatings]

/** Marks all departments of a company that are counted as changed. */
export async function countAllAnew(tx: Transaction, companyId: number): Promise<void> {
  await tx.execute(sql`insert into report_changes (company_id, department_id)
    select s.company_id, s.department_id from report_slices s where s.company_id = ${companyId}`)
}

/** With another day other things are overdue. */
async function wasCountedToday(tx: Transaction, slice: Slice): Promise<boolean> {
  const company = sql`${slice.companyId}::bigint`
  const { rows } = await tx.execute(
    sql`select from report_slices where ${ofSlice(slice)} and ${companyDay(sql`as_of`, company)} = ${todayOf(company)}`,
  )
  return rows.length > 0
}

/** Before anything else is locked, as whoever deletes a department does. @returns whether it is there */
async function holdDepartment(tx: Transaction, { companyId, departmentId }: Slice): Promise<boolean> {
  if (departmentId === null) return true
  const { rows } = await tx.execute(
    sql`select id from departments where company_id = ${companyId} and id = ${departmentId} for key share skip locked`,
  )
  return rows.length > 0
}

/** Two that count the same come one after the other. */
async function beginSlice(tx: Transaction, slice: Slice): Promise<void> {
  const company = sql`${slice.companyId}::bigint`
  const midnight = startOfDay(sql`${todayOf(company)} + 1`, company)
  await tx.execute(sql`
    insert into report_slices (company_id, department_id, as_of, is_moving, due_at)
    select ${slice.companyId}::bigint, ${slice.departmentId}::bigint, clock_timestamp(), m.is_moving,
      least(${midnight}, clock_timestamp() + case when m.is_moving then make_interval(mins => ${movingMinutes}) else make_interval(hours => ${mostHours}) end)
    from (select exists (select from (${peopleOf(slice)}) p join learning_days t on t.user_id = p.user_id where t.day >= ${todayOf(company)} - 1) as is_moving) m
    on conflict (company_id, department_id) do update set as_of = excluded.as_of, is_moving = excluded.is_moving, due_at = excluded.due_at`)
}

function peopleOf(slice: Slice): SQL {
  return sql`select ${peopleColumns} from ${employees} where ${ofSlice(slice, sql`${employees}.`)}`
}

/**
 * Adds facts up for everybody, each course on each day and in each month, each course, each month, and all; and for each group that people are in,
 * where days and months of a course are left out. Ordered as it is read: what a report adds up lies together.
 * @param facts selects `employee_id`, `month`, `day`, the columns, and what `measures` read
 * @param sums.columns of what the sums are: a course, and an exam
 * @param sums.parts within which people are added up by themselves; the measures name it first
 * @param sums.days whether each day of all courses is added up, too
 * @returns a select of `group_id`, the columns, `month`, `day`, and the measures
 */
function sumsOf(facts: SQL, { companyId }: Slice, { columns, measures, parts, days }: Summed): SQL {
  const within = parts ? sql`${parts}, ` : sql``
  return sql`
    with facts as materialized (${facts}), sums as (
      select null::bigint as group_id, ${columns}, f.month, f.day, ${measures} from facts f
      group by ${within}grouping sets ((${columns}, f.month, f.day), (${columns}, f.month), (${columns}), (f.month), ()${days ? sql`, (f.month, f.day)` : sql``})
      having count(*) > 0
      union all
      select m.group_id, ${columns}, f.month, null::date, ${measures}
      from facts f join ${employeeGroupMembers} m on m.company_id = ${companyId} and m.employee_id = f.employee_id
      group by ${within}m.group_id, grouping sets ((${columns}), (f.month), ())
    ) select s.* from sums s order by s.group_id nulls first, s.day nulls first, s.month nulls first, s.course_id`
}

interface Summed {
  columns: SQL
  measures: SQL
  parts?: SQL
  days?: boolean
}

async function countCompletions(tx: Transaction, slice: Slice): Promise<void> {
  const { from } = factsOf.completion
  const people = peopleOf(slice)
  const is = (which: SQL) => sql`count(*) filter (where ${which})`
  const nothing = sql`null::text as state, false as is_overdue, f.is_begun`
  const facts = sql`
    select f.employee_id, f.course_id, f.day, ${monthOf(sql`f.day`)} as month, f.state, f.is_overdue, f.is_begun from (${from(people, slice.companyId, {})}) f
    union all
    select f.employee_id, f.course_id, f.day, ${monthOf(sql`f.day`)}, ${nothing} from (${completions(people, slice.companyId, {})}) f`
  const measures = sql`${is(sql`f.state is not null and not f.is_begun`)}, ${is(sql`f.state = 'assigned'`)},
    ${is(sql`f.state = 'in_progress' and not f.is_begun`)}, ${is(sql`f.state = 'completed' and not f.is_begun`)}, ${is(sql`f.is_overdue`)},
    ${is(sql`f.is_begun and f.state is not null`)}, ${is(sql`f.is_begun and f.state = 'completed'`)}, ${is(sql`f.state is null`)},
    nullif(${is(sql`f.is_begun and f.state is null`)}, 0)`
  const names = [
    'assigned',
    'not_started',
    'in_progress',
    'completed',
    'overdue',
    'begun',
    'begun_completed',
    'finished',
    'finished_begun',
  ]
  await writeSums(tx, slice, 'report_completions', {
    counted: sumsOf(facts, slice, { columns: sql`f.course_id`, measures }),
    keys: ['group_id', 'course_id', 'month', 'day'],
    measures: names,
  })
}

/**
 * Of each chunk of the department’s people by itself, so that one bit for each says who of them learned. There are many sums, which are counted
 * often and mostly stay: only what is another one is written.
 */
async function countTimes(tx: Transaction, slice: Slice): Promise<void> {
  const { from, measures } = factsOf.time
  const people = peopleOf(slice)
  const facts = sql`
    select f.*, ${monthOf(sql`f.day`)} as month, p.place / ${timeChunk} as chunk, set_bit(${noLearners}, p.place % ${timeChunk}, 1) as learner,
      lag(f.day) over learned is null as is_first, lead(f.day) over learned is null as is_last,
      bool_and(f.is_begun) over (partition by f.employee_id, f.day) as is_alone
    from (${from(people, slice.companyId, {})}) f join placed p on p.id = f.employee_id
    window learned as (partition by f.employee_id, f.course_id order by f.day)`
  const ofCourse = (which: SQL) =>
    sql`case when grouping(f.course_id) = 0 then count(*) filter (where ${which}) else 0 end`
  const sums = sumsOf(facts, slice, {
    columns: sql`f.course_id`,
    measures: sql`f.chunk, ${measures}, bit_or(f.learner) as learners, ${ofCourse(sql`f.is_first`)} as firsts, ${ofCourse(sql`f.is_last`)} as lasts,
      ${timeByLicence.ofSums}`,
    parts: sql`f.chunk`,
    days: true,
  })
  await writeSums(tx, slice, 'report_times', {
    counted: sql`with placed as materialized (
        select p.id, (row_number() over (order by p.id) - 1)::int as place from (${people}) p where p.user_id is not null
      ) select * from (${sums}) t`,
    keys: ['group_id', 'course_id', 'month', 'day', 'chunk'],
    measures: [
      'seconds',
      'people',
      'days',
      'learners',
      'firsts',
      'lasts',
      ...ofTimeByLicence,
      ...learnersOfSources,
    ],
  })
}

/** The gaps between two days on which somebody learned a course: long ones, around which a period may lie. */
async function countGaps(tx: Transaction, slice: Slice): Promise<void> {
  await writeSums(tx, slice, 'report_time_gaps', {
    counted: sql`
      select g.course_id, g.since, g.until, count(*) from (
        select f.course_id, f.day as until, lag(f.day) over (partition by f.employee_id, f.course_id order by f.day) as since
        from (${factsOf.time.from(peopleOf(slice), slice.companyId, {})}) f
      ) g where g.until - g.since > ${leastGapDays} group by 1, 2, 3`,
    keys: ['course_id', 'since', 'until'],
    measures: ['people'],
  })
}

async function countScores(tx: Transaction, slice: Slice): Promise<void> {
  const { from, measures } = factsOf.scores
  const facts = sql`select f.*, ${monthOf(sql`f.day`)} as month from (${from(peopleOf(slice), slice.companyId, {})}) f`
  const sums = sumsOf(facts, slice, {
    columns: sql`f.course_id, f.exam_id`,
    measures: sql`${measures}, coalesce(sum(f.percent::numeric) filter (where f.is_visible), 0) as percents, ${scoresByLicence}`,
  })
  const names = ['results', 'passed', 'percents', 'hidden', ...ofScoresByLicence]
  await writeSums(tx, slice, 'report_scores', {
    counted: sql`select s.group_id, s.course_id, s.exam_id, s.month, s.day, ${sql.raw(names.map(name => `s.${name}`).join(', '))} from (${sums}) s`,
    keys: ['group_id', 'course_id', 'exam_id', 'month', 'day'],
    measures: names,
  })
}

/** What each report tells of each person by themselves, of all courses and all time; and of what they learned lately. */
async function countPeople(tx: Transaction, slice: Slice): Promise<void> {
  const people = peopleOf(slice)
  const of = (kind: keyof typeof factsOf, measures: SQL) =>
    sql`select f.employee_id, ${measures} from (${factsOf[kind].from(people, slice.companyId, {})}) f group by f.employee_id`
  const isRecent = sql`f.day > ${todayOf(sql`${slice.companyId}::bigint`)} - ${recentDays}::int`
  const time = sql`${factsOf.time.measures}, coalesce(sum(f.seconds) filter (where ${isRecent}), 0) as recent_seconds,
    count(distinct f.day) filter (where ${isRecent}) as recent_days, max(f.day) - date '1970-01-01' as last_day,
    ${timeByLicence.ofPeople}`
  const scores = sql`${factsOf.scores.measures}, coalesce(sum(f.percent::numeric) filter (where f.is_visible), 0) as percents, ${scoresByLicence}`
  const measures = Object.entries(ofEachPerson)
  await writeSums(tx, slice, 'report_people', {
    counted: sql`
      with c as (${of('completion', factsOf.completion.measures)}), t as (${of('time', time)}), s as (${of('scores', scores)})
      select employee_id, ${sql.raw(measures.map(([name, none]) => `coalesce(${name}, ${none})`).join(', '))}
      from c full join t using (employee_id) full join s using (employee_id)`,
    keys: ['employee_id'],
    measures: measures.map(([name]) => name),
  })
  await countTold(tx, slice)
}

/** What is kept of each person, and what of who has nothing of it. */
const ofEachPerson: Record<string, number | null> = {
  assigned: 0,
  not_started: 0,
  in_progress: 0,
  completed: 0,
  overdue: 0,
  begun: 0,
  begun_completed: 0,
  seconds: 0,
  days: 0,
  recent_seconds: 0,
  recent_days: 0,
  last_day: -1,
  results: 0,
  passed: 0,
  percents: 0,
  hidden: 0,
  ...Object.fromEntries(
    ['licence_seconds', 'licence_days', 'alone_days', ...ofScoresByLicence].map(name => [name, null]),
  ),
}

/** What the dashboard counts: of those who have not left. */
async function countStandings(tx: Transaction, slice: Slice): Promise<void> {
  const is = (state: string) => sql`count(*) filter (where ${assignments.state} = ${state})`
  await writeSums(tx, slice, 'report_standings', {
    counted: sql`
      select ${assignments.courseId}, count(*), ${is('assigned')}, ${is('in_progress')}, ${is('completed')}, count(*) filter (where ${isOverdue(sql`${slice.companyId}::bigint`)}),
        sum(${assignments.percent}), coalesce(sum(${assignments.score}), 0), count(${assignments.score})
      from ${employees} join ${assignments} on ${assignments.companyId} = ${employees.companyId} and ${assignments.employeeId} = ${employees.id}
      where ${ofSlice(slice, sql`${employees}.`)} and ${employees.state} <> 'deactivated' and ${assignments.state} <> 'withdrawn'
      group by grouping sets ((${assignments.courseId}), ()) having count(*) > 0`,
    keys: ['course_id'],
    measures: [
      'assigned',
      'not_started',
      'in_progress',
      'completed',
      'overdue',
      'percents',
      'scores',
      'scored',
    ],
  })
}
