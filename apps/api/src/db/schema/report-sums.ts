import { sql, type SQL } from 'drizzle-orm'
import {
  bigint,
  bit,
  boolean,
  date,
  foreignKey,
  index,
  integer,
  numeric,
  pgTable,
  unique,
  type AnyPgColumn,
  type IndexBuilder,
} from 'drizzle-orm/pg-core'
import { id, moment, reference } from './columns.ts'
import { companies, departments } from './companies.ts'

/**
 * What large companies' reports are added up from: sums for the people of one department itself, or of none, recounted from the rows
 * whenever one of those may have changed. Writers wait for no lock: a change is only marked.
 */
export const ofDepartment = () => ({
  companyId: reference().notNull(),
  /** Null for the people in no department. */
  departmentId: reference(),
})

/** They go with their department; courses and exams that rows refer to stay, so that nothing else has to be looked up for each sum. */
export const inDepartment = (name: string, table: { companyId: AnyPgColumn; departmentId: AnyPgColumn }) =>
  foreignKey({
    name: `${name}_department`,
    columns: [table.companyId, table.departmentId],
    foreignColumns: [departments.companyId, departments.id],
  }).onDelete('cascade')

/** Large companies: their reports are read from sums as soon as all are counted. */
export const reportCompanies = pgTable('report_companies', {
  companyId: reference()
    .primaryKey()
    .references(() => companies.id, { onDelete: 'cascade' }),
  /** Everything that was committed by then is counted; null until all is counted once. */
  asOf: moment(),
  /** From this year on, and to the end of this day, the training of each employee is kept by year; null until it is. */
  trainingFrom: integer(),
  trainingUntil: date({ mode: 'string' }),
})

/**
 * What changed that reports count, as the writer knows it, written by triggers and only added to. In which departments those people are is
 * looked up once it is committed: a person may be moving at that moment, and no one has to wait for it.
 */
export const reportMarks = pgTable('report_marks', {
  id: id(),
  employeeId: reference(),
  userId: reference(),
  examId: reference(),
})

/** Departments of which something changed; taken away when it is counted. */
export const reportChanges = pgTable('report_changes', { id: id(), ...ofDepartment() }, table => [
  index('report_changes_department').on(table.companyId, table.departmentId),
])

/** When the sums of a department's people were counted, and when they have to be without any change: days pass, and people learn. */
export const reportSlices = pgTable(
  'report_slices',
  {
    ...ofDepartment(),
    asOf: moment().notNull(),
    /** Someone learned on that day or the day before: learning time is added without a mark. */
    isMoving: boolean().notNull(),
    dueAt: moment().notNull(),
    /** Of how many of its people each report of all courses and all time tells anything. */
    toldOfCompletion: integer().notNull().default(0),
    toldOfTime: integer().notNull().default(0),
    toldOfScores: integer().notNull().default(0),
  },
  table => [
    inDepartment('report_slices', table),
    unique('report_slices_once').on(table.companyId, table.departmentId).nullsNotDistinct(),
    index('report_slices_due').on(table.dueAt),
  ],
)

/** Of everyone, or of those in one group: null for everyone. The sums of a deleted group go when its department is recounted. */
export const ofGroup = () => ({ groupId: reference() })

/** Of one course or all, in one month, on one day of it, or ever: a report reads the sums of its own shape, and so few of them. */
export const ofCourseAndTime = () => ({
  courseId: reference(),
  /** As `202611`; null for all months, and beside a day. */
  month: integer(),
})

/** How many assignments there are, and of them in each state. */
export const ofStates = () => ({
  assigned: integer().notNull(),
  notStarted: integer().notNull(),
  inProgress: integer().notNull(),
  completed: integer().notNull(),
  overdue: integer().notNull(),
})

export interface SumColumns {
  companyId: AnyPgColumn
  departmentId: AnyPgColumn
  groupId: AnyPgColumn
  courseId: AnyPgColumn
  month: AnyPgColumn
  day: AnyPgColumn
}

/** Indexes for sums that are not of a day. */
const byShape = (name: string, table: SumColumns, isOfNoDay?: SQL) => {
  const where = (made: IndexBuilder) => (isOfNoDay === undefined ? made : made.where(isOfNoDay))
  return [
    // Days of a branch are read by its departments.
    index(`${name}_of_department`).on(table.companyId, table.departmentId, table.day, table.courseId),
    where(index(`${name}_by_course`).on(table.companyId, table.groupId, table.courseId, table.month)),
    where(index(`${name}_by_month`).on(table.companyId, table.groupId, table.month, table.courseId)),
  ]
}

/** The sums of each course over all time and all people: a branch's are read from such an index alone. */
const ofCoursesEver = ({ groupId, courseId, month, day }: SumColumns) =>
  sql`${groupId} is null and ${month} is null and ${day} is null and ${courseId} is not null`

/**
 * What of a sum is by a licence of the company, so that each source is told by itself. It is null where nothing is, as of most sums, and then takes
 * no room.
 */
export const ofBegunFinished = () => ({ finishedBegun: integer() })

