import type { FastifyInstance } from 'fastify'
import { Gateway, type GatewayOptions } from './gateway.ts'
import { httpApi } from './http-api/routes.ts'

/**
 * Puts the gateway on a server's port: sockets on `/app/{key}`, calls on `/apps/{id}/…`. As the server closes, the sockets
 * are sent away first: a server waits for its open connections.
 */
export async function mountGateway(app: FastifyInstance, options: GatewayOptions): Promise<Gateway> {
  const gateway = new Gateway(options)
  app.server.on('upgrade', (request, stream, head) => {
    const isTaken = gateway.upgrade(request, stream, head)
    // Somebody else may listen for other paths (development's hot reload does); an upgrade that nobody takes would hang.
    if (!isTaken && app.server.listenerCount('upgrade') === 1) stream.destroy()
  })
  app.addHook('preClose', () => gateway.close())
  await app.register(httpApi(gateway))
  return gateway
}
