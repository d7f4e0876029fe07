import { bigint, index, integer, pgTable, primaryKey, unique } from 'drizzle-orm/pg-core'
import { reference } from './columns.ts'
import { inDepartment, ofDepartment, ofStates } from './report-sums.ts'
import { ofBranch } from './report-totals.ts'

/** What is assigned to those who have not left, as the dashboard shows it. */
export const reportStandings = pgTable(
  'report_standings',
  {
    ...ofDepartment(),
    /** Null for all courses. */
    courseId: reference(),
    ...ofStates(),
    percents: integer().notNull(),
    scores: integer().notNull(),
    scored: integer().notNull(),
  },
  table => [
    inDepartment('report_standings', table),
    index('report_standings_of_department').on(table.companyId, table.departmentId),
  ],
)

/** How far those of a department's people who have not left are with each learning path. */
export const reportPaths = pgTable(
  'report_paths',
  {
    ...ofDepartment(),
    learningPathId: reference().notNull(),
    people: integer().notNull(),
    /** Assignments of its courses, and what their percents add up to. */
    assigned: integer().notNull(),
    percents: integer().notNull(),
  },
  table => [
    inDepartment('report_paths', table),
    index('report_paths_of_department').on(table.companyId, table.departmentId),
  ],
)

/** The same over all departments of a company, and of each large branch, added up by triggers. */
export const reportPathTotals = pgTable(
  'report_path_totals',
  {
    ...ofBranch(),
    learningPathId: reference().notNull(),
    people: integer().notNull(),
    assigned: integer().notNull(),
    percents: bigint({ mode: 'number' }).notNull(),
  },
  table => [
    unique('report_path_totals_once')
      .on(table.companyId, table.branchId, table.learningPathId)
      .nullsNotDistinct(),
  ],
)

/** How a department's people who are there rate the courses that the company gave them. */
export const reportRatings = pgTable(
  'report_ratings',
  {
    ...ofDepartment(),
    courseId: reference().notNull(),
    reviews: integer().notNull(),
    /** What the stars of the reviews add up to. */
    stars: integer().notNull(),
  },
  table => [
    inDepartment('report_ratings', table),
    index('report_ratings_of_department').on(table.companyId, table.departmentId),
  ],
)

/** The same over all departments of a company, and of each large branch, added up by triggers. */
export const reportRatingTotals = pgTable(
  'report_rating_totals',
  {
    ...ofBranch(),
    courseId: reference().notNull(),
    reviews: integer().notNull(),
    stars: integer().notNull(),
  },
  table => [
    unique('report_rating_totals_once')
      .on(table.companyId, table.branchId, table.courseId)
      .nullsNotDistinct(),
  ],
)

/** How many courses a department's people finished by each yearly licence, which the pool of its places stands for. */
export const reportLicences = pgTable(
  'report_licences',
  {
    ...ofDepartment(),
    poolId: reference().notNull(),
    finished: integer().notNull(),
  },
  table => [
    inDepartment('report_licences', table),
    index('report_licences_of_department').on(table.companyId, table.departmentId),
  ],
)

/** The same over all departments of a company, added up by triggers. */
export const reportLicenceTotals = pgTable(
  'report_licence_totals',
  {
    companyId: reference().notNull(),
    poolId: reference().notNull(),
    finished: integer().notNull(),
  },
  table => [primaryKey({ name: 'report_licence_totals_once', columns: [table.companyId, table.poolId] })],
)
