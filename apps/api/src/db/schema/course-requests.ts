import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { courses } from './catalogue.ts'
import { createdAt, id, moment, oneOf, reference } from './columns.ts'
import { employees } from './companies.ts'

export const courseRequestStates = ['open', 'approved', 'declined', 'withdrawn'] as const
export type CourseRequestState = (typeof courseRequestStates)[number]

/** An employee asks the company for a course. */
export const courseRequests = pgTable(
  'course_requests',
  {
    id: id(),
    companyId: reference().notNull(),
    employeeId: reference().notNull(),
    courseId: reference()
      .notNull()
      .references(() => courses.id),
    /** Who asks for it in their place, as their manager does where an assignment lacks seats; null where they ask themselves. */
    askedBy: reference().references(() => users.id, { onDelete: 'set null' }),
    /** What they want it for, in their words; empty where they say nothing. */
    reason: text().notNull().default(''),
    /** When a manager who asks for others wants it done: a day, or so many days after they join; neither, without a due day. */
    dueOn: date({ mode: 'string' }),
    dueDays: integer(),
    countsWorkingDays: boolean().notNull().default(false),
    state: text().$type<CourseRequestState>().notNull().default('open'),
    /** Null where no one decided: the person withdrew it, or left. */
    decidedBy: reference().references(() => users.id, { onDelete: 'set null' }),
    decidedAt: moment(),
    /** The message to the person when the request is declined. */
    answer: text(),
    createdAt: createdAt(),
  },
  table => [
    unique('course_requests_tenant').on(table.companyId, table.id),
    foreignKey({
      name: 'course_requests_employee',
      columns: [table.companyId, table.employeeId],
      foreignColumns: [employees.companyId, employees.id],
    }).onDelete('cascade'),
    uniqueIndex('course_requests_open')
      .on(table.employeeId, table.courseId)
      .where(sql`${table.state} = 'open'`),
    index('course_requests_of_state').on(table.companyId, table.state, table.id),
    index('course_requests_person').on(table.employeeId, table.courseId),
    oneOf('course_requests_state', table.state, courseRequestStates),
    check('course_requests_due', sql`num_nonnulls(${table.dueOn}, ${table.dueDays}) <= 1`),
    check('course_requests_decided', sql`(${table.state} = 'open') = (${table.decidedAt} is null)`),
  ],
)
