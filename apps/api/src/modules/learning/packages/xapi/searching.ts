import { sql } from 'drizzle-orm'
import type { Database } from '../../../../db/client.ts'
import { ofThisTaking } from '../taking.ts'
import { type StatementQuery, timeIn } from './schema.ts'
import type { XapiSession } from './session.ts'
import { XapiError } from './xapi-error.ts'

const mostAtOnce = 100

interface Found extends Record<string, unknown> {
  statement: object
  position: number
}

/** One statement by its id, as xAPI asks for it. @throws XapiError 404 */
export async function statementById(
  db: Database,
  { played }: XapiSession,
  id: string,
  isVoided: boolean,
): Promise<object> {
  const { rows } = played
    ? await db.execute<Found>(sql`
        select s.statement from xapi_statements s where s.user_id = ${played.userId} and s.lesson_id = ${played.lesson.id}
          and s.id = ${id}::uuid and s.is_voided = ${isVoided}`)
    : { rows: [] }
  const [row] = rows
  if (!row) throw new XapiError(404, 'There is no such statement.')
  return row.statement
}

/** The learner's statements of the lesson in its present taking, newest first unless asked otherwise. */
export async function searchStatements(
  db: Database,
  { played, grant }: XapiSession,
  query: StatementQuery,
): Promise<{ statements: object[]; more: string }> {
  if (played === null) return { statements: [], more: '' }
  const limit = Math.min(query.limit || mostAtOnce, mostAtOnce)
  const [since, until] = [timeIn(query.since), timeIn(query.until)]
  const isAscending = query.ascending === 'true'
  const { rows } = await db.execute<Found>(sql`
    select s.statement, s.position from xapi_statements s
    where s.user_id = ${played.userId} and s.lesson_id = ${played.lesson.id} and not s.is_voided and ${ofThisTaking(played)}
      and (${query.verb ?? null}::text is null or s.verb = ${query.verb ?? null})
      and (${query.activity ?? null}::text is null or s.activity = ${query.activity ?? null})
      and (${since}::timestamptz is null or s.stored_at > ${since}::timestamptz)
      and (${until}::timestamptz is null or s.stored_at <= ${until}::timestamptz)
      and (${query.from ?? null}::bigint is null or s.position ${isAscending ? sql`>` : sql`<`} ${query.from ?? null}::bigint)
    order by s.position ${isAscending ? sql`asc` : sql`desc`} limit ${limit + 1}`)
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  const rest = new URLSearchParams({
    ...Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
    from: String(last?.position ?? 0),
  })
  return {
    statements: shown.map(({ statement }) => statement),
    more: rows.length > limit ? `/p/${grant}/xapi/statements?${rest.toString()}` : '',
  }
}
