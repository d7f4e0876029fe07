import type { FastifyInstance } from 'fastify'
import { refuse } from './refusals.ts'
import type { Service } from './service.ts'

/** `/healthz`: the process answers. `/readyz`: the database does, too. */
export function addHealth(app: FastifyInstance, service: Service): void {
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  )
  app.get('/readyz', async (request, reply) => {
    const ready = await service.ready().catch((error: unknown) => {
      request.log.warn({ err: error }, 'readiness could not be told')
      return false
    })
    return ready
      ? reply.header('cache-control', 'no-store').send({ status: 'ready' })
      : refuse(request, reply, 'unavailable')
  })
}
