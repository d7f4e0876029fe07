import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { waivers } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import { cleanParagraphs } from '../../accounts/fields/name.ts'
import { FieldErrors } from '../../accounts/fields/person.ts'
import type { CompanyActor } from '../../platform/audit/actor.ts'
import { audit } from '../../platform/audit/audit.ts'
import { companyToday } from '../../platform/calendar/days.ts'
import { readStanding } from './record.ts'
import type { WaiverOrder } from './schema.ts'
import { lockRequirement } from './service.ts'

/**
 * Excuses a person from a requirement, from today on.
 * @returns the id
 * @throws AppError `not_found` where it is not demanded of them; `validation`
 */
export async function giveWaiver(
  tx: Transaction,
  actor: CompanyActor,
  place: { requirementId: number; employeeId: number },
  order: WaiverOrder,
): Promise<number> {
  const { companyId } = actor.member
  const day = await companyToday(tx, companyId)
  await lockRequirement(tx, companyId, place.requirementId)
  await readStanding(tx, actor.member, { ...place, day })
  const errors = new FieldErrors()
  const reason = cleanParagraphs(order.reason)
  if (reason === '') errors.add('reason', { code: 'required' })
  const evidence = cleanParagraphs(order.evidence ?? '') || null
  const expiresOn = order.expires_on ?? null
  if (expiresOn !== null && expiresOn < day) errors.add('expires_on', { code: 'day_past' })
  errors.throwIfAny()
  const [made] = await tx
    .insert(waivers)
    .values({ companyId, ...place, reason, evidence, expiresOn, grantedBy: actor.userId })
    .returning({ id: waivers.id })
  if (!made) throw new Error('A waiver was not made.')
  // The reason is free text, and may be about health: the audit log, which cannot be deleted from, does not have it.
  await audit(tx, actor, {
    action: 'waiver.create',
    subject: { type: 'waiver', id: made.id },
    after: { requirement_id: place.requirementId, employee_id: place.employeeId, expires_on: expiresOn },
  })
  return made.id
}

/** Ends a waiver, from today on. @throws AppError `not_found` where there is none, or it has ended */
export async function endWaiver(tx: Transaction, actor: CompanyActor, id: number): Promise<void> {
  const [ended] = await tx
    .update(waivers)
    .set({ endedAt: sql`clock_timestamp()`, endedBy: actor.userId })
    .where(and(eq(waivers.companyId, actor.member.companyId), eq(waivers.id, id), isNull(waivers.endedAt)))
    .returning()
  if (!ended) throw new AppError('not_found')
  await audit(tx, actor, {
    action: 'waiver.end',
    subject: { type: 'waiver', id },
    before: { requirement_id: ended.requirementId, employee_id: ended.employeeId },
  })
}
