import type { Database } from '../../../db/client.ts'
import type { EvidenceSnapshot, SnapshotPerson } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import type { Storage } from '../../../gateways/storage.ts'
import { sentence, type Locale } from '../../../locale.ts'
import { zipOf, type ZipEntry } from '../../../zip.ts'
import { certificateQueries, type CertificateRow } from '../../learning/certificates/certificates.ts'
import { markedPdf } from '../../learning/certificates/document/marked-pdf.ts'
import type { DocumentAsked } from '../exports/source.ts'
import { tableFile } from '../files/table-file.ts'
import type { Cell, Table, TableColumn } from '../files/table.ts'
import { storedWaiverFile } from '../requirements/waiver-files.ts'
import { evidenceColumns } from '../requirements/evidence.ts'
import { linesOf } from './lines.ts'
import { certificatePath, waiverPath } from './names.ts'
import type { TakenSnapshot, WaiverFile } from './snapshot.ts'
import { volumePath } from './volumes.ts'
import { whenFree } from './when-free.ts'

/** The most certificates of a pack: made one after another, at 10 to 50 ms and about 45 KB each, they take up to an hour and 2 GB. */
export const mostCertificates = 50_000
/** The certificates of so many people are read, and so many lines written, at once. */
const atOnce = 200

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
    // With certificates the documents are the smaller part; it is noticed that the file was cancelled.
    await asked.told(isBare ? done : 0)
  }
  if (isBare) {
    const table = {
      columns: evidenceColumns(asked.locale),
      pages: linesOfPeople(taken.snapshot, asked.locale),
    }
    yield { path: 'evidence.csv', content: csvOf(table, asked.locale) }
  } else yield* filesOfPeople(db, taken, asked)
}

async function* filesOfPeople(
  db: Database,
  taken: TakenSnapshot,
  asked: DocumentAsked,
): AsyncGenerator<ZipEntry> {
  const { people } = taken.snapshot
  const files: FilesOfPerson[] = []
  for (let from = 0; from < people.length; from += atOnce) {
    const page = people.slice(from, from + atOnce)
    const rows = await certificatesOf(db, page)
    for (const [at, person] of page.entries()) {
      const place = from + at + 1
      let certificates = 0
      for (const row of rows(person)) {
        certificates += 1
        const path = certificatePath(place, person.name, certificates)
        // The same PDF as its holder saves.
        const pdf = await whenFree(() => markedPdf(row, asked), asked.signal)
        yield { path, content: [pdf], isStored: true }
      }
      const proof = await waiverEntry(
        asked.storage,
        taken.waiverFiles[place - 1],
        waiverPath(place, person.name),
      )
      if (proof) yield proof
      files.push({ certificates, proof: proof?.path ?? null })
      await asked.told(place)
    }
  }
  const table = {
    columns: columnsWithFiles(asked.locale),
    pages: linesWithFiles(taken.snapshot, files, asked.locale),
  }
  yield { path: 'evidence.csv', content: csvOf(table, asked.locale) }
}

/** The certificates of some people, read at once: of each theirs that are not withdrawn, in their order. */
async function certificatesOf(db: Database, people: readonly SnapshotPerson[]) {
  const { byCode, byCodes } = certificateQueries(db)
  const codes = people.flatMap(person => person.certificates)
  const found = new Map((await byCodes.execute({ codes })).map(row => [row.code, row]))
  for (const code of codes) {
    if (found.has(code)) continue
    // It was corrected since the snapshot was taken, and has another code.
    const [row] = await byCode.execute({ code })
    if (row) found.set(code, row)
  }
  return (person: SnapshotPerson): CertificateRow[] =>
    person.certificates.flatMap(code => found.get(code) ?? []).filter(row => row.revokedAt === null)
}

/** What a pack holds of a person: what their line names. */
interface FilesOfPerson {
  certificates: number
  proof: string | null
}

async function* linesOfPeople(snapshot: EvidenceSnapshot, locale: Locale): AsyncGenerator<Cell[][]> {
  const { people } = snapshot
  for (let from = 0; from < people.length; from += atOnce)
    yield people.slice(from, from + atOnce).map(linesOf(snapshot, locale))
}

async function* linesWithFiles(snapshot: EvidenceSnapshot, files: readonly FilesOfPerson[], locale: Locale) {
  let place = 0
  for await (const lines of linesOfPeople(snapshot, locale))
    yield lines.map(line => {
      const { certificates, proof } = files[place] ?? { certificates: 0, proof: null }
      const name = snapshot.people[place]?.name ?? ''
      place += 1
      const paths = Array.from({ length: certificates }, (_, at) => certificatePath(place, name, at + 1))
      return [...line, paths.join('\n') || null, proof]
    })
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

function columnsWithFiles(locale: Locale): TableColumn[] {
  const files = /*i18n*/ { id: 'evidence.certificate_files', message: 'Certificate files' }
  const proofs = /*i18n*/ { id: 'evidence.waiver_file', message: 'File of the waiver' }
  const more = [files, proofs].map(title => ({ kind: 'text', title: sentence(locale, title) }) as const)
  return [...evidenceColumns(locale), ...more]
}

function csvOf(table: Table, locale: Locale) {
  return tableFile(table, 'csv', locale) as AsyncIterable<Uint8Array>
}
