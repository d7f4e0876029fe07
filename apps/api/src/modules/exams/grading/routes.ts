import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Database } from '../../../db/client.ts'
import { AppError } from '../../../errors.ts'
import type { AnswerFileLinks } from '../../../gateways/answer-file-links.ts'
import type { MediaLinks } from '../../../gateways/media-links.ts'
import { viewerOf } from '../../../plugins/caller.ts'
import { personalActorOf } from '../../platform/audit/actor.ts'
import { withShownImages } from '../../platform/images/show.ts'
import { instructorOf } from '../../teaching/policy.ts'
import { storedFiles } from '../files/listing.ts'
import { FileLink, GradedFileParams } from '../files/schema.ts'
import { answerToGrade, gradableAnswer } from './answer.ts'
import { storeGrade } from './grade.ts'
import { gradingQueue } from './queue.ts'
import {
  AnswerToGrade,
  GradeBody,
  GradeParams,
  GradeQuery,
  GradingQueue,
  QueueQuery,
  StoredGrade,
} from './schema.ts'

const tags = ['teaching']

/** The grading queue of an instructor. */
// long: a list of routes, each short by itself
export function grading(
  db: Database,
  links: MediaLinks,
  fileLinks: AnswerFileLinks,
): FastifyPluginAsyncTypebox {
  return async app => {
    app.get(
      '/grading',
      {
        schema: {
          operationId: 'listGradingQueue',
          summary: 'List the answers that wait for a grader, the oldest first',
          errorCodes: [],
          description:
            'Of one’s own courses: essays, and answers whose mark the learner asked to have looked at again.',
          tags,
          querystring: QueueQuery,
          response: { 200: GradingQueue },
        },
      },
      async request => gradingQueue(db, instructorOf(request), request.query, request.locale),
    )

    app.get(
      '/grading/:attemptId/:questionId',
      {
        schema: {
          operationId: 'getAnswerToGrade',
          summary: 'Get an answer to grade',
          description:
            'The question, the answer with its files, the rubric and what was graded before. `names=hidden` leaves out whose it is.',
          errorCodes: ['not_found'],
          tags,
          params: GradeParams,
          querystring: GradeQuery,
          response: { 200: AnswerToGrade },
        },
      },
      async request => {
        const { params, query, locale } = request
        const { courseId, ...answer } = await answerToGrade(db, instructorOf(request), params, {
          names: query.names,
          locale,
        })
        const link = { viewerId: viewerOf(request).id, courseId }
        return { data: await withShownImages(db, links, courseId, answer, link) }
      },
    )

    app.get(
      '/grading/:attemptId/:questionId/files/:fileId',
      {
        schema: {
          operationId: 'getGradedFileLink',
          summary: 'Get the address of a file of an answer to grade',
          description: 'An address of ten minutes that works for this grader alone.',
          errorCodes: ['not_found'],
          tags,
          params: GradedFileParams,
          response: { 200: FileLink },
        },
      },
      async request => {
        const { fileId, ...place } = request.params
        const { value } = await gradableAnswer(db, instructorOf(request), place)
        if (!storedFiles(value).some(({ id }) => id === fileId)) throw new AppError('not_found')
        return { data: { href: fileLinks.sign(fileId, viewerOf(request).id) } }
      },
    )

    app.put(
      '/grading/:attemptId/:questionId',
      {
        schema: {
          operationId: 'gradeAnswer',
          summary: 'Grade an answer',
          errorCodes: ['not_found', 'grade_stale'],
          description:
            'With the last answer that waits, the attempt is graded. 409 `grade_stale` names what another grader has stored since.',
          tags,
          params: GradeParams,
          body: GradeBody,
          response: { 200: StoredGrade },
        },
      },
      async request => {
        const grader = {
          instructorId: instructorOf(request),
          actor: personalActorOf(request),
          locale: request.locale,
        }
        const note = request.body.note?.trim() || null
        return {
          data: await db.transaction(tx => storeGrade(tx, grader, request.params, { ...request.body, note })),
        }
      },
    )
  }
}
