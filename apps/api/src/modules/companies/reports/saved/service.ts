import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../../../db/client.ts'
import { reportMails, savedReports, type SavedReportQuery } from '../../../../db/schema/index.ts'
import { AppError } from '../../../../errors.ts'
import { FieldErrors, readLine } from '../../../accounts/fields/person.ts'
import type { CompanyActor } from '../../../platform/audit/actor.ts'
import { audit } from '../../../platform/audit/audit.ts'
import { changesSharedReports } from '../../policy.ts'
import { lockStructure } from '../../structure.ts'
import { type Asker, isOpenTo, seenBy } from './access.ts'
import { isOfLearning, unknownIn } from './known-views.ts'
import type { SavedReportBody, SavedReportChange } from './schema.ts'

/** More would be no help in finding one. */
const mostOwn = 100

type Row = typeof savedReports.$inferSelect

/** The views that somebody saved, and those that are shared, by name. */
export async function listSavedReports(db: Database, asker: Asker) {
  const rows = await db
    .select({ row: savedReports, mailed: reportMails.rhythm })
    .from(savedReports)
    .leftJoin(
      reportMails,
      and(eq(reportMails.savedReportId, savedReports.id), eq(reportMails.userId, asker.userId ?? 0)),
    )
    .where(seenBy(asker))
    .orderBy(sql`lower(${savedReports.name})`, asc(savedReports.id))
  // What the role may not open is not offered.
  return rows
    .filter(({ row }) => isOpenTo(asker, row.query))
    .map(({ row, mailed }) => ({ ...present(row, asker), mailed }))
}

function present({ query, ...row }: Row, asker: Asker) {
  return {
    id: row.id,
    name: row.name,
    is_shared: row.isShared,
    is_own: row.createdBy === asker.userId,
    may_change: mayChange(asker, row),
    ...query,
    created_at: row.createdAt.toISOString(),
  }
}

/** One’s own, and of shared ones those who manage the company any. */
function mayChange({ userId, member }: Asker, row: Pick<Row, 'createdBy' | 'isShared'>): boolean {
  return row.createdBy === userId || (row.isShared && changesSharedReports(member))
}

/** What of a view is not open to the role: the report, or people in one that is. */
function narrowing({ report, by, group }: SavedReportQuery): 'report' | 'by' | 'group' | 'source' {
  if (!isOfLearning(report)) return 'report'
  if (by === 'person') return 'by'
  return group === undefined ? 'source' : 'group'
}

/** Saves a view under a name. @throws AppError `validation`, `too_many_saved_reports` */
export async function saveReport(db: Database, actor: CompanyActor, body: SavedReportBody): Promise<number> {
  const { name: given, is_shared: isShared = false, ...query } = body
  const errors = new FieldErrors()
  const name = readLine(given, errors, 'name', 80)
  const unknown = unknownIn(query)
  if (unknown !== null) errors.add(unknown, { code: 'choice' })
  else if (!isOpenTo(actor, query)) errors.add(narrowing(query), { code: 'choice' })
  errors.throwIfAny()
  return db.transaction(async tx => {
    await lockStructure(tx, actor.member.companyId)
    const own = and(
      eq(savedReports.companyId, actor.member.companyId),
      eq(savedReports.createdBy, actor.userId ?? 0),
    )
    if ((await tx.$count(savedReports, own)) >= mostOwn) throw new AppError('too_many_saved_reports')
    const [made] = await tx
      .insert(savedReports)
      .values({ companyId: actor.member.companyId, createdBy: actor.userId, isShared, name, query })
      .returning({ id: savedReports.id })
    if (!made) throw new Error('A view was not saved.')
    if (isShared) await tell(tx, actor, 'share', made.id, undefined, { name, ...query })
    return made.id
  })
}

/** Renames a view, shares it, or keeps it for oneself again. @throws AppError `not_found`, `forbidden`, `validation` */
export async function changeSavedReport(
  db: Database,
  actor: CompanyActor,
  id: number,
  change: SavedReportChange,
): Promise<void> {
  const errors = new FieldErrors()
  const name = change.name === undefined ? undefined : readLine(change.name, errors, 'name', 80)
  errors.throwIfAny()
  await db.transaction(async tx => {
    const row = await lock(tx, actor, id)
    const isShared = change.is_shared ?? row.isShared
    // What is taken back is its owner's alone: nobody takes another's.
    if (row.isShared && !isShared && row.createdBy !== actor.userId) throw new AppError('forbidden')
    await tx
      .update(savedReports)
      .set({ isShared, ...(name !== undefined && { name }) })
      .where(eq(savedReports.id, id))
    if (row.isShared || isShared)
      await tell(
        tx,
        actor,
        row.isShared === isShared ? 'change' : isShared ? 'share' : 'unshare',
        id,
        { name: row.name },
        { name: name ?? row.name },
      )
  })
}

/** @throws AppError `not_found`, `forbidden` */
export async function deleteSavedReport(db: Database, actor: CompanyActor, id: number): Promise<void> {
  await db.transaction(async tx => {
    const row = await lock(tx, actor, id)
    await tx.delete(savedReports).where(eq(savedReports.id, id))
    if (row.isShared) await tell(tx, actor, 'delete', id, { name: row.name })
  })
}

async function lock(tx: Transaction, actor: CompanyActor, id: number): Promise<Row> {
  const [row] = await tx
    .select()
    .from(savedReports)
    .where(and(eq(savedReports.id, id), seenBy(actor)))
    .for('update')
  if (!row) throw new AppError('not_found')
  if (!mayChange(actor, row)) throw new AppError('forbidden')
  return row
}

/** What is told of a view that everybody sees. */
type Shared = Pick<SavedReportBody, 'name'> & Partial<SavedReportBody>

/** What everybody sees is written down; what somebody keeps for themselves concerns nobody. */
function tell(
  tx: Transaction,
  actor: CompanyActor,
  what: 'share' | 'unshare' | 'change' | 'delete',
  id: number,
  before?: Shared,
  after?: Shared,
): Promise<void> {
  return audit(tx, actor, {
    action: `saved_report.${what}` as const,
    subject: { type: 'saved_report', id },
    ...(before && { before }),
    ...(after && { after }),
  })
}
