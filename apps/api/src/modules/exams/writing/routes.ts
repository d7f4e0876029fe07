import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import type { Database, Transaction } from '../../../db/client.ts'
import type { MediaLinks } from '../../../gateways/media-links.ts'
import { viewerOf } from '../../../plugins/caller.ts'
import { once, onceErrors } from '../../../plugins/idempotency.ts'
import { renderedParts } from '../../../rich-text/rendered.ts'
import { IdParams } from '../../contract.ts'
import { personalActorOf } from '../../platform/audit/actor.ts'
import { withShownImages } from '../../platform/images/show.ts'
import { instructorOf, teachesCourse } from '../../teaching/policy.ts'
import { ownQuestion, presentQuestion } from './read.ts'
import { addQuestion, changeQuestion, duplicateQuestion, restore, retire } from './save.ts'
import { NewQuestionBody, QuestionBody, QuestionToWrite, RenderBody, RenderedTexts } from './schema.ts'

const tags = ['teaching']

/** Questions written by hand. */
// long: a list of routes, each short by itself
export function questionWriting(db: Database, links: MediaLinks): FastifyPluginAsyncTypebox {
  const by = (request: FastifyRequest) => ({ id: instructorOf(request), actor: personalActorOf(request) })
  const withImagesOf = <T>(request: FastifyRequest, courseId: number, payload: T) =>
    withShownImages(db, links, courseId, payload, { viewerId: viewerOf(request).id, courseId })
  const shown = async (request: FastifyRequest, id: number) => {
    const question = await ownQuestion(db, id, instructorOf(request))
    const page = await presentQuestion(db, question, request.locale)
    return { data: await withImagesOf(request, page.course.id, page) }
  }

  return async app => {
    app.post(
      '/exams/:id/questions',
      {
        schema: {
          operationId: 'addExamQuestion',
          summary: 'Write a question of an exam',
          errorCodes: [...onceErrors, 'not_found'],
          description:
            'Requires an `Idempotency-Key`. It comes at the end, for attempts that start from now on.',
          tags,
          params: IdParams,
          body: NewQuestionBody,
          response: { 200: QuestionToWrite },
        },
      },
      async request => {
        const { params, body } = request
        return shown(request, await once(db, request, tx => addQuestion(tx, by(request), params.id, body)))
      },
    )

    app.get(
      '/exam-questions/:id',
      {
        schema: {
          operationId: 'getExamQuestion',
          summary: 'Get a question of one’s own exam with all that is right',
          description:
            'The question as it is written in each language, its version, and how many attempts keep it. A change names its `state`.',
          errorCodes: ['not_found'],
          tags,
          params: IdParams,
          response: { 200: QuestionToWrite },
        },
      },
      async request => shown(request, request.params.id),
    )

    app.put(
      '/exam-questions/:id',
      {
        schema: {
          operationId: 'changeExamQuestion',
          summary: 'Change a question',
          errorCodes: ['not_found', 'conflict'],
          description:
            'What is different becomes a new version, for attempts that start from now on. 409 `conflict` where the question was changed since it was read.',
          tags,
          params: IdParams,
          body: QuestionBody,
          response: { 200: QuestionToWrite },
        },
      },
      async request => {
        const { params, body } = request
        await db.transaction(tx => changeQuestion(tx, by(request), params.id, body))
        return shown(request, params.id)
      },
    )

    app.post(
      '/exam-questions/:id/duplicate',
      {
        schema: {
          operationId: 'duplicateExamQuestion',
          summary: 'Write a question once more',
          errorCodes: [...onceErrors, 'not_found'],
          description: 'Requires an `Idempotency-Key`. The copy comes at the end of the exam.',
          tags,
          params: IdParams,
          response: { 200: QuestionToWrite },
        },
      },
      async request => {
        const { id } = request.params
        return shown(request, await once(db, request, tx => duplicateQuestion(tx, by(request), id)))
      },
    )

    const act = (
      way: 'retire' | 'restore',
      summary: string,
      run: (tx: Transaction, instructor: ReturnType<typeof by>, id: number) => Promise<void>,
    ) =>
      app.post(
        `/exam-questions/:id/${way}`,
        {
          schema: {
            operationId: `${way}ExamQuestion`,
            summary,
            errorCodes: way === 'retire' ? ['not_found', 'question_needed'] : ['not_found'],
            description: 'Attempts that were started keep it. Again, nothing happens.',
            tags,
            params: IdParams,
            response: { 200: QuestionToWrite },
          },
        },
        async request => {
          const { id } = request.params as { id: number }
          await db.transaction(tx => run(tx, by(request), id))
          return shown(request, id)
        },
      )
    act('retire', 'Ask a question in no new attempt', retire)
    act('restore', 'Ask a retired question again', restore)

    app.post(
      '/teaching/rendered',
      {
        schema: {
          operationId: 'renderTexts',
          summary: 'Get texts that are being written as readers will see them',
          errorCodes: [],
          description:
            'Those that have formulas, code or stored images; others need no service. Nothing is stored.',
          tags,
          body: RenderBody,
          response: { 200: RenderedTexts },
        },
      },
      async request => {
        const { texts, lines, course_id: courseId } = request.body
        const rendered = renderedParts(texts, lines)
        if (courseId === undefined) return { data: rendered }
        // Images of another instructor's course have no URL.
        const isOwn = await teachesCourse(db, { viewerId: viewerOf(request).id, courseId })
        return { data: isOwn ? await withImagesOf(request, courseId, rendered) : rendered }
      },
    )
  }
}
