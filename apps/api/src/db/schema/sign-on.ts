import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { createdAt, id, moment, oneOf, reference } from './columns.ts'
import { companies } from './companies.ts'

/** Whom a company's provider lets in who is no employee yet: anyone it names, or only those whom the company has invited. */
export const signOnAdmissions = ['everyone', 'invited'] as const
export type SignOnAdmission = (typeof signOnAdmissions)[number]

/** By which standard a company's provider is asked. */
export const signOnKinds = ['oidc', 'saml'] as const
type SignOnKind = (typeof signOnKinds)[number]

/** The provider by which a company's people sign in. */
export const companySignOns = pgTable(
  'company_sign_ons',
  {
    companyId: reference()
      .primaryKey()
      .references(() => companies.id, { onDelete: 'cascade' }),
    kind: text().$type<SignOnKind>().notNull().default('oidc'),
    /** As what the provider knows itself: the issuer of OpenID Connect, the entity id of SAML. */
    issuer: text().notNull(),
    /** Of OpenID Connect alone, as is the secret. */
    clientId: text(),
    /** The client's secret, encrypted; never told again. */
    sealedSecret: text(),
    /** Of SAML alone, as is what follows: where the browser is sent to sign in. */
    entryPoint: text(),
    /** By which the provider's answers are verified: DER in base64. */
    certificates: text().array(),
    /** Where its answers name the person, the address and the name; null for what providers call it by themselves. */
    subjectAttribute: text(),
    emailAttribute: text(),
    nameAttribute: text(),
    /** For which expiry of a certificate the owners were last notified. */
    warnedOf: moment(),
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
    check(
      'company_sign_ons_kind',
      sql`case ${table.kind}
        when 'oidc' then ${table.clientId} is not null and ${table.sealedSecret} is not null
          and ${table.entryPoint} is null and ${table.certificates} is null
        when 'saml' then ${table.clientId} is null and ${table.sealedSecret} is null
          and ${table.entryPoint} is not null and coalesce(cardinality(${table.certificates}), 0) between 1 and 3
        else false end`,
    ),
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

/**
 * Requests to SAML providers: each is answered once, within minutes. The answer is posted by the provider's page, without a cookie of this site;
 * what it says waits here, encrypted, until the browser that set out comes for it with its code.
 */
export const signOnRequests = pgTable(
  'sign_on_requests',
  {
    /** As the provider names it in its answer. */
    id: text().primaryKey(),
    companyId: reference()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** Of which app the browser is. */
    api: text().$type<'client-api' | 'company-api'>().notNull(),
    /** Who tries the provider out; null for a real sign-in. */
    userId: reference().references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    answeredAt: moment(),
    /** Of the code with which the browser comes for the outcome. */
    codeHash: text(),
    sealedOutcome: text(),
    takenAt: moment(),
  },
  table => [
    oneOf('sign_on_requests_api', table.api, ['client-api', 'company-api']),
    index('sign_on_requests_company').on(table.companyId),
    index('sign_on_requests_user').on(table.userId),
    index('sign_on_requests_expiry').on(table.expiresAt),
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
