import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import { Type } from 'typebox'
import type { Database } from '../../../db/client.ts'
import type { Invitations } from '../invitations/service.ts'
import { directoryActor } from './directory.ts'
import { attributesOf, idOf, pageOf, readList } from './paging.ts'
import { presentUser } from './user-facts.ts'
import { listUsers, type UserRow } from './user-rows.ts'
import { ScimUsers } from './users.ts'

const withBody = { schema: { body: Type.Unknown() } }

/** The company's people, to its directory. */
export function userRoutes(db: Database, invitations: Invitations, base: string): FastifyPluginAsync {
  const users = new ScimUsers(db, invitations)
  return async app => {
    const told = (reply: FastifyReply, row: UserRow, pick: (resource: object) => object) => {
      const user = presentUser(row, base)
      reply.header('location', user.meta.location)
      return pick(user)
    }

    app.get('/Users', async request => {
      const query = readList(request)
      const { pick } = attributesOf(request)
      const { total, rows } = await listUsers(db, directoryActor(request).member.companyId, query)
      return pageOf(
        rows.map(row => pick(presentUser(row, base))),
        total,
        query,
      )
    })

    app.post('/Users', withBody, async (request, reply) => {
      const row = await users.create(directoryActor(request), request.body)
      reply.code(201)
      return told(reply, row, attributesOf(request).pick)
    })

    app.get('/Users/:id', async (request, reply) => {
      const row = await users.read(directoryActor(request).member.companyId, idOf(request))
      return told(reply, row, attributesOf(request).pick)
    })

    app.put('/Users/:id', withBody, async (request, reply) => {
      const row = await users.replace(directoryActor(request), idOf(request), request.body)
      return told(reply, row, attributesOf(request).pick)
    })

    app.patch('/Users/:id', withBody, async (request, reply) => {
      const row = await users.patch(directoryActor(request), idOf(request), request.body)
      return told(reply, row, attributesOf(request).pick)
    })

    app.delete('/Users/:id', async (request, reply) => {
      await users.remove(directoryActor(request), idOf(request))
      return reply.code(204).send()
    })
  }
}
