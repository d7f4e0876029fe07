import { and, eq, lt, sql, type SQL } from 'drizzle-orm'
import type { Connection, Database, Transaction } from '../../../db/client.ts'
import {
  employeeImportRows,
  employeeImports,
  type ImportKind,
  type ImportState,
} from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import type { Storage } from '../../../gateways/storage.ts'
import type { Locale } from '../../../locale.ts'
import type { CompanyMembership } from '../../accounts/auth/viewer.ts'
import type { CompanyActor } from '../../platform/audit/actor.ts'
import { audit } from '../../platform/audit/audit.ts'
import { emit } from '../../platform/outbox/emit.ts'
import { jobKind } from '../../platform/queue/job-kind.ts'
import { cancelJob, enqueue } from '../../platform/queue/job-queue.ts'
import { keptDays } from '../retention/rules.ts'
import { setManagers } from './managers.ts'

export type Import = typeof employeeImports.$inferSelect

/** Reads a list, and later invites its people: the import's state says which. */
export const workOnImports = jobKind<{ importId: number }>('import_employees', {
  leaseSeconds: 120,
  maxAttempts: 3,
})

const groupOf = (companyId: number) => `import-${companyId}`

export interface UploadedList {
  kind: ImportKind
  /** Its name in the storage. */
  file: string
  departmentId: number | null
  locale: Locale
}

/** Reads an uploaded list in the background, without inviting anyone. @returns its id */
export async function startImport(tx: Transaction, actor: CompanyActor, list: UploadedList): Promise<number> {
  const { companyId, role, branchId } = actor.member
  const [made] = await tx
    .insert(employeeImports)
    .values({ companyId, createdBy: actor.userId, role, branchId, ...list })
    .returning({ id: employeeImports.id })
  if (!made) throw new Error('An import was not made.')
  const jobId = await enqueue(tx, workOnImports, { importId: made.id }, { groupKey: groupOf(companyId) })
  await tx.update(employeeImports).set({ jobId }).where(eq(employeeImports.id, made.id))
  return made.id
}

/** The imports that a member sees: all of the company, and a manager those of the own branch. */
function importsOf(member: CompanyMembership, id: number): SQL | undefined {
  const { companyId, branchId } = member
  return and(
    eq(employeeImports.id, id),
    eq(employeeImports.companyId, companyId),
    branchId === null ? undefined : eq(employeeImports.branchId, branchId),
  )
}

/** @throws AppError `not_found` */
export async function findImport(
  connection: Connection,
  member: CompanyMembership,
  id: number,
): Promise<Import> {
  const [row] = await connection.select().from(employeeImports).where(importsOf(member, id))
  if (!row) throw new AppError('not_found')
  return row
}

/**
 * Has the good people of a list invited in the background; the others stay as they are.
 * @throws AppError `not_found`; `conflict` where it is not read yet, has no valid row, or was begun already
 */
export async function beginInviting(tx: Transaction, actor: CompanyActor, id: number): Promise<void> {
  const row = await lockImport(tx, actor.member, id)
  if (row.state !== 'ready' || row.faulty === row.total) throw new AppError('conflict')
  const jobId = await enqueue(tx, workOnImports, { importId: id }, { groupKey: groupOf(row.companyId) })
  await change(tx, row, { state: 'inviting', jobId })
  await audit(tx, actor, {
    action: 'employees.import',
    subject: { type: 'import', id },
    after: { people: row.total - row.faulty, faulty: row.faulty },
  })
}

/** Stops the reading or inviting of a list: people invited so far stay invited, with their line manager. @throws AppError `not_found`, `conflict` */
export async function cancelImport(tx: Transaction, actor: CompanyActor, id: number): Promise<void> {
  const row = await lockImport(tx, actor.member, id)
  if (row.state !== 'reading' && row.state !== 'inviting' && row.state !== 'ready')
    throw new AppError('conflict')
  if (row.jobId !== null) await cancelJob(tx, row.jobId)
  await change(tx, row, { state: 'cancelled', finishedAt: new Date() })
  if (row.state === 'inviting') await setManagers(tx, row.companyId, id)
  await audit(tx, actor, {
    action: 'employees.cancel_import',
    subject: { type: 'import', id },
    after: { invited: row.invited },
  })
}

async function lockImport(tx: Transaction, member: CompanyMembership, id: number): Promise<Import> {
  const [row] = await tx.select().from(employeeImports).where(importsOf(member, id)).for('no key update')
  if (!row) throw new AppError('not_found')
  return row
}

/** Changes an import, and publishes it to its creator's devices. */
export async function change(
  tx: Connection,
  row: Import,
  set: Partial<Import> & { state?: ImportState },
): Promise<void> {
  await tx.update(employeeImports).set(set).where(eq(employeeImports.id, row.id))
  if (row.createdBy === null) return
  const { id, state, done, total, faulty } = { ...row, ...set }
  await emit(tx, [
    {
      channel: `private-user.${row.createdBy}`,
      name: 'EmployeeImportChanged',
      data: { import_id: id, state, done, total: total - faulty },
    },
  ])
}

/** Deletes lists after a week, with all that they say of people, and uploaded files after a day whatever became of them. */
export async function deleteOldImports(db: Database, storage: Storage): Promise<void> {
  await db
    .delete(employeeImports)
    .where(lt(employeeImports.createdAt, sql`now() - make_interval(days => ${keptDays.imports}::int)`))
  for (const name of await storage.olderThan('imports', 24 * 3_600_000)) await storage.remove(name)
}

/** The rows of a list in one state. */
export function rowsIn(importId: number, state: 'good' | 'faulty' | 'passed'): SQL | undefined {
  return and(eq(employeeImportRows.importId, importId), eq(employeeImportRows.state, state))
}
