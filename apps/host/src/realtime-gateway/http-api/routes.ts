import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AppHub } from '../app-hub.ts'
import type { Gateway } from '../gateway.ts'
import { ApiError } from './api-error.ts'
import { authenticate } from './authentication.ts'
import { describeChannel, infoOf, listChannels, listMembers } from './channel-calls.ts'
import { type EventCall, readBatch, readEvent } from './read-events.ts'

/** Ten events of 10 kB, each character escaped. */
const bodyLimit = 512 * 1024

type Call = FastifyRequest<{ Params: { id: string; channel: string; user: string } }>

/** The gateway's HTTP API, `/apps/{id}/…`, as the server libraries of the protocol call it. */
export function httpApi(gateway: Gateway) {
  return async (app: FastifyInstance): Promise<void> => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', { parseAs: 'string', bodyLimit }, (_request, body, done) =>
      done(null, body),
    )
    app.setErrorHandler((error, request, reply) => answerError(error, request, reply))
    const signed =
      (work: (hub: AppHub, request: Call, query: URLSearchParams) => object) =>
      async (request: Call, reply: FastifyReply) => {
        reply.header('cache-control', 'no-store')
        return work(
          authenticate(gateway, request),
          request,
          new URL(request.raw.url ?? '/', 'http://gateway').searchParams,
        )
      }
    app.post(
      '/apps/:id/events',
      signed((hub, request) => publish(hub, readEvent(jsonOf(request)))),
    )
    app.post(
      '/apps/:id/batch_events',
      signed((hub, request) => publishAll(hub, readBatch(jsonOf(request)))),
    )
    app.get(
      '/apps/:id/channels',
      signed((hub, _request, query) => listChannels(hub, query)),
    )
    app.get(
      '/apps/:id/channels/:channel',
      signed((hub, request, query) => describeChannel(hub, request.params.channel, query)),
    )
    app.get(
      '/apps/:id/channels/:channel/users',
      signed((hub, request) => listMembers(hub, request.params.channel)),
    )
    app.post(
      '/apps/:id/users/:user/terminate_connections',
      signed((hub, request) => terminate(hub, request.params.user)),
    )
    // The server's own answer would repeat the address, and with it a signature that is good for ten minutes.
    for (const path of ['/apps', '/apps/*'])
      app.all(path, () => {
        throw new ApiError(404, 'There is no such call')
      })
  }
}

function publish(hub: AppHub, call: EventCall): object {
  hub.publish(call)
  if (!call.info.userCount && !call.info.subscriptionCount) return {}
  return { channels: Object.fromEntries(call.channels.map(name => [name, infoOf(hub, name, call.info)])) }
}

function publishAll(hub: AppHub, calls: EventCall[]): object {
  for (const call of calls) hub.publish(call)
  if (!calls.some(({ info }) => info.userCount || info.subscriptionCount)) return {}
  return { batch: calls.map(call => infoOf(hub, call.channels[0] ?? '', call.info)) }
}

function terminate(hub: AppHub, userId: string): object {
  hub.terminate(userId)
  return {}
}

function jsonOf(request: Call): unknown {
  try {
    return JSON.parse(typeof request.body === 'string' ? request.body : '')
  } catch {
    throw new ApiError(400, 'The body must be JSON')
  }
}

function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status =
    error instanceof ApiError ? error.status : ((error as { statusCode?: number }).statusCode ?? 500)
  if (status >= 500) request.log.error({ err: error }, 'a call of the gateway failed')
  const message =
    status >= 500
      ? 'Something went wrong'
      : error instanceof Error
        ? error.message
        : 'The call could not be understood'
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ error: message }))
}
