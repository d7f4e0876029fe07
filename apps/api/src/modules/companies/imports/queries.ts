import { and, asc, eq, gt, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import {
  employeeImportRows,
  headLine,
  type ImportCells,
  type ImportRowError,
  type UnreadColumn,
} from '../../../db/schema/index.ts'
import { arabicFirst } from '../../../db/schema/names.ts'
import { fieldErrors, type FieldErrorCode } from '../../../field-errors.ts'
import { sentence, type Locale } from '../../../locale.ts'
import type { CompanyMembership } from '../../accounts/auth/viewer.ts'
import { type Cursor, decodeCursor, pageOf } from '../../cursor.ts'
import { likeOf } from '../../finding.ts'
import { findImport, type Import } from './imports.ts'
import type { RowsQuery } from './schema.ts'

/** A list, with the columns of its table that are not read. @throws AppError `not_found` */
export async function readImportPage(db: Database, member: CompanyMembership, id: number) {
  const row = await findImport(db, member, id)
  const [kept] = await db
    .select({ cells: employeeImportRows.cells })
    .from(employeeImportRows)
    .where(and(eq(employeeImportRows.importId, id), eq(employeeImportRows.line, headLine)))
  return presentImport(row, kept?.cells.unread ?? [])
}

function presentImport(row: Import, unread: UnreadColumn[]) {
  const { id, kind, state, problem, total, faulty, done, invited } = row
  return {
    id,
    kind,
    state,
    problem,
    total,
    faulty,
    done,
    invited,
    unread_columns: unread,
    created_at: row.createdAt.toISOString(),
    finished_at: row.finishedAt?.toISOString() ?? null,
  }
}

const { line } = employeeImportRows

/** What a row is put in order by; what says nothing stands last. */
function keyOf(sort: 'name' | 'email', locale: Locale): SQL<string> {
  const key = sort === 'name' ? employeeImportRows.nameKey : employeeImportRows.emailKey
  return sql<string>`coalesce(${locale === 'ar' ? arabicFirst(key) : key}, chr(1114111)) collate "C"`
}

/** The rows of a list in one state, each with what is wrong in words, found by what the list says of a person. @throws AppError `not_found` */
export async function listRows(
  db: Database,
  member: CompanyMembership,
  id: number,
  { q, state = 'faulty', sort = 'line', cursor: text, limit = 100 }: RowsQuery,
  locale: Locale,
) {
  const { id: importId, invited } = await findImport(db, member, id)
  const cursor = decodeCursor(text, sort, sort === 'line' ? 'number' : 'text')
  const like = likeOf(q)
  const which = and(
    eq(employeeImportRows.importId, importId),
    eq(employeeImportRows.state, state),
    gt(line, headLine),
    like === undefined ? undefined : sql`${employeeImportRows.searchText} like ${like}`,
  )
  const key = sort === 'line' ? line : keyOf(sort, locale)
  const after = ({ value, id: last }: Cursor) =>
    sort === 'line'
      ? sql`${line} > ${last}::bigint`
      : sql`(${key}, ${line}) > (${value}::text, ${last}::bigint)`
  // Rows are put in order from an index alone; what they say is read of the page.
  const keys = db
    .select({ line, key: sql<string | number>`${key}`.as('key') })
    .from(employeeImportRows)
    .where(and(which, cursor === null ? undefined : after(cursor)))
    .orderBy(sql`2`, asc(line))
    .limit(limit + 1)
  // How many were invited the list keeps beside its rows.
  const counted = like === undefined && state === 'invited' ? invited : db.$count(employeeImportRows, which)
  const [rows, total] = await Promise.all([
    readPage(db, importId, keys.getSQL()),
    cursor === null ? counted : cursor.total,
  ])
  return pageOf(
    rows,
    limit,
    { total, isBounded: false },
    row => ({
      line: row.line,
      cells: row.cells,
      faults: row.faults.map(({ column, code, limit: most }) => ({
        column,
        message: sentence(locale, fieldErrors[code as FieldErrorCode], { limit: most }),
      })),
    }),
    ({ line: id, key: value }) => ({ sort, value, id, total }),
  )
}

interface ListedRow extends Record<string, unknown> {
  line: number
  key: string | number
  cells: ImportCells
  faults: ImportRowError[]
}

async function readPage(db: Database, importId: number, keys: SQL): Promise<ListedRow[]> {
  const { rows } = await db.execute<ListedRow>(sql`
    select p.line, p.key, r.cells, r.faults from (${keys}) p join employee_import_rows r on r.import_id = ${importId} and r.line = p.line
    order by p.key, p.line`)
  return rows
}
