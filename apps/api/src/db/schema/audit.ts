import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { id, moment, oneOf, reference } from './columns.ts'

export const auditCapacities = ['operator', 'company', 'instructor', 'personal', 'command line'] as const
export type AuditCapacity = (typeof auditCapacities)[number]

/**
 * What operators, members of companies and instructors did to other people's things, and what an account's end did to a company's; only
 * ever added to. A row's hash covers the
 * hash of the row before it in the same chain: the site's own, or a company's. No foreign keys: a row outlives what it names.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    /** `site`, or `company-` and the company's id. */
    chain: text().notNull(),
    at: moment().notNull(),
    /** Null for the command line. */
    actorId: reference(),
    actorCapacity: text().$type<AuditCapacity>().notNull(),
    actorRole: text(),
    action: text().notNull(),
    subjectType: text().notNull(),
    subjectId: bigint({ mode: 'number' }),
    /** Only what changed; secrets are masked before. */
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
    ip: text(),
    requestId: text(),
    previousHash: text().notNull(),
    /** SHA-256, hexadecimal, of the previous hash and the row (`modules/platform/audit/hash.ts`). */
    hash: text().notNull(),
  },
  table => [
    oneOf('audit_log_capacity', table.actorCapacity, auditCapacities),
    index('audit_log_chain').on(table.chain, table.id),
    index('audit_log_chain_subject').on(table.chain, table.subjectType, table.id),
    index('audit_log_actor').on(table.actorId, table.id),
    index('audit_log_subject').on(table.subjectType, table.subjectId, table.id),
  ],
)

/** The end of each chain; a writer locks it until the transaction ends, so that the order is one. */
export const auditHeads = pgTable('audit_heads', {
  chain: text().primaryKey(),
  lastId: reference(),
  hash: text().notNull(),
})
