import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '../../../db/client.ts'
import type { EvidenceSnapshot, SnapshotPerson } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import type { Storage } from '../../../gateways/storage.ts'
import { pick, sentence, type Locale } from '../../../locale.ts'
import { zipOf, type ZipEntry } from '../../../zip.ts'
import { certificateQueries, type CertificateRow } from '../../learning/certificates/certificates.ts'
import { markedPdf } from '../../learning/certificates/document/marked-pdf.ts'
import { DocumentBusyError } from '../../platform/documents/documents.ts'
import type { DocumentAsked } from '../exports/source.ts'
import { tableFile } from '../files/table-file.ts'
import type { Cell } from '../files/table.ts'
import { storedWaiverFile } from '../requirements/waiver-files.ts'
import { evidenceCells, evidenceColumns } from '../requirements/evidence.ts'
import { certificatePath, waiverPath } from './names.ts'
import type { TakenSnapshot, WaiverFile } from './snapshot.ts'

/** The most certificates of a pack: one after another they take minutes. */
const mostCertificates = 5000
/** How long a certificate waits, in all, for those that people save themselves. */
const [waits, waitMs] = [30, 2000]

/**
 * A pack as a ZIP, chunk by chunk: the document, the PDF of each certificate of its people, the files of their
 * waivers, and a CSV that names each person's files. A
 * certificate that was withdrawn meanwhile has none.
 * @throws AppError `evidence_too_large`
 */
export function packArchive(
  db: Database,
  taken: TakenSnapshot,
  pdf: Uint8Array,
  asked: DocumentAsked,
): AsyncGenerator<Uint8Array> {
  const { snapshot } = taken
  const count = snapshot.people.reduce((sum, { certificates }) => sum + certificates.length, 0)
  if (count > mostCertificates) throw new AppError('evidence_too_large')
  return zipOf(entriesOf(db, taken, pdf, asked), new Date(snapshot.made_at))
}

async function* entriesOf(
  db: Database,
  taken: TakenSnapshot,
  pdf: Uint8Array,
  asked: DocumentAsked,
): AsyncGenerator<ZipEntry> {
  const { snapshot, waiverFiles } = taken
  yield { path: 'evidence.pdf', content: [pdf], isStored: true }
  const { byCode } = certificateQueries(db)
  const rows: Cell[][] = []
  for (const [index, person] of snapshot.people.entries()) {
    const paths: string[] = []
    for (const code of person.certificates) {
      const [row] = await byCode.execute({ code })
      if (!row || row.revokedAt !== null) continue
      const path = certificatePath(index + 1, person.name, paths.length + 1)
      yield { path, content: [await certificateOf(row, asked)], isStored: true }
      paths.push(path)
    }
    const proof = await waiverEntry(asked.storage, waiverFiles[index], waiverPath(index + 1, person.name))
    if (proof) yield proof
    rows.push([...cellsOf(snapshot, person, paths, asked.locale), proof?.path ?? null])
    await asked.told(index + 1)
  }
  yield { path: 'evidence.csv', content: csvOf(rows, asked.locale) }
}

/** The file of a waiver under a readable name; nothing where there is none, or it was removed meanwhile. */
async function waiverEntry(
  storage: Storage,
  proof: WaiverFile | null | undefined,
  path: string,
): Promise<ZipEntry | null> {
  if (!proof || (await storage.size(storedWaiverFile(proof.file))) === null) return null
  const content = storage.read(storedWaiverFile(proof.file)) as AsyncIterable<Uint8Array>
  return { path: `${path}.${proof.type}`, content, isStored: true }
}

/** The same PDF as its holder saves; where too many wait for theirs, it lets them go first. */
async function certificateOf(row: CertificateRow, asked: DocumentAsked): Promise<Uint8Array> {
  for (let left = waits; ; left -= 1)
    try {
      return await markedPdf(row, asked)
    } catch (error) {
      if (!(error instanceof DocumentBusyError) || left === 0) throw error
      await wait(waitMs, undefined, { signal: asked.signal })
    }
}

function cellsOf(
  { as_of: day, requirement }: EvidenceSnapshot,
  person: SnapshotPerson,
  paths: readonly string[],
  locale: Locale,
): Cell[] {
  const department = person.department && pick(person.department, locale)
  return [
    day,
    pick(requirement.title, locale),
    ...evidenceCells({ ...person, department }, locale),
    paths.join('\n') || null,
  ]
}

function csvOf(rows: readonly Cell[][], locale: Locale) {
  const files = /*i18n*/ { id: 'evidence.certificate_files', message: 'Certificate files' }
  const proofs = /*i18n*/ { id: 'evidence.waiver_file', message: 'File of the waiver' }
  const more = [files, proofs].map(title => ({ kind: 'text', title: sentence(locale, title) }) as const)
  const columns = [...evidenceColumns(locale), ...more]
  return tableFile({ columns, pages: pagesOf(rows) }, 'csv', locale) as AsyncIterable<Uint8Array>
}

async function* pagesOf(rows: readonly Cell[][]) {
  yield rows
}
