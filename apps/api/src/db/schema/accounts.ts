import { type Calendar, calendars, type DigitScript, digitScripts, usualReading } from '@masar/text'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import {
  bilingual,
  bilingualList,
  createdAt,
  hasLanguage,
  id,
  moment,
  oneOf,
  reference,
  updatedAt,
} from './columns.ts'
import { bothNames } from './names.ts'
import { cities, countries, jobNames } from './places.ts'

export const userKinds = ['student', 'instructor', 'company'] as const
export type UserKind = (typeof userKinds)[number]

export const users = pgTable(
  'users',
  {
    id: id(),
    kind: text().$type<UserKind>().notNull(),
    /** As it was first written, in either script. */
    name: text().notNull(),
    ...bothNames(),
    /** When the holder said that the names are those of their ID; a change of either ends that. */
    namesConfirmedAt: moment(),
    /** Folded for ordering and for search; both are written with the names. */
    nameKey: text().notNull(),
    nameFolded: text().notNull(),
    /** Lower case; null once an account has been erased. */
    email: text(),
    /** E.164, ASCII. */
    phone: text(),
    passwordHash: text(),
    countryId: reference().references(() => countries.id),
    cityId: reference().references(() => cities.id),
    /** The city in the person's own words, where the list does not hold it. */
    typedCity: text(),
    jobNameId: reference().references(() => jobNames.id),
    avatar: text(),
    locale: text().$type<'ar' | 'en'>().notNull().default('ar'),
    /** How the person reads days and numbers. */
    calendar: text().$type<Calendar>().notNull().default(usualReading.calendar),
    digits: text().$type<DigitScript>().notNull().default(usualReading.digits),
    /** How fast the person plays videos, as last chosen; null until then. */
    playbackRate: real(),
    isGoogle: boolean().notNull().default(false),
    verifiedAt: moment(),
    termsAcceptedAt: moment(),
    erasedAt: moment(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  table => [
    uniqueIndex('users_email').on(table.email),
    oneOf('users_kind', table.kind, userKinds),
    oneOf('users_locale', table.locale, ['ar', 'en']),
    oneOf('users_calendar', table.calendar, calendars),
    oneOf('users_digits', table.digits, digitScripts),
    check('users_playback_rate', sql`${table.playbackRate} between 0.25 and 4`),
    check('users_email_lower', sql`${table.email} = lower(${table.email})`),
    check('users_phone_e164', sql`${table.phone} ~ '^\\+[1-9][0-9]{1,16}$'`),
    check('users_one_city', sql`${table.cityId} is null or ${table.typedCity} is null`),
    check('users_erased_has_no_email', sql`${table.erasedAt} is null or ${table.email} is null`),
  ],
)

/** An outside identity (OpenID Connect); the key is issuer and subject, never the address. */
export const identities = pgTable(
  'identities',
  {
    issuer: text().notNull(),
    subject: text().notNull(),
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The provider's address of the person, as it was at the last sign-in; null where that was not kept. */
    email: text(),
    createdAt: createdAt(),
    /** Since when its owner has let it sign in no longer; it stays known, so that it cannot join the account again by its address. */
    disconnectedAt: moment(),
  },
  table => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    index('identities_user').on(table.userId),
  ],
)

/** What a session acts as: the person themselves, a company in one role, or the operator of the site. */
export const capacities = ['personal', 'company', 'operator'] as const
export type Capacity = (typeof capacities)[number]

export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    /** SHA-256 of the token, base64url; the token itself is never stored. */
    tokenHash: text().notNull().unique(),
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** What the session acts as; a company's in which one. */
    capacity: text().$type<Capacity>().notNull().default('personal'),
    companyId: reference(),
    /** The same for all sessions of one browser: those that switching has opened beside each other. */
    browserId: uuid().notNull().defaultRandom(),
    device: text().notNull().default(''),
    ip: text(),
    createdAt: createdAt(),
    lastSeenAt: moment().notNull().defaultNow(),
    /** When the person last proved who they are; changes of address and the end of an account ask for a recent proof. */
    provedAt: moment().notNull().defaultNow(),
    /** When this session showed or set up a second factor; null as long as it has not. */
    secondFactorAt: moment(),
    expiresAt: moment().notNull(),
  },
  table => [
    oneOf('sessions_capacity', table.capacity, capacities),
    check('sessions_company', sql`(${table.capacity} = 'company') = (${table.companyId} is not null)`),
    index('sessions_user').on(table.userId),
    index('sessions_expiry').on(table.expiresAt),
  ],
)

export const operatorRoles = ['administrator', 'support', 'editor', 'finance', 'auditor'] as const
export type OperatorRole = (typeof operatorRoles)[number]

