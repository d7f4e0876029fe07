import { isWrittenIn, nameScript } from '@masar/text/names'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { certificates, users } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import type { Actor, PersonalActor } from '../../platform/audit/actor.ts'
import { audit } from '../../platform/audit/audit.ts'
import { credentialIndex, hasCode, isCorrectable, stands } from './certificates.ts'
import { reissue, type Names, type Standing } from './reissuing.ts'

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
  const found = await certificateOf(tx, code)
  if (!found) return false
  const [revoked] = await tx
    .update(certificates)
    .set({ revokedAt: sql`clock_timestamp()`, revokedReason: reason })
    .where(and(eq(certificates.id, found.id), isNull(certificates.revokedAt)))
    .returning({ id: certificates.id, code: certificates.code })
  if (revoked)
    await audit(tx, actor, {
      action: 'certificate.withdraw',
      subject: { type: 'certificate', id: revoked.id },
      after: { certificate: revoked.code, reason },
    })
  return revoked !== undefined
}

/**
 * Issues a certificate again with the name of its holder’s account: once, in the first weeks that they have it.
 * @returns its new code
 * @param seen the name that the holder was asked about
 * @throws AppError `not_found`, `name_correction_closed`; `conflict` where the account has another name by now
 */
export async function correctOwnName(
  tx: Transaction,
  actor: PersonalActor,
  code: string,
  seen: string,
): Promise<string> {
  const id = await holdHolderOf(tx, code)
  const [known] = await tx
    .select({ ...standing, ...account, isCorrectable })
    .from(certificates)
    .innerJoin(users, eq(users.id, certificates.userId))
    .where(and(eq(certificates.id, id), stands, eq(certificates.userId, actor.userId)))
    .for('update', { of: certificates })
  if (!known) throw new AppError('not_found')
  if (!known.isCorrectable) throw new AppError('name_correction_closed')
  if (known.name !== seen && known.otherName !== seen) throw new AppError('conflict')
  return reissueCorrected(tx, actor, known, known)
}

/**
 * Issues the certificates that say other names again with those that a person has confirmed for the first time, as their own correction would;
 * it does not use that up.
 */
export async function putConfirmedNames(tx: Transaction, actor: PersonalActor): Promise<void> {
  const rows = await tx
    .select({ ...standing, ...account })
    .from(certificates)
    .innerJoin(users, eq(users.id, certificates.userId))
    .where(and(eq(certificates.userId, actor.userId), isCorrectable))
    .for('update', { of: certificates })
  for (const row of rows) await auditName(tx, actor, row, { ...row, code: await reissue(tx, row, row) })
}

/**
 * Issues a certificate again with another name, as an operator who was asked to; what it says in the other script stays unless another one is
 * given. From then on its holder changes it no more.
 * @returns its new code
 * @param change.other null takes the name in the other script off
 * @throws AppError `not_found`, also where its holder's account is deleted; `validation` for two names in one script
 */
export async function correctName(
  tx: Transaction,
  actor: Actor,
  code: string,
  { name, other, reason }: { name: string; other: string | null | undefined; reason: string },
): Promise<string> {
  const id = await holdHolderOf(tx, code)
  const [known] = await tx
    .select({ ...standing, ar: certificates.holderNameAr, en: certificates.holderNameEn })
    .from(certificates)
    .where(and(eq(certificates.id, id), stands))
    .for('update')
  if (!known) throw new AppError('not_found')
  const otherScript = nameScript(name) === 'ar' ? 'en' : 'ar'
  const otherName = other === undefined ? known[otherScript] : other
  if (otherName !== null && !isWrittenIn(otherName, otherScript))
    throw new AppError('validation', { fields: { other_holder_name: [{ code: `name_${otherScript}` }] } })
  return reissueCorrected(tx, actor, known, { name, otherName }, reason)
}

const standing = {
  id: certificates.id,
  code: certificates.code,
  credentialIndex,
  before: certificates.holderName,
  otherBefore: certificates.otherHolderName,
}
const account = { name: users.name, otherName: users.otherName }

/** The certificate of a code, which may be a former one: found before it is locked, since after waiting for the lock it may have another code. */
async function certificateOf(
  tx: Transaction,
  code: string,
): Promise<{ id: number; userId: number } | undefined> {
  const [found] = await tx
    .select({ id: certificates.id, userId: certificates.userId })
    .from(certificates)
    .where(hasCode(code))
  return found
}

/**
 * Locks the account of a certificate's holder before the certificate, as an erasure does: no name is put on it once they are erased.
 * @returns the id of the certificate
 * @throws AppError `not_found`
 */
async function holdHolderOf(tx: Transaction, code: string): Promise<number> {
  const found = await certificateOf(tx, code)
  if (!found) throw new AppError('not_found')
  const held = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, found.userId), isNull(users.erasedAt)))
    .for('share')
  if (held.length === 0) throw new AppError('not_found')
  return found.id
}

async function reissueCorrected(
  tx: Transaction,
  actor: Actor,
  known: Standing & NamesBefore,
  names: Names,
  reason?: string,
): Promise<string> {
  const code = await reissue(tx, known, names)
  await tx
    .update(certificates)
    .set({ correctedAt: sql`clock_timestamp()` })
    .where(eq(certificates.id, known.id))
  await auditName(tx, actor, known, { ...names, code, reason })
  return code
}

interface NamesBefore {
  before: string
  otherBefore: string | null
}

async function auditName(
  tx: Transaction,
  actor: Actor,
  known: Standing & NamesBefore,
  { name, otherName, code, reason }: Names & { code: string; reason?: string | undefined },
): Promise<void> {
  const { before, otherBefore } = known
  await audit(tx, actor, {
    action: 'certificate.correct_name',
    subject: { type: 'certificate', id: known.id },
    before: {
      certificate: known.code,
      holder_name: before,
      ...(otherBefore !== null && { other_holder_name: otherBefore }),
    },
    after: {
      certificate: code,
      holder_name: name,
      ...(otherName !== otherBefore && { other_holder_name: otherName }),
      ...(reason !== undefined && { reason }),
    },
  })
}
