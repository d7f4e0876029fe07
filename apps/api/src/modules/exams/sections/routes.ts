import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Database } from '../../../db/client.ts'
import { viewerOf } from '../../../plugins/caller.ts'
import { IdParams } from '../../contract.ts'
import type { ExamQueries } from '../queries.ts'
import { Attempt } from '../schema.ts'
import { shownAttempt } from '../shown-attempt.ts'
import { leaveSection } from './advance.ts'
import { NextSectionBody } from './schema.ts'

type AttemptRow = Awaited<ReturnType<ExamQueries['attempt']['execute']>>[number]

/** Going from section to section. @param attemptOf refuses the attempt of another */
export function sectionActs(
  db: Database,
  queries: ExamQueries,
  attemptOf: (attempt: number, user: number) => Promise<AttemptRow>,
): FastifyPluginAsyncTypebox {
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
        const row = await attemptOf(request.params.id, user)
        return { data: await shownAttempt(queries, row, request.locale) }
      },
    )
  }
}
