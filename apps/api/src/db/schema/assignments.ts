import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { courses } from './catalogue.ts'
import { createdAt, id, moment, oneOf, reference } from './columns.ts'
import { companies, departments, employees } from './companies.ts'
import { employeeGroups } from './employee-groups.ts'
import { learningPaths } from './learning-paths.ts'

export const assignmentStates = ['assigned', 'in_progress', 'completed', 'withdrawn'] as const

export const assignments = pgTable(
  'assignments',
  {
    id: id(),
    companyId: reference()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    employeeId: reference().notNull(),
    courseId: reference()
      .notNull()
      .references(() => courses.id),
    learningPathId: reference(),
    dueOn: date({ mode: 'string' }),
    state: text().$type<(typeof assignmentStates)[number]>().notNull().default('assigned'),
    percent: integer().notNull().default(0),
    score: integer(),
    completedAt: moment(),
    /** Due so many days after the person joins, until they join. */
    dueDays: integer(),
    /** Whether those are working days. */
    countsWorkingDays: boolean().notNull().default(false),
    /** The act that assigned it; none for what an import wrote. */
    batchId: reference(),
    withdrawnAt: moment(),
    /** When the person was reminded that it is due soon, and that it is overdue: once each for a due day. */
    remindedDueAt: moment(),
    remindedOverdueAt: moment(),
    createdAt: createdAt(),
  },
  // long: a list of keys and indexes, each short by itself
  table => [
    unique('assignments_tenant').on(table.companyId, table.id),
    foreignKey({
      name: 'assignments_employee',
      columns: [table.companyId, table.employeeId],
      foreignColumns: [employees.companyId, employees.id],
    }).onDelete('cascade'),
    // The migration sets the one column null and keeps the company, which drizzle cannot say.
    foreignKey({
      name: 'assignments_learning_path',
      columns: [table.companyId, table.learningPathId],
      foreignColumns: [learningPaths.companyId, learningPaths.id],
    }).onDelete('set null'),
    foreignKey({
      name: 'assignments_batch',
      columns: [table.companyId, table.batchId],
      foreignColumns: [assignmentBatches.companyId, assignmentBatches.id],
    }),
    uniqueIndex('assignments_once')
      .on(table.employeeId, table.courseId)
      .where(sql`${table.state} <> 'withdrawn'`),
    index('assignments_company').on(table.companyId, table.dueOn),
    index('assignments_by_due')
      .on(table.companyId, sql`coalesce(${table.dueOn}, '9999-12-31'::date)`, table.id)
      .where(sql`${table.state} <> 'withdrawn'`),
    index('assignments_withdrawn_by_due')
      .on(table.companyId, sql`coalesce(${table.dueOn}, '9999-12-31'::date)`, table.id)
      .where(sql`${table.state} = 'withdrawn'`),
    index('assignments_by_progress')
      .on(table.companyId, table.percent, table.id)
      .where(sql`${table.state} <> 'withdrawn'`),
    index('assignments_newest').on(table.companyId, table.id.desc()),
    index('assignments_path').on(
      table.learningPathId,
      sql`coalesce(${table.dueOn}, '9999-12-31'::date)`,
      table.id,
    ),
    index('assignments_of_employee').on(table.companyId, table.employeeId, table.courseId),
    index('assignments_of_course')
      .on(table.companyId, table.courseId)
      .where(sql`${table.state} <> 'withdrawn'`),
    index('assignments_created').on(table.companyId, table.createdAt),
    index('assignments_completed')
      .on(table.companyId, table.completedAt)
      .where(sql`${table.state} = 'completed'`),
    index('assignments_due_open')
      .on(table.dueOn)
      .where(sql`${table.state} in ('assigned', 'in_progress')`),
    index('assignments_open_by_due')
      .on(table.companyId, table.dueOn, table.id)
      .where(sql`${table.state} in ('assigned', 'in_progress')`),
    index('assignments_of_batch').on(table.batchId),
    oneOf('assignments_state', table.state, assignmentStates),
    check('assignments_percent', sql`${table.percent} between 0 and 100`),
    check('assignments_due', sql`num_nonnulls(${table.dueOn}, ${table.dueDays}) <= 1`),
  ],
)

export const batchStates = ['running', 'done', 'cancelled', 'undoing', 'undone'] as const
export type BatchState = (typeof batchStates)[number]

