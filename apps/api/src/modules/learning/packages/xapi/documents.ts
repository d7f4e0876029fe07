import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Connection, Database } from '../../../../db/client.ts'
import type { xapiDocumentKinds } from '../../../../db/schema/index.ts'
import { storable } from '../kept-state.ts'
import { ofThisTaking } from '../taking.ts'
import { heldRun } from './keeping.ts'
import type { XapiSession } from './session.ts'
import { XapiError } from './xapi-error.ts'

const longestDocument = 512 * 1024
/** Of one learner in one taking of a lesson. */
const mostDocuments = 500
const mostBytes = 16 * 1024 * 1024

/** Where a document is kept: of which kind, for what and under which name. */
export interface DocumentPlace {
  kind: (typeof xapiDocumentKinds)[number]
  activity: string
  registration: string
  name: string
}

export interface Document {
  contentType: string
  content: Buffer
}

/** What a writer holds the document to be, by the headers of HTTP. */
export interface Conditions {
  ifMatch: string | undefined
  ifNoneMatch: string | undefined
}

interface Row extends Record<string, unknown> {
  content_type: string
  content: Buffer
  etag: string
  updated_at: Date
}

/** A document as it is kept, with its tag; null where there is none. */
export async function readDocument(
  db: Connection,
  { played }: Pick<XapiSession, 'played'>,
  place: DocumentPlace,
): Promise<(Document & { etag: string; updatedAt: Date }) | null> {
  if (played === null) return null
  const { rows } = await db.execute<Row>(sql`
    select d.content_type, d.content, d.etag, d.updated_at from xapi_documents d
    where d.user_id = ${played.userId} and d.lesson_id = ${played.lesson.id} and d.key = ${keyOf(place)}`)
  const [row] = rows
  return row
    ? {
        contentType: row.content_type,
        content: Buffer.from(row.content),
        etag: row.etag,
        updatedAt: new Date(row.updated_at),
      }
    : null
}

/** The names of what is kept at a place, changed since a time or ever. */
export async function documentNames(
  db: Database,
  { played }: XapiSession,
  place: Omit<DocumentPlace, 'name'>,
  since: string | null,
): Promise<string[]> {
  if (played === null) return []
  const { rows } = await db.execute<{ name: string }>(sql`
    select d.name from xapi_documents d where ${at(played, place)}
      and (${since}::timestamptz is null or d.updated_at > ${since}::timestamptz) order by d.name`)
  return rows.map(({ name }) => name)
}

/**
 * Keeps a document in place of the stored one, or joins its members to that one's.
 * @param isMerged xAPI's POST: both have to be objects of JSON
 * @throws XapiError
 */
export async function writeDocument(
  db: Database,
  session: XapiSession,
  place: DocumentPlace,
  { document, conditions, isMerged }: { document: Document; conditions: Conditions; isMerged: boolean },
): Promise<void> {
  const { played } = session
  if (document.content.length > longestDocument)
    throw new XapiError(413, 'The document is longer than 512 KB.')
  if (isMerged) membersOf(document)
  if (played === null) return
  await db.transaction(async tx => {
    await heldRun(tx, played, session.run)
    const stood = await readDocument(tx, session, place)
    checkConditions(place, stood?.etag ?? null, conditions, isMerged)
    const { contentType, content } = isMerged && stood ? merged(stood, document) : document
    if (content.length > longestDocument) throw new XapiError(413, 'The document is longer than 512 KB.')
    await checkRoom(tx, played, content.length - (stood?.content.length ?? 0), stood === null)
    await tx.execute(sql`
      insert into xapi_documents (user_id, lesson_id, key, kind, activity, registration, name, content_type, content, etag, updated_at)
      values (${played.userId}, ${played.lesson.id}, ${keyOf(place)}, ${place.kind}, ${place.activity}, ${place.registration}, ${place.name},
        ${contentType}, ${content}, ${etagOf(content)}, clock_timestamp())
      on conflict (user_id, lesson_id, key) do update set content_type = excluded.content_type,
        content = excluded.content, etag = excluded.etag, updated_at = excluded.updated_at`)
  })
}

