import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { normalEmail } from '../modules/accounts/fields/email.ts'
import type { Secrets } from '../secrets.ts'
import { addressGroup } from './address-group.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The account that a call without a session has proved to be its own, for the security log. */
    provedAccount: number | null
    /** What the answer hands out for the next step of a sign-in, a registration or a reset, for the security log. */
    nextStep: string | null
  }
}

/** Tags of the calls that open, change or end accounts. */
const watched = new Set([
  'auth',
  'registration',
  'password',
  'identity',
  'credentials',
  'sessions',
  'invitations',
  'sign-on',
])
/** Reading one's own things is no event. */
const changing = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

/** What leads from one step to the next, in bodies and in answers. */
const handles = ['otp', 'ticket', 'reset_token'] as const

/**
 * Writes what happens to accounts into the log (ASVS 16.3): which call, how it ended, under which request, and who. `user` is the account,
 * once a session, a right password with all that it needs, or a code has proved it. Before that there are keyed hashes, the same for the same
 * thing: `subject` of the e-mail address that was named, `source` of the group of addresses that it came from, `step` and `next_step` of the
 * handles that join a sign-in, a registration or a reset of several calls. No address, name or code of anybody; every value is ours, so no
 * line can be forged. The log's own clock says when.
 */
export const securityLog = fp(
  async (app, { secrets }: { secrets: Secrets }) => {
    const hashed = (kind: string, value: string | null) =>
      value === null ? null : secrets.mac('security log', kind, value).slice(0, 22)

    app.decorateRequest('provedAccount', null)
    app.decorateRequest('nextStep', null)
    app.addHook('preSerialization', async (request, _reply, payload) => {
      if (!isWatched(request)) return payload
      const data = fieldOf(payload, 'data')
      const id = fieldOf(fieldOf(data, 'user'), 'id')
      if (typeof id === 'number') request.provedAccount ??= id
      request.nextStep = handleIn(data) ?? handleIn(fieldOf(data, 'second_factor'))
      return payload
    })
    app.addHook('onResponse', async (request, reply) => {
      if (!isWatched(request)) return
      const email = fieldOf(request.body, 'email')
      request.log.info(
        {
          event: fieldOf(request.routeOptions.schema, 'operationId'),
          status: reply.statusCode,
          // A key of a company is no person, regardless of who made it.
          user: request.viewer?.keyScopes ? null : (request.viewer?.id ?? request.provedAccount),
          subject: hashed('subject', typeof email === 'string' ? normalEmail(email) : null),
          source: hashed('source', addressGroup(request.ip)),
          step: hashed('step', handleIn(request.body)),
          next_step: hashed('step', request.nextStep),
          request: request.id,
        },
        'account event',
      )
    })
  },
  { name: 'security-log' },
)

function isWatched({ routeOptions }: FastifyRequest): boolean {
  const { method, schema } = routeOptions as { method?: string; schema?: { tags?: readonly string[] } }
  return changing.has(String(method)) && schema?.tags?.some(tag => watched.has(tag)) === true
}

function handleIn(value: unknown): string | null {
  const found = handles.map(name => fieldOf(value, name)).find(handle => typeof handle === 'string')
  return typeof found === 'string' ? found : null
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined
}
