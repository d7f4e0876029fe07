import { sql, type SQL } from 'drizzle-orm'
import { timeChunk } from '../../../../db/schema/index.ts'
import type { ReportKind, ReportSource } from '../schema.ts'

// Of each sum it is kept what is by a licence of the company, null for nothing. What is assigned is the rest of what adds up; of people and days who
// and when they learned by licence alone is taken away.

/** The bits of nobody. */
export const noLearners = sql`${'0'.repeat(timeChunk)}::bit(${sql.raw(String(timeChunk))})`

/** What is counted of time by licence, and adds up over departments; behind it {@link learnersOfSources}, in the order of {@link timeByLicence}. */
export const ofTimeByLicence = [
  'licence_seconds',
  'licence_people',
  'licence_days',
  'alone_people',
  'alone_days',
]
/** Which people of a chunk learned what. */
export const learnersOfSources = ['licence_learners', 'assigned_learners']

/** What is counted of scores by licence, in the order of {@link scoresByLicence}. */
export const ofScoresByLicence = ['licence_results', 'licence_passed', 'licence_percents', 'licence_hidden']

const secondsByLicence = sql`nullif(sum(f.seconds) filter (where f.is_begun), 0) as licence_seconds`
const days = (which: SQL) => sql`count(distinct f.person_day) filter (where ${which})`
const daysByLicence = days(sql`f.is_begun`)
const byLicence = sql`bit_or(f.learner) filter (where f.is_begun)`
const learnedAssigned = sql`coalesce(bit_or(f.learner) filter (where not f.is_begun), ${noLearners})`

/** Measures of facts of time `f`. */
export const timeByLicence = {
  /**
   * Of sums, with `learner`, and `is_alone` for a day on which somebody learned nothing that is assigned. Who learned in what is assigned is read from
   * bits: those are most people, and would have to be put in order to be told apart. On one day a course is learned in one way.
   */
  ofSums: sql`${secondsByLicence}, nullif(bit_count(${byLicence}), 0) as licence_people, nullif(${daysByLicence}, 0) as licence_days,
    nullif(bit_count(bit_or(f.learner)) - bit_count(${learnedAssigned}), 0) as alone_people,
    nullif(case when grouping(f.course_id) = 0 then ${daysByLicence} else ${days(sql`f.is_alone`)} end, 0) as alone_days,
    ${byLicence} as licence_learners, case when bool_or(f.is_begun) then ${learnedAssigned} end as assigned_learners`,
  ofPeople: sql`${secondsByLicence}, nullif(${daysByLicence}, 0) as licence_days,
    nullif(count(distinct f.person_day) - ${days(sql`not f.is_begun`)}, 0) as alone_days`,
}

const results = (which: SQL) => sql`nullif(count(*) filter (where f.is_begun and ${which}), 0)`

/** Measures of facts of scores `f`. */
export const scoresByLicence = sql`${results(sql`f.is_visible`)} as licence_results, ${results(sql`f.is_visible and f.passed`)} as licence_passed,
  nullif(sum(f.percent::numeric) filter (where f.is_begun and f.is_visible), 0) as licence_percents, ${results(sql`not f.is_visible`)} as licence_hidden`

type Measured = Record<string, string>

const without = (all: string, name: string) => `${all} - coalesce(${name}, 0)`
const counted = (name: string) => `coalesce(${name}, 0)`

const nothingBegun = { begun: '0', begun_completed: '0' }
const nothingAssigned = {
  assigned: '0',
  not_started: '0',
  in_progress: '0',
  completed: '0',
  overdue: '0',
}
const ofScores = ['results', 'passed', 'percents', 'hidden']
const itself = (...names: string[]): Measured => Object.fromEntries(names.map(name => [name, name]))

/** What each source has of the measures of all. */
const ofEach: Record<ReportKind, Record<ReportSource, Measured>> = {
  completion: {
    assigned: { ...itself(...Object.keys(nothingAssigned)), ...nothingBegun },
    licence: { ...nothingAssigned, ...itself('begun', 'begun_completed') },
    licence_finished: { ...nothingAssigned, begun: 'begun_completed', begun_completed: 'begun_completed' },
  },
  time: ofBoth({
    assigned: {
      seconds: without('seconds', 'licence_seconds'),
      days: without('days', 'alone_days'),
    },
    licence: { seconds: counted('licence_seconds'), days: counted('licence_days') },
  }),
  scores: ofBoth({
    assigned: Object.fromEntries(ofScores.map(name => [name, without(name, `licence_${name}`)])),
    licence: Object.fromEntries(ofScores.map(name => [name, counted(`licence_${name}`)])),
  }),
}

/** What is finished by licence is told of completion alone: to the others it is what is learned by licence. */
function ofBoth(of: { assigned: Measured; licence: Measured }): Record<ReportSource, Measured> {
  return { ...of, licence_finished: of.licence }
}

/** The same of sums alone, and not of people: how many people they are of, and what was completed then. */
const ofSums: Record<ReportKind, Record<ReportSource, Measured>> = {
  completion: {
    assigned: { finished: without('finished', 'finished_begun') },
    licence: { finished: counted('finished_begun') },
    licence_finished: { finished: counted('finished_begun') },
  },
  time: ofBoth({
    assigned: { people: without('people', 'alone_people') },
    licence: { people: counted('licence_people') },
  }),
  scores: ofBoth({ assigned: {}, licence: {} }),
}

/** Which people of a chunk learned. */
const learners: Record<ReportSource, SQL> = (() => {
  const ofLicence = sql`coalesce(licence_learners, ${noLearners})`
  return {
    assigned: sql`coalesce(assigned_learners, learners)`,
    licence: ofLicence,
    licence_finished: ofLicence,
  }
})()

const tables = {
  completion: { departments: 'report_completions', totals: 'report_completion_totals' },
  time: { departments: 'report_times', totals: 'report_time_totals' },
  scores: { departments: 'report_scores', totals: 'report_score_totals' },
} as const

const shape = 'company_id, group_id, course_id, month, day'
const selected = (measured: Measured) =>
  sql.raw(
    Object.entries(measured)
      .map(([name, value]) => `${value} as ${name}`)
      .join(', '),
  )

/** Where the sums of departments, and what these come to, stand, as `from` reads them: of all that is learned, or of one source. */
export function sumsOfSource(
  kind: ReportKind,
  source: ReportSource | undefined,
): { departments: SQL; totals: SQL } {
  const { departments, totals } = tables[kind]
  if (source === undefined) return { departments: sql.raw(departments), totals: sql.raw(totals) }
  const measures = selected({
    ...ofEach[kind][source],
    ...ofSums[kind][source],
    ...(kind === 'scores' && itself('exam_id')),
  })
  const bits = kind === 'time' ? sql`, chunk, ${learners[source]} as learners` : sql``
  return {
    departments: sql`(select ${sql.raw(shape)}, department_id, ${measures}${bits} from ${sql.raw(departments)})`,
    totals: sql`(select ${sql.raw(shape)}, branch_id, ${measures} from ${sql.raw(totals)})`,
  }
}

/** What each source has of the measures of a person, `report_people`, as `from` reads them: beside `company_id`, `department_id` and `employee_id`. */
export function peopleOfSource(kind: ReportKind, source: ReportSource): SQL {
  return sql`(select company_id, department_id, employee_id, ${selected(ofEach[kind][source])} from report_people)`
}
