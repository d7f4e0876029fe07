import { canonicalJson } from '@masar/text'
import { eq } from 'drizzle-orm'
import type { Connection, Database } from '../../../db/client.ts'
import { evidencePacks, users, type EvidenceSnapshot } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import { usualReader, type Locale, type Reader } from '../../../locale.ts'
import type { CompanyMembership } from '../../accounts/auth/viewer.ts'
import type { DocumentAsked, ExportSource } from '../exports/source.ts'
import { evidenceTable } from '../requirements/evidence.ts'
import { namedOn } from '../requirements/list.ts'
import { listMatrix } from '../requirements/matrix.ts'
import { packArchive } from './archive.ts'
import { evidencePdf } from './document/evidence-pdf.ts'
import { codeOf, sha256 } from './hash.ts'
import type { EvidenceScope } from './schema.ts'
import { coverOf, mostInAll, narrowing, takeSnapshot, type TakenSnapshot } from './snapshot.ts'
import { volumesOf } from './volumes.ts'

export interface PackQuery extends EvidenceScope {
  requirementId: number
  /** The day that was chosen, or on which the pack was asked for. */
  as_of: string
  /** An archive of documents alone: it has more people than one document holds, and no certificates were asked for. */
  isBare?: boolean
}

/** Where anybody can check a pack. */
const addressOf = (publicUrl: string, code: string) => `${publicUrl}/evidence/${code}`

/** @throws AppError `not_found` where it was not demanded on the day; `evidence_too_large` */
export async function countPeople(
  db: Connection,
  member: CompanyMembership,
  query: PackQuery,
): Promise<number> {
  const named = await namedOn(db, member, query.as_of)
  if (!named.some(({ row }) => row.id === query.requirementId)) throw new AppError('not_found')
  const page = await listMatrix(db, member, { ...narrowing(query), as_of: query.as_of, limit: 1 }, 'en')
  if (page.meta.total > mostInAll) throw new AppError('evidence_too_large')
  return page.meta.total
}

/** The person who makes a pack, with their calendar and digits. */
async function readerOf(db: Connection, userId: number, locale: Locale): Promise<Reader> {
  const [reading] = await db
    .select({ calendar: users.calendar, digits: users.digits })
    .from(users)
    .where(eq(users.id, userId))
  return { ...usualReader(locale), ...reading }
}

/** One document, and the record by which copies of it are checked. */
interface Volume {
  bytes: Uint8Array
  record: Pick<typeof evidencePacks.$inferInsert, 'code' | 'dataHash' | 'fileHash' | 'cover'>
}

async function volumeOf(snapshot: EvidenceSnapshot, reader: Reader, publicUrl: string): Promise<Volume> {
  const dataHash = sha256(canonicalJson(snapshot))
  const code = codeOf(dataHash)
  const bytes = await evidencePdf(snapshot, { reader, hash: dataHash, address: addressOf(publicUrl, code) })
  return { bytes, record: { code, dataHash, fileHash: sha256(bytes), cover: coverOf(snapshot) } }
}

/** The evidence of one requirement as a document or several, with a record of each by which copies of it are checked. */
export const evidenceSource: ExportSource<PackQuery> = {
  kind: 'requirement_evidence',
  name: { ar: 'ملف الإثبات', en: 'Evidence pack' },
  page: '/requirements',
  count: countPeople,
  table: (db, member, query, locale) =>
    evidenceTable(db, member, { ...narrowing(query), as_of: query.as_of }, locale),
  document: async (db, member, query, asked) => {
    const { locale, userId } = asked
    const taken = await takeSnapshot(db, member, {
      ...query,
      names: 'full',
      locale,
      tooMany: 'evidence_too_large',
    })
    const reader = await readerOf(db, userId, locale)
    const records: Volume['record'][] = []
    // One after another, while the file is written: none but the one at hand is in memory.
    const make = async (snapshot: EvidenceSnapshot) => {
      const { bytes, record } = await volumeOf(snapshot, reader, asked.publicUrl)
      records.push(record)
      return bytes
    }
    return {
      content: await contentOf(db, taken, make, { asked, isBare: query.isBare === true }),
      keep: async tx => {
        const { companyId } = member
        const { requirementId } = query
        await tx
          .insert(evidencePacks)
          .values(records.map(record => ({ ...record, companyId, requirementId, createdBy: userId })))
      },
    }
  },
}

/** A document by itself, or the archive. @throws AppError `evidence_certificates` */
async function contentOf(
  db: Database,
  taken: TakenSnapshot,
  make: (snapshot: EvidenceSnapshot) => Promise<Uint8Array>,
  { asked, isBare }: { asked: DocumentAsked; isBare: boolean },
) {
  const { snapshot } = taken
  if (asked.form === 'zip')
    return packArchive(db, taken, { asked, isBare, documents: { volumes: volumesOf(snapshot), make } })
  await asked.told(snapshot.people.length)
  // Asked for when they fitted into one: some more are no reason to refuse it.
  return [await make(snapshot)]
}