/** Deletes a document, or all of a place where no name is given. @throws XapiError */
export async function deleteDocuments(
  db: Database,
  session: XapiSession,
  { name, ...place }: Omit<DocumentPlace, 'name'> & { name: string | undefined },
  { ifMatch }: Pick<Conditions, 'ifMatch'>,
): Promise<void> {
  const { played } = session
  if (played === null) return
  await db.transaction(async tx => {
    await heldRun(tx, played, session.run)
    if (name !== undefined && ifMatch !== undefined)
      checkMatch((await readDocument(tx, session, { ...place, name }))?.etag ?? null, ifMatch)
    await tx.execute(sql`
      delete from xapi_documents d where ${at(played, place)} and (${name ?? null}::text is null or d.name = ${name ?? null})`)
  })
}

const at = (
  { userId, lesson }: { userId: number; lesson: { id: number } },
  { kind, activity, registration }: Omit<DocumentPlace, 'name'>,
) => sql`d.user_id = ${userId} and d.lesson_id = ${lesson.id} and d.kind = ${kind}
  and d.activity = ${activity} and d.registration = ${registration}`

const keyOf = ({ kind, activity, registration, name }: DocumentPlace) =>
  createHash('sha256')
    .update(JSON.stringify([kind, activity, registration, name]))
    .digest('hex')

/** Profiles have several writers: who writes over one has to have seen it (xAPI 1.0.3, communication 3.1). */
function checkConditions(
  { kind }: DocumentPlace,
  etag: string | null,
  { ifMatch, ifNoneMatch }: Conditions,
  isMerged: boolean,
): void {
  if (ifMatch !== undefined) checkMatch(etag, ifMatch)
  if (ifNoneMatch !== undefined && etag !== null && (ifNoneMatch === '*' || ifNoneMatch.includes(etag)))
    throw new XapiError(412, 'There is such a document.')
  if (kind !== 'state' && !isMerged && etag !== null && ifMatch === undefined && ifNoneMatch === undefined)
    throw new XapiError(409, 'There is such a document: say by If-Match which one is written over.')
}

function checkMatch(etag: string | null, wanted: string): void {
  if (etag === null || (wanted !== '*' && !wanted.includes(etag)))
    throw new XapiError(412, 'The document is not that one any more.')
}

function merged(stood: Document, added: Document): Document {
  const content = Buffer.from(JSON.stringify({ ...membersOf(stood), ...membersOf(added) }))
  return { contentType: 'application/json', content }
}

/** @throws XapiError for anything but an object of JSON */
function membersOf({ contentType, content }: Document): object {
  if (/^application\/json\b/i.test(contentType))
    try {
      const value = storable(JSON.parse(content.toString()))
      if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error
    }
  throw new XapiError(400, 'Only objects of JSON are joined.')
}

async function checkRoom(
  tx: Connection,
  played: NonNullable<XapiSession['played']>,
  growth: number,
  isNew: boolean,
): Promise<void> {
  if (growth <= 0 && !isNew) return
  const { rows } = await tx.execute<{ count: number; bytes: number }>(sql`
    select count(*)::int as count, coalesce(sum(octet_length(d.content)), 0)::float8 as bytes from xapi_documents d
    where d.user_id = ${played.userId} and d.lesson_id = ${played.lesson.id} and (d.kind <> 'state' or ${ofThisTaking(played, sql`d.updated_at`)})`)
  const { count = 0, bytes = 0 } = rows[0] ?? {}
  if (bytes + growth > mostBytes)
    throw new XapiError(413, 'The documents of one learner in one lesson are longer than 16 MB.')
  if (isNew && count >= mostDocuments)
    throw new XapiError(413, `More than ${mostDocuments} documents of one learner in one lesson.`)
}

export const etagOf = (content: Buffer) => `"${createHash('sha1').update(content).digest('hex')}"`
