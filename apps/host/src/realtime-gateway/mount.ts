import type { FastifyInstance } from 'fastify'
import { Gateway, type GatewayOptions } from './gateway.ts'
import { httpApi } from './http-api/routes.ts'

/**
 * Puts the gateway on a server's port: sockets on `/app/{key}`, calls on `/apps/{id}/…`. As the server closes, the sockets
 * are closed first: a server waits for its open connections.
 */
export async function mountGateway(app: FastifyInstance, options: GatewayOptions): Promise<Gateway> {
  const gateway = new Gateway(options)
  app.server.on('upgrade', (request, stream, head) => {
    const isTaken = gateway.upgrade(request, stream, head)
    // Other handlers may take other paths (development's hot reload does); an upgrade without a handler would hang.
    if (!isTaken && app.server.listenerCount('upgrade') === 1) stream.destroy()
  })
  app.addHook('preClose', () => gateway.close())
  await app.register(httpApi(gateway))
  return gateway
}
