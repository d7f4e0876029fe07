import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Database } from '../../../db/client.ts'
import { viewerOf } from '../../../plugins/caller.ts'
import { IdParams } from '../../contract.ts'
import { beginRenewal } from './begin.ts'
import { BegunRenewal } from './schema.ts'

/** Taking a completed course again, where its completion ends. */
export function renewals(db: Database): FastifyPluginAsyncTypebox {
  return async app => {
    app.post(
      '/courses/:id/renewal',
      {
        schema: {
          operationId: 'beginRenewal',
          summary: 'Begin to take a completed course again',
          description:
            'Where the completion ends with the certificate or by what a company requires: exams are to be passed again, with as many attempts as at first; of a course without exams the lessons are to be done again. The certificate until now stays. Begun again, it changes nothing. 409 `nothing_to_renew` where the course is not completed, or its completion holds for good; 409 `nothing_to_redo` where nothing but live lessons without a recording would be done again.',
          errorCodes: ['not_enrolled', 'nothing_to_renew', 'nothing_to_redo'],
          tags: ['learning'],
          params: IdParams,
          response: { 200: BegunRenewal },
        },
      },
      async request => {
        await beginRenewal(db, viewerOf(request).id, request.params.id)
        return { data: { is_under_way: true as const } }
      },
    )
  }
}