/** Who runs the site; made by the command line alone. */
export const operators = pgTable(
  'operators',
  {
    userId: reference()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text().$type<OperatorRole>().notNull(),
    createdAt: createdAt(),
  },
  table => [oneOf('operators_role', table.role, operatorRoles)],
)

export const challengePurposes = [
  'register_student',
  'register_instructor',
  'register_company',
  'reset',
  'change_email',
  'change_phone',
  'fresh',
] as const
export type ChallengePurpose = (typeof challengePurposes)[number]

/** A code that was sent and waits for its answer; the handle is what the browser's `otp` cookie holds. */
export const challenges = pgTable(
  'challenges',
  {
    id: id(),
    handleHash: text().notNull().unique(),
    purpose: text().$type<ChallengePurpose>().notNull(),
    userId: reference().references(() => users.id, { onDelete: 'cascade' }),
    /** Where the code goes: an e-mail address or a phone number. */
    address: text().notNull(),
    /** Keyed hash of handle and code; a code of six digits could be guessed from a bare one. */
    codeHash: text().notNull(),
    codeExpiresAt: moment().notNull().defaultNow(),
    /** Tries left for this code; a new code has five of its own. */
    attemptsLeft: integer().notNull().default(5),
    /** What happens once the code was right, encrypted: a registration waits here, no account exists before. */
    encryptedPayload: text('sealed'),
    locale: text().$type<'ar' | 'en'>().notNull().default('ar'),
    /** Sent for an address that has an account already: it looks like any other and opens nothing. */
    isDecoy: boolean().notNull().default(false),
    sentAt: moment().notNull().defaultNow(),
    /** When the handle ends, with whatever waits behind it. */
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  table => [
    oneOf('challenges_purpose', table.purpose, challengePurposes),
    check('challenges_attempts', sql`${table.attemptsLeft} between 0 and 5`),
    index('challenges_address').on(table.address, table.purpose),
    index('challenges_expiry').on(table.expiresAt),
  ],
)

export const tokenPurposes = [
  'reset',
  'google',
  'sign_on',
  'second_factor',
  'totp_setup',
  'passkey_setup',
  'undo_email',
] as const

/**
 * A long random token that works once: a reset after its code, the way back from an outside sign-in, a sign-in that waits for its second
 * factor, a factor that is being set up, a change of address that can be undone.
 */
export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    id: id(),
    tokenHash: text().notNull().unique(),
    purpose: text().$type<(typeof tokenPurposes)[number]>().notNull(),
    userId: reference().references(() => users.id, { onDelete: 'cascade' }),
    /** What else must be shown with it, hashed: the browser's own half of an outside sign-in. */
    boundHash: text(),
    /** What the step needs again, encrypted: the secret of an authenticator app, the challenge of a passkey. */
    encryptedPayload: text(),
    /** Tries left, where answers can be wrong. */
    attemptsLeft: integer().notNull().default(5),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  table => [
    oneOf('one_time_tokens_purpose', table.purpose, tokenPurposes),
    check('one_time_tokens_attempts', sql`${table.attemptsLeft} between 0 and 5`),
    index('one_time_tokens_user').on(table.userId, table.purpose),
    index('one_time_tokens_expiry').on(table.expiresAt),
  ],
)

/** Keys of internal tools; the keys of Masar's own applications come from the settings. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: id(),
    name: text().notNull(),
    keyHash: text().notNull().unique(),
    scope: text().$type<'client-api' | 'company-api' | 'both'>().notNull(),
    createdAt: createdAt(),
    lastUsedAt: moment(),
    revokedAt: moment(),
  },
  table => [oneOf('api_keys_scope', table.scope, ['client-api', 'company-api', 'both'])],
)

export const instructorStates = ['pending', 'approved', 'suspended'] as const

export const instructors = pgTable(
  'instructors',
  {
    id: id(),
    userId: reference()
      .notNull()
      .unique()
      .references(() => users.id),
    slug: text().notNull().unique(),
    name: bilingual().notNull(),
    title: bilingual().notNull(),
    bio: bilingual().notNull(),
    expertise: bilingualList().notNull().default({}),
    state: text().$type<(typeof instructorStates)[number]>().notNull().default('pending'),
    /** Hundredths of a percent of the net price. */
    payoutShare: integer().notNull().default(7000),
    /** The file of the signature that certificates of their courses bear. */
    signature: text(),
    searchFolded: text().notNull().default(''),
    courseCount: integer().notNull().default(0),
    studentCount: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  table => [
    hasLanguage('instructors_name_languages', table.name),
    oneOf('instructors_state', table.state, instructorStates),
    check('instructors_share', sql`${table.payoutShare} between 0 and 10000`),
    index('instructors_most_students')
      .on(table.studentCount.desc().nullsFirst(), table.id)
      .where(sql`${table.state} = 'approved'`),
    index('instructors_search').using('gin', sql`${table.searchFolded} gin_trgm_ops`),
  ],
)
