import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Database } from '../../../db/client.ts'
import { IdParams } from '../../contract.ts'
import { personalActorOf } from '../../platform/audit/actor.ts'
import { instructorOf } from '../../teaching/policy.ts'
import { setRules } from './change.ts'
import { examLearners } from './learners.ts'
import { examSettings } from './read.ts'
import { ExamLearners, ExamRulesBody, ExamSettings, LearnersQuery } from './schema.ts'

const tags = ['teaching']

/** How an exam is set up, and who may take it, for its instructor. */
// long: a list of routes, each short by itself
export function examSettingRoutes(db: Database): FastifyPluginAsyncTypebox {
  return async app => {
    app.get(
      '/exams/:id/settings',
      {
        schema: {
          operationId: 'getExamSettings',
          summary: 'Get the rules, sections and pools of an exam that one teaches',
          description:
            'All that decides how an attempt runs, how many are under way, and the state that a change has to name.',
          errorCodes: ['not_found'],
          tags,
          params: IdParams,
          response: { 200: ExamSettings },
        },
      },
      async request => ({
        data: await examSettings(db, request.params.id, instructorOf(request), request.locale),
      }),
    )

    app.put(
      '/exams/:id/settings',
      {
        schema: {
          operationId: 'setExamRules',
          summary: 'Set the rules of an exam',
          errorCodes: ['not_found', 'conflict'],
          description:
            'For attempts that start from now on; those under way keep their time, their way through, their tools and how wrong answers are marked. `grade_method` holds for all attempts there are, and a job follows it up. 409 `conflict` where the rules were changed since they were read.',
          tags,
          params: IdParams,
          body: ExamRulesBody,
          response: { 200: ExamSettings },
        },
      },
      async request => {
        const instructor = { id: instructorOf(request), actor: personalActorOf(request) }
        const { params, body, locale } = request
        await db.transaction(tx => setRules(tx, instructor, params.id, body))
        return { data: await examSettings(db, params.id, instructor.id, locale) }
      },
    )

    app.get(
      '/exams/:id/learners',
      {
        schema: {
          operationId: 'listExamLearners',
          summary: 'Find those who may take an exam by their names',
          description:
            'The first twenty who are enrolled and whose name fits, with what each was given for the exam.',
          errorCodes: ['not_found'],
          tags,
          params: IdParams,
          querystring: LearnersQuery,
          response: { 200: ExamLearners },
        },
      },
      async request => {
        const { params, query, locale } = request
        return { data: await examLearners(db, params.id, instructorOf(request), { q: query.q, locale }) }
      },
    )
  }
}
