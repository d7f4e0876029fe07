import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt } from './columns.ts'

/** The keys that sign credentials. The newest that this service can decrypt signs; the public half of each stays, for what it has signed. */
export const signingKeys = pgTable('signing_keys', {
  /** The public key's thumbprint (RFC 7638). */
  id: text().primaryKey(),
  publicJwk: jsonb().$type<SigningJwk>().notNull(),
  encryptedPrivateJwk: text().notNull(),
  createdAt: createdAt(),
})

/** A public key on the curve P-256 (RFC 7517). */
export interface SigningJwk {
  kty: 'EC'
  crv: 'P-256'
  x: string
  y: string
}
