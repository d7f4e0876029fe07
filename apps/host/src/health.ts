import type { FastifyInstance } from 'fastify'
import { sendError } from './errors.ts'
import type { Service } from './service.ts'

/** `/healthz`: the process answers. `/readyz`: the database does, too. */
export function addHealth(app: FastifyInstance, service: Service): void {
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  )
  app.get('/readyz', async (request, reply) => {
    const ready = await service.ready().catch((error: unknown) => {
      request.log.warn({ err: error }, 'readiness check failed')
      return false
    })
    return ready
      ? reply.header('cache-control', 'no-store').send({ status: 'ready' })
      : sendError(request, reply, 'unavailable')
  })
}
