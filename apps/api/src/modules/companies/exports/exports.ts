import { and, eq, gt, isNull, lt, sql, type SQL } from 'drizzle-orm'
import type { Database, Transaction } from '../../../db/client.ts'
import { companyExports, type ExportFormat } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import type { Storage } from '../../../gateways/storage.ts'
import type { Locale } from '../../../locale.ts'
import type { CompanyMembership } from '../../accounts/auth/viewer.ts'
import type { CompanyActor } from '../../platform/audit/actor.ts'
import { audit } from '../../platform/audit/audit.ts'
import { emit } from '../../platform/outbox/emit.ts'
import { jobKind } from '../../platform/queue/job-kind.ts'
import { cancelJob, enqueue } from '../../platform/queue/job-queue.ts'
import { mostXlsxRows } from '../files/xlsx.ts'
import { keptDays } from '../retention/rules.ts'
import type { ExportKind, ExportSource } from './source.ts'

export type ExportRow = typeof companyExports.$inferSelect

/** Files of a company are made one after another, but for those that take long. */
export const makeExports = jobKind<{ exportId: number }>('make_company_export', {
  leaseSeconds: 120,
  maxAttempts: 3,
})

export interface ExportOrder<Query> {
  query: Query
  format: ExportFormat
  locale: Locale
  /** Files with one key are made one after another; left out, it is that of the company. */
  groupKey?: string
}

/** What an export is called in the audit log: the table of all requirements as the file that is made at once (`auditEvidence`). */
const auditedAs = (kind: ExportKind) => (kind === 'requirement' ? 'requirements' : kind)

/** Writes into the audit log who takes which data out of the portal. */
export async function auditExport(
  tx: Transaction,
  actor: CompanyActor,
  kind: ExportKind,
  after: Record<string, unknown>,
): Promise<void> {
  await audit(tx, actor, {
    action: `${auditedAs(kind)}.export` as const,
    subject: { type: 'export', id: null },
    after,
  })
}

/** Has a file made in the background, for the actor alone. @returns its id @throws AppError `export_too_large` */
export async function startExport<Query extends object>(
  tx: Transaction,
  actor: CompanyActor,
  source: ExportSource<Query>,
  { query, format, locale, groupKey = `export-${actor.member.companyId}` }: ExportOrder<Query>,
): Promise<number> {
  const { companyId, role, branchId } = actor.member
  if (actor.userId === null) throw new Error('An export needs a requester.')
  const total = await source.count(tx, actor.member, query, locale)
  if (format === 'xlsx' && total > mostXlsxRows) throw new AppError('export_too_large')
  const [row] = await tx
    .insert(companyExports)
    .values({
      companyId,
      createdBy: actor.userId,
      role,
      branchId,
      kind: source.kind,
      query: query as Record<string, unknown>,
      format,
      locale,
      total,
      expiresAt: sql`now() + make_interval(days => ${keptDays.exports}::int)`,
    })
    .returning({ id: companyExports.id })
  if (!row) throw new Error('An export was not made.')
  const jobId = await enqueue(tx, makeExports, { exportId: row.id }, { groupKey })
  await tx.update(companyExports).set({ jobId }).where(eq(companyExports.id, row.id))
  await auditExport(tx, actor, source.kind, { ...query, format, total })
  return row.id
}

/** The owner of an export: the requester, as long as they see what they saw then. */
function ownExport(userId: number, member: CompanyMembership, id: number): SQL | undefined {
  const { branchId } = member
  return and(
    eq(companyExports.id, id),
    eq(companyExports.companyId, member.companyId),
    eq(companyExports.createdBy, userId),
    eq(companyExports.role, member.role),
    branchId === null ? isNull(companyExports.branchId) : eq(companyExports.branchId, branchId),
    gt(companyExports.expiresAt, sql`now()`),
  )
}

/** @throws AppError `not_found` */
export async function readExport(
  db: Database,
  userId: number,
  member: CompanyMembership,
  id: number,
): Promise<ExportRow> {
  const [row] = await db
    .select()
    .from(companyExports)
    .where(ownExport(userId, member, id))
  if (!row) throw new AppError('not_found')
  return row
}

/** Stops the making of a file. @throws AppError `not_found`, `conflict` where it has ended */
export async function cancelExport(tx: Transaction, actor: CompanyActor, id: number): Promise<void> {
  const [row] = await tx
    .select()
    .from(companyExports)
    .where(ownExport(actor.userId ?? 0, actor.member, id))
    .for('update')
  if (!row) throw new AppError('not_found')
  if (row.state !== 'running') throw new AppError('conflict')
  if (row.jobId !== null) await cancelJob(tx, row.jobId)
  await tx
    .update(companyExports)
    .set({ state: 'cancelled', finishedAt: sql`now()` })
    .where(eq(companyExports.id, id))
  await publishExport(tx, { ...row, state: 'cancelled' })
}

/** Publishes its progress to the requester's devices. */
export async function publishExport(
  tx: Transaction | Database,
  row: Pick<ExportRow, 'id' | 'createdBy' | 'state' | 'done' | 'total'>,
): Promise<void> {
  const { id, createdBy, state, done, total } = row
  await emit(tx, [
    {
      channel: `private-user.${createdBy}`,
      name: 'CompanyExportChanged',
      data: { export_id: id, state, done, total },
    },
  ])
}

/** Deletes exports whose day is over, each with its file. */
export async function deleteOldExports(db: Database, storage: Storage): Promise<void> {
  await db.delete(companyExports).where(lt(companyExports.expiresAt, sql`now()`))
  // No file outlives its day, whatever became of its row.
  for (const name of await storage.olderThan('exports', 24 * 3_600_000)) await storage.remove(name)
}
