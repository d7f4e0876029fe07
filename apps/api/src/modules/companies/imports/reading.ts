import { buffer } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { employeeImportRows, employeeImports, headLine, type UnreadColumn } from '../../../db/schema/index.ts'
import type { Storage } from '../../../gateways/storage.ts'
import type { JobContext } from '../../platform/queue/job-run.ts'
import { checkAgainstOthers } from './checking.ts'
import { change, rowsIn, type Import } from './imports.ts'
import { readList, type ReadList } from './lists.ts'
import { PlaceNames, readRow, type ImportRow } from './rows.ts'

/** How many rows one statement writes. */
const partSize = 1000

/** Reads an uploaded list into rows, each with what is wrong with it. The file is gone afterwards. */
export async function readImport(
  db: Database,
  storage: Storage,
  row: Import,
  job: JobContext,
): Promise<void> {
  const { file } = row
  if (file === null) return
  // Of an earlier try the file may be gone already.
  if ((await storage.size(file)) === null) return end(job, row, 'unreadable')
  const list = await readList(await buffer(storage.read(file)), row.kind)
  if ('problem' in list) await end(job, row, list.problem)
  else await writeRows(db, row, list, job)
  await storage.remove(file)
}

async function end(job: JobContext, row: Import, problem: NonNullable<Import['problem']>): Promise<void> {
  await job.commit(tx => change(tx, row, { state: 'failed', problem, file: null, finishedAt: new Date() }))
}

/** What keeps the columns that are not read: nobody, so it is neither good nor faulty. */
function headRow(companyId: number, importId: number, unread: UnreadColumn[]): ImportRow {
  return { companyId, importId, line: headLine, cells: { unread }, faults: [], state: 'passed' }
}

async function writeRows(
  db: Database,
  row: Import,
  { people, unread }: Exclude<ReadList, { problem: unknown }>,
  job: JobContext,
): Promise<void> {
  const { companyId, branchId, role, id: importId, departmentId } = row
  const member = { companyId, branchId, role }
  const names = await PlaceNames.of(db, member)
  const place = { companyId, importId, departmentId, needsDepartment: branchId !== null }
  const total = people.length
  for (let from = 0; from < total; from += partSize) {
    const rows = people.slice(from, from + partSize).map(person => readRow(person, place, names))
    await job.commitPart(async tx => {
      // What an earlier try has written is rewritten.
      if (from === 0) await tx.delete(employeeImportRows).where(eq(employeeImportRows.importId, importId))
      await tx.insert(employeeImportRows).values(rows)
      if (from === 0 && unread.length > 0)
        await tx.insert(employeeImportRows).values(headRow(companyId, importId, unread))
      const done = from + rows.length
      await change(tx, row, { total, done })
      return { done, total }
    })
  }
  await job.commit(async tx => {
    const [locked] = await tx
      .select({ state: employeeImports.state })
      .from(employeeImports)
      .where(eq(employeeImports.id, importId))
      .for('no key update')
    if (locked?.state !== 'reading') return
    await checkAgainstOthers(tx, member, importId)
    const faulty = await tx.$count(employeeImportRows, rowsIn(importId, 'faulty'))
    await change(tx, row, { state: 'ready', total, faulty, done: 0, file: null })
  })
}
