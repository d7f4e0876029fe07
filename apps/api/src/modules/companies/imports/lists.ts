import { fold } from '@masar/text'
import {
  importColumns,
  type ImportCells,
  type ImportColumn,
  type ImportKind,
  type ImportProblem,
  type UnreadColumn,
} from '../../../db/schema/index.ts'
import { cleanLine } from '../../accounts/fields/name.ts'
import { decode, readCsv, readXlsx, UnreadableFileError } from '../files/read-sheet.ts'

/** The most people of one list. */
export const mostRows = 50_000
/** The most characters of a cell that are kept. */
export const longestCell = 1000
/** How many columns that are not read are named, and how much of each name. */
const [mostUnread, longestHead] = [200, 100]

/** A person of a list, as it says it, but for what cannot be seen: a preview shows the text that would be kept. */
export interface ListedPerson {
  /** Where it stands, counted from 1: the row of a table, the entry of typed lines. */
  line: number
  cells: ImportCells
  /** The columns in which it says more than is kept. */
  cut?: ImportColumn[]
}
export type ReadList = { people: ListedPerson[]; unread: UnreadColumn[] } | { problem: ImportProblem }

/** What the heads of columns are called, in either language; compared folded. */
const heads: Record<ImportColumn, readonly string[]> = {
  name: ['name', 'full name', 'employee', 'employee name', 'الاسم', 'اسم الموظف', 'الاسم الكامل', 'الموظف'],
  email: [
    'email',
    'e-mail',
    'mail',
    'email address',
    'e-mail address',
    'البريد',
    'البريد الإلكتروني',
    'الإيميل',
    'بريد',
  ],
  number: [
    'number',
    'employee number',
    'employee no',
    'employee id',
    'id',
    'no',
    'الرقم',
    'الرقم الوظيفي',
    'رقم الموظف',
  ],
  job: ['job', 'job title', 'title', 'position', 'الوظيفة', 'المسمى الوظيفي', 'المسمى', 'المنصب'],
  department: ['department', 'dept', 'division', 'القسم', 'الإدارة', 'قسم'],
  manager: [
    'manager',
    'line manager',
    'manager email',
    'line manager email',
    'line manager’s e-mail',
    'supervisor',
    'المدير',
    'المدير المباشر',
    'بريد المدير',
    'بريد المدير المباشر',
    'البريد الإلكتروني للمدير المباشر',
  ],
  groups: ['groups', 'group', 'المجموعات', 'المجموعة'],
}
const columnByHead = new Map(
  importColumns.flatMap(column => heads[column].map(head => [plainHead(head), column] as const)),
)

function plainHead(text: string): string {
  return fold(text).replaceAll(/[^\p{L}\p{N}]+/gu, '')
}

/** Reads a list of people: a table with a head, or typed lines with an address each. */
export async function readList(bytes: Uint8Array, kind: ImportKind): Promise<ReadList> {
  return kind === 'lines' ? bounded(readLines(textOf(bytes))) : readTable(bytes, kind, ['email'])
}

/** Typed lines, as they were sent. */
export const textOf = (bytes: Uint8Array) => decode(bytes).replaceAll('\0', '')

/**
 * Reads a table with a head.
 * @param needed the columns of which it must have one
 * @param known the columns that count; all others that say something are named as not read
 */
export async function readTable(
  bytes: Uint8Array,
  kind: Exclude<ImportKind, 'lines'>,
  needed: readonly ImportColumn[],
  known: readonly ImportColumn[] = importColumns,
): Promise<ReadList> {
  try {
    return ofTable(kind === 'csv' ? readCsv(bytes) : await readXlsx(bytes), needed, known)
  } catch (error) {
    if (!(error instanceof UnreadableFileError)) throw error
    return { problem: 'unreadable' }
  }
}

/** The people of a table, whose head is its first row with anything in it. */
function ofTable(
  rows: readonly (readonly string[])[],
  needed: readonly ImportColumn[],
  known: readonly ImportColumn[],
): ReadList {
  const at = rows.findIndex(row => row.some(cell => cell.trim() !== ''))
  const head = rows[at]
  if (!head) return { problem: 'empty' }
  const named = head.map(cell => columnByHead.get(plainHead(cell)))
  if (!needed.some(column => named.includes(column))) return { problem: 'no_header' }
  // Of two columns with one name the first counts.
  const columns = named.map((column, place) => (named.indexOf(column) === place ? column : undefined))
  const unread = new Set<number>()
  const people = rows.slice(at + 1).flatMap((row, below): ListedPerson[] => {
    const cells: ImportCells = {}
    const cut: ImportColumn[] = []
    row.forEach((cell, place) => {
      const column = columns[place]
      const line = cleanLine(cell)
      if (line === '') return
      if (column === undefined || !known.includes(column)) unread.add(place)
      if (column === undefined) return
      cells[column] = line.slice(0, longestCell)
      if (line.length > longestCell) cut.push(column)
    })
    if (Object.keys(cells).length === 0) return []
    return [{ line: at + below + 2, cells, ...(cut.length > 0 && { cut }) }]
  })
  const places = [...unread].toSorted((a, b) => a - b).slice(0, mostUnread)
  return bounded(
    people,
    places.map(place => ({
      place: place + 1,
      head: cleanLine(head[place] ?? '').slice(0, longestHead),
      repeats: columns[place] === undefined ? (named[place] ?? null) : null,
    })),
  )
}

/** @returns the people, unless there are none or too many */
export function bounded(people: ListedPerson[], unread: UnreadColumn[] = []): ReadList {
  if (people.length === 0) return { problem: 'empty' }
  return people.length > mostRows ? { problem: 'too_many' } : { people, unread }
}

/** Lines such as `Sara <sara@example.com>`, `sara@example.com, Sara` or the bare address; several addresses may share a line. */
export function readLines(text: string): ListedPerson[] {
  return text
    .split(/\r\n|\r|\n/)
    .flatMap(line => (line.split('@').length > 2 ? line.split(/[;,\t]/) : [line]))
    .map(cleanLine)
    .filter(entry => entry !== '')
    .map((entry, at) => ({ line: at + 1, cells: readEntry(entry.slice(0, longestCell)) }))
}

function readEntry(entry: string): ImportCells {
  const parts = entry.split(/[\s<>;,"]/).filter(part => part !== '')
  const email = parts.find(part => part.includes('@'))
  const name = parts.filter(part => part !== email).join(' ')
  if (email === undefined) return { email: name }
  return { email, name: name === '' ? nameOf(email) : name }
}

/** A first name to show, where only an address is given: `sara.ahmed@…` becomes Sara Ahmed, who can change it. */
function nameOf(email: string): string {
  const words = (email.split('@')[0] ?? '').split(/[._+\-\d]+/).filter(word => word !== '')
  return words.map(word => word.charAt(0).toUpperCase() + word.slice(1)).join(' ')
}
