import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { certificates, users } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import type { Actor } from '../../platform/audit/actor.ts'
import { audit } from '../../platform/audit/audit.ts'
import { isCorrectable, stands } from './certificates.ts'

/**
 * Withdraws a certificate for good, once; its page says so from now on, its holder reads why, and its badge is revoked.
 * @returns whether there was one to withdraw
 */
export async function withdrawCertificate(
  tx: Transaction,
  actor: Actor,
  code: string,
  reason: string,
): Promise<boolean> {
  const [revoked] = await tx
    .update(certificates)
    .set({ revokedAt: sql`clock_timestamp()`, revokedReason: reason })
    .where(and(eq(certificates.code, code), isNull(certificates.revokedAt)))
    .returning({ id: certificates.id })
  if (revoked)
    await audit(tx, actor, {
      action: 'certificate.withdraw',
      subject: { type: 'certificate', id: revoked.id },
      after: { certificate: code, reason },
    })
  return revoked !== undefined
}

/**
 * Puts the name of their account on a certificate that its holder has: once, in the first weeks that they have it. The certificate keeps its code.
 * @param seen the name that the holder was asked about
 * @throws AppError `not_found`, `name_correction_closed`; `conflict` where the account has another name by now
 */
export async function correctOwnName(
  tx: Transaction,
  actor: Actor & { userId: number },
  code: string,
  seen: string,
): Promise<void> {
  const [known] = await tx
    .select({ id: certificates.id, before: certificates.holderName, name: users.name, isCorrectable })
    .from(certificates)
    .innerJoin(users, eq(users.id, certificates.userId))
    .where(and(stands(code), eq(certificates.userId, actor.userId)))
    .for('update', { of: certificates })
  if (!known) throw new AppError('not_found')
  if (!known.isCorrectable) throw new AppError('name_correction_closed')
  if (known.name !== seen) throw new AppError('conflict')
  await tx
    .update(certificates)
    .set({ holderName: known.name, correctedAt: sql`clock_timestamp()` })
    .where(eq(certificates.id, known.id))
  await auditName(tx, actor, { id: known.id, code, before: known.before, name: known.name })
}

/**
 * Puts another name on a certificate, as an operator who was asked to. From then on its holder changes it no more.
 * @throws AppError `not_found`, also where its holder's account is deleted
 */
export async function correctName(
  tx: Transaction,
  actor: Actor,
  code: string,
  { name, reason }: { name: string; reason: string },
): Promise<void> {
  const [known] = await tx
    .select({ id: certificates.id, before: certificates.holderName })
    .from(certificates)
    .innerJoin(users, eq(users.id, certificates.userId))
    .where(and(stands(code), isNull(users.erasedAt)))
    .for('update', { of: certificates })
  if (!known) throw new AppError('not_found')
  await tx
    .update(certificates)
    .set({ holderName: name, correctedAt: sql`clock_timestamp()` })
    .where(eq(certificates.id, known.id))
  await auditName(tx, actor, { id: known.id, code, before: known.before, name, reason })
}

interface NameChange {
  id: number
  code: string
  before: string
  name: string
  reason?: string
}

async function auditName(tx: Transaction, actor: Actor, { id, code, before, name, reason }: NameChange) {
  await audit(tx, actor, {
    action: 'certificate.correct_name',
    subject: { type: 'certificate', id },
    before: { holder_name: before },
    after: { certificate: code, holder_name: name, ...(reason !== undefined && { reason }) },
  })
}
