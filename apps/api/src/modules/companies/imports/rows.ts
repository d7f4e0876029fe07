import { fold, foldDigits } from '@masar/text'
import { eq } from 'drizzle-orm'
import type { Connection } from '../../../db/client.ts'
import {
  departments,
  employeeGroups,
  type employeeImportRows,
  type ImportColumn,
  type ImportRowError,
} from '../../../db/schema/index.ts'
import type { FieldError } from '../../../errors.ts'
import type { FieldErrorCode } from '../../../field-errors.ts'
import type { CompanyMembership } from '../../accounts/auth/viewer.ts'
import { FieldErrors, readEmail, readLine, readName } from '../../accounts/fields/person.ts'
import { inReachOf } from '../policy.ts'
import { type ListedPerson, longestCell } from './lists.ts'

export type ImportRow = typeof employeeImportRows.$inferInsert

/** What is wrong with a row, by its columns. */
class RowErrors extends FieldErrors {
  readonly faults: ImportRowError[] = []

  override add(column: string, ...errors: FieldError[]): void {
    for (const { code, limit } of errors)
      this.faults.push({ column: column as ImportColumn, code, ...(limit !== undefined && { limit }) })
  }
}

/** What a list may call the places of a company by, in either language, folded. */
class Names {
  readonly #ids = new Map<string, Set<number>>()

  add(name: string, id: number): void {
    const key = keyOf(name)
    this.#ids.set(key, (this.#ids.get(key) ?? new Set()).add(id))
  }

  find(name: string): { id: number } | 'unknown' | 'ambiguous' {
    const [id, ...others] = this.#ids.get(keyOf(name)) ?? []
    if (id === undefined) return 'unknown'
    return others.length > 0 ? 'ambiguous' : { id }
  }
}

/** The departments that a member may choose and the groups of the company, by every name that a list may call them. */
export class PlaceNames {
  readonly #departments: Names
  readonly #groups: Names

  private constructor(known: Names, groups: Names) {
    this.#departments = known
    this.#groups = groups
  }

  static async of(connection: Connection, member: CompanyMembership): Promise<PlaceNames> {
    const rows = await connection
      .select({ id: departments.id, name: departments.name, parentId: departments.parentId })
      .from(departments)
      .where(inReachOf(member, departments.companyId, departments.id))
    const known = new Names()
    const byId = new Map(rows.map(row => [row.id, row]))
    for (const { id, name, parentId } of rows) {
      const parent = parentId === null ? undefined : byId.get(parentId)
      for (const own of texts(name)) {
        known.add(own, id)
        for (const above of parent ? texts(parent.name) : []) known.add(`${above}/${own}`, id)
      }
    }
    const groups = new Names()
    const all = await connection
      .select({ id: employeeGroups.id, name: employeeGroups.name })
      .from(employeeGroups)
      .where(eq(employeeGroups.companyId, member.companyId))
    for (const { id, name } of all) for (const own of texts(name)) groups.add(own, id)
    return new PlaceNames(known, groups)
  }

  department(name: string): { id: number } | { code: 'department_unknown' | 'department_ambiguous' } {
    const found = this.#departments.find(name)
    return typeof found === 'string' ? { code: `department_${found}` } : found
  }

  group(name: string): { id: number } | { code: 'group_unknown' | 'group_ambiguous' } {
    const found = this.#groups.find(name)
    return typeof found === 'string' ? { code: `group_${found}` } : found
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
  /** Whether everyone needs one: a manager's people are in their own branch. */
  needsDepartment: boolean
}

/** A listed person as a row, with what is wrong by itself; conflicts with other people are checked when all are read. */
export function readRow(
  { line, cells, cut = [] }: ListedPerson,
  { companyId, importId, departmentId, needsDepartment }: Place,
  names: PlaceNames,
): ImportRow {
  const errors = new RowErrors()
  const required = (column: ImportColumn) => errors.add(column, { code: 'required' })
  const name = cells.name === undefined ? required('name') : readName(cells.name, errors)
  const email = cells.email === undefined ? required('email') : readEmail(foldDigits(cells.email), errors)
  const number = cells.number && readLine(foldDigits(cells.number), errors, 'number', 40)
  const job = cells.job && readLine(cells.job, errors, 'job', 120)
  let place = departmentId
  if (cells.department !== undefined) {
    const found = names.department(cells.department)
    if ('id' in found) place = found.id
    else errors.add('department', found)
  } else if (place === null && needsDepartment) required('department')
  const managerEmail = cells.manager && readManager(cells.manager, email || '', errors)
  // The last name of a cell that was cut is no name.
  const groupIds = cut.includes('groups') ? [] : groupsIn(cells.groups ?? '', names, errors)
  for (const column of cut)
    if (!errors.faults.some(fault => fault.column === column))
      errors.add(column, { code: 'too_long', limit: longestCell })
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
    managerEmail: managerEmail || null,
    groupIds,
    faults: errors.faults,
    state: isGood ? 'good' : 'faulty',
  }
}

/** No one is their own line manager; whether the person exists is checked once the whole list is read. */
function readManager(cell: string, own: string, errors: RowErrors): string {
  const faults = new RowErrors()
  const email = readEmail(foldDigits(cell), faults)
  for (const { code } of faults.faults) errors.add('manager', { code: code as FieldErrorCode })
  if (faults.faults.length === 0 && email === own) errors.add('manager', { code: 'manager_own' })
  return email
}

/** Several in one cell stand behind a semicolon or a comma. */
function groupsIn(cell: string, names: PlaceNames, errors: RowErrors): number[] {
  const written = cell
    .split(/[;,؛،]/)
    .map(name => name.trim())
    .filter(name => name !== '')
  const ids = new Set<number>()
  for (const name of written) {
    const found = names.group(name)
    if ('id' in found) ids.add(found.id)
    else if (!errors.faults.some(({ column, code }) => column === 'groups' && code === found.code))
      errors.add('groups', found)
  }
  return [...ids]
}
