import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { waivers } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import type { Storage } from '../../../gateways/storage.ts'
import type { CompanyMembership } from '../../accounts/auth/viewer.ts'
import type { CompanyActor } from '../../platform/audit/actor.ts'
import { audit } from '../../platform/audit/audit.ts'
import { companyToday } from '../../platform/calendar/days.ts'
import { settledMs } from '../../platform/uploads/sweep.ts'
import { ProofFiles, type ReplaceProof } from '../files/proof.ts'
import { readStanding } from './record.ts'

const files = new ProofFiles('waivers')

/** The name of a waiver's file in the storage. */
export const storedWaiverFile = (id: string) => files.stored(id)

const ownWaiver = (companyId: number, id: number): SQL | undefined =>
  and(eq(waivers.companyId, companyId), eq(waivers.id, id))

/**
 * Stores the file that shows why a person is excused, replacing an earlier one, while the waiver holds.
 * @throws AppError `not_found`; `unsupported_media_type` for what is neither PDF nor picture, whatever it is called
 */
export async function keepWaiverFile(
  { db, storage }: { db: Database; storage: Storage },
  actor: CompanyActor,
  waiverId: number,
  given: { bytes: unknown; name: string },
): Promise<void> {
  await files.keep(storage, given, replacing(db, actor, waiverId))
}

/** Removes the file of a waiver. @throws AppError `not_found` */
export async function removeWaiverFile(
  { db, storage }: { db: Database; storage: Storage },
  actor: CompanyActor,
  waiverId: number,
): Promise<void> {
  await files.remove(storage, replacing(db, actor, waiverId))
}

/** What the file is called may tell of health: the audit log, which cannot be deleted from, does not have it. */
function replacing(db: Database, actor: CompanyActor, id: number): ReplaceProof {
  return values =>
    db.transaction(async tx => {
      const own = ownWaiver(actor.member.companyId, id)
      const [row] = await tx
        .select({ file: waivers.file })
        .from(waivers)
        .where(and(own, isNull(waivers.endedAt)))
        .for('update')
      if (!row || (values.file === null && row.file === null)) throw new AppError('not_found')
      await tx.update(waivers).set(values).where(own)
      await audit(tx, actor, {
        action: values.file === null ? 'waiver.remove_file' : 'waiver.keep_file',
        subject: { type: 'waiver', id },
      })
      return row.file
    })
}

/**
 * The file of a waiver, for those who may read the waiver.
 * @param employeeId of whom it has to be, where one person alone may have it
 * @throws AppError `not_found`
 */
export async function findWaiverFile(
  { db, storage }: { db: Database; storage: Storage },
  member: CompanyMembership,
  id: number,
  employeeId?: number,
) {
  const [row] = await db
    .select()
    .from(waivers)
    .where(
      and(
        ownWaiver(member.companyId, id),
        employeeId === undefined ? undefined : eq(waivers.employeeId, employeeId),
      ),
    )
  if (!row || row.file === null) throw new AppError('not_found')
  const day = await companyToday(db, member.companyId)
  await readStanding(db, member, { requirementId: row.requirementId, employeeId: row.employeeId, day })
  return files.find(storage, row)
}

/** Removes the files that no waiver names: their waiver went, or a process was killed before it was named. @returns how many */
export function sweepWaiverFiles(db: Database, storage: Storage, settled = settledMs): Promise<number> {
  return files.sweep(storage, settled, ids =>
    db.select({ file: waivers.file }).from(waivers).where(inArray(waivers.file, ids)),
  )
}