/** The same of learning time; and who learned, and on which days, by a licence alone: of both sources these do not add up. */
export const ofTimeByLicence = () => ({
  licenceSeconds: bigint({ mode: 'number' }),
  licencePeople: integer(),
  licenceDays: integer(),
  alonePeople: integer(),
  aloneDays: integer(),
})

/** The same of the results of exams. */
export const ofScoresByLicence = (precision: number) => ({
  licenceResults: integer(),
  licencePassed: integer(),
  licencePercents: numeric({ precision, scale: 2, mode: 'number' }),
  licenceHidden: integer(),
})

/** Assignments, and what was begun by licence, by when that was; and those that were completed then, whenever made. */
export const reportCompletions = pgTable(
  'report_completions',
  {
    ...ofDepartment(),
    ...ofGroup(),
    ...ofCourseAndTime(),
    day: date({ mode: 'string' }),
    ...ofStates(),
    /** Begun by a licence of the company, and of those completed: in none of the above. */
    begun: integer().notNull().default(0),
    begunCompleted: integer().notNull().default(0),
    finished: integer().notNull(),
    ...ofBegunFinished(),
  },
  table => [
    inDepartment('report_completions', table),
    ...byShape('report_completions', table, sql`${table.day} is null`),
    index('report_completions_by_day')
      .on(table.companyId, table.day, table.courseId)
      .where(sql`${table.day} is not null`),
    index('report_completions_ever')
      .on(
        table.companyId,
        table.departmentId,
        table.courseId,
        table.assigned,
        table.notStarted,
        table.inProgress,
        table.completed,
        table.overdue,
        table.begun,
        table.begunCompleted,
      )
      .where(ofCoursesEver(table)),
  ],
)

/** Of how many people the first, and the last day on which they ever learned a course falls into a time; of all courses together nothing. */
export const ofEnds = () => ({
  firsts: integer().notNull().default(0),
  lasts: integer().notNull().default(0),
})

/** Of so many of a department's people at most a sum of learning time is: one bit for each. */
export const timeChunk = 256

/**
 * Learning time of a chunk of a department’s people. Over courses their days do not add up, nor do people over any time, so that it is kept which
 * of them learned.
 */
export const reportTimes = pgTable(
  'report_times',
  {
    ...ofDepartment(),
    ...ofGroup(),
    ...ofCourseAndTime(),
    day: date({ mode: 'string' }),
    chunk: integer().notNull(),
    seconds: bigint({ mode: 'number' }).notNull(),
    people: integer().notNull(),
    days: integer().notNull(),
    ...ofEnds(),
    /** By the order of their ids when it was counted. */
    learners: bit({ dimensions: timeChunk }).notNull(),
    ...ofTimeByLicence(),
    /** Which of them learned by licence, and which in what is assigned; the latter are all where nothing is by licence. */
    licenceLearners: bit({ dimensions: timeChunk }),
    assignedLearners: bit({ dimensions: timeChunk }),
  },
  table => [
    inDepartment('report_times', table),
    ...byShape('report_times', table, sql`${table.day} is null`),
    index('report_times_by_day')
      .on(table.companyId, table.day, table.courseId)
      .where(sql`${table.day} is not null`),
    index('report_times_ever')
      .on(table.companyId, table.departmentId, table.courseId, table.seconds, table.people, table.days)
      .where(ofCoursesEver(table)),
    // Who learned in several months is read of each department of a branch, among many more sums of its groups.
    index('report_times_months')
      .on(table.companyId, table.departmentId, table.month)
      .where(sql`${table.groupId} is null and ${table.courseId} is null and ${table.day} is null`),
  ],
)

/** A gap in somebody's learning is kept from so many days on, in none of which they learned the course; people of a shorter period are counted by its days. */
export const leastGapDays = 28

/**
 * How many people learned a course on one day, and then not before another. Whoever ever learned it, but not in a period, has one gap around it, or
 * their first day after it, or their last one before it: so people of a period are counted without asking who they are.
 */
export const reportTimeGaps = pgTable(
  'report_time_gaps',
  {
    ...ofDepartment(),
    courseId: reference().notNull(),
    since: date({ mode: 'string' }).notNull(),
    until: date({ mode: 'string' }).notNull(),
    people: integer().notNull(),
  },
  table => [
    inDepartment('report_time_gaps', table),
    index('report_time_gaps_of_department').on(table.companyId, table.departmentId),
    index('report_time_gaps_around').on(table.companyId, table.until, table.since),
  ],
)

/** Results of exams by when the last attempt was handed in: each exam’s, where they are of one course. */
export const reportScores = pgTable(
  'report_scores',
  {
    ...ofDepartment(),
    ...ofGroup(),
    ...ofCourseAndTime(),
    examId: reference(),
    day: date({ mode: 'string' }),
    results: integer().notNull(),
    passed: integer().notNull(),
    percents: numeric({ precision: 14, scale: 2, mode: 'number' }).notNull(),
    hidden: integer().notNull(),
    ...ofScoresByLicence(14),
  },
  table => [
    inDepartment('report_scores', table),
    ...byShape('report_scores', table, sql`${table.day} is null`),
    index('report_scores_by_day')
      .on(table.companyId, table.day, table.courseId)
      .where(sql`${table.day} is not null`),
  ],
)
