import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Connection, Database } from '../../../db/client.ts'
import { certificates } from '../../../db/schema/index.ts'

const { placeholder } = sql

export const certificateStates = ['valid', 'expired', 'withdrawn'] as const

/** Whether it is over by the clock at this very moment. */
export const certificateExpired = sql<boolean>`coalesce(${certificates.validUntil} <= clock_timestamp(), false)`

/** Certificates as anybody may check them by their code, which nobody knows before they are handed out. */
export function certificateQueries(db: Database) {
  return {
    byCode: db
      .select({
        code: certificates.code,
        holderName: certificates.holderName,
        courseId: certificates.courseId,
        courseTitle: certificates.courseTitle,
        issuedAt: certificates.issuedAt,
        validUntil: certificates.validUntil,
        revokedAt: certificates.revokedAt,
        isExpired: certificateExpired,
      })
      .from(certificates)
      .where(and(eq(certificates.code, placeholder('code')), isNotNull(certificates.releasedAt)))
      .prepare('certificate_by_code'),
  }
}

/** How a certificate stands; a withdrawn one stays so when it would have expired. */
export function certificateState(row: {
  revokedAt: Date | null
  isExpired: boolean
}): (typeof certificateStates)[number] {
  if (row.revokedAt !== null) return 'withdrawn'
  return row.isExpired ? 'expired' : 'valid'
}

/** Withdraws a certificate, once; its page says so from now on. @returns whether there was one to withdraw */
export async function revokeCertificate(tx: Connection, code: string, reason: string): Promise<boolean> {
  const revoked = await tx
    .update(certificates)
    .set({ revokedAt: sql`clock_timestamp()`, revokedReason: reason })
    .where(and(eq(certificates.code, code), isNull(certificates.revokedAt)))
    .returning({ id: certificates.id })
  return revoked.length > 0
}
