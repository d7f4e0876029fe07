import type { FastifyRequest } from 'fastify'
import { AppError } from '../../../errors.ts'
import { scimError } from './errors.ts'
import { mostPerPage } from './schemas.ts'

/** What a list is asked for: RFC 7644, 3.4.2. */
export interface ListQuery {
  filter: string | undefined
  /** The first one's number, from 1. */
  start: number
  count: number
}

/** Reads the query of a list; what is out of bounds is brought within, as the standard wants it. @throws SCIMMY.Types.Error */
export function readList(request: FastifyRequest): ListQuery {
  const query = request.query as Record<string, unknown>
  const number = (name: string, otherwise: number) => {
    const value = query[name]
    if (value === undefined || value === '') return otherwise
    if (!/^-?\d{1,9}$/.test(String(value))) throw scimError(400, `${name} is a whole number.`, 'invalidValue')
    return Number(value)
  }
  const filter = query['filter']
  return {
    filter: typeof filter === 'string' && filter.trim() !== '' ? filter : undefined,
    start: Math.max(1, number('startIndex', 1)),
    count: Math.min(mostPerPage, Math.max(0, number('count', 100))),
  }
}

/** A page as the protocol sends it. */
export function pageOf(resources: object[], total: number, { start }: ListQuery) {
  return {
    schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
    totalResults: total,
    startIndex: start,
    itemsPerPage: resources.length,
    Resources: resources,
  }
}

/** The id in a path. @throws AppError `not_found` for what is none */
export function idOf(request: FastifyRequest): number {
  const { id } = request.params as { id: string }
  if (!/^[1-9]\d{0,14}$/.test(id)) throw new AppError('not_found')
  return Number(id)
}

/** Which attributes are wanted: RFC 7644, 3.4.2.5. What says which resource it is always comes. */
export function attributesOf(request: FastifyRequest) {
  const { attributes, excludedAttributes } = request.query as Record<string, unknown>
  const named = (value: unknown) =>
    typeof value === 'string' && value.trim() !== ''
      ? value
          .toLowerCase()
          .split(',')
          .map(name => name.trim().replace(/^urn:.*:(?=[a-z])/, ''))
      : null
  const [wanted, unwanted] = [named(attributes), named(excludedAttributes) ?? []]
  const always = new Set(['schemas', 'id'])
  const isWanted = (name: string) => {
    const lower = name.toLowerCase()
    if (always.has(lower)) return true
    if (wanted)
      return wanted.some(each => each === lower || each.startsWith(`${lower}.`) || lower.endsWith(`:${each}`))
    return !unwanted.includes(lower)
  }
  return {
    isWanted,
    pick: (resource: object): object =>
      Object.fromEntries(Object.entries(resource).filter(([name]) => isWanted(name))),
  }
}
