import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { createdAt, id, moment, oneOf, reference } from './columns.ts'
import { companies } from './companies.ts'

/** Whom a company's provider lets in who is no employee yet: whoever it names, or those alone whom the company has invited. */
export const signOnAdmissions = ['everyone', 'invited'] as const
export type SignOnAdmission = (typeof signOnAdmissions)[number]

/** The OpenID provider by which a company's people sign in. */
export const companySignOns = pgTable(
  'company_sign_ons',
  {
    companyId: reference()
      .primaryKey()
      .references(() => companies.id, { onDelete: 'cascade' }),
    issuer: text().notNull(),
    clientId: text().notNull(),
    /** The client's secret, encrypted; never told again. */
    sealedSecret: text().notNull(),
    admits: text().$type<SignOnAdmission>().notNull(),
    isOn: boolean().notNull().default(false),
    /** Whether the company's people sign in by it alone; owners never have to. */
    isDemanded: boolean().notNull().default(false),
    /** When the provider last stood the test, as it is set up now; null until it has. */
    testedAt: moment(),
    updatedAt: moment().notNull().defaultNow(),
  },
  table => [
    oneOf('company_sign_ons_admits', table.admits, signOnAdmissions),
    check('company_sign_ons_tested', sql`not ${table.isOn} or ${table.testedAt} is not null`),
    check('company_sign_ons_demanded', sql`${table.isOn} or not ${table.isDemanded}`),
  ],
)

/** Domains of e-mail addresses that a company says are its own; each is proven by a record in its name system. */
export const companyDomains = pgTable(
  'company_domains',
  {
    id: id(),
    companyId: reference()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** Lower case, other scripts as punycode. */
    domain: text().notNull(),
    /** What the record has to say: anybody may read it, so it is no secret. */
    proof: text().notNull(),
    provenAt: moment(),
    createdAt: createdAt(),
  },
  table => [
    unique('company_domains_once').on(table.companyId, table.domain),
    uniqueIndex('company_domains_proven')
      .on(table.domain)
      .where(sql`${table.provenAt} is not null`),
  ],
)

/** An account as a company's provider knows it. It opens the account only while the account belongs to the company. */
export const signOnIdentities = pgTable(
  'sign_on_identities',
  {
    companyId: reference()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    issuer: text().notNull(),
    subject: text().notNull(),
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The provider's address of the person, as it was at the last sign-in. */
    email: text(),
    createdAt: createdAt(),
  },
  table => [
    primaryKey({ columns: [table.companyId, table.issuer, table.subject] }),
    unique('sign_on_identities_account').on(table.companyId, table.issuer, table.userId),
    index('sign_on_identities_user').on(table.userId),
  ],
)
