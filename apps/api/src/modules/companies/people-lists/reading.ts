import { foldDigits, stripBidi } from '@masar/text'
import { normalEmail } from '../../accounts/fields/email.ts'
import type { ImportKind, ImportProblem, UnreadColumn } from '../../../db/schema/index.ts'
import { bounded, type ListedPerson, readTable, textOf } from '../imports/lists.ts'

/** An entry of a list that names an employee, by e-mail or else by employee number. */
export interface NamedEntry {
  line: number
  written: string
  email: string | null
  number: string | null
}
export type ReadNames = { entries: NamedEntry[]; unread: UnreadColumn[] } | { problem: ImportProblem }

/** The columns of a table that can say who is meant. */
const naming = ['email', 'number'] as const

/** Reads a list that names people: a table with a column of e-mails or employee numbers, or what was typed or pasted. */
export async function readNames(bytes: Uint8Array, kind: ImportKind): Promise<ReadNames> {
  const read =
    kind === 'lines' ? bounded(readEntries(textOf(bytes))) : await readTable(bytes, kind, naming, naming)
  return 'problem' in read ? read : { entries: read.people.map(entryOf), unread: read.unread }
}

/** Addresses and numbers, several to a line where commas, semicolons or tabs part them; of `Sara <sara@example.com>` the address. */
function readEntries(text: string): ListedPerson[] {
  return text.split(/\r\n|\r|\n/).flatMap((typed, index) => {
    const isOfOne = typed.split('@').length === 2
    return (isOfOne ? [typed] : typed.split(/[;,،؛\t]/))
      .map(part => part.trim().slice(0, 1000))
      .filter(part => part !== '')
      .map(part => ({ line: index + 1, cells: cellsOf(part) }))
  })
}

function cellsOf(part: string) {
  const email = part.split(/[\s<>;,،؛"]/).find(word => word.includes('@'))
  return email === undefined ? { number: part } : { email }
}

/** Where a row has both, the e-mail says who it is. */
function entryOf({ line, cells }: ListedPerson): NamedEntry {
  const plain = (text: string | undefined) => foldDigits(stripBidi(text ?? '')).trim()
  const [email, number] = [normalEmail(plain(cells.email)), plain(cells.number)]
  return {
    line,
    written: (cells.email ?? cells.number ?? '').slice(0, 320),
    email: email || null,
    number: email === '' ? number || null : null,
  }
}
