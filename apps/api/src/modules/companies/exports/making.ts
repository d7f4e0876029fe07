import { randomBytes } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { companyExports } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import type { Storage } from '../../../gateways/storage.ts'
import { exportReady } from '../../platform/notifications/notices.ts'
import { notify } from '../../platform/notifications/notify.ts'
import { JobInterrupted } from '../../platform/queue/job-kind.ts'
import type { JobContext } from '../../platform/queue/job-run.ts'
import { tableFile } from '../files/table-file.ts'
import type { Table } from '../files/table.ts'
import { makeExports, publishExport, type ExportRow } from './exports.ts'
import { sourceOf } from './sources.ts'

/** Does the work of `makeExports`: reads page by page into a file, and tells how far it is. */
export async function makeExport(
  db: Database,
  storage: Storage,
  exportId: number,
  job: JobContext,
): Promise<void> {
  const [row] = await db.select().from(companyExports).where(eq(companyExports.id, exportId))
  if (row?.state !== 'running') return
  const file = `exports/${randomBytes(16).toString('base64url')}.${row.format}`
  try {
    await writeFile(db, storage, row, file, job)
    await job.commit(async tx => {
      const [done] = await tx
        .update(companyExports)
        .set({ state: 'done', file, done: row.total, finishedAt: sql`now()` })
        .where(and(eq(companyExports.id, row.id), eq(companyExports.state, 'running')))
        .returning()
      if (!done) throw new JobInterrupted('the export was cancelled')
      const { name, page } = sourceOf(row.kind)
      await notify(tx, exportReady({ userId: row.createdBy, exportId, name, page }))
      await publishExport(tx, done)
    })
  } catch (error) {
    await storage.remove(file)
    const isOver = error instanceof AppError || job.attempt >= makeExports.maxAttempts
    if (isOver && !job.signal.aborted && !(error instanceof JobInterrupted)) await fail(db, row)
    throw error
  }
}

async function writeFile(db: Database, storage: Storage, row: ExportRow, file: string, job: JobContext) {
  const { companyId, branchId, locale } = row
  const member = { companyId, branchId, role: row.role }
  const table = sourceOf(row.kind).table(db, member, row.query, locale)
  const told = { ...table, pages: telling(db, row, table, job) }
  await storage.write(file, tableFile(told, row.format, locale), job.signal)
}

/** The pages of a table; after each it is told how far the export is, at most every half second. */
async function* telling(db: Database, row: ExportRow, table: Table, job: JobContext) {
  let done = 0
  let toldAt = Date.now()
  for await (const rows of table.pages) {
    yield rows
    done += rows.length
    if (Date.now() - toldAt < 500) continue
    toldAt = Date.now()
    await job.progress({ done, total: row.total })
    await db.update(companyExports).set({ done }).where(eq(companyExports.id, row.id))
    await publishExport(db, { ...row, done })
  }
}

async function fail(db: Database, row: ExportRow): Promise<void> {
  await db.transaction(async tx => {
    const [failed] = await tx
      .update(companyExports)
      .set({ state: 'failed', finishedAt: sql`now()` })
      .where(and(eq(companyExports.id, row.id), eq(companyExports.state, 'running')))
      .returning()
    if (failed) await publishExport(tx, failed)
  })
}
