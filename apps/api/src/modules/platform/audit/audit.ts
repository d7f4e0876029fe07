import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { auditHeads, auditLog } from '../../../db/schema/index.ts'
import type { Actor, CompanyActor } from './actor.ts'
import { firstHash, hashOfRow } from './hash.ts'

/** What was done to what. `before` and `after` hold only what changed, as JSON holds it. */
export interface AuditedAct {
  /** In the form `employee.invite`. */
  action: string
  subject: { type: string; id: number | null }
  before?: Record<string, unknown>
  after?: Record<string, unknown>
  /** The company of the chain, where the actor is not a member of it. */
  companyId?: number
}

/**
 * Writes an act into the audit log, in the transaction of the act, as its last statement: until it commits, other acts of the same
 * chain wait. A company's acts have a chain of their own, and so has what others do to it; all the rest share the site's.
 */
export async function audit(tx: Transaction, actor: Actor | CompanyActor, act: AuditedAct): Promise<void> {
  await auditMany(tx, actor, [act])
}

/** Writes many acts of one transaction, all in the chain of the first one, in as many statements as one act takes. */
export async function auditMany(
  tx: Transaction,
  actor: Actor | CompanyActor,
  acts: readonly AuditedAct[],
): Promise<void> {
  const [first] = acts
  if (!first) return
  const companyId = first.companyId ?? ('member' in actor ? actor.member.companyId : null)
  const chain = companyId === null ? 'site' : `company-${companyId}`
  const [head] = await tx
    .insert(auditHeads)
    .values({ chain, hash: firstHash })
    .onConflictDoUpdate({ target: auditHeads.chain, set: { chain } })
    .returning({
      hash: auditHeads.hash,
      at: sql`(extract(epoch from clock_timestamp()) * 1000)::bigint`.mapWith(Number),
    })
  if (!head) throw new Error('An audit chain has no end.')
  let previousHash = head.hash
  const rows = acts.map(act => {
    // Kept to the millisecond, which the hash covers.
    const row = { ...rowOf(actor, act), chain, at: new Date(head.at), previousHash }
    previousHash = hashOfRow(row)
    return { ...row, hash: previousHash }
  })
  // Ids rise in the order of the values.
  const written = await tx.insert(auditLog).values(rows).returning({ id: auditLog.id })
  const last = written.at(-1)
  if (!last || written.length < rows.length) throw new Error('An audited act was not written.')
  await tx.update(auditHeads).set({ lastId: last.id, hash: previousHash }).where(eq(auditHeads.chain, chain))
}

function rowOf(actor: Actor, act: AuditedAct) {
  return {
    actorId: actor.userId,
    actorCapacity: actor.capacity,
    actorRole: actor.role,
    action: act.action,
    subjectType: act.subject.type,
    subjectId: act.subject.id,
    before: act.before ? mask(act.before) : null,
    after: act.after ? mask(act.after) : null,
    ip: actor.ip,
    requestId: actor.requestId,
  }
}

/** What a patch changes of what was there, for `before` and `after`. */
export function changesOf(known: Record<string, unknown>, patch: Record<string, unknown>) {
  const given = Object.entries(patch).filter(([, value]) => value !== undefined)
  return {
    before: Object.fromEntries(given.map(([key]) => [key, known[key] ?? null])),
    after: Object.fromEntries(given),
  }
}

const secretNames = /password|secret|token|code|hash|key$/i

/** Secrets are named, but never told. */
function mask(values: Record<string, unknown>): Record<string, unknown> {
  return JSON.parse(
    JSON.stringify(values, (key, value: unknown) =>
      secretNames.test(key) && value !== null ? '•••' : value,
    ),
  ) as Record<string, unknown>
}
