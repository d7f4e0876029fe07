import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { setImmediate as letOthersIn } from 'node:timers/promises'
import { canonicalJson } from '@masar/text'
import type { Database } from '../../../db/client.ts'
import type { EvidenceFacts, SnapshotPerson } from '../../../db/schema/index.ts'
import type { Locale } from '../../../locale.ts'
import { tableFile } from '../files/table-file.ts'
import { evidenceColumns } from '../requirements/evidence.ts'
import { eachInspected } from './inspected-people.ts'
import { linesOf } from './lines.ts'
import type { InspectionForm } from './schema.ts'

/**
 * A snapshot in canonical JSON, part by part: the same text that `canonicalJson` makes of it with its people in it. The hash of a link is
 * SHA-256 over this text in UTF-8, nothing before or behind it: who has the file needs no more than `sha256sum`.
 */
export async function* canonicalParts(
  facts: EvidenceFacts,
  pages: AsyncIterable<readonly SnapshotPerson[]> | Iterable<readonly SnapshotPerson[]>,
): AsyncGenerator<string> {
  // Quotes within texts are escaped: this stands where the people do, and nowhere else.
  const [before = '', after = ''] = canonicalJson({ ...facts, people: [] }).split('"people":[]')
  yield `${before}"people":[`
  let isFirst = true
  for await (const people of pages) {
    if (people.length === 0) continue
    yield `${isFirst ? '' : ','}${people.map(canonicalJson).join(',')}`
    isFirst = false
  }
  yield `]${after}`
}

/** The hash of a snapshot that is in memory. It takes seconds of a large company: requests are answered between its parts. */
export async function hashOfAll(facts: EvidenceFacts, people: readonly SnapshotPerson[]): Promise<string> {
  const hash = createHash('sha256')
  for await (const part of canonicalParts(facts, inParts(people))) {
    hash.update(part)
    await letOthersIn()
  }
  return hash.digest('hex')
}

function* inParts(people: readonly SnapshotPerson[]) {
  for (let from = 0; from < people.length; from += 1000) yield people.slice(from, from + 1000)
}

/** The whole of what a link shows as a file, page by page; it fails where the link ends meanwhile. */
export function inspectionFile(
  db: Database,
  link: { id: number; facts: EvidenceFacts },
  form: InspectionForm,
  locale: Locale,
): Readable {
  const pages = eachInspected(db, link.id, link.facts)
  if (form === 'json') return Readable.from(canonicalParts(link.facts, pages), { objectMode: false })
  return tableFile(
    { columns: evidenceColumns(locale), pages: rowsOf(link.facts, pages, locale) },
    'csv',
    locale,
  )
}

async function* rowsOf(facts: EvidenceFacts, pages: AsyncIterable<SnapshotPerson[]>, locale: Locale) {
  const line = linesOf(facts, locale)
  for await (const people of pages) yield people.map(line)
}
