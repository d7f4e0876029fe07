import { fold } from '@masar/text'
import { and, asc, eq, exists, gt, isNotNull, like, sql, type SQL } from 'drizzle-orm'
import type { Database, Transaction } from '../../../db/client.ts'
import {
  inspectedPeople,
  inspectionLinks,
  type EvidenceFacts,
  type SnapshotPerson,
} from '../../../db/schema/index.ts'
import { decodeCursor, pageOf } from '../../cursor.ts'
import { likeOf } from '../../finding.ts'
import type { InspectedPeopleQuery } from './schema.ts'

/** How many people one statement writes, reads or deletes. */
const atOnce = 1000

/** Keeps the people of a snapshot for a link, in their order. */
export async function keepInspected(
  tx: Transaction,
  link: { companyId: number; linkId: number },
  people: readonly SnapshotPerson[],
): Promise<void> {
  for (let from = 0; from < people.length; from += atOnce) {
    const rows = people.slice(from, from + atOnce).map((person, at) => ({
      ...link,
      place: from + at + 1,
      person,
      status: person.status,
      searchFolded: fold(`${person.name} ${person.number ?? ''}`),
    }))
    await tx.insert(inspectedPeople).values(rows)
  }
}

/** The people of a link while it shows any: those of one that is over wait to be deleted. */
function shownBy(db: Database, linkId: number): SQL | undefined {
  const shows = and(eq(inspectionLinks.id, linkId), isNotNull(inspectionLinks.snapshot))
  const link = db.select({ id: inspectionLinks.id }).from(inspectionLinks).where(shows)
  return and(eq(inspectedPeople.linkId, linkId), exists(link))
}

/** A page of the people that a link shows, in their order: found by name or number, or by where they stand. @throws AppError `malformed` */
export async function listInspected(
  db: Database,
  linkId: number,
  { q, status, cursor: written, limit = 25 }: InspectedPeopleQuery,
) {
  const cursor = decodeCursor(written, 'place', 'number')
  const words = likeOf(q)
  const { place, person } = inspectedPeople
  const which = and(
    shownBy(db, linkId),
    status && eq(inspectedPeople.status, status),
    words === undefined ? undefined : like(inspectedPeople.searchFolded, words),
  )
  const rows = await db
    .select({ place, person })
    .from(inspectedPeople)
    // A cursor is a client's text: its number may be more than a place can be.
    .where(and(which, cursor ? sql`${place} > ${Number(cursor.value)}::bigint` : undefined))
    .orderBy(asc(place))
    .limit(limit + 1)
  const total = cursor?.total ?? (await db.$count(inspectedPeople, which))
  return pageOf(
    rows,
    limit,
    { total, isBounded: false },
    row => ({ place: row.place, ...row.person }),
    last => ({ sort: 'place', value: last.place, id: last.place, total }),
  )
}

/**
 * All people of a link, page by page.
 * @throws Error where they are not all there any more: the link ended meanwhile, and what was read is not the whole
 */
export async function* eachInspected(
  db: Database,
  linkId: number,
  { counts }: EvidenceFacts,
): AsyncGenerator<SnapshotPerson[]> {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  let read = 0
  while (read < all) {
    const rows = await db
      .select({ person: inspectedPeople.person })
      .from(inspectedPeople)
      .where(and(shownBy(db, linkId), gt(inspectedPeople.place, read)))
      .orderBy(asc(inspectedPeople.place))
      .limit(atOnce)
    if (rows.length === 0) throw new Error(`inspection link ${linkId} ended while it was read`)
    read += rows.length
    yield rows.map(row => row.person)
  }
}

/**
 * Takes what they showed from links: at once they show nothing, and {@link deleteUnshown} deletes their people, who may be too many for a request.
 * @param set what becomes of the links besides @param which of them
 */
export async function emptyInspections(
  tx: Transaction,
  which: SQL | undefined,
  set: { withdrawnAt?: SQL } = {},
): Promise<void> {
  await tx
    .update(inspectionLinks)
    .set({ ...set, snapshot: null })
    .where(which)
}

/** Deletes people whom no link shows any more, a part of them at a time. @returns how many */
export async function deleteUnshown(db: Database): Promise<number> {
  const { rowCount } = await db.execute(sql`delete from inspected_people p using (
      select theirs.link_id, theirs.place from inspection_links l
      cross join lateral (select link_id, place from inspected_people where link_id = l.id limit ${atOnce}) theirs
      where l.snapshot is null limit ${atOnce}) unshown
    where p.link_id = unshown.link_id and p.place = unshown.place`)
  return rowCount ?? 0
}
