import { randomBytes } from 'node:crypto'
import { and, desc, eq, getTableColumns, gt, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../../db/client.ts'
import { inspectionLinks, users, type EvidenceFacts } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import { pick, type Locale } from '../../../locale.ts'
import { hashOf } from '../../../secrets.ts'
import { FieldErrors, readLine } from '../../accounts/fields/person.ts'
import type { CompanyActor } from '../../platform/audit/actor.ts'
import { audit } from '../../platform/audit/audit.ts'
import { keepsActing } from '../members/standing.ts'
import { actorNameIn } from '../retention/former.ts'
import { lockStructure } from '../structure.ts'
import { hashOfAll } from './inspected-data.ts'
import { deleteUnshown, emptyInspections, keepInspected } from './inspected-people.ts'
import type { inspectionGoneReasons, inspectionStates, InspectionLinkOrder } from './schema.ts'
import { coverOf, takeSnapshot } from './snapshot.ts'

/** So many may be open at once; of those that are over, the latest are listed. */
const mostOpen = 50
const mostListed = 100

const isOpen = and(isNull(inspectionLinks.withdrawnAt), gt(inspectionLinks.expiresAt, sql`clock_timestamp()`))
const state = sql<(typeof inspectionStates)[number]>`case
  when ${inspectionLinks.withdrawnAt} is not null then 'withdrawn'
  when ${inspectionLinks.expiresAt} <= clock_timestamp() then 'expired'
  else 'open' end`

const { snapshot: _facts, ...withoutFacts } = getTableColumns(inspectionLinks)

/** The links by which inspectors, without accounts, see a requirement as it stood on a day. */
export class InspectionLinks {
  readonly #db: Database
  readonly #publicUrl: string

  constructor(db: Database, publicUrl: string) {
    this.#db = db
    this.#publicUrl = publicUrl
  }

  /** Those that are open first, the newest of each first; without what would open them. */
  async list(companyId: number, locale: Locale) {
    const rows = await this.#db
      .select({ link: withoutFacts, maker: actorNameIn(locale, 'users', companyId), state })
      .from(inspectionLinks)
      .leftJoin(users, eq(users.id, inspectionLinks.createdBy))
      .where(eq(inspectionLinks.companyId, companyId))
      .orderBy(desc(isOpen ?? sql`true`), desc(inspectionLinks.id))
      .limit(mostListed)
    return rows.map(({ link, maker, state: stands }) => ({
      id: link.id,
      requirement_id: link.requirementId,
      title: pick(link.cover.title, locale),
      department: link.cover.department && pick(link.cover.department, locale),
      group: link.cover.group && pick(link.cover.group, locale),
      as_of: link.cover.asOf,
      reason: link.reason,
      names: link.names,
      state: stands,
      data_hash: link.dataHash,
      made_by: maker,
      created_at: link.createdAt.toISOString(),
      expires_at: link.expiresAt.toISOString(),
      opened: link.openedCount,
      last_opened_at: link.lastOpenedAt?.toISOString() ?? null,
    }))
  }

  /**
   * Freezes what is true and makes a link to it.
   * @returns the link, which is shown this once
   * @throws AppError `validation`, `not_found`, `inspection_too_large`, `too_many_inspection_links`; `forbidden` where the actor's role ended meanwhile
   */
  async make(actor: CompanyActor, order: InspectionLinkOrder, locale: Locale) {
    const { companyId } = actor.member
    const { requirement_id: requirementId, days, names, reason: given, ...scope } = order
    const errors = new FieldErrors()
    const reason = readLine(given, errors, 'reason', 300)
    errors.throwIfAny()
    // What is refused for sure is not read first.
    await refuseMoreThan(this.#db, companyId, mostOpen - 1)
    const asked = { ...scope, requirementId, names, locale, tooMany: 'inspection_too_large' } as const
    const { snapshot } = await takeSnapshot(this.#db, actor.member, asked)
    const { people, ...facts } = snapshot
    const dataHash = await hashOfAll(facts, people)
    const token = randomBytes(16).toString('base64url')
    const id = await this.#db.transaction(async tx => {
      const [made] = await tx
        .insert(inspectionLinks)
        .values({
          companyId,
          requirementId,
          tokenHash: hashOf(token),
          reason,
          names,
          snapshot: facts,
          dataHash,
          cover: coverOf(facts),
          createdBy: actor.userId,
          expiresAt: sql`now() + make_interval(days => ${days})`,
        })
        .returning({ id: inspectionLinks.id, expiresAt: inspectionLinks.expiresAt })
      if (!made) throw new Error('An inspection link was not made.')
      await keepInspected(tx, { companyId, linkId: made.id }, people)
      await checkLast(tx, actor)
      await audit(tx, actor, {
        action: 'inspection_link.create',
        subject: { type: 'inspection_link', id: made.id },
        after: {
          requirement_id: requirementId,
          ...scope,
          as_of: facts.as_of,
          names,
          reason,
          people: people.length,
          expires_at: made.expiresAt,
        },
      })
      return made.id
    })
    return { id, link: `${this.#publicUrl}${locale === 'en' ? '/en' : ''}/inspect/${token}` }
  }

  /** It opens nothing from now on, and what it showed is deleted within the hour; once more, it changes nothing. @throws AppError `not_found` */
  async withdraw(actor: CompanyActor, id: number): Promise<void> {
    const own = and(eq(inspectionLinks.id, id), eq(inspectionLinks.companyId, actor.member.companyId))
    await this.#db.transaction(async tx => {
      const [known] = await tx
        .select({ withdrawnAt: inspectionLinks.withdrawnAt })
        .from(inspectionLinks)
        .where(own)
        .for('update')
      if (!known) throw new AppError('not_found')
      if (known.withdrawnAt !== null) return
      await emptyInspections(tx, own, { withdrawnAt: sql`clock_timestamp()` })
      await audit(tx, actor, {
        action: 'inspection_link.withdraw',
        subject: { type: 'inspection_link', id },
      })
    })
  }
}

