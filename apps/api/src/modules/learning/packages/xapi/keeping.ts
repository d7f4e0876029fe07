import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Connection, Database } from '../../../../db/client.ts'
import { xapiStatements } from '../../../../db/schema/index.ts'
import { keepOutcome, lockPart, type PartRow, type Played, settlePart } from '../running.ts'
import { ofThisTaking } from '../taking.ts'
import { stateSatisfied, storedWith } from './lms-statements.ts'
import { checkRules, type StatedBefore } from './rules.ts'
import type { XapiSession } from './session.ts'
import { activityOf, checkOwn, isDefined, type Statement, voidedBy } from './statement.ts'
import { outcomeIn } from './statement-outcome.ts'
import { verbs } from './vocabulary.ts'
import { XapiError } from './xapi-error.ts'

/** Of one learner in one taking of a lesson: content that sends more is broken. */
const mostStatements = 20_000
const mostBytes = 16 * 1024 * 1024

/**
 * Keeps statements of content, all of them or none, and brings part, lesson and course along in the same transaction. One that is there already is not
 * kept twice.
 * @returns their ids, in their order
 * @throws XapiError; AppError `not_enrolled`
 */
export async function keepStatements(
  db: Database,
  session: XapiSession,
  given: readonly Statement[],
): Promise<string[]> {
  const statements = given.map(statement => ({
    ...statement,
    id: (statement.id ?? randomUUID()).toLowerCase(),
    hash: hashOf(statement),
  }))
  for (const statement of statements) checkOwn(statement, session.names)
  const { played } = session
  if (played)
    await db.transaction(async tx => {
      const row = await heldRun(tx, played, session.run)
      const fresh = await unknownOf(tx, played, statements)
      await keep(tx, { session, played, row }, fresh)
    })
  return statements.map(({ id }) => id)
}

type Kept = Statement & { id: string; hash: string }

/** The part as it is kept, held; content that another opening has followed says nothing more. @throws XapiError */
export async function heldRun(tx: Connection, played: Played, run: string): Promise<PartRow> {
  const row = await lockPart(tx, played)
  if (row?.run !== run) throw new XapiError(403, 'This part was opened again since: its session has ended.')
  return row
}

/** @throws XapiError 409 for another statement under the name of one that is kept */
async function unknownOf(tx: Connection, { userId, lesson }: Played, statements: Kept[]): Promise<Kept[]> {
  const ids = statements.map(({ id }) => id)
  const { rows } = await tx.execute<{ id: string; hash: string }>(sql`
    select s.id, s.hash from xapi_statements s
    where s.user_id = ${userId} and s.lesson_id = ${lesson.id} and s.id = any(${sql.param(ids)}::uuid[])`)
  const known = new Map(rows.map(row => [row.id, row.hash]))
  return statements.filter(({ id, hash }) => {
    const stood = known.get(id)
    if (stood !== undefined && stood !== hash) throw new XapiError(409, 'Another statement has this id.')
    known.set(id, hash)
    return stood === undefined
  })
}

async function keep(
  tx: Connection,
  { session, played, row }: { session: XapiSession; played: Played; row: PartRow },
  statements: Kept[],
): Promise<void> {
  if (statements.length === 0) return
  const { facts, part } = played
  await checkRoom(tx, played, statements)
  if (facts.standard === 'cmi5') {
    const before = await statedBefore(tx, played, session.run)
    for (const statement of statements) {
      checkRules(statement, before, { part, names: session.names, run: session.run })
      note(before, statement)
    }
  }
  await insert(tx, session, played, statements)
  for (const statement of statements) await voidWhat(tx, played, statement)
  const context = { standard: facts.standard, activity: session.names.activity, isFailed: row.is_failed }
  await keepOutcome(tx, played, row, outcomeIn(statements, context))
  await settlePart(tx, played, 0)
  if (facts.standard === 'cmi5') await stateSatisfied(tx, { ...session, played })
}

