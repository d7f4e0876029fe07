import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../db/client.ts'
import { emit } from '../modules/outbox/emit.ts'

/** Calls that end sessions: signing out, ending other sessions, a new password, leaving for good. */
const endings = /\/auth\/(?:logout|delete-account|password)$|\/sessions(?:\/|$)/

/**
 * A hook: whoever ended a session has the live lines cut, on every process. Tabs whose session still stands come back by themselves;
 * a line that was opened with the ended one cannot.
 */
export function cutLines(db: Database) {
  return async (request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> => {
    const isEnding = request.method !== 'GET' && endings.test(request.routeOptions.url ?? '')
    if (isEnding && request.viewer && reply.statusCode < 300) await emit(db, [{ terminate: String(request.viewer.id) }])
    return payload
  }
}
