import type { FastifyError, FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import type { Database } from '../../../db/client.ts'
import { AppError } from '../../../errors.ts'
import { parseStrictly } from '../../../plugins/json-body.ts'
import type { Limits } from '../../../plugins/limits.ts'
import type { Invitations } from '../invitations/service.ts'
import { directoryOf } from './directory.ts'
import { scimError, scimFailure } from './errors.ts'
import { groupRoutes } from './group-routes.ts'
import { queryOf } from './paging.ts'
import { rootRoutes } from './root-routes.ts'
import { discoveryOf } from './schemas.ts'
import { userRoutes } from './user-routes.ts'

interface ScimConfig {
  db: Database
  limits: Limits
  invitations: Invitations
  /** Where it stands, as directories know it. */
  base: string
}

/** A group of thousands is named as a whole. */
const bodyLimit = 1024 * 1024
const contentType = 'application/scim+json'

/** SCIM 2.0 (RFC 7643, 7644) for directories of companies; a token says of which. No part of the two APIs: its calls and errors are the standard's. */
export function scim({ db, limits, invitations, base }: ScimConfig): FastifyPluginAsync {
  return async app => {
    app.decorateRequest('directory', null)
    readBodies(app)
    app.setErrorHandler((error: FastifyError, request, reply) => answerFailure(error, request, reply))
    app.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store')
      request.directory = await directoryOf(db, limits, request)
    })
    app.addHook('preHandler', async request => demandNoVersion(request))
    app.addHook('onSend', async (_request, reply, payload) => {
      // Without a parameter, which the type has none of: directories compare it.
      if (reply.hasHeader('content-type')) reply.header('content-type', contentType)
      return payload
    })
    discovery(app, base)
    await app.register(userRoutes(db, invitations, base))
    await app.register(groupRoutes(db, base))
    await app.register(rootRoutes(db, base))
    const unsupported = async () => {
      throw scimError(501, 'This is not supported.')
    }
    app.post('/Bulk', { schema: { body: Type.Unknown() } }, unsupported)
    app.get('/Me', unsupported)
    // A route, since the host that mounts the service may have a page for every other path.
    app.route({
      method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      url: '/*',
      handler: async () => {
        throw new AppError('not_found')
      },
    })
  }
}

/** Resources have no versions here, so that none is the one that a change is asked for: RFC 9110, 13.1.1. @throws SCIMMY.Types.Error */
function demandNoVersion({ method, headers }: FastifyRequest): void {
  const version = headers['if-match']
  if (version !== undefined && version.trim() !== '*' && /^(?:PUT|PATCH|DELETE)$/.test(method))
    throw scimError(412, 'Resources have no versions here.')
}

function readBodies(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser(
    ['application/json', 'application/scim+json'],
    { parseAs: 'string', bodyLimit },
    (_request, body, done) => {
      try {
        done(null, parseStrictly(body as string))
      } catch (error) {
        done(error as Error)
      }
    },
  )
}

function answerFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known =
    error.statusCode === 413
      ? new AppError('too_large')
      : error.statusCode === 415
        ? new AppError('unsupported_media_type')
        : error
  const { status, body } = scimFailure(known)
  if (status >= 500 && status !== 501) request.log.error({ err: error }, 'a call of a directory failed')
  if (status === 401) reply.header('www-authenticate', 'Bearer realm="SCIM"')
  if (error instanceof AppError && error.retryAfter !== undefined)
    reply.header('retry-after', String(Math.max(1, Math.ceil(error.retryAfter))))
  return reply.code(status).header('cache-control', 'no-store').type(contentType).send(JSON.stringify(body))
}

/** What the service is and keeps; the same for every company. */
function discovery(app: FastifyInstance, base: string): void {
  const { provider, resourceTypes, schemas } = discoveryOf(base)
  const listOf = (resources: object[]) => ({
    schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
    totalResults: resources.length,
    startIndex: 1,
    itemsPerPage: resources.length,
    Resources: resources,
  })
  const one = (resources: readonly { id?: unknown }[], request: FastifyRequest) => {
    const found = resources.find(({ id }) => id === (request.params as { id: string }).id)
    if (!found) throw new AppError('not_found')
    return found
  }
  // No client may believe that a filter was applied here: RFC 7644, 4.
  const all = (resources: object[], request: FastifyRequest) => {
    if (queryOf(request)['filter'] !== undefined) throw scimError(403, 'This list cannot be filtered.')
    return listOf(resources)
  }
  app.get('/ServiceProviderConfig', async () => provider)
  app.get('/ResourceTypes', async request => all(resourceTypes, request))
  app.get('/ResourceTypes/:id', async request => one(resourceTypes, request))
  app.get('/Schemas', async request => all(schemas, request))
  app.get('/Schemas/:id', async request => one(schemas, request))
}
