import { sql } from 'drizzle-orm'
import { check, foreignKey, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { assignments } from './assignments.ts'
import { seatLedger } from './seats.ts'
import { createdAt, id, moment, oneOf, reference } from './columns.ts'
import { orderLines } from './commerce.ts'
import { enrolments } from './learning.ts'

/** Why a person has access to a course. */
export const grantKinds = ['free', 'order', 'seat', 'licence', 'assignment', 'gift', 'operator'] as const
export type GrantKind = (typeof grantKinds)[number]

/** Why a grant ended; `unrecorded` stands for ends that were stored without a reason. */
export const grantEndReasons = [
  'expired',
  'refunded',
  'seat_returned',
  'assignment_withdrawn',
  'withdrawn',
  'unrecorded',
] as const
export type GrantEndReason = (typeof grantEndReasons)[number]

/** To the millisecond as everywhere, and never rounded up: a grant that starts now is open now, one that ends now is not. */
export const nowDown = sql`date_trunc('milliseconds', clock_timestamp())`

/**
 * Why a learner may learn a course: access is any grant that is open by the database's clock. An end in the future is scheduled; the
 * reason is stored when it has happened.
 */
// long: a table with its keys and checks
export const enrolmentGrants = pgTable(
  'enrolment_grants',
  {
    id: id(),
    userId: reference().notNull(),
    courseId: reference().notNull(),
    kind: text().$type<GrantKind>().notNull(),
    startsAt: moment().notNull().default(nowDown),
    endsAt: moment(),
    endedReason: text().$type<GrantEndReason>(),
    /** In words, where a person ended it. */
    endedNote: text(),
    orderLineId: reference().references(() => orderLines.id),
    /** The company whose seat or assignment it is. */
    companyId: reference(),
    /** The movement of the seat ledger that took the seat, or the place of a licence, which opens any number of courses. */
    seatId: reference(),
    assignmentId: reference(),
    /** Who gave it: a gift's giver, or an operator with an account. */
    givenBy: reference().references(() => users.id),
    /** In words, where a person gave it. */
    reason: text(),
    createdAt: createdAt(),
  },
  table => [
    foreignKey({
      name: 'enrolment_grants_enrolment',
      columns: [table.userId, table.courseId],
      foreignColumns: [enrolments.userId, enrolments.courseId],
    }),
    foreignKey({
      name: 'enrolment_grants_seat_fk',
      columns: [table.companyId, table.seatId],
      foreignColumns: [seatLedger.companyId, seatLedger.id],
    }),
    foreignKey({
      name: 'enrolment_grants_assignment_fk',
      columns: [table.companyId, table.assignmentId],
      foreignColumns: [assignments.companyId, assignments.id],
    }),
    index('enrolment_grants_learner').on(table.userId, table.courseId),
    index('enrolment_grants_of_licence')
      .on(table.companyId, table.userId, table.courseId)
      .where(sql`${table.kind} = 'licence'`),
    index('enrolment_grants_due')
      .on(table.endsAt)
      .where(sql`${table.endedReason} is null and ${table.endsAt} is not null`),
    uniqueIndex('enrolment_grants_one_free')
      .on(table.userId, table.courseId)
      .where(sql`${table.kind} = 'free' and ${table.endedReason} is null`),
    uniqueIndex('enrolment_grants_one_of_order_line')
      .on(table.orderLineId)
      .where(sql`${table.endedReason} is null`),
    uniqueIndex('enrolment_grants_one_of_seat')
      .on(table.seatId, table.courseId)
      .where(sql`${table.endedReason} is null`),
    uniqueIndex('enrolment_grants_one_of_assignment')
      .on(table.assignmentId)
      .where(sql`${table.endedReason} is null`),
    oneOf('enrolment_grants_kind', table.kind, grantKinds),
    oneOf('enrolment_grants_ended_reason', table.endedReason, grantEndReasons),
    check('enrolment_grants_period', sql`${table.endsAt} >= ${table.startsAt}`),
    check('enrolment_grants_ended', sql`${table.endedReason} is null or ${table.endsAt} is not null`),
    check('enrolment_grants_order_line', sql`${table.orderLineId} is null or ${table.kind} = 'order'`),
    check('enrolment_grants_seat', sql`${table.seatId} is null or ${table.kind} in ('seat', 'licence')`),
    check(
      'enrolment_grants_licence',
      sql`${table.kind} <> 'licence' or (${table.seatId} is not null and ${table.endsAt} is not null)`,
    ),
    check(
      'enrolment_grants_assignment',
      sql`${table.assignmentId} is null or ${table.kind} in ('seat', 'assignment')`,
    ),
    check(
      'enrolment_grants_company',
      sql`${table.companyId} is not null or num_nonnulls(${table.seatId}, ${table.assignmentId}) = 0`,
    ),
    check('enrolment_grants_reason', sql`${table.kind} <> 'operator' or ${table.reason} is not null`),
  ],
)
