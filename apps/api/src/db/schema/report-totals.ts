import { sql } from 'drizzle-orm'
import {
  bigint,
  date,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  unique,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import { reference } from './columns.ts'
import { companies } from './companies.ts'
import {
  ofBegunFinished,
  ofCourseAndTime,
  ofEnds,
  ofGroup,
  ofScoresByLicence,
  ofStates,
  ofTimeByLicence,
  type SumColumns,
} from './report-sums.ts'

/**
 * The departments of each large branch, as they were when what they come to was added up. A department that is gone stays until its branches are
 * added up anew, so that its sums are taken from what they came to, whichever goes first.
 */
export const reportBranches = pgTable(
  'report_branches',
  {
    companyId: reference()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** The department at its top. */
    branchId: reference().notNull(),
    departmentId: reference().notNull(),
  },
  table => [
    primaryKey({
      name: 'report_branches_once',
      columns: [table.companyId, table.branchId, table.departmentId],
    }),
    index('report_branches_of_department').on(table.companyId, table.departmentId),
  ],
)

/**
 * The same sums over all departments of a company, and of each large branch: added up by triggers in the transaction that counts a department, or
 * deletes one. What is not people, who are other ones in each department, is left out; and of a branch its days, which are few in any period.
 */
export const ofBranch = () => ({
  companyId: reference().notNull(),
  /** Null for the whole company. */
  branchId: reference(),
})
type OfBranch = Omit<SumColumns, 'departmentId'> & { branchId: AnyPgColumn }

/** Each sum stands once; and those of a day are found by it. */
const totalOf = (name: string, table: OfBranch, ...more: AnyPgColumn[]) => [
  unique(`${name}_once`)
    .on(table.companyId, table.branchId, table.groupId, table.courseId, table.month, ...more)
    .nullsNotDistinct(),
  // Days have their month beside them, and are many more than months.
  index(`${name}_by_month`)
    .on(table.companyId, table.branchId, table.groupId, table.month, table.courseId)
    .where(sql`${table.day} is null`),
  index(`${name}_by_day`).on(table.companyId, table.branchId, table.day, table.courseId),
]

export const reportCompletionTotals = pgTable(
  'report_completion_totals',
  {
    ...ofBranch(),
    ...ofGroup(),
    ...ofCourseAndTime(),
    day: date({ mode: 'string' }),
    ...ofStates(),
    begun: integer().notNull(),
    begunCompleted: integer().notNull(),
    finished: integer().notNull(),
    ...ofBegunFinished(),
  },
  table => totalOf('report_completion_totals', table, table.day),
)

export const reportTimeTotals = pgTable(
  'report_time_totals',
  {
    ...ofBranch(),
    ...ofGroup(),
    ...ofCourseAndTime(),
    day: date({ mode: 'string' }),
    seconds: bigint({ mode: 'number' }).notNull(),
    people: integer().notNull(),
    days: integer().notNull(),
    ...ofEnds(),
    ...ofTimeByLicence(),
  },
  table => totalOf('report_time_totals', table, table.day),
)

export const reportScoreTotals = pgTable(
  'report_score_totals',
  {
    ...ofBranch(),
    ...ofGroup(),
    ...ofCourseAndTime(),
    examId: reference(),
    day: date({ mode: 'string' }),
    results: integer().notNull(),
    passed: integer().notNull(),
    percents: numeric({ precision: 16, scale: 2, mode: 'number' }).notNull(),
    hidden: integer().notNull(),
    ...ofScoresByLicence(16),
  },
  table => totalOf('report_score_totals', table, table.examId, table.day),
)

export const reportStandingTotals = pgTable(
  'report_standing_totals',
  {
    ...ofBranch(),
    courseId: reference(),
    ...ofStates(),
    percents: bigint({ mode: 'number' }).notNull(),
    scores: bigint({ mode: 'number' }).notNull(),
    scored: integer().notNull(),
  },
  table => [
    unique('report_standing_totals_once')
      .on(table.companyId, table.branchId, table.courseId)
      .nullsNotDistinct(),
  ],
)
