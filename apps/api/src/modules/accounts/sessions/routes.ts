import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { and, desc, eq, gt, not, sql } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { sessions } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import { viewerOf } from '../../../plugins/caller.ts'
import { Empty, IdParams } from '../../contract.ts'
import { presentSession, type CountryFinder } from './presenter.ts'
import { Ended, Sessions } from './schema.ts'
import { requireReauthentication } from '../reauthentication/reauthentication.ts'
import { endSessions, sameBrowser } from '../auth/session-ending.ts'

const tags = ['sessions']
const stale =
  '403 `session_stale` when the last proof of identity is too old (15 minutes, unless the service is set otherwise).'

/** Where one is signed in, and the way to sign out there. Every statement names the person. */
// long: a list of routes, each short by itself
export function ownSessions(db: Database, countryOf: CountryFinder): FastifyPluginAsyncTypebox {
  return async app => {
    app.get(
      '/auth/sessions',
      {
        schema: {
          operationId: 'listSessions',
          summary: 'List the browsers that are signed in',
          errorCodes: [],
          tags,
          description:
            'One for each browser, however many capacities it is signed in for: the current one first, then the last seen.',
          response: { 200: Sessions },
        },
      },
      async request => {
        const { id, sessionId } = viewerOf(request)
        const rows = await db
          .select()
          .from(sessions)
          .where(and(eq(sessions.userId, id), gt(sessions.expiresAt, sql`now()`)))
          .orderBy(desc(eq(sessions.id, sessionId)), desc(sessions.lastSeenAt), desc(sessions.id))
          .limit(100)
        const browsers = new Map(rows.toReversed().map(row => [row.browserId, row]))
        return {
          data: await Promise.all(
            [...browsers.values()].toReversed().map(row => presentSession(row, sessionId, countryOf)),
          ),
        }
      },
    )

    app.delete(
      '/auth/sessions/:id',
      {
        schema: {
          operationId: 'endSession',
          summary: 'Sign a browser out',
          errorCodes: ['not_found', 'session_stale'],
          tags,
          description: `Signs out there at once; one’s own browser too, which needs no proof. Of others: ${stale}`,
          params: IdParams,
          response: { 200: Empty },
        },
      },
      async request => {
        const viewer = viewerOf(request)
        const { id } = request.params
        const [here] = await db
          .select({ id: sessions.id })
          .from(sessions)
          .where(and(eq(sessions.id, id), sameBrowser(eq(sessions.id, viewer.sessionId))))
        // With a stolen session, an attacker could sign its owner out and keep the account.
        if (!here) requireReauthentication(viewer)
        const ended = await db.transaction(tx =>
          endSessions(tx, sameBrowser(and(eq(sessions.id, id), eq(sessions.userId, viewer.id)))),
        )
        if (ended === 0) throw new AppError('not_found')
        return { data: null }
      },
    )

    app.delete(
      '/auth/sessions',
      {
        schema: {
          operationId: 'endOtherSessions',
          summary: 'Sign all other browsers out',
          errorCodes: ['session_stale'],
          tags,
          description: `Signs out everywhere else. ${stale}`,
          response: { 200: Ended },
        },
      },
      async request => {
        const viewer = viewerOf(request)
        requireReauthentication(viewer)
        const { id, sessionId } = viewer
        return {
          data: {
            ended: await db.transaction(tx =>
              endSessions(tx, and(eq(sessions.userId, id), not(sameBrowser(eq(sessions.id, sessionId))))),
            ),
          },
        }
      },
    )
  }
}