/** One act that assigns courses to people, done in the background: its items record what is done. */
export const assignmentBatches = pgTable(
  'assignment_batches',
  {
    id: id(),
    companyId: reference()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    createdBy: reference().references(() => users.id, { onDelete: 'set null' }),
    /** The branch that its creator may see; null for the whole company. */
    branchId: reference(),
    /** The standing assignment that made it, for people who joined its group or department. */
    standingId: reference(),
    dueOn: date({ mode: 'string' }),
    dueDays: integer(),
    countsWorkingDays: boolean().notNull().default(false),
    state: text().$type<BatchState>().notNull().default('running'),
    /** The job that works on it. */
    jobId: reference(),
    total: integer().notNull(),
    done: integer().notNull().default(0),
    createdAt: createdAt(),
    finishedAt: moment(),
  },
  table => [
    unique('assignment_batches_tenant').on(table.companyId, table.id),
    // The migration sets the one column null and keeps the company, which drizzle cannot say.
    foreignKey({
      name: 'assignment_batches_standing',
      columns: [table.companyId, table.standingId],
      foreignColumns: [standingAssignments.companyId, standingAssignments.id],
    }).onDelete('set null'),
    index('assignment_batches_company').on(table.companyId, table.id.desc()),
    index('assignment_batches_of_standing').on(table.standingId),
    oneOf('assignment_batches_state', table.state, batchStates),
    check('assignment_batches_due', sql`num_nonnulls(${table.dueOn}, ${table.dueDays}) <= 1`),
  ],
)

/**
 * What becomes of one course for one person. The last two are what became of an assignment: its act was undone, or the person left the group
 * of its standing assignment before they began.
 */
export const assignmentOutcomes = [
  'assigned',
  'course_withdrawn',
  'deactivated',
  'already_assigned',
  'no_seat',
  'undone',
  'left',
] as const
export type AssignmentOutcome = (typeof assignmentOutcomes)[number]

export const assignmentBatchItems = pgTable(
  'assignment_batch_items',
  {
    companyId: reference().notNull(),
    batchId: reference().notNull(),
    employeeId: reference().notNull(),
    courseId: reference()
      .notNull()
      .references(() => courses.id),
    learningPathId: reference(),
    /** Null until it is worked on. */
    outcome: text().$type<AssignmentOutcome>(),
  },
  table => [
    primaryKey({ columns: [table.batchId, table.courseId, table.employeeId] }),
    foreignKey({
      name: 'assignment_batch_items_batch',
      columns: [table.companyId, table.batchId],
      foreignColumns: [assignmentBatches.companyId, assignmentBatches.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'assignment_batch_items_employee_fk',
      columns: [table.companyId, table.employeeId],
      foreignColumns: [employees.companyId, employees.id],
    }).onDelete('cascade'),
    // The migration sets the one column null and keeps the company, which drizzle cannot say.
    foreignKey({
      name: 'assignment_batch_items_path',
      columns: [table.companyId, table.learningPathId],
      foreignColumns: [learningPaths.companyId, learningPaths.id],
    }).onDelete('set null'),
    index('assignment_batch_items_employee').on(table.employeeId),
    index('assignment_batch_items_waiting')
      .on(table.batchId, table.courseId, table.employeeId)
      .where(sql`${table.outcome} is null`),
    // People without a seat are looked up whenever seats are bought or released.
    index('assignment_batch_items_refused')
      .on(table.companyId, table.courseId)
      .where(sql`${table.outcome} = 'no_seat'`),
    oneOf('assignment_batch_items_outcome', table.outcome, assignmentOutcomes),
  ],
)

/** A course or path for everybody in a group, or in a department and those below it: people who join later get it then. */
export const standingAssignments = pgTable(
  'standing_assignments',
  {
    id: id(),
    companyId: reference()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    groupId: reference(),
    departmentId: reference(),
    courseId: reference().references(() => courses.id),
    pathId: reference(),
    dueOn: date({ mode: 'string' }),
    dueDays: integer(),
    countsWorkingDays: boolean().notNull().default(false),
    createdBy: reference().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  table => [
    unique('standing_assignments_tenant').on(table.companyId, table.id),
    unique('standing_assignments_once')
      .on(table.companyId, table.groupId, table.departmentId, table.courseId, table.pathId)
      .nullsNotDistinct(),
    check('standing_assignments_whom', sql`num_nonnulls(${table.groupId}, ${table.departmentId}) = 1`),
    check('standing_assignments_what', sql`num_nonnulls(${table.courseId}, ${table.pathId}) = 1`),
    check('standing_assignments_due', sql`num_nonnulls(${table.dueOn}, ${table.dueDays}) <= 1`),
    foreignKey({
      name: 'standing_assignments_group',
      columns: [table.companyId, table.groupId],
      foreignColumns: [employeeGroups.companyId, employeeGroups.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'standing_assignments_department',
      columns: [table.companyId, table.departmentId],
      foreignColumns: [departments.companyId, departments.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'standing_assignments_path',
      columns: [table.companyId, table.pathId],
      foreignColumns: [learningPaths.companyId, learningPaths.id],
    }).onDelete('cascade'),
  ],
)
