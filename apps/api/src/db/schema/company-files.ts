import { foreignKey, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { createdAt, id, moment, oneOf, reference } from './columns.ts'
import { companies, departments, type CompanyRole } from './companies.ts'

export const exportStates = ['running', 'done', 'failed', 'cancelled'] as const
export type ExportState = (typeof exportStates)[number]
/** Tables, documents that print well, and those with what belongs to them in an archive. */
export const exportFormats = ['csv', 'xlsx', 'pdf', 'zip'] as const
export type ExportFormat = (typeof exportFormats)[number]

/** A file made for one member of a company, in the background. It is theirs alone, and goes after a day. */
export const companyExports = pgTable(
  'company_exports',
  {
    id: id(),
    companyId: reference()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    createdBy: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text().$type<CompanyRole>().notNull(),
    /** The branch that the requester could see; null for the whole company. */
    branchId: reference(),
    /** What is exported. */
    kind: text().notNull(),
    /** What the source of the kind was asked for. */
    query: jsonb().$type<Record<string, unknown>>().notNull(),
    format: text().$type<ExportFormat>().notNull(),
    locale: text().$type<'ar' | 'en'>().notNull(),
    state: text().$type<ExportState>().notNull().default('running'),
    jobId: reference(),
    total: integer().notNull(),
    done: integer().notNull().default(0),
    /** Why it failed, as the code of an error; null where that is not known. */
    failure: text(),
    /** The name in the storage; null until the file is whole. */
    file: text(),
    createdAt: createdAt(),
    finishedAt: moment(),
    expiresAt: moment().notNull(),
  },
  table => [
    foreignKey({
      name: 'company_exports_branch',
      columns: [table.companyId, table.branchId],
      foreignColumns: [departments.companyId, departments.id],
    }).onDelete('cascade'),
    index('company_exports_company').on(table.companyId),
    index('company_exports_creator').on(table.createdBy),
    index('company_exports_branch_of').on(table.branchId),
    index('company_exports_expiry').on(table.expiresAt),
    oneOf('company_exports_state', table.state, exportStates),
    oneOf('company_exports_format', table.format, exportFormats),
    oneOf('company_exports_locale', table.locale, ['ar', 'en']),
  ],
)