/** What the site itself states is not the content's. */
async function checkRoom(tx: Connection, played: Played, statements: Kept[]): Promise<void> {
  const { userId, lesson } = played
  const { rows } = await tx.execute<{ count: number; bytes: number }>(sql`
    select count(*)::int as count, coalesce(sum(s.bytes), 0)::float8 as bytes from xapi_statements s
    where s.user_id = ${userId} and s.lesson_id = ${lesson.id} and s.hash <> '' and ${ofThisTaking(played)}`)
  const { count = 0, bytes = 0 } = rows[0] ?? {}
  if (bytes + statements.reduce((sum, statement) => sum + bytesOf(statement), 0) > mostBytes)
    throw new XapiError(413, 'The statements of one learner in one lesson are longer than 16 MB.')
  if (count + statements.length > mostStatements)
    throw new XapiError(413, `More than ${mostStatements} statements of one learner in one lesson.`)
}

async function statedBefore(tx: Connection, played: Played, run: string): Promise<StatedBefore> {
  const { userId, lesson, part } = played
  const { rows } = await tx.execute<{ verb: string; is_run: boolean; ago: number }>(sql`
    select s.verb, bool_or(s.run = ${run}) as is_run,
      extract(epoch from clock_timestamp() - max(s.stored_at) filter (where s.run = ${run}))::int as ago
    from xapi_statements s
    where s.user_id = ${userId} and s.lesson_id = ${lesson.id} and s.part = ${part.key} and s.is_defined
      and ${ofThisTaking(played)} group by s.verb`)
  return {
    inRun: new Set(rows.filter(({ is_run }) => is_run).map(({ verb }) => verb)),
    ofPart: new Set(rows.map(({ verb }) => verb)),
    endedFor: rows.find(({ verb, is_run }) => is_run && verb === verbs.terminated)?.ago ?? null,
  }
}

function note(before: StatedBefore, statement: Statement): void {
  if (!isDefined(statement)) return
  before.inRun.add(statement.verb.id)
  before.ofPart.add(statement.verb.id)
  if (statement.verb.id === verbs.terminated) before.endedFor = 0
}

async function insert(
  tx: Connection,
  { names, run, siteOrigin }: XapiSession,
  { userId, lesson, part, facts }: Played,
  statements: Kept[],
): Promise<void> {
  const storedAt = new Date()
  await tx.insert(xapiStatements).values(
    statements.map(({ hash, ...statement }) => ({
      userId,
      lessonId: lesson.id,
      id: statement.id,
      part: part.key,
      run,
      verb: statement.verb.id,
      activity: activityOf(statement),
      isDefined: facts.standard === 'cmi5' && isDefined(statement),
      statement: {
        ...statement,
        context: { registration: names.registration, ...statement.context },
        timestamp: statement.timestamp ?? storedAt.toISOString(),
        ...storedWith(siteOrigin, storedAt),
      },
      bytes: bytesOf(statement),
      hash,
      storedAt,
    })),
  )
}

/** What was reached by it stays: only the word is taken back. @throws XapiError for one that the rules of cmi5 are for */
async function voidWhat(tx: Connection, { userId, lesson }: Played, statement: Statement): Promise<void> {
  const id = voidedBy(statement)
  if (id === null) return
  const { rows } = await tx.execute<{ is_defined: boolean; verb: string }>(sql`
    select s.is_defined, s.verb from xapi_statements s
    where s.user_id = ${userId} and s.lesson_id = ${lesson.id} and s.id::text = ${id.toLowerCase()}`)
  const [row] = rows
  if (!row) return
  if (row.is_defined || row.verb === verbs.voided)
    throw new XapiError(403, 'This statement cannot be voided.')
  await tx.execute(sql`
    update xapi_statements s set is_voided = true
    where s.user_id = ${userId} and s.lesson_id = ${lesson.id} and s.id::text = ${id.toLowerCase()}`)
}

const bytesOf = (statement: Statement) => Buffer.byteLength(JSON.stringify(statement))

/** The same for the same statement, however its members are ordered. */
function hashOf(statement: Statement): string {
  return createHash('sha256').update(JSON.stringify(statement, inOrder)).digest('hex')
}

const inOrder = (_key: string, value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value
