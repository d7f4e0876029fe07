import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import type { Database } from '../../../db/client.ts'
import { AppError } from '../../../errors.ts'
import type { Broadcast } from '../../../gateways/broadcast/broadcast.ts'
import { localeOf } from '../../../locale.ts'
import { atOrigin, bearer, viewerOf } from '../../../plugins/caller.ts'
import { hashOf } from '../../../secrets.ts'
import type { SessionQueries } from '../../accounts/auth/queries.ts'
import { channelRules, maySubscribe } from './rules.ts'

const SocketId = Type.String({ pattern: '^\\d{1,20}\\.\\d{1,20}$' })
const ChannelBody = Type.Object({
  socket_id: SocketId,
  channel_name: Type.String({ minLength: 1, maxLength: 200 }),
})
const UserBody = Type.Object({ socket_id: SocketId })

/** What laravel-echo calls before it subscribes: a form with the socket's id, by bearer token, or by cookie with the CSRF token. */
export function broadcasting({
  db,
  sessions,
  broadcast,
  secret,
}: {
  db: Database
  sessions: SessionQueries
  broadcast: Broadcast
  secret: string
}): FastifyPluginAsyncTypebox {
  const rules = channelRules(db, secret)
  return async app => {
    readForms(app)
    app.decorateRequest('locale', 'ar')
    app.decorateRequest('viewer', null)
    app.addHook('onRequest', async (request, reply: FastifyReply) => {
      reply.header('cache-control', 'no-store')
      request.locale = localeOf(request.headers['accept-language'])
      const token = bearer(request) ?? cookieToken(request)
      request.viewer = token === undefined ? null : atOrigin(await sessions.find(hashOf(token)), request)
      viewerOf(request)
    })

    app.post('/broadcasting/auth', { schema: { body: ChannelBody } }, async request => {
      const { socket_id: socketId, channel_name: channel } = request.body
      const verdict = await maySubscribe(rules, viewerOf(request), channel, request.locale)
      if (verdict === false) throw new AppError('forbidden')
      const userId = String(viewerOf(request).id)
      return verdict === true
        ? broadcast.authorise(socketId, channel, userId)
        : broadcast.authorise(socketId, channel, userId, verdict)
    })

    app.post('/broadcasting/user-auth', { schema: { body: UserBody } }, async request =>
      broadcast.authenticate(request.body.socket_id, { id: String(viewerOf(request).id) }),
    )
  }
}

function readForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 4096 },
    (_request, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(body as string)))
    },
  )
}

/**
 * The session of the cookie, if the page repeats it in `X-CSRF-TOKEN`: another site's page can make a browser send the cookie, but
 * cannot read it.
 */
function cookieToken(request: FastifyRequest): string | undefined {
  const token = /(?:^|;\s*)token=([A-Za-z0-9_-]{43})(?:;|$)/.exec(request.headers.cookie ?? '')?.[1]
  return token !== undefined && request.headers['x-csrf-token'] === token ? token : undefined
}
