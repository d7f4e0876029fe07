import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { createdAt, id, moment, oneOf, reference } from './columns.ts'
import { companies, departments, employees } from './companies.ts'
import { employeeGroups } from './employee-groups.ts'

/** A link by which any number of people join a company, until it is withdrawn, full, or over. */
export const joiningLinks = pgTable(
  'joining_links',
  {
    id: id(),
    companyId: reference()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** What the company calls it; joiners do not see it. */
    label: text(),
    /** SHA-256 of the token, base64url: how the link is found. */
    tokenHash: text().notNull().unique(),
    /** The token, encrypted, for the company to copy again. */
    sealedToken: text().notNull(),
    /** Where joiners stand. The link goes with its department. */
    departmentId: reference(),
    /** The domains of which an e-mail address may join, in lower case and ASCII; any, if there is none. */
    domains: text()
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    maxUses: integer(),
    uses: integer().notNull().default(0),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    withdrawnAt: moment(),
    /** Who made it: it works no longer than their role. */
    createdBy: reference().references(() => users.id),
  },
  table => [
    unique('joining_links_tenant').on(table.companyId, table.id),
    foreignKey({
      name: 'joining_links_department',
      columns: [table.companyId, table.departmentId],
      foreignColumns: [departments.companyId, departments.id],
    }).onDelete('cascade'),
    index('joining_links_department_of').on(table.departmentId),
    index('joining_links_created_by').on(table.createdBy),
    check(
      'joining_links_uses',
      sql`${table.uses} >= 0 and (${table.maxUses} is null or ${table.uses} <= ${table.maxUses})`,
    ),
  ],
)

/** The groups into which a link puts joiners. */
export const joiningLinkGroups = pgTable(
  'joining_link_groups',
  { companyId: reference().notNull(), linkId: reference().notNull(), groupId: reference().notNull() },
  table => [
    primaryKey({ columns: [table.linkId, table.groupId] }),
    foreignKey({
      name: 'joining_link_groups_link',
      columns: [table.companyId, table.linkId],
      foreignColumns: [joiningLinks.companyId, joiningLinks.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'joining_link_groups_group',
      columns: [table.companyId, table.groupId],
      foreignColumns: [employeeGroups.companyId, employeeGroups.id],
    }).onDelete('cascade'),
    index('joining_link_groups_group_of').on(table.groupId),
  ],
)

/** Who joined by a link; the company's team gets one notification for several. */
export const joiningLinkUses = pgTable(
  'joining_link_uses',
  {
    companyId: reference().notNull(),
    linkId: reference().notNull(),
    employeeId: reference().notNull(),
    joinedAt: createdAt(),
    /** When the company was told; null until then. */
    toldAt: moment(),
  },
  table => [
    primaryKey({ columns: [table.linkId, table.employeeId] }),
    foreignKey({
      name: 'joining_link_uses_link',
      columns: [table.companyId, table.linkId],
      foreignColumns: [joiningLinks.companyId, joiningLinks.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'joining_link_uses_employee',
      columns: [table.companyId, table.employeeId],
      foreignColumns: [employees.companyId, employees.id],
    }).onDelete('cascade'),
    index('joining_link_uses_employee_of').on(table.employeeId),
  ],
)

/** What an employee may share with the company beyond what it assigned. */
export const sharingTopics = ['certificates', 'own_courses'] as const
export type SharingTopic = (typeof sharingTopics)[number]

/** Each time an employee agreed to share something with the company, or no longer: the latest of a topic counts. */
export const sharingConsents = pgTable(
  'sharing_consents',
  {
    id: id(),
    companyId: reference().notNull(),
    employeeId: reference().notNull(),
    /** Whose account said so: it holds for no other account of the same employee. */
    userId: reference()
      .notNull()
      .references(() => users.id),
    topic: text().$type<SharingTopic>().notNull(),
    isGiven: boolean().notNull(),
    /** Which wording the person had before them. */
    version: integer().notNull(),
    createdAt: createdAt(),
  },
  table => [
    foreignKey({
      name: 'sharing_consents_employee',
      columns: [table.companyId, table.employeeId],
      foreignColumns: [employees.companyId, employees.id],
    }).onDelete('cascade'),
    index('sharing_consents_latest').on(table.employeeId, table.topic, table.id),
    index('sharing_consents_user').on(table.userId),
    oneOf('sharing_consents_topic', table.topic, sharingTopics),
  ],
)
