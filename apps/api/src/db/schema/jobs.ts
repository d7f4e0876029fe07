import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, moment, oneOf } from './columns.ts'

/** Work that is done outside a request, written in the transaction that causes it. `modules/platform/queue` alone writes it. */
export const jobs = pgTable(
  'jobs',
  {
    id: id(),
    /** Names the handler. */
    name: text().notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    state: text().$type<JobState>().notNull().default('waiting'),
    /** Higher ones first. */
    priority: smallint().notNull().default(0),
    runAt: moment().notNull().defaultNow(),
    /** No second one waits with the same name and key. */
    uniqueKey: text(),
    /** Jobs of one group run one after another, in the order of their ids. */
    groupKey: text(),
    /** Set for a recurring job: its one row waits again after each run. */
    everySeconds: integer(),
    attempts: integer().notNull().default(0),
    maxAttempts: integer().notNull(),
    /** Until when the process that runs it has it to itself; it renews this while it lives. */
    leaseUntil: moment(),
    /** Names the run that holds the lease: a run that lost it can finish nothing. */
    leaseToken: text(),
    cancelRequested: boolean().notNull().default(false),
    progress: jsonb().$type<JobProgress>(),
    /** The last failure, without personal data. */
    error: text(),
    createdAt: createdAt(),
    finishedAt: moment(),
  },
  table => [
    oneOf('jobs_state', table.state, ['waiting', 'running', 'done', 'dead', 'cancelled']),
    uniqueIndex('jobs_unique')
      .on(table.name, table.uniqueKey)
      .where(sql`${table.state} = 'waiting'`),
    index('jobs_due')
      .on(table.priority.desc(), table.runAt, table.id)
      .where(sql`${table.state} = 'waiting'`),
    index('jobs_leases')
      .on(table.leaseUntil)
      .where(sql`${table.state} = 'running'`),
    index('jobs_groups')
      .on(table.groupKey, table.id)
      .where(sql`${table.groupKey} is not null and ${table.state} in ('waiting', 'running')`),
    index('jobs_finished')
      .on(table.finishedAt)
      .where(sql`${table.finishedAt} is not null`),
  ],
)

export type JobState = 'waiting' | 'running' | 'done' | 'dead' | 'cancelled'

/** How far a long job is. */
export interface JobProgress {
  done: number
  total: number
  /** Of what was done, what it changed, where it is shown to someone. */
  changed?: number
}
