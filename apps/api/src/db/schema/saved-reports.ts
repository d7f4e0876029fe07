import type { ReportSort } from '@masar/text/rows'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { createdAt, id, moment, oneOf, reference } from './columns.ts'
import { companies } from './companies.ts'

/** What a report shows, as its address says it. */
export interface SavedReportQuery {
  report: 'completion' | 'time' | 'scores' | 'activity' | 'seats' | 'spending'
  by: 'course' | 'exam' | 'department' | 'person' | 'month'
  from?: string
  to?: string
  department?: number
  group?: number
  source?: 'assigned' | 'licence' | 'licence_finished'
  course?: number
  /** Of the report of activity: those who have not learned in so many days. */
  quiet?: 7 | 30 | 90
  /** What its people or rows are searched by. */
  q?: string
  /** In which order they stand; in the report's own, where there is none. */
  sort?: ReportSort
}

/** A view of the reports under a name, for who saved it or for everybody who acts for the company. Each sees in it what their role sees. */
export const savedReports = pgTable(
  'saved_reports',
  {
    id: id(),
    companyId: reference()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** Null once the account is erased: what is shared stays. */
    createdBy: reference().references(() => users.id, { onDelete: 'set null' }),
    isShared: boolean().notNull().default(false),
    name: text().notNull(),
    query: jsonb().$type<SavedReportQuery>().notNull(),
    createdAt: createdAt(),
  },
  table => [
    unique('saved_reports_tenant').on(table.companyId, table.id),
    index('saved_reports_of').on(table.companyId, table.createdBy),
    check('saved_reports_owned', sql`${table.isShared} or ${table.createdBy} is not null`),
  ],
)

export const reportRhythms = ['weekly', 'monthly'] as const
export type ReportRhythm = (typeof reportRhythms)[number]

/** Who has a saved view sent to their e-mail address, and when next. What it says is what they may see when it is sent. */
export const reportMails = pgTable(
  'report_mails',
  {
    companyId: reference().notNull(),
    savedReportId: reference().notNull(),
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    rhythm: text().$type<ReportRhythm>().notNull(),
    dueAt: moment().notNull(),
    createdAt: createdAt(),
  },
  table => [
    primaryKey({ columns: [table.savedReportId, table.userId] }),
    foreignKey({
      name: 'report_mails_saved_report',
      columns: [table.companyId, table.savedReportId],
      foreignColumns: [savedReports.companyId, savedReports.id],
    }).onDelete('cascade'),
    index('report_mails_due').on(table.dueAt),
    index('report_mails_user').on(table.userId),
    oneOf('report_mails_rhythm', table.rhythm, reportRhythms),
  ],
)
