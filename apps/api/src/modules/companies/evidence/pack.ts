import { canonicalJson } from '@masar/text'
import { eq } from 'drizzle-orm'
import type { Connection } from '../../../db/client.ts'
import { evidencePacks, users } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import { usualReader, type Locale, type Reader } from '../../../locale.ts'
import type { CompanyMembership } from '../../accounts/auth/viewer.ts'
import type { ExportSource } from '../exports/source.ts'
import { evidenceTable } from '../requirements/evidence.ts'
import { namedOn } from '../requirements/list.ts'
import { listMatrix } from '../requirements/matrix.ts'
import { packArchive } from './archive.ts'
import { evidencePdf } from './document/evidence-pdf.ts'
import { codeOf, sha256 } from './hash.ts'
import type { EvidenceScope } from './schema.ts'
import { coverOf, mostPeople, narrowing, takeSnapshot } from './snapshot.ts'

interface PackQuery extends EvidenceScope {
  requirementId: number
  /** The day that was chosen, or on which the pack was asked for. */
  as_of: string
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
  if (page.meta.total > mostPeople) throw new AppError('evidence_too_large')
  return page.meta.total
}

/** Whoever makes a pack, as they read days and numbers. */
async function readerOf(db: Connection, userId: number, locale: Locale): Promise<Reader> {
  const [reading] = await db
    .select({ calendar: users.calendar, digits: users.digits })
    .from(users)
    .where(eq(users.id, userId))
  return { ...usualReader(locale), ...reading }
}

/** The evidence of one requirement as a document, with a record by which copies of it are checked. */
export const evidenceSource: ExportSource<PackQuery> = {
  kind: 'requirement_evidence',
  name: { ar: 'ملف الإثبات', en: 'Evidence pack' },
  page: '/requirements',
  count: countPeople,
  table: (db, member, query, locale) =>
    evidenceTable(db, member, { ...narrowing(query), as_of: query.as_of }, locale),
  document: async (db, member, query, asked) => {
    const { locale, userId, publicUrl, told } = asked
    const taken = await takeSnapshot(db, member, { ...query, names: 'full', locale })
    const { snapshot } = taken
    if (asked.form === 'pdf') await told(snapshot.people.length)
    const dataHash = sha256(canonicalJson(snapshot))
    const code = codeOf(dataHash)
    const bytes = await evidencePdf(snapshot, {
      reader: await readerOf(db, userId, locale),
      hash: dataHash,
      address: addressOf(publicUrl, code),
    })
    return {
      content: asked.form === 'zip' ? packArchive(db, taken, bytes, asked) : [bytes],
      keep: async tx => {
        await tx.insert(evidencePacks).values({
          companyId: member.companyId,
          requirementId: query.requirementId,
          code,
          dataHash,
          fileHash: sha256(bytes),
          cover: coverOf(snapshot),
          createdBy: userId,
        })
      },
    }
  },
}
