import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Database } from '../../../db/client.ts'
import { memberOf, viewerOf } from '../../../plugins/caller.ts'
import { requireReauthentication } from '../../accounts/reauthentication/reauthentication.ts'
import { companyActorOf } from '../../platform/audit/actor.ts'
import { changeRetention as mayChange, readSettings } from '../policy.ts'
import { PreviewQuery, Retention, RetentionBody, RetentionPreview } from './schema.ts'
import { changeRetention, previewRetention, readRetention } from './setting.ts'

const tags = ['company']

/** How long a company keeps the names of people who left. */
// long: a list of routes, each short by itself
export function companyRetention(db: Database): FastifyPluginAsyncTypebox {
  return async app => {
    app.get(
      '/company/retention',
      {
        config: { policy: readSettings },
        schema: {
          operationId: 'getCompanyRetention',
          summary: 'Get how long what the company has is kept',
          description:
            'After how many years the records of leavers name nobody any more, a shorter time that is announced, and what else is kept for how long.',
          errorCodes: [],
          tags,
          response: { 200: Retention },
        },
      },
      async request => ({ data: await readRetention(db, memberOf(request).companyId) }),
    )

    app.get(
      '/company/retention/preview',
      {
        config: { policy: mayChange },
        schema: {
          operationId: 'previewCompanyRetention',
          summary: 'Preview what another time would do',
          description: 'From which day it would hold, and how many records lose their name then.',
          errorCodes: [],
          tags,
          querystring: PreviewQuery,
          response: { 200: RetentionPreview },
        },
      },
      async request => ({
        data: await previewRetention(db, memberOf(request).companyId, request.query.years ?? null),
      }),
    )

    app.put(
      '/company/retention',
      {
        config: { policy: mayChange },
        schema: {
          operationId: 'updateCompanyRetention',
          summary: 'Change how long the names of leavers are kept',
          errorCodes: ['session_stale'],
          description:
            'A longer time holds at once. A shorter one holds after notice, and is taken back by choosing what holds now. What has lost its name does not get it back. 403 `session_stale` where the caller has not reauthenticated recently.',
          tags,
          body: RetentionBody,
          response: { 200: Retention },
        },
      },
      async request => {
        requireReauthentication(viewerOf(request))
        await changeRetention(db, companyActorOf(request), request.body.years)
        return { data: await readRetention(db, memberOf(request).companyId) }
      },
    )
  }
}
