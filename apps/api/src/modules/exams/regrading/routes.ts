import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Database } from '../../../db/client.ts'
import type { MediaLinks } from '../../../gateways/media-links.ts'
import { viewerOf } from '../../../plugins/caller.ts'
import { once, onceErrors } from '../../../plugins/idempotency.ts'
import { IdParams } from '../../contract.ts'
import { personalActorOf } from '../../platform/audit/actor.ts'
import { withShownImages } from '../../platform/images/show.ts'
import { instructorOf } from '../../teaching/policy.ts'
import { correctQuestion } from './correct.ts'
import { previewRegrade } from './preview.ts'
import { presentQuestion, taughtQuestion } from './question.ts'
import {
  CorrectableQuestion,
  PreviewBody,
  RegradePreview,
  RegradeQuestionBody,
  StartedCorrection,
} from './schema.ts'

const tags = ['teaching']

/** The correction of a key, and the regrading of all attempts by it. */
// long: a list of routes, each short by itself
export function regrading(db: Database, links: MediaLinks): FastifyPluginAsyncTypebox {
  return async app => {
    app.get(
      '/questions/:id/regrade',
      {
        schema: {
          operationId: 'getQuestionToCorrect',
          summary: 'Get a question of one’s own exam with its key and earlier corrections',
          description:
            'What is right by now, how many submitted attempts have the question, and which corrections were made before.',
          errorCodes: ['not_found'],
          tags,
          params: IdParams,
          response: { 200: CorrectableQuestion },
        },
      },
      async request => {
        const question = await taughtQuestion(db, request.params.id, instructorOf(request))
        const page = await presentQuestion(db, question, request.locale)
        const link = { viewerId: viewerOf(request).id, courseId: question.courseId }
        return { data: await withShownImages(db, links, question.courseId, page, link) }
      },
    )

    app.post(
      '/questions/:id/regrade/preview',
      {
        schema: {
          operationId: 'previewRegrade',
          summary: 'See who would change by a corrected key',
          errorCodes: ['not_found', 'conflict'],
          description: 'Changes nothing. 409 `conflict` where the question was changed since it was read.',
          tags,
          params: IdParams,
          body: PreviewBody,
          response: { 200: RegradePreview },
        },
      },
      async request => {
        const question = await taughtQuestion(db, request.params.id, instructorOf(request))
        return { data: await previewRegrade(db, question, { ...request.body, locale: request.locale }) }
      },
    )

    app.post(
      '/questions/:id/regrade',
      {
        schema: {
          operationId: 'regradeQuestion',
          summary: 'Correct the key of a question and regrade all attempts by it',
          errorCodes: [...onceErrors, 'not_found', 'conflict'],
          description:
            'Requires an `Idempotency-Key`. A job regrades; its progress is with the question’s corrections. Certificates of learners who no longer pass stay valid.',
          tags,
          params: IdParams,
          body: RegradeQuestionBody,
          response: { 200: StartedCorrection },
        },
      },
      async request => {
        const instructor = { id: instructorOf(request), actor: personalActorOf(request) }
        const given = { ...request.body, reason: request.body.reason.trim() }
        const start = (tx: Parameters<typeof correctQuestion>[0]) =>
          correctQuestion(tx, instructor, request.params.id, given)
        return { data: await once(db, request, async tx => ({ id: await start(tx) })) }
      },
    )
  }
}
