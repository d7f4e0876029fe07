import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import type { Database, Transaction } from '../../../db/client.ts'
import { waivers } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import type { Storage } from '../../../gateways/storage.ts'
import type { CompanyMembership } from '../../accounts/auth/viewer.ts'
import type { FileType } from '../../exams/files/file-types.ts'
import { isFileType } from '../../exams/files/names.ts'
import { recognised } from '../../exams/files/recognise.ts'
import type { CompanyActor } from '../../platform/audit/actor.ts'
import { audit } from '../../platform/audit/audit.ts'
import { companyToday } from '../../platform/calendar/days.ts'
import { tidyName } from '../../platform/uploads/names.ts'
import { newUploadId } from '../../platform/uploads/parts.ts'
import { settledMs, sweepFolder } from '../../platform/uploads/sweep.ts'
import { readStanding } from './record.ts'

/** The largest file of a waiver, in bytes. */
export const largestWaiverFile = 10_000_000
const folder = 'waivers'
const taken: readonly FileType[] = ['pdf', 'jpg', 'png', 'webp']

/** The name of a waiver's file in the storage. */
export const storedWaiverFile = (id: string) => `${folder}/${id}`

const ownWaiver = (companyId: number, id: number): SQL | undefined =>
  and(eq(waivers.companyId, companyId), eq(waivers.id, id))

/**
 * Keeps the file that shows why somebody is excused, in the place of an earlier one, while the waiver holds.
 * @throws AppError `not_found`; `unsupported_media_type` for what is neither PDF nor picture, whatever it is called
 */
export async function keepWaiverFile(
  { db, storage }: { db: Database; storage: Storage },
  actor: CompanyActor,
  waiverId: number,
  given: { bytes: unknown; name: string },
): Promise<void> {
  const { bytes } = given
  const type = Buffer.isBuffer(bytes) ? recognised(bytes) : null
  if (!Buffer.isBuffer(bytes) || type === null || !taken.includes(type))
    throw new AppError('unsupported_media_type')
  const file = newUploadId()
  await storage.put(storedWaiverFile(file), bytes)
  const values = { file, fileName: tidyName(given.name), fileType: type }
  try {
    await replaceFile(db, storage, actor, waiverId, values)
  } catch (error) {
    await storage.remove(storedWaiverFile(file))
    throw error
  }
}

/** Removes the file of a waiver. @throws AppError `not_found` */
export async function removeWaiverFile(
  { db, storage }: { db: Database; storage: Storage },
  actor: CompanyActor,
  waiverId: number,
): Promise<void> {
  await replaceFile(db, storage, actor, waiverId, { file: null, fileName: null, fileType: null })
}

type FileColumns = Pick<typeof waivers.$inferInsert, 'file' | 'fileName' | 'fileType'>

async function replaceFile(
  db: Database,
  storage: Storage,
  actor: CompanyActor,
  id: number,
  values: FileColumns,
): Promise<void> {
  const before = await db.transaction(async tx => {
    const own = ownWaiver(actor.member.companyId, id)
    const [row] = await tx
      .select({ file: waivers.file })
      .from(waivers)
      .where(and(own, isNull(waivers.endedAt)))
      .for('update')
    if (!row || (values.file === null && row.file === null)) throw new AppError('not_found')
    await tx.update(waivers).set(values).where(own)
    await auditFile(tx, actor, id, values.file !== null)
    return row.file
  })
  if (before !== null) await storage.remove(storedWaiverFile(before))
}

/** What the file is called may tell of health: the log, which nobody can delete from, does not have it. */
async function auditFile(tx: Transaction, actor: CompanyActor, id: number, isKept: boolean): Promise<void> {
  await audit(tx, actor, {
    action: isKept ? 'waiver.keep_file' : 'waiver.remove_file',
    subject: { type: 'waiver', id },
  })
}

/** The file of a waiver, for whoever may read the waiver. @throws AppError `not_found` */
export async function findWaiverFile(
  { db, storage }: { db: Database; storage: Storage },
  member: CompanyMembership,
  id: number,
) {
  const [row] = await db.select().from(waivers).where(ownWaiver(member.companyId, id))
  if (!row || row.file === null || !isFileType(row.fileType)) throw new AppError('not_found')
  const day = await companyToday(db, member.companyId)
  await readStanding(db, member, { requirementId: row.requirementId, employeeId: row.employeeId, day })
  const stored = storedWaiverFile(row.file)
  const size = await storage.size(stored)
  if (size === null) throw new AppError('not_found')
  return { stored, size, type: row.fileType, name: row.fileName ?? 'file' }
}

/** Removes the files that no waiver names: their waiver went, or a process was killed before it was named. @returns how many */
export function sweepWaiverFiles(db: Database, storage: Storage, settled = settledMs): Promise<number> {
  return sweepFolder(storage, folder, settled, async names => {
    const ids = names.map(name => name.slice(folder.length + 1))
    const rows = await db.select({ file: waivers.file }).from(waivers).where(inArray(waivers.file, ids))
    return rows.flatMap(({ file }) => (file === null ? [] : [storedWaiverFile(file)]))
  })
}
