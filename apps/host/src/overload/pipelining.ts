import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Closes a connection that has more requests unanswered than `most`: their answers would all wait in memory for a reader that may
 * never take them. Browsers and the usual clients send one request at a time over HTTP/1.1.
 */
export function boundPipelining(app: FastifyInstance, most: number): void {
  const unanswered = new WeakMap<Socket, number>()
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw
    const open = (unanswered.get(socket) ?? 0) + 1
    if (socket.destroyed || open > most) {
      // What was read together is handed on together, even after the connection is gone.
      reply.hijack()
      if (!socket.destroyed) request.log.warn('connection closed: too many pipelined requests')
      socket.destroy()
      return
    }
    unanswered.set(socket, open)
    reply.raw.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1))
    done()
  })
}
