import fp from 'fastify-plugin'

/** Tags of the calls that open, change or end accounts. */
const watched = new Set([
  'auth',
  'registration',
  'password',
  'identity',
  'credentials',
  'sessions',
  'invitations',
])
/** Reading one's own things is no event. */
const changing = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

/**
 * Writes what happens to accounts into the log (ASVS 16.3): which call, how it ended, by whose session, under which request. No address, name or code of
 * anybody; every value is ours, so no line can be forged. The log's own clock says when.
 */
export const securityLog = fp(
  async app => {
    app.addHook('onResponse', async (request, reply) => {
      const { method, schema } = request.routeOptions as {
        method?: string
        schema?: { operationId?: string; tags?: readonly string[] }
      }
      if (!changing.has(String(method)) || schema?.tags?.some(tag => watched.has(tag)) !== true) return
      request.log.info(
        {
          event: schema.operationId,
          status: reply.statusCode,
          user: request.viewer?.id ?? null,
          request: request.id,
        },
        'account event',
      )
    })
  },
  { name: 'security-log' },
)
