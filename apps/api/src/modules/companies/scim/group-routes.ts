import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import type { Database } from '../../../db/client.ts'
import { directoryActor } from './directory.ts'
import { factsOfGroup, factsOfGroupPatch, presentGroup } from './group-facts.ts'
import { listGroups, membersOf, type GroupRow } from './group-rows.ts'
import { ScimGroups } from './groups.ts'
import { attributesOf, idOf, pageOf, readList } from './paging.ts'

const withBody = { schema: { body: Type.Unknown() } }

/** The company's groups, to its directory. */
// long: a list of routes, each short by itself
export function groupRoutes(db: Database, base: string): FastifyPluginAsync {
  const groups = new ScimGroups(db)
  /** As it is asked for: a large group's members are read only where they are. */
  const present = async (request: FastifyRequest, rows: readonly GroupRow[]) => {
    const { isWanted, pick } = attributesOf(request)
    const { companyId } = directoryActor(request).member
    const members = isWanted('members')
      ? await membersOf(
          db,
          companyId,
          rows.map(({ id }) => id),
        )
      : null
    return rows.map(row =>
      pick(presentGroup(row, members && members.filter(({ groupId }) => groupId === row.id), base)),
    )
  }
  const told = async (request: FastifyRequest, reply: FastifyReply, row: GroupRow) => {
    reply.header('location', `${base}/Groups/${row.id}`)
    const [group] = await present(request, [row])
    return group
  }
  return async app => {
    app.get('/Groups', async request => {
      const query = readList(request)
      const { total, rows } = await listGroups(db, directoryActor(request).member.companyId, query)
      return pageOf(await present(request, rows), total, query)
    })

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
