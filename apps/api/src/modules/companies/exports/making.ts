import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../../db/client.ts'
import { companyExports, jobs } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import type { Storage } from '../../../gateways/storage.ts'
import { exportFailed } from '../../platform/notifications/company-notices.ts'
import { exportReady } from '../../platform/notifications/notices.ts'
import { notify, notifyEach } from '../../platform/notifications/notify.ts'
import { JobInterrupted } from '../../platform/queue/job-kind.ts'
import type { JobContext } from '../../platform/queue/job-run.ts'
import { tableFile } from '../files/table-file.ts'
import type { Table } from '../files/table.ts'
import { makeExports, publishExport, type ExportRow } from './exports.ts'
import { sourceOf } from './sources.ts'

interface ExportParts {
  db: Database
  storage: Storage
  /** Where documents say that they can be checked. */
  publicUrl: string
}

/** Does the work of `makeExports`: reads page by page into a file, and tells how far it is. */
export async function makeExport(parts: ExportParts, exportId: number, job: JobContext): Promise<void> {
  const { db, storage } = parts
  const [row] = await db.select().from(companyExports).where(eq(companyExports.id, exportId))
  if (row?.state !== 'running') return
  const file = `exports/${randomBytes(16).toString('base64url')}.${row.format}`
  try {
    const keep = await writeFile(parts, row, file, job)
    await job.commit(async tx => {
      const [done] = await tx
        .update(companyExports)
        .set({ state: 'done', file, done: row.total, finishedAt: sql`now()` })
        .where(and(eq(companyExports.id, row.id), eq(companyExports.state, 'running')))
        .returning()
      if (!done) throw new JobInterrupted('the export was cancelled')
      await keep(tx)
      const { name, page } = sourceOf(row.kind)
      await notify(tx, exportReady({ userId: row.createdBy, exportId, name, page }))
      await publishExport(tx, done)
    })
  } catch (error) {
    await storage.remove(file)
    const failure = error instanceof AppError ? error.code : null
    const isOver = failure !== null || job.attempt >= makeExports.maxAttempts
    if (isOver && !job.signal.aborted && !(error instanceof JobInterrupted)) {
      await fail(db, row, failure)
      // What was asked for cannot be made: that is said where it was asked for, and another try makes it no better.
      if (failure !== null) return
    }
    throw error
  }
}

/** @returns what is kept with the file, in the transaction that hands it out */
async function writeFile(
  { db, storage, publicUrl }: ExportParts,
  row: ExportRow,
  file: string,
  job: JobContext,
) {
  const { companyId, branchId, format, locale } = row
  const member = { companyId, branchId, role: row.role }
  const source = sourceOf(row.kind)
  if (format !== 'pdf' && format !== 'zip') {
    const table = source.table(db, member, row.query, locale)
    const told = { ...table, pages: telling(db, row, table, job) }
    await storage.write(file, tableFile(told, format, locale, 'large'), job.signal)
    return async (_: Transaction) => undefined
  }
  if (!source.document) throw new Error(`Nothing makes a document of ${row.kind}.`)
  const made = await source.document(db, member, row.query, {
    locale,
    userId: row.createdBy,
    publicUrl,
    storage,
    form: format,
    signal: job.signal,
    told: atMostHalfSeconds(done => tell(db, row, done, job)),
  })
  await storage.write(file, Readable.from(made.content, { objectMode: false }), job.signal)
  return made.keep
}

async function tell(db: Database, row: ExportRow, done: number, job: JobContext): Promise<void> {
  await job.progress({ done, total: row.total })
  await db.update(companyExports).set({ done }).where(eq(companyExports.id, row.id))
  await publishExport(db, { ...row, done })
}

/** The pages of a table; after each the progress is reported. */
async function* telling(db: Database, row: ExportRow, table: Table, job: JobContext) {
  let done = 0
  const told = atMostHalfSeconds(count => tell(db, row, count, job))
  for await (const rows of table.pages) {
    yield rows
    done += rows.length
    await told(done)
  }
}

/** Throttles progress reports to one in half a second. */
function atMostHalfSeconds(telling: (done: number) => Promise<void>): (done: number) => Promise<void> {
  let toldAt = Date.now()
  return async done => {
    if (Date.now() - toldAt < 500) return
    toldAt = Date.now()
    await telling(done)
  }
}

/** Says of files that they failed whose job is dead without a word: each process that made them was lost. */
export async function failLostExports(db: Database): Promise<void> {
  const lost = await db
    .select(getTableColumns(companyExports))
    .from(companyExports)
    .innerJoin(jobs, eq(jobs.id, companyExports.jobId))
    .where(and(eq(companyExports.state, 'running'), eq(jobs.state, 'dead')))
  for (const row of lost) await fail(db, row, null)
}

async function fail(db: Database, row: ExportRow, failure: string | null): Promise<void> {
  await db.transaction(async tx => {
    const [failed] = await tx
      .update(companyExports)
      .set({ state: 'failed', failure, finishedAt: sql`now()` })
      .where(and(eq(companyExports.id, row.id), eq(companyExports.state, 'running')))
      .returning()
    if (!failed) return
    const { name, page } = sourceOf(failed.kind)
    await notifyEach(tx, exportFailed({ exportId: failed.id, name, page }), [failed.createdBy])
    await publishExport(tx, failed)
  })
}
