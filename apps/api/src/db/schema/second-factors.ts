import { bigint, boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { createdAt, id, moment, reference } from './columns.ts'

const owner = () =>
  reference()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** A WebAuthn credential that proves its owner beside the password. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    userId: owner(),
    /** Base64url, as the authenticator made it. */
    credentialId: text().notNull().unique(),
    /** COSE key, base64url. */
    publicKey: text().notNull(),
    /** Signatures that the authenticator has counted; 0 for ever where it counts none. */
    counter: bigint({ mode: 'number' }).notNull().default(0),
    transports: text().array().notNull().$type<string[]>(),
    /** What the person calls it. */
    name: text().notNull(),
    /** Whether its maker keeps a copy, so that it outlives the device. */
    isBackedUp: boolean().notNull().default(false),
    createdAt: createdAt(),
    lastUsedAt: moment(),
  },
  table => [index('passkeys_user').on(table.userId)],
)

/** The authenticator app of an account (RFC 6238); a row is there once a code of the app has confirmed it. */
export const totpSecrets = pgTable('totp_secrets', {
  userId: owner().primaryKey(),
  encryptedSecret: text().notNull(),
  /** The 30-second step of the last code that was accepted: it and every earlier one are used up. */
  lastStep: integer().notNull(),
  confirmedAt: moment().notNull().defaultNow(),
  lastUsedAt: moment(),
})

/** Codes that replace a lost factor, each once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: id(),
    userId: owner(),
    /** Keyed hash of account and code. */
    codeHash: text().notNull().unique(),
    createdAt: createdAt(),
    usedAt: moment(),
  },
  table => [index('recovery_codes_user').on(table.userId)],
)
