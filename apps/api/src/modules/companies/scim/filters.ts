import { and, sql, type SQL } from 'drizzle-orm'
import { scimError } from './errors.ts'
import { longestFilter, parseFilter, type Filter } from './filter-grammar.ts'
import { enterpriseSchema, groupSchema, userSchema } from './schemas.ts'

/** How the value of an attribute is compared: texts without regard to case unless they are exact. */
export interface FilterColumn {
  column: SQL
  /** Another text of the same attribute: either one will do. */
  also?: SQL
  /** The condition that it is a text in lower case, where an index finds that and not what is in the column. */
  found?: (text: SQL) => SQL
  /** A condition that an index answers, which every value with the text in it meets; undefined where there is none for the text. */
  near?: (text: string) => SQL | undefined
  as: 'text' | 'exact' | 'boolean' | 'moment'
}
/**
 * The attributes that can be asked for, by their paths in lower case. A constant is what every value of a list is; `contains` says whether a
 * value is in a list.
 */
export type FilterColumns = Record<
  string,
  FilterColumn | { constant: string | boolean } | { contains: (value: string) => SQL }
>

const signs: Record<string, SQL> = { eq: sql`=`, gt: sql`>`, ge: sql`>=`, lt: sql`<`, le: sql`<=` }

/**
 * The condition of a filter (RFC 7644, 3.4.2.2) as SQL.
 * @throws SCIMMY.Types.Error `invalidFilter` for what is no filter, or asks for what is not kept
 */
export function conditionOf(filter: string, columns: FilterColumns): SQL {
  return conditionFor(parseFilter(filter), columns)
}

function conditionFor(filter: Filter, columns: FilterColumns): SQL {
  // What cannot be compared is not met. Left unknown but for this, so that indexes find what is asked for.
  if (filter.kind === 'not') return sql`not coalesce(${conditionFor(filter.part, columns)}, false)`
  if (filter.kind === 'comparison') return compare(filter, columns)
  if (filter.kind === 'within') {
    // Of a list whose values are not all alike, one value alone would have to meet all of it.
    if (filter.part.kind !== 'comparison' && asksForList(filter.part, columns))
      throw scimError(400, 'Such a list is asked for one value at a time.', 'invalidFilter')
    return conditionFor(filter.part, columns)
  }
  const parts = filter.parts.map(part => conditionFor(part, columns))
  return sql`(${sql.join(parts, filter.kind === 'and' ? sql` and ` : sql` or `)})`
}

function asksForList(filter: Filter, columns: FilterColumns): boolean {
  if (filter.kind === 'comparison') return 'contains' in (columns[spell(filter.path)] ?? {})
  const parts = 'parts' in filter ? filter.parts : [filter.part]
  return parts.some(part => asksForList(part, columns))
}

function compare({ path, comparator, value }: Filter & { kind: 'comparison' }, columns: FilterColumns): SQL {
  const name = spell(path)
  const known = Object.hasOwn(columns, name) ? columns[name] : undefined
  if (!known) throw scimError(400, `The attribute ${path} cannot be asked for.`, 'invalidFilter')
  return conditionOn(known, comparator, value)
}

/** Whether a path of a PATCH may be read: SCIMMY's expression for texts takes exponential time over what is neither closed nor known. */
export function isReadablePath(path: unknown): boolean {
  if (typeof path !== 'string') return true
  const escaped = path.replaceAll('\\\\', '').replaceAll('\\"', '')
  return (
    path.length <= longestFilter &&
    !/[\p{Cc}\\]/u.test(escaped) &&
    (escaped.match(/"/g)?.length ?? 0) % 2 === 0
  )
}

function conditionOn(known: FilterColumns[string], comparator: string, expected: unknown): SQL {
  if ('constant' in known) return constant(known.constant, comparator, expected)
  if ('contains' in known) {
    if (comparator !== 'eq') throw unfit(comparator)
    return known.contains(String(expected))
  }
  const { also, ...column } = known
  if (also === undefined) return compared(column, comparator, expected)
  const either = comparator === 'ne' ? sql`and` : sql`or`
  return sql`(${compared(column, comparator, expected)} ${either} ${compared({ ...column, column: also }, comparator, expected)})`
}

function constant(value: string | boolean, comparator: string, expected: unknown): SQL {
  if (comparator === 'pr') return sql`true`
  const [text, asked] = [String(value), String(expected)].map(each => each.toLowerCase()) as [string, string]
  const answers: Record<string, boolean> = {
    eq: text === asked,
    ne: text !== asked,
    ...(typeof value === 'string' && {
      co: text.includes(asked),
      sw: text.startsWith(asked),
      ew: text.endsWith(asked),
    }),
  }
  const isMet = answers[comparator]
  if (isMet === undefined) throw unfit(comparator)
  return isMet ? sql`true` : sql`false`
}

function compared({ column, as, found, near }: FilterColumn, comparator: string, expected: unknown): SQL {
  if (comparator === 'pr') return sql`${column} is not null`
  if (comparator === 'ne') return sql`not coalesce(${compared({ column, as }, 'eq', expected)}, false)`
  if (expected === null) return sql`${column} is null`
  if (as === 'boolean') {
    const word = String(expected).toLowerCase()
    if (comparator !== 'eq' || (word !== 'true' && word !== 'false')) throw unfit(comparator)
    return sql`${column} = ${word === 'true'}`
  }
  if (as === 'moment') return comparedMoment(column, comparator, String(expected))
  const text = String(expected)
  const [left, right] =
    as === 'exact' ? [column, sql`${text}::text`] : [sql`lower(${column})`, sql`lower(${text})`]
  const part = partOf(left, right)[comparator]
  if (part) return and(near?.(text), part) ?? part
  const sign = signs[comparator]
  if (!sign) throw unfit(comparator)
  if (comparator === 'eq') return found?.(right) ?? sql`${left} = ${right}`
  // By code points, whatever the database's language.
  return sql`${left} collate "C" ${sign} ${right}`
}

/** The conditions that a text is somewhere, at the beginning or at the end of another. */
const partOf = (left: SQL, right: SQL): Record<string, SQL> => ({
  co: sql`strpos(${left}, ${right}) > 0`,
  sw: sql`starts_with(${left}, ${right})`,
  ew: sql`right(${left}, length(${right})) = ${right}`,
})

function comparedMoment(column: SQL, comparator: string, expected: string): SQL {
  const sign = signs[comparator]
  const moment = new Date(expected)
  // The database has other bounds than the language.
  const year = moment.getUTCFullYear()
  if (!sign || !(year >= 1 && year <= 9999)) throw unfit(comparator)
  return sql`date_trunc('milliseconds', ${column}) ${sign} ${moment.toISOString()}::timestamptz`
}

function unfit(comparator: string) {
  return scimError(400, `The attribute cannot be compared by “${comparator}” like this.`, 'invalidFilter')
}

/** A path without its schema, in lower case. */
function spell(path: string): string {
  const lower = path.toLowerCase()
  const schema = [userSchema, groupSchema, enterpriseSchema].find(each =>
    lower.startsWith(`${each.toLowerCase()}:`),
  )
  return schema === undefined ? lower : lower.slice(schema.length + 1)
}
