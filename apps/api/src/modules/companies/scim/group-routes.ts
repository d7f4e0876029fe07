import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import type { Database } from '../../../db/client.ts'
import { directoryActor } from './directory.ts'
import { factsOfGroup, factsOfGroupPatch, presentGroups } from './group-facts.ts'
import { listGroups, type GroupRow } from './group-rows.ts'
import { ScimGroups } from './groups.ts'
import { idOf, pageOf, queryOf, readList, searchOf } from './paging.ts'
import { projectionOf } from './projection.ts'

const withBody = { schema: { body: Type.Unknown() } }

/** The company's groups, to its directory. */
// long: a list of routes, each short by itself
export function groupRoutes(db: Database, base: string): FastifyPluginAsync {
  const groups = new ScimGroups(db)
  const told = async (request: FastifyRequest, reply: FastifyReply, row: GroupRow) => {
    reply.header('location', `${base}/Groups/${row.id}`)
    const [group] = await presentGroups(
      db,
      directoryActor(request),
      [row],
      projectionOf(queryOf(request)),
      base,
    )
    return group
  }
  const list = async (request: FastifyRequest, given: Record<string, unknown>) => {
    const query = readList(given)
    const actor = directoryActor(request)
    const { total, rows } = await listGroups(db, actor.member.companyId, query)
    return pageOf(await presentGroups(db, actor, rows, projectionOf(given), base), total, query)
  }
  return async app => {
    app.get('/Groups', async request => list(request, queryOf(request)))

    app.post('/Groups/.search', withBody, async request => list(request, searchOf(request)))

    app.post('/Groups', withBody, async (request, reply) => {
      const row = await groups.create(directoryActor(request), factsOfGroup(request.body))
      reply.code(201)
      return told(request, reply, row)
    })

    app.get('/Groups/:id', async (request, reply) =>
      told(request, reply, await groups.read(directoryActor(request).member.companyId, idOf(request))),
    )

    app.put('/Groups/:id', withBody, async (request, reply) => {
      const facts = factsOfGroup(request.body)
      return told(request, reply, await groups.change(directoryActor(request), idOf(request), () => facts))
    })

    app.patch('/Groups/:id', withBody, async (request, reply) => {
      const plan = factsOfGroupPatch(request.body)
      return told(request, reply, await groups.change(directoryActor(request), idOf(request), plan))
    })

    app.delete('/Groups/:id', async (request, reply) => {
      await groups.remove(directoryActor(request), idOf(request))
      return reply.code(204).send()
    })
  }
}
