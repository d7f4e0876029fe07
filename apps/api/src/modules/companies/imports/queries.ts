import { and, asc, eq, gt } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { employeeImportRows } from '../../../db/schema/index.ts'
import { fieldErrors, type FieldErrorCode } from '../../../field-errors.ts'
import { sentence, type Locale } from '../../../locale.ts'
import type { CompanyMembership } from '../../accounts/auth/viewer.ts'
import { findImport, type Import } from './imports.ts'
import type { RowsQuery } from './schema.ts'

export function presentImport(row: Import) {
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
    created_at: row.createdAt.toISOString(),
    finished_at: row.finishedAt?.toISOString() ?? null,
  }
}

/** The rows of a list in one state, in the order of the list, each with what is wrong in words. @throws AppError `not_found` */
export async function listRows(
  db: Database,
  member: CompanyMembership,
  id: number,
  { state = 'faulty', after = 0, limit = 100 }: RowsQuery,
  locale: Locale,
) {
  const { id: importId } = await findImport(db, member, id)
  const rows = await db
    .select()
    .from(employeeImportRows)
    .where(
      and(
        eq(employeeImportRows.importId, importId),
        eq(employeeImportRows.state, state),
        gt(employeeImportRows.line, after),
      ),
    )
    .orderBy(asc(employeeImportRows.line))
    .limit(limit + 1)
  const page = rows.slice(0, limit)
  return {
    data: page.map(({ line, cells, faults }) => ({
      line,
      cells,
      faults: faults.map(({ column, code, limit: most }) => ({
        column,
        message: sentence(locale, fieldErrors[code as FieldErrorCode], { limit: most }),
      })),
    })),
    meta: { next: rows.length > limit ? (page.at(-1)?.line ?? null) : null },
  }
}
