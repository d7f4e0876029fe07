import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Database } from '../../../db/client.ts'
import { viewerOf } from '../../../plugins/caller.ts'
import { IdParams } from '../../contract.ts'
import { Attempt } from '../schema.ts'
import type { Attempts } from '../shown-attempt.ts'
import { leaveSection } from './advance.ts'
import { NextSectionBody } from './schema.ts'

/** Going from section to section. */
export function sectionActs(db: Database, attempts: Attempts): FastifyPluginAsyncTypebox {
  return async app => {
    app.post(
      '/attempts/:id/sections/next',
      {
        schema: {
          operationId: 'nextSection',
          summary: 'Leave a section of an attempt for the next one, which begins at once',
          errorCodes: ['not_enrolled', 'not_found', 'attempt_taken_over', 'attempt_closed', 'conflict'],
          description:
            'There is no way back. A section whose time is over is left by the service itself; called again for a section that is over, nothing happens. 409 `conflict` where it is the last one.',
          tags: ['exams'],
          params: IdParams,
          body: NextSectionBody,
          response: { 200: Attempt },
        },
      },
      async request => {
        const user = viewerOf(request).id
        const { holder: sessionLock, section } = request.body
        await db.transaction(tx =>
          leaveSection(tx, request.params.id, { userId: user, sessionLock, section }),
        )
        return { data: await attempts.shown(await attempts.of(request.params.id, user), request.locale) }
      },
    )
  }
}
