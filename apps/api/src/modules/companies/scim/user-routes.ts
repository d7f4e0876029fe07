import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import type { Database } from '../../../db/client.ts'
import type { Invitations } from '../invitations/service.ts'
import { directoryActor } from './directory.ts'
import { idOf, pageOf, queryOf, readList, searchOf } from './paging.ts'
import { projectionOf } from './projection.ts'
import { presentUser } from './user-facts.ts'
import { listUsers, type UserRow } from './user-rows.ts'
import { ScimUsers } from './users.ts'

const withBody = { schema: { body: Type.Unknown() } }

/** The company's people, to its directory. */
export function userRoutes(db: Database, invitations: Invitations, base: string): FastifyPluginAsync {
  const users = new ScimUsers(db, invitations)
  return async app => {
    const told = (request: FastifyRequest, reply: FastifyReply, row: UserRow) => {
      const user = presentUser(row, base)
      reply.header('location', user.meta.location)
      return projectionOf(queryOf(request)).pick(user)
    }
    const list = async (request: FastifyRequest, given: Record<string, unknown>) => {
      const query = readList(given)
      const { pick } = projectionOf(given)
      const { total, rows } = await listUsers(db, directoryActor(request).member.companyId, query)
      return pageOf(
        rows.map(row => pick(presentUser(row, base))),
        total,
        query,
      )
    }

    app.get('/Users', async request => list(request, queryOf(request)))

    app.post('/Users/.search', withBody, async request => list(request, searchOf(request)))

    app.post('/Users', withBody, async (request, reply) => {
      const row = await users.create(directoryActor(request), request.body)
      reply.code(201)
      return told(request, reply, row)
    })

    app.get('/Users/:id', async (request, reply) => {
      const row = await users.read(directoryActor(request).member.companyId, idOf(request))
      return told(request, reply, row)
    })

    app.put('/Users/:id', withBody, async (request, reply) => {
      const row = await users.replace(directoryActor(request), idOf(request), request.body)
      return told(request, reply, row)
    })

    app.patch('/Users/:id', withBody, async (request, reply) => {
      const row = await users.patch(directoryActor(request), idOf(request), request.body)
      return told(request, reply, row)
    })

    app.delete('/Users/:id', async (request, reply) => {
      await users.remove(directoryActor(request), idOf(request))
      return reply.code(204).send()
    })
  }
}
