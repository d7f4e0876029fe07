import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '../../../db/client.ts'
import type { EvidenceSnapshot } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import type { Storage } from '../../../gateways/storage.ts'
import { sentence, type Locale } from '../../../locale.ts'
import { zipOf, type ZipEntry } from '../../../zip.ts'
import { certificateQueries, type CertificateRow } from '../../learning/certificates/certificates.ts'
import { markedPdf } from '../../learning/certificates/document/marked-pdf.ts'
import { DocumentBusyError } from '../../platform/documents/documents.ts'
import type { DocumentAsked } from '../exports/source.ts'
import { tableFile } from '../files/table-file.ts'
import type { Cell, TableColumn } from '../files/table.ts'
import { storedWaiverFile } from '../requirements/waiver-files.ts'
import { evidenceColumns } from '../requirements/evidence.ts'
import { linesOf } from './lines.ts'
import { certificatePath, waiverPath } from './names.ts'
import type { TakenSnapshot, WaiverFile } from './snapshot.ts'
import { volumePath } from './volumes.ts'

/** The most certificates of a pack: one after another they take minutes. */
const mostCertificates = 5000
/** How long a certificate waits, in all, for those that people save themselves. */
const [waits, waitMs] = [30, 2000]

interface ArchiveGiven {
  asked: DocumentAsked
  /** Documents and the list of the people, without certificates and the files of waivers. */
  isBare: boolean
  documents: { volumes: readonly EvidenceSnapshot[]; make: (volume: EvidenceSnapshot) => Promise<Uint8Array> }
}

/**
 * A pack as a ZIP, chunk by chunk: its documents, the PDF of each certificate of its people, the files of their
 * waivers, and a CSV that names each person's files. A
 * certificate that was withdrawn meanwhile has none.
 * @throws AppError `evidence_certificates`
 */
export function packArchive(
  db: Database,
  taken: TakenSnapshot,
  given: ArchiveGiven,
): AsyncGenerator<Uint8Array> {
  const { snapshot } = taken
  const count = snapshot.people.reduce((sum, { certificates }) => sum + certificates.length, 0)
  if (!given.isBare && count > mostCertificates) throw new AppError('evidence_certificates')
  return zipOf(entriesOf(db, taken, given), new Date(snapshot.made_at))
}

async function* entriesOf(db: Database, taken: TakenSnapshot, given: ArchiveGiven): AsyncGenerator<ZipEntry> {
  const { asked, isBare, documents } = given
  let done = 0
  for (const volume of documents.volumes) {
    asked.signal.throwIfAborted()
    yield { path: volumePath(volume), content: [await documents.make(volume)], isStored: true }
    done += volume.people.length
    if (isBare) await asked.told(done)
  }
  if (isBare) {
    const { snapshot } = taken
    const rows = snapshot.people.map(linesOf(snapshot, asked.locale))
    yield { path: 'evidence.csv', content: csvOf(rows, evidenceColumns(asked.locale), asked.locale) }
  } else yield* filesOfPeople(db, taken, asked)
}

async function* filesOfPeople(
  db: Database,
  { snapshot, waiverFiles }: TakenSnapshot,
  asked: DocumentAsked,
): AsyncGenerator<ZipEntry> {
  const { byCode } = certificateQueries(db)
  const line = linesOf(snapshot, asked.locale)
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
    rows.push([...line(person), paths.join('\n') || null, proof?.path ?? null])
    await asked.told(index + 1)
  }
  yield { path: 'evidence.csv', content: csvOf(rows, columnsWithFiles(asked.locale), asked.locale) }
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

function columnsWithFiles(locale: Locale): TableColumn[] {
  const files = /*i18n*/ { id: 'evidence.certificate_files', message: 'Certificate files' }
  const proofs = /*i18n*/ { id: 'evidence.waiver_file', message: 'File of the waiver' }
  const more = [files, proofs].map(title => ({ kind: 'text', title: sentence(locale, title) }) as const)
  return [...evidenceColumns(locale), ...more]
}

function csvOf(rows: readonly Cell[][], columns: TableColumn[], locale: Locale) {
  return tableFile({ columns, pages: pagesOf(rows) }, 'csv', locale) as AsyncIterable<Uint8Array>
}

async function* pagesOf(rows: readonly Cell[][]) {
  yield rows
}
