import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { createdAt, id, moment, reference } from './columns.ts'
import { companies } from './companies.ts'

/** What a token of a company is: shown once, kept as its hash, over after a day or when it is withdrawn. */
export const tokenColumns = () => ({
  id: id(),
  companyId: reference()
    .notNull()
    .references(() => companies.id, { onDelete: 'cascade' }),
  name: text().notNull(),
  /** SHA-256 of the token, base64url. */
  tokenHash: text().notNull().unique(),
  createdBy: reference().references(() => users.id, { onDelete: 'set null' }),
  createdAt: createdAt(),
  expiresAt: moment().notNull(),
  lastUsedAt: moment(),
  withdrawnAt: moment(),
})

/** What a key of a company reads; none of them changes anything. */
export const companyKeyScopes = ['people', 'progress', 'requirements'] as const
export type CompanyKeyScope = (typeof companyKeyScopes)[number]

/** Keys by which a company's own programs read its data from the company API. */
export const companyApiKeys = pgTable(
  'company_api_keys',
  {
    ...tokenColumns(),
    scopes: text().array().$type<CompanyKeyScope[]>().notNull(),
  },
  table => [
    unique('company_api_keys_tenant').on(table.companyId, table.id),
    index('company_api_keys_maker').on(table.createdBy),
    check(
      'company_api_keys_scopes',
      sql`cardinality(${table.scopes}) > 0 and ${table.scopes} <@ array['people', 'progress', 'requirements']`,
    ),
  ],
)
