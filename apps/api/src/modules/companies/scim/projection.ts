import { scimError } from './errors.ts'
import { enterpriseSchema, groupSchema, userSchema } from './schemas.ts'

/** A name of an attribute as its parts, in lower case; an extension's schema is one part. */
type Path = readonly string[]

/** What an answer is to hold of each thing. */
export interface Projection {
  isWanted: (name: string) => boolean
  pick: (resource: object) => object
}

/** What says which thing it is, and always comes. */
const always: Path[] = [['schemas'], ['id']]
const schemas = [userSchema, groupSchema, enterpriseSchema].map(name => name.toLowerCase())

/** More than there are: each is looked for in each part of each thing. */
const mostPaths = 100

/**
 * Reads which attributes and parts of attributes are wanted: RFC 7644, 3.9.
 * @param given a query, or the body of a search
 * @throws SCIMMY.Types.Error `invalidValue`
 */
export function projectionOf(given: Record<string, unknown>): Projection {
  const wanted = readPaths(given['attributes'])
  const unwanted = (readPaths(given['excludedAttributes']) ?? []).filter(
    path => !always.some(([name]) => path[0] === name),
  )
  return {
    isWanted: name =>
      wanted
        ? wanted.some(([first]) => first === name.toLowerCase())
        : !unwanted.some(path => path.length === 1 && path[0] === name.toLowerCase()),
    pick: resource => (wanted ? only(resource, [...always, ...wanted]) : without(resource, unwanted)),
  }
}

function readPaths(value: unknown): Path[] | null {
  const names = [value].flat().filter(name => typeof name === 'string' && name.trim() !== '')
  if (names.length === 0) return null
  const each = [...new Set(names.join(',').split(','))]
  if (each.length > mostPaths)
    throw scimError(400, 'These are more attributes than there are.', 'invalidValue')
  return each.map(pathOf).filter(path => path.length > 0)
}

function pathOf(name: string): Path {
  const lower = name.trim().toLowerCase()
  const schema = schemas.find(each => lower === each || lower.startsWith(`${each}:`))
  const rest = (schema === undefined ? lower : lower.slice(schema.length + 1)).split('.').filter(Boolean)
  return schema === enterpriseSchema.toLowerCase() ? [schema, ...rest] : rest
}

function only(thing: object, paths: readonly Path[]): object {
  return inside(thing, paths, (value, below) =>
    below.length === 0 ? undefined : below.some(path => path.length === 0) ? value : each(value, below, only),
  )
}

function without(thing: object, paths: readonly Path[]): object {
  return inside(thing, paths, (value, below) =>
    below.length === 0
      ? value
      : below.some(path => path.length === 0)
        ? undefined
        : each(value, below, without),
  )
}

/** Decides on each attribute by what of the paths leads below it. */
function inside(
  thing: object,
  paths: readonly Path[],
  decide: (value: unknown, below: Path[]) => unknown,
): object {
  return Object.fromEntries(
    Object.entries(thing).flatMap(([name, value]) => {
      const below = paths.filter(path => path[0] === name.toLowerCase()).map(path => path.slice(1))
      const kept = decide(value, below)
      return kept === undefined ? [] : [[name, kept]]
    }),
  )
}

/** Goes on in what has parts; what has none is whole, and what none is left of is not there. */
function each(value: unknown, below: Path[], go: (thing: object, paths: readonly Path[]) => object): unknown {
  if (typeof value !== 'object' || value === null) return go === without ? value : undefined
  const things = [value].flat().map(part => go(part as object, below))
  const left = things.filter(part => Object.keys(part).length > 0)
  return left.length === 0 ? undefined : Array.isArray(value) ? left : left[0]
}
