import { fold, foldDigits } from '@masar/text'
import type { Connection } from '../../../db/client.ts'
import {
  departments,
  type employeeImportRows,
  type ImportColumn,
  type ImportFault,
} from '../../../db/schema/index.ts'
import type { FieldError } from '../../../errors.ts'
import type { CompanyMembership } from '../../accounts/auth/viewer.ts'
import { FieldErrors, readEmail, readLine, readName } from '../../accounts/fields/person.ts'
import { inReachOf } from '../policy.ts'
import type { ListedPerson } from './lists.ts'

export type ImportRow = typeof employeeImportRows.$inferInsert

/** What is wrong with a row, by its columns. */
class RowFaults extends FieldErrors {
  readonly faults: ImportFault[] = []

  override add(column: string, ...errors: FieldError[]): void {
    for (const { code, limit } of errors)
      this.faults.push({ column: column as ImportColumn, code, ...(limit !== undefined && { limit }) })
  }
}

/** The departments that a member may choose, by every name that a list may call them. */
export class DepartmentNames {
  readonly #ids = new Map<string, Set<number>>()

  static async of(connection: Connection, member: CompanyMembership): Promise<DepartmentNames> {
    const rows = await connection
      .select({ id: departments.id, name: departments.name, parentId: departments.parentId })
      .from(departments)
      .where(inReachOf(member, departments.companyId, departments.id))
    const names = new DepartmentNames()
    const byId = new Map(rows.map(row => [row.id, row]))
    for (const { id, name, parentId } of rows) {
      const parent = parentId === null ? undefined : byId.get(parentId)
      for (const own of texts(name)) {
        names.#add(own, id)
        for (const above of parent ? texts(parent.name) : []) names.#add(`${above}/${own}`, id)
      }
    }
    return names
  }

  #add(name: string, id: number): void {
    const key = keyOf(name)
    this.#ids.set(key, (this.#ids.get(key) ?? new Set()).add(id))
  }

  find(name: string): { id: number } | { code: 'department_unknown' | 'department_ambiguous' } {
    const [id, ...others] = this.#ids.get(keyOf(name)) ?? []
    if (id === undefined) return { code: 'department_unknown' }
    return others.length > 0 ? { code: 'department_ambiguous' } : { id }
  }
}

const texts = (name: { ar?: string; en?: string }) =>
  [name.ar, name.en].filter((text): text is string => text !== undefined)
const keyOf = (name: string) =>
  name
    .split('/')
    .map(part => fold(part).trim())
    .join('/')

interface Place {
  companyId: number
  importId: number
  /** Where those go of whom the list names no department. */
  departmentId: number | null
  /** Whether everybody needs one: a manager's people stand in the own branch. */
  needsDepartment: boolean
}

/** A listed person as a row, with what is wrong by itself; what stands against other people is looked for when all are there. */
export function readRow(
  { line, cells }: ListedPerson,
  { companyId, importId, departmentId, needsDepartment }: Place,
  names: DepartmentNames,
): ImportRow {
  const errors = new RowFaults()
  const required = (column: ImportColumn) => errors.add(column, { code: 'required' })
  const name = cells.name === undefined ? required('name') : readName(cells.name, errors)
  const email = cells.email === undefined ? required('email') : readEmail(foldDigits(cells.email), errors)
  const number = cells.number && readLine(foldDigits(cells.number), errors, 'number', 40)
  const job = cells.job && readLine(cells.job, errors, 'job', 120)
  let place = departmentId
  if (cells.department !== undefined) {
    const found = names.find(cells.department)
    if ('id' in found) place = found.id
    else errors.add('department', found)
  } else if (place === null && needsDepartment) required('department')
  const isGood = errors.faults.length === 0
  return {
    companyId,
    importId,
    line,
    cells,
    name: name || null,
    email: email || null,
    number: number || null,
    job: job || null,
    departmentId: place,
    faults: errors.faults,
    state: isGood ? 'good' : 'faulty',
  }
}
