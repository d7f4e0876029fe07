import { sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Connection } from '../db/client.ts'
import {
  employeeProgress,
  employeeStandings,
  employeeYears,
  pastStandings,
  reportCompletions,
  reportLicences,
  reportMails,
  reportPaths,
  reportPeople,
  reportRatings,
  reportScores,
  reportSlices,
  reportStandings,
  reportTimeGaps,
  reportTimes,
  seatCounts,
  seatSumChanges,
  seatSums,
  trainingYearSums,
  timeChunk,
} from '../db/schema/index.ts'
import type { Tenant } from './tenants.ts'

const counts = { assigned: 1, notStarted: 1, inProgress: 0, completed: 0, overdue: 0 }
const progress = { assigned: 0, completed: 0, open: 0, openDue: [] }
const ofOnePerson = {
  ...counts,
  begun: 0,
  begunCompleted: 0,
  seconds: 1,
  days: 1,
  recentSeconds: 1,
  recentDays: 1,
  lastDay: 20_000,
  results: 0,
  passed: 0,
  percents: 0,
  hidden: 0,
}

/** The same of past days. */
function pastRows(tenants: () => [mine: Tenant, theirs: Tenant]): [string, PgTable, () => object][] {
  const row = (day: 0 | 1, person: 0 | 1) => () => {
    const of = tenants()
    return { dayId: of[day].standingDayId, employeeId: of[person].employeeId, standings: [] }
  }
  return [
    ['past_standings_day', pastStandings, row(1, 0)],
    ['past_standings_employee', pastStandings, row(0, 1)],
  ]
}

/** A row of each table of report sums, and of what is kept of employees and seats, as if a department, an employee or a pool of another company were meant; and of a view that is sent. */
// long: a list of tables, each short by itself
export function reportRows(tenants: () => [mine: Tenant, theirs: Tenant]): [string, PgTable, () => object][] {
  const day = '2026-01-01'
  const rows: [string, PgTable, object][] = [
    ['slices', reportSlices, { asOf: new Date(), isMoving: false, dueAt: new Date() }],
    ['completions', reportCompletions, { day, ...counts, finished: 0 }],
    [
      'times',
      reportTimes,
      { chunk: 0, seconds: 1, people: 1, days: 1, learners: '1'.padEnd(timeChunk, '0') },
    ],
    ['time_gaps', reportTimeGaps, { since: day, until: day, people: 1 }],
    ['scores', reportScores, { day, results: 1, passed: 0, percents: 1, hidden: 0 }],
    ['standings', reportStandings, { ...counts, percents: 0, scores: 0, scored: 0 }],
    ['paths', reportPaths, { learningPathId: 1, people: 1, assigned: 1, percents: 0 }],
    ['ratings', reportRatings, { reviews: 1, stars: 5 }],
    ['licences', reportLicences, { poolId: 1, finished: 1 }],
    ['people', reportPeople, ofOnePerson],
  ]
  const sums = rows.map(([name, table, row]): [string, PgTable, () => object] => [
    `report_${name}_department`,
    table,
    () => {
      const [mine, theirs] = tenants()
      return {
        courseId: mine.courseId,
        examId: mine.examId,
        employeeId: mine.employeeId,
        departmentId: theirs.departmentId,
        ...row,
      }
    },
  ])
  const mailed = () => {
    const [mine, theirs] = tenants()
    return { savedReportId: theirs.savedReportId, userId: mine.userId, rhythm: 'weekly', dueAt: new Date() }
  }
  const ofNobody = {
    headcount: 0,
    trainees: 0,
    underMinimum: 0,
    seconds: 0,
    outsideSeconds: 0,
    outsideCost: 0,
  }
  const theirsWith = (row: object) => () => ({ employeeId: tenants()[1].employeeId, ...row })
  const ofOneMonth = { zone: 'UTC', month: 202_611, movement: 'bought', movements: 1, moved: 1, taken: 0 }
  return [
    ...sums,
    ['report_mails_saved_report', reportMails, mailed],
    ['report_people_employee', reportPeople, theirsWith(ofOnePerson)],
    ['employee_progress_employee', employeeProgress, theirsWith(progress)],
    ['employee_standings_employee', employeeStandings, theirsWith({})],
    ...pastRows(tenants),
    ['employee_years_employee', employeeYears, theirsWith({ year: 2026, isEmployed: true, seconds: 0 })],
    // Such a year is of each company for itself: this one has none.
    ['training_year_sums_year', trainingYearSums, () => ({ year: 2026, ...ofNobody })],
    ['seat_counts_pool', seatCounts, () => ({ poolId: tenants()[1].poolId, started: 1, returned: 0 })],
    ['seat_sums_pool', seatSums, () => ({ poolId: tenants()[1].poolId, ...ofOneMonth })],
    ['seat_sum_changes_pool', seatSumChanges, () => ({ poolId: tenants()[1].poolId, ...ofOneMonth })],
  ]
}

/** What is added up over the departments of a company, and of a branch: the keys and the measures of each table. */
const added = {
  completion: [
    'group_id, course_id, month, day',
    'assigned, not_started, in_progress, completed, overdue, begun, begun_completed, finished, finished_begun',
  ],
  time: [
    'group_id, course_id, month, day',
    'seconds, people, days, firsts, lasts, licence_seconds, licence_people, licence_days, alone_people, alone_days',
  ],
  score: [
    'group_id, course_id, month, exam_id, day',
    'results, passed, percents, hidden, licence_results, licence_passed, licence_percents, licence_hidden',
  ],
  standing: ['course_id', 'assigned, not_started, in_progress, completed, overdue, percents, scores, scored'],
  path: ['learning_path_id', 'people, assigned, percents'],
  rating: ['course_id', 'reviews, stars'],
  licence: ['pool_id', 'finished'],
} as const

/** @returns what totals of companies and of branches and the sums of their departments do not agree on; nothing, if all is well */
export async function totalsThatDiffer(db: Connection): Promise<unknown[]> {
  const differing = []
  for (const [name, [keys, measures]] of Object.entries(added)) {
    const names = measures.split(', ')
    const hasBranches = name !== 'licence'
    const ofNoDay = keys.includes('day') ? 'where day is null' : ''
    const add = (of: string) =>
      `${names.map(one => `coalesce(sum(${one}), 0)::numeric as ${one}`).join(', ')} from ${of}`
    const ofCompanies = `select s.company_id, null::bigint as branch_id, ${keys}, ${add(`report_${name}s s`)} group by s.company_id, ${keys}`
    const ofBranches = `select s.company_id, b.branch_id, ${keys}, ${add(`report_${name}s s join report_branches b using (company_id, department_id)`)}
      ${ofNoDay} group by s.company_id, b.branch_id, ${keys}`
    const summed = hasBranches ? `${ofCompanies} union all ${ofBranches}` : ofCompanies
    const kept = `select company_id, ${hasBranches ? 'branch_id' : 'null::bigint'}, ${keys}, ${names.map(one => `coalesce(${one}, 0)::numeric as ${one}`).join(', ')} from report_${name}_totals`
    const says = (rows: string) =>
      `select * from (${rows}) r where (${names.join(', ')}) <> (${names.map(() => '0').join(', ')})`
    const { rows } = await db.execute(
      sql.raw(`(${says(summed)} except ${says(kept)}) union all (${says(kept)} except ${says(summed)})`),
    )
    differing.push(...rows.map(row => ({ of: name, ...row })))
  }
  return differing
}
