import type { FastifyReply } from 'fastify'

/**
 * Sends JSON that the database made as it is. Parsing it only to write it again would cost more than asking for it;
 * that it has the shape of the route's schema, which the documents and the SDK's types come from, is tested.
 */
export function sendReady(reply: FastifyReply, json: string): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(json)
}

/** A page of ready items, as `CursorPage` names it. */
export function pageJson(page: { data: string[]; meta: object }): string {
  return `{"data":[${page.data.join(',')}],"meta":${JSON.stringify(page.meta)}}`
}

/** Objects as one object: their fields one after the other. None may be empty. */
export function joinObjects(...objects: string[]): string {
  return `{${objects.map(object => object.slice(1, -1)).join(',')}}`
}
