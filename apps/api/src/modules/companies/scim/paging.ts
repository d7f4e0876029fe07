import type { FastifyRequest } from 'fastify'
import { AppError } from '../../../errors.ts'
import { scimError } from './errors.ts'
import { mostPerPage } from './schemas.ts'

const searchSchema = 'urn:ietf:params:scim:api:messages:2.0:SearchRequest'

/** What a list is asked for: RFC 7644, 3.4.2. */
export interface ListQuery {
  filter: string | undefined
  /** The first one's number, from 1. */
  start: number
  count: number
}

/** What a list or a resource is asked for in its address. */
export function queryOf(request: FastifyRequest): Record<string, unknown> {
  return request.query as Record<string, unknown>
}

/** What a list is asked for in the body of a search: RFC 7644, 3.4.3. @throws SCIMMY.Types.Error */
export function searchOf(request: FastifyRequest): Record<string, unknown> {
  const body = request.body
  const { schemas } = (body ?? {}) as { schemas?: unknown }
  if (![schemas].flat().includes(searchSchema))
    throw scimError(400, `A search has the schema ${searchSchema}.`, 'invalidSyntax')
  return body as Record<string, unknown>
}

/** Reads what a list is asked for; what is out of bounds is brought within, as the standard wants it. @throws SCIMMY.Types.Error */
export function readList(query: Record<string, unknown>): ListQuery {
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
