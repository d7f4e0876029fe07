import { sql } from 'drizzle-orm'
import { check, foreignKey, index, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { id, moment, oneOf, reference } from './columns.ts'
import { companies, companyRoles, departments, type CompanyRole } from './companies.ts'

/** A link that gives a person a role in a company; the row ends when it is used or withdrawn. */
export const memberInvitations = pgTable(
  'member_invitations',
  {
    id: id(),
    companyId: reference()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    role: text().$type<CompanyRole>().notNull(),
    departmentId: reference(),
    /** SHA-256 of the token, base64url. */
    tokenHash: text().notNull().unique(),
    /** Who is notified when it is accepted. */
    invitedBy: reference().references(() => users.id, { onDelete: 'set null' }),
    sentAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
  },
  table => [
    unique('member_invitations_email').on(table.companyId, table.email),
    // An invitation to a branch that is removed ends with it.
    foreignKey({
      name: 'member_invitations_department',
      columns: [table.companyId, table.departmentId],
      foreignColumns: [departments.companyId, departments.id],
    }).onDelete('cascade'),
    index('member_invitations_department_of').on(table.departmentId),
    index('member_invitations_inviter').on(table.invitedBy),
    oneOf('member_invitations_role', table.role, companyRoles),
    check(
      'member_invitations_branch',
      sql`(${table.role} = 'manager') = (${table.departmentId} is not null)`,
    ),
  ],
)
