import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { employees, outsideTrainings } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import type { Storage } from '../../../gateways/storage.ts'
import type { CompanyMembership } from '../../accounts/auth/viewer.ts'
import type { CompanyActor } from '../../platform/audit/actor.ts'
import { audit } from '../../platform/audit/audit.ts'
import { settledMs } from '../../platform/uploads/sweep.ts'
import { ProofFiles, type ReplaceProof } from '../files/proof.ts'
import { inReachOf } from '../policy.ts'
import { lockOutside } from './outside.ts'

const files = new ProofFiles('outside-trainings')

/** The name of the file of a training elsewhere in the storage. */
export const storedTrainingFile = (file: string) => files.stored(file)

/**
 * Keeps the file that shows a training elsewhere, in the place of an earlier one.
 * @throws AppError `not_found`; `unsupported_media_type` for what is neither PDF nor picture, whatever it is called
 */
export async function keepTrainingFile(
  { db, storage }: { db: Database; storage: Storage },
  actor: CompanyActor,
  id: number,
  given: { bytes: unknown; name: string },
): Promise<void> {
  await files.keep(storage, given, replacing(db, actor, id))
}

/** Removes the file of a training elsewhere. @throws AppError `not_found` */
export async function removeTrainingFile(
  { db, storage }: { db: Database; storage: Storage },
  actor: CompanyActor,
  id: number,
): Promise<void> {
  await files.remove(storage, replacing(db, actor, id))
}

function replacing(db: Database, actor: CompanyActor, id: number): ReplaceProof {
  return values =>
    db.transaction(async tx => {
      const { file: before } = await lockOutside(tx, actor, id)
      if (values.file === null && before === null) throw new AppError('not_found')
      await tx.update(outsideTrainings).set(values).where(eq(outsideTrainings.id, id))
      await audit(tx, actor, {
        action: values.file === null ? 'outside_training.remove_file' : 'outside_training.keep_file',
        subject: { type: 'outside_training', id },
      })
      return before
    })
}

/**
 * The file of a training elsewhere, also of one that was removed: it is what a closed year rests on.
 * @param employeeId of whom it has to be, where one person alone may have it
 * @throws AppError `not_found`
 */
export async function findTrainingFile(
  { db, storage }: { db: Database; storage: Storage },
  member: CompanyMembership,
  id: number,
  employeeId?: number,
) {
  const { file, fileName, fileType } = outsideTrainings
  const [row] = await db
    .select({ file, fileName, fileType })
    .from(outsideTrainings)
    .innerJoin(employees, eq(employees.id, outsideTrainings.employeeId))
    .where(
      and(
        eq(outsideTrainings.id, id),
        inReachOf(member, employees.companyId, employees.departmentId),
        employeeId === undefined ? undefined : eq(employees.id, employeeId),
      ),
    )
  return files.find(storage, row)
}

/** Removes the files that no training names: it went, or a process was killed before it was named. @returns how many */
export function sweepTrainingFiles(db: Database, storage: Storage, settled = settledMs): Promise<number> {
  return files.sweep(storage, settled, names =>
    db
      .select({ file: outsideTrainings.file })
      .from(outsideTrainings)
      .where(inArray(outsideTrainings.file, names)),
  )
}
