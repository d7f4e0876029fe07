import SCIMMY from 'scimmy'
import { sql, type SQL } from 'drizzle-orm'
import { scimError } from './errors.ts'
import { enterpriseSchema, groupSchema, userSchema } from './schemas.ts'

/** How the value of an attribute is compared: texts without regard to case unless they are exact. */
export interface FilterColumn {
  column: SQL
  /** Another text of the same attribute: either one will do. */
  also?: SQL
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

const longest = 1000
const signs: Record<string, SQL> = { eq: sql`=`, gt: sql`>`, ge: sql`>=`, lt: sql`<`, le: sql`<=` }
/** Stand for an escaped quotation mark and backslash while SCIMMY reads the filter, which knows neither. */
const [quote, backslash] = ['\uE000', '\uE001']

/**
 * The condition of a filter (RFC 7644, 3.4.2.2) as SQL.
 * @throws SCIMMY.Types.Error `invalidFilter` for what is no filter, or asks for what is not kept
 */
export function conditionOf(filter: string, columns: FilterColumns): SQL {
  if (filter.length > longest) throw scimError(400, 'The filter is too long.', 'invalidFilter')
  const branches = parse(filter).map(branch => {
    const all = flatten(branch, '').map(([path, [comparator = '', expected]]) =>
      compare(path, comparator, expected, columns),
    )
    return sql`(${sql.join(all, sql` and `)})`
  })
  return sql`(${sql.join(branches, sql` or `)})`
}

type Comparison = [comparator: string, expected?: unknown]

function parse(filter: string): object[] {
  try {
    // SCIMMY's expression for texts takes exponential time over what is neither closed nor known.
    const escaped = filter.replaceAll('\\\\', backslash).replaceAll('\\"', quote)
    if (isUnreadable(escaped)) throw scimError(400, 'The filter could not be read.', 'invalidFilter')
    const branches = [...new SCIMMY.Types.Filter(escaped)] as object[]
    if (branches.length > 0) return branches
  } catch (error) {
    if (error instanceof SCIMMY.Types.Error) throw error
  }
  throw scimError(400, 'The filter could not be read.', 'invalidFilter')
}

/** Whether a text holds control characters, other escapes than of quotation marks and backslashes, or a quotation that never ends. */
function isUnreadable(escaped: string): boolean {
  return /[\p{Cc}\\]/u.test(escaped) || (escaped.match(/"/g)?.length ?? 0) % 2 === 1
}

/** Whether a path of a PATCH may be read: what stands in its brackets is a filter. */
export function isReadablePath(path: unknown): boolean {
  return typeof path !== 'string' || (path.length <= longest && !isUnreadable(path))
}

/** All comparisons of one branch, by their whole paths; `not` stands before the comparator. */
function flatten(value: unknown, path: string): [path: string, comparison: Comparison][] {
  if (Array.isArray(value)) {
    if (typeof value[0] !== 'string') return value.flatMap(each => flatten(each, path))
    const [first = '', ...rest] = value as string[]
    if (first.toLowerCase() !== 'not') return [[path, [first.toLowerCase(), rest[0]]]]
    return [[path, [`not ${String(rest[0]).toLowerCase()}`, rest[1]]]]
  }
  return Object.entries(value as object).flatMap(([name, inner]) =>
    flatten(inner, path === '' ? name : `${path}.${name}`),
  )
}

function compare(path: string, comparator: string, expected: unknown, columns: FilterColumns): SQL {
  const isNegated = comparator.startsWith('not ')
  const name = comparator.replace(/^not /, '')
  const known = columns[spell(path)]
  if (!known) throw scimError(400, `The attribute ${path} cannot be asked for.`, 'invalidFilter')
  const found = conditionOn(known, name, expected)
  return isNegated ? sql`not coalesce(${found}, false)` : sql`coalesce(${found}, false)`
}

function conditionOn(known: FilterColumns[string], comparator: string, expected: unknown): SQL {
  if ('constant' in known) return constant(known.constant, comparator, expected)
  if ('contains' in known) {
    if (comparator !== 'eq') throw unfit(comparator)
    return known.contains(String(expected))
  }
  const { also, ...column } = known
  if (also === undefined) return compared(column, comparator, expected)
  return sql`(coalesce(${compared(column, comparator, expected)}, false) or ${compared({ ...column, column: also }, comparator, expected)})`
}

function constant(value: string | boolean, comparator: string, expected: unknown): SQL {
  if (comparator === 'pr') return sql`true`
  const isSame = String(expected).toLowerCase() === String(value)
  if (comparator !== 'eq' && comparator !== 'ne') throw unfit(comparator)
  return isSame === (comparator === 'eq') ? sql`true` : sql`false`
}

function compared({ column, as }: FilterColumn, comparator: string, expected: unknown): SQL {
  if (comparator === 'pr') return sql`${column} is not null`
  if (comparator === 'np') return sql`${column} is null`
  if (comparator === 'ne') return sql`not coalesce(${compared({ column, as }, 'eq', expected)}, false)`
  if (expected === undefined) throw scimError(400, 'The filter names no value.', 'invalidFilter')
  if (expected === null) return sql`${column} is null`
  if (as === 'boolean') {
    const word = String(expected).toLowerCase()
    if (comparator !== 'eq' || (word !== 'true' && word !== 'false')) throw unfit(comparator)
    return sql`${column} = ${word === 'true'}`
  }
  if (as === 'moment') return comparedMoment(column, comparator, String(expected))
  const text = String(expected).replaceAll(quote, '"').replaceAll(backslash, '\\')
  const [left, right] =
    as === 'exact' ? [column, sql`${text}::text`] : [sql`lower(${column})`, sql`lower(${text})`]
  if (comparator === 'co') return sql`strpos(${left}, ${right}) > 0`
  if (comparator === 'sw') return sql`starts_with(${left}, ${right})`
  if (comparator === 'ew') return sql`right(${left}, length(${right})) = ${right}`
  const sign = signs[comparator]
  if (!sign) throw unfit(comparator)
  return sql`${left} ${sign} ${right}`
}

function comparedMoment(column: SQL, comparator: string, expected: string): SQL {
  const sign = signs[comparator]
  const moment = new Date(expected)
  if (!sign || Number.isNaN(moment.getTime())) throw unfit(comparator)
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
