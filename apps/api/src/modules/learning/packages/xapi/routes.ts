import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { GrantParams } from '../player-schema.ts'
import { documentRoutes } from './document-routes.ts'
import { takeToken } from './launching.ts'
import { type OwnSession, ownSession, readAnyBody, type XapiParts } from './requests.ts'
import { ActivityQuery, AgentQuery, FetchParams } from './schema.ts'
import { statementRoutes } from './statement-routes.ts'
import { XapiError } from './xapi-error.ts'

const version = '1.0.3'

/** Below the grant of a launch: what content that speaks xAPI finds as its store of learning records. */
export function xapiRoutes(parts: XapiParts): FastifyPluginAsyncTypebox {
  const sessionOf = ownSession(parts)
  return async app => {
    readAnyBody(app)
    answerErrors(app)
    tokenRoute(app, parts)
    await app.register(async scope => {
      scope.addHook('onRequest', checkRequest)
      statementRoutes(scope, parts, sessionOf)
      documentRoutes(scope, parts, sessionOf)
      namingRoutes(scope, sessionOf)
    })
  }
}

/** What is known of the store, of an activity and of the learner. */
function namingRoutes(app: FastifyInstance, sessionOf: OwnSession): void {
  app.get('/xapi/about', { schema: { params: GrantParams } }, async () => ({ version: [version] }))
  app.get(
    '/xapi/activities',
    { schema: { params: GrantParams, querystring: ActivityQuery } },
    async request => {
      await sessionOf(request)
      return { objectType: 'Activity', id: (request.query as { activityId: string }).activityId }
    },
  )
  app.get('/xapi/agents', { schema: { params: GrantParams, querystring: AgentQuery } }, async request => {
    const { actor } = (await sessionOf(request)).names
    return { objectType: 'Person', account: [actor.account], ...(actor.name && { name: [actor.name] }) }
  })
}

/** Content takes its token by a POST, once (cmi5, 8.2): an error is a code within the response. */
function tokenRoute(app: FastifyInstance, { db, tokens, sessionOf }: XapiParts): void {
  app.post('/fetch/:launch', { schema: { params: FetchParams } }, async (request, reply) => {
    const { grant, launch } = request.params as { grant: string; launch: string }
    const token = tokens.signNamed(grant, launch)
    reply.header('cache-control', 'no-store')
    try {
      const { played, run } = await sessionOf(grant, `Basic ${token}`)
      if (played === null || (await takeToken(db, { played, run }))) return { 'auth-token': token }
      return { 'error-code': '1', 'error-text': 'The authorization token has already been returned.' }
    } catch (error) {
      if (!(error instanceof XapiError)) throw error
      return { 'error-code': '2', 'error-text': error.message }
    }
  })
}

function answerErrors(app: FastifyInstance): void {
  const { errorHandler } = app
  app.setErrorHandler((error, request, reply) => {
    if (!(error instanceof XapiError)) return errorHandler(error as never, request, reply)
    return reply.code(error.status).header('cache-control', 'no-store').send({ error: error.message })
  })
}

async function checkRequest(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.headers({ 'x-experience-api-version': version, 'cache-control': 'no-store' })
  // No text of the database holds it.
  if (request.url.includes('%00')) throw new XapiError(400, 'The address holds a NUL.')
  const said = String(request.headers['x-experience-api-version'] ?? '')
  if (!/^(?:1\.0(?:\.\d+)?|2\.0\.\d+)$/.test(said) && !request.url.split('?')[0]?.endsWith('/about'))
    throw new XapiError(400, 'X-Experience-API-Version has to be 1.0.x or 2.0.x.')
}
