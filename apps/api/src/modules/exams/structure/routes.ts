import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Database } from '../../../db/client.ts'
import { IdParams } from '../../contract.ts'
import { personalActorOf } from '../../platform/audit/actor.ts'
import { instructorOf, isTaughtBy } from '../../teaching/policy.ts'
import { openExam } from '../questions/service.ts'
import { presentStructure } from './read.ts'
import { setStructure } from './save.ts'
import { ExamStructure, ExamStructureBody, largestStructure } from './schema.ts'

const tags = ['teaching']

/** The sections, places and pools of an exam, for its instructor. */
export function examStructureRoutes(db: Database): FastifyPluginAsyncTypebox {
  return async app => {
    app.get(
      '/exams/:id/structure',
      {
        schema: {
          operationId: 'getExamStructure',
          summary: 'Get the sections, questions and pools of an exam in their order',
          description:
            'Where each question stands, and which pools draw how many. A change names the `state` that it was made from.',
          errorCodes: ['not_found'],
          tags,
          params: IdParams,
          response: { 200: ExamStructure },
        },
      },
      async request => {
        const exam = await openExam(db, request.params.id, isTaughtBy(instructorOf(request), 'courses'))
        return { data: await presentStructure(db, exam, request.locale) }
      },
    )

    app.put(
      '/exams/:id/structure',
      {
        bodyLimit: largestStructure,
        schema: {
          operationId: 'setExamStructure',
          summary: 'Set the sections, order, points and pools of an exam',
          errorCodes: ['not_found', 'conflict'],
          description:
            'Every question that is asked has one place. For attempts that start from now on. 409 `conflict` where the structure was changed since it was read.',
          tags,
          params: IdParams,
          body: ExamStructureBody,
          response: { 200: ExamStructure },
        },
      },
      async request => {
        const instructor = { id: instructorOf(request), actor: personalActorOf(request) }
        const { params, body, locale } = request
        await db.transaction(tx => setStructure(tx, instructor, params.id, body))
        const exam = await openExam(db, params.id, isTaughtBy(instructor.id, 'courses'))
        return { data: await presentStructure(db, exam, locale) }
      },
    )
  }
}
