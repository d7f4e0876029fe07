import { sql } from 'drizzle-orm'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import type { Database } from '../../../db/client.ts'
import { directoryActor } from './directory.ts'
import type { FilterColumns } from './filters.ts'
import { presentGroups } from './group-facts.ts'
import { groupColumns, listGroups } from './group-rows.ts'
import { pageOf, queryOf, readList, searchOf } from './paging.ts'
import { projectionOf } from './projection.ts'
import { presentUser } from './user-facts.ts'
import { listUsers, userColumns } from './user-rows.ts'

/** What the other kind of thing has and this one doesn't is without a value here. */
const beside = (own: FilterColumns, other: FilterColumns): FilterColumns => ({
  ...Object.fromEntries(
    Object.keys(other).map(name => [name, { column: sql`null::text`, as: 'text' as const }]),
  ),
  ...own,
})

/** The company's people and then its groups, as one list: RFC 7644, 3.4.2.1 and 3.4.3. */
export function rootRoutes(db: Database, base: string): FastifyPluginAsync {
  const list = async (request: FastifyRequest, given: Record<string, unknown>) => {
    const query = readList(given)
    const actor = directoryActor(request)
    const { companyId } = actor.member
    const projection = projectionOf(given)
    const ofUsers = userColumns(companyId)
    const users = await listUsers(db, companyId, query, beside(ofUsers, groupColumns))
    const rest = {
      ...query,
      start: Math.max(1, query.start - users.total),
      count: query.count - users.rows.length,
    }
    const groups = await listGroups(db, companyId, rest, beside(groupColumns, ofUsers))
    const found = [
      ...users.rows.map(row => projection.pick(presentUser(row, base))),
      ...(await presentGroups(db, actor, groups.rows, projection, base)),
    ]
    return pageOf(found, users.total + groups.total, query)
  }
  return async app => {
    app.get('/', async request => list(request, queryOf(request)))
    app.post('/.search', { schema: { body: Type.Unknown() } }, async request =>
      list(request, searchOf(request)),
    )
  }
}
