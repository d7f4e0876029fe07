import { isWrittenIn, nameScript } from '@masar/text/names'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { certificates, users } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import type { Actor, PersonalActor } from '../../platform/audit/actor.ts'
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
  actor: PersonalActor,
  code: string,
  seen: string,
): Promise<void> {
  const [known] = await tx
    .select({ id: certificates.id, ...before, ...account, isCorrectable })
    .from(certificates)
    .innerJoin(users, eq(users.id, certificates.userId))
    .where(and(stands(code), eq(certificates.userId, actor.userId)))
    .for('update', { of: certificates })
  if (!known) throw new AppError('not_found')
  if (!known.isCorrectable) throw new AppError('name_correction_closed')
  if (known.name !== seen && known.otherName !== seen) throw new AppError('conflict')
  await tx
    .update(certificates)
    .set({ ...namesOn(known), correctedAt: sql`clock_timestamp()` })
    .where(eq(certificates.id, known.id))
  await auditName(tx, actor, { code, ...known })
}

/**
 * Puts the names that a person has confirmed for the first time on the certificates that say others, as their own correction would; it does not
 * use that up.
 */
export async function putConfirmedNames(tx: Transaction, actor: PersonalActor): Promise<void> {
  const rows = await tx
    .select({ id: certificates.id, code: certificates.code, ...before, ...account })
    .from(certificates)
    .innerJoin(users, eq(users.id, certificates.userId))
    .where(and(eq(certificates.userId, actor.userId), isCorrectable))
    .for('update', { of: certificates })
  for (const row of rows) {
    await tx.update(certificates).set(namesOn(row)).where(eq(certificates.id, row.id))
    await auditName(tx, actor, row)
  }
}

/**
 * Puts another name on a certificate, as an operator who was asked to; what it says in the other script stays unless another one is given.
 * From then on its holder changes it no more.
 * @param change.other null takes the name in the other script off
 * @throws AppError `not_found`, also where its holder's account is deleted; `validation` for two names in one script
 */
export async function correctName(
  tx: Transaction,
  actor: Actor,
  code: string,
  { name, other, reason }: { name: string; other: string | null | undefined; reason: string },
): Promise<void> {
  const [known] = await tx
    .select({ id: certificates.id, ...before, ar: certificates.holderNameAr, en: certificates.holderNameEn })
    .from(certificates)
    .innerJoin(users, eq(users.id, certificates.userId))
    .where(and(stands(code), isNull(users.erasedAt)))
    .for('update', { of: certificates })
  if (!known) throw new AppError('not_found')
  const otherScript = nameScript(name) === 'ar' ? 'en' : 'ar'
  const otherName = other === undefined ? known[otherScript] : other
  if (otherName !== null && !isWrittenIn(otherName, otherScript))
    throw new AppError('validation', { fields: { other_holder_name: [{ code: `name_${otherScript}` }] } })
  await tx
    .update(certificates)
    .set({ ...namesOn({ name, otherName }), correctedAt: sql`clock_timestamp()` })
    .where(eq(certificates.id, known.id))
  await auditName(tx, actor, { ...known, code, name, otherName, reason })
}

const before = { before: certificates.holderName, otherBefore: certificates.otherHolderName }
const account = { name: users.name, otherName: users.otherName }

interface Names {
  name: string
  otherName: string | null
}

const namesOn = ({ name, otherName }: Names) => ({ holderName: name, otherHolderName: otherName })

interface NameChange extends Names {
  id: number
  code: string
  before: string
  otherBefore: string | null
  reason?: string
}

async function auditName(
  tx: Transaction,
  actor: Actor,
  { id, code, before: name, otherBefore, reason, ...after }: NameChange,
) {
  await audit(tx, actor, {
    action: 'certificate.correct_name',
    subject: { type: 'certificate', id },
    before: { holder_name: name, ...(otherBefore !== null && { other_holder_name: otherBefore }) },
    after: {
      certificate: code,
      holder_name: after.name,
      ...(after.otherName !== otherBefore && { other_holder_name: after.otherName }),
      ...(reason !== undefined && { reason }),
    },
  })
}
