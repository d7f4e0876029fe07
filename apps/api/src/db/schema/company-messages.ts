import { foreignKey, index, integer, jsonb, pgTable, unique } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { type BilingualText, createdAt, id, moment, reference } from './columns.ts'
import { companies, departments } from './companies.ts'

/** A message from a company's team to many of its people, and to how many it went. */
export const companyMessages = pgTable(
  'company_messages',
  {
    id: id(),
    companyId: reference()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    createdBy: reference().references(() => users.id, { onDelete: 'set null' }),
    /** The branch that its author may see; null for the whole company. */
    branchId: reference(),
    /** Plain text, in the languages in which it was written. */
    text: jsonb().$type<BilingualText>().notNull(),
    /** The people whom it concerned, and those to whom it went. */
    total: integer().notNull().default(0),
    sent: integer().notNull().default(0),
    createdAt: createdAt(),
    finishedAt: moment(),
  },
  table => [
    unique('company_messages_tenant').on(table.companyId, table.id),
    // The migration sets the one column null and keeps the company, which drizzle cannot say.
    foreignKey({
      name: 'company_messages_branch',
      columns: [table.companyId, table.branchId],
      foreignColumns: [departments.companyId, departments.id],
    }).onDelete('set null'),
    index('company_messages_creator').on(table.createdBy),
    index('company_messages_branch_of').on(table.companyId, table.branchId),
  ],
)