/** The last of what a new link writes: of a large company its people are thousands, and the lock keeps no one waiting for them. */
async function checkLast(tx: Transaction, { userId, member }: CompanyActor): Promise<void> {
  await lockStructure(tx, member.companyId)
  // Whatever ended the role has withdrawn what it found: this link it did not see.
  if (!(await keepsActing(tx, userId, member))) throw new AppError('forbidden')
  await refuseMoreThan(tx, member.companyId, mostOpen)
}

async function refuseMoreThan(
  connection: Database | Transaction,
  companyId: number,
  most: number,
): Promise<void> {
  const open = and(eq(inspectionLinks.companyId, companyId), isOpen)
  if ((await connection.$count(inspectionLinks, open)) > most) throw new AppError('too_many_inspection_links')
}

function gone(because: (typeof inspectionGoneReasons)[number]): AppError {
  return new AppError('inspection_link_gone', { data: { because } })
}

/** Why a link opens nothing. @param onUnknown counts a token of none @throws AppError `inspection_link_gone` */
async function refuse(db: Database, tokenHash: string, onUnknown: () => Promise<void>): Promise<never> {
  const [known] = await db
    .select({ state })
    .from(inspectionLinks)
    .where(eq(inspectionLinks.tokenHash, tokenHash))
  if (known) throw gone(known.state === 'withdrawn' ? 'withdrawn' : 'expired')
  await onUnknown()
  throw gone('unknown')
}

/** What a link shows but for its people, and that it was opened. @param onUnknown counts a token of none @throws AppError `inspection_link_gone` */
export async function openInspection(
  db: Database,
  token: string,
  locale: Locale,
  onUnknown: () => Promise<void>,
) {
  const tokenHash = hashOf(token)
  const [opened] = await db
    .update(inspectionLinks)
    .set({ openedCount: sql`${inspectionLinks.openedCount} + 1`, lastOpenedAt: sql`clock_timestamp()` })
    .where(and(eq(inspectionLinks.tokenHash, tokenHash), isOpen))
    .returning()
  if (!opened?.snapshot) return refuse(db, tokenHash, onUnknown)
  const [maker] = await db
    .select({ name: actorNameIn(locale, 'users', opened.companyId) })
    .from(users)
    .where(eq(users.id, opened.createdBy ?? 0))
  return {
    snapshot: opened.snapshot,
    data_hash: opened.dataHash,
    reason: opened.reason,
    made_by: maker?.name ?? null,
    expires_at: opened.expiresAt.toISOString(),
  }
}

/** The link that a token opens, to read on in what it shows. @param onUnknown counts a token of none @throws AppError `inspection_link_gone` */
export async function readInspection(
  db: Database,
  token: string,
  onUnknown: () => Promise<void>,
): Promise<{ id: number; facts: EvidenceFacts }> {
  const tokenHash = hashOf(token)
  const [link] = await db
    .select({ id: inspectionLinks.id, facts: inspectionLinks.snapshot })
    .from(inspectionLinks)
    .where(and(eq(inspectionLinks.tokenHash, tokenHash), isOpen))
  return link?.facts ? { id: link.id, facts: link.facts } : refuse(db, tokenHash, onUnknown)
}

/** Deletes the people that links showed which are over or withdrawn; that there was a link stays. */
export async function emptyExpiredInspections(db: Database): Promise<void> {
  const isOver = lte(inspectionLinks.expiresAt, sql`now() - interval '1 day'`)
  await db.transaction(tx => emptyInspections(tx, and(isNotNull(inspectionLinks.snapshot), isOver)))
  while ((await deleteUnshown(db)) > 0);
}
