import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Database } from '../../../db/client.ts'
import { contentTypes, tableFile } from '../../companies/files/table-file.ts'
import { IdParams } from '../../contract.ts'
import { instructorOf } from '../../teaching/policy.ts'
import { statisticsTable } from './file.ts'
import { examStatistics } from './read.ts'
import { ExamStatistics, StatisticsFile, StatisticsQuery } from './schema.ts'

const tags = ['teaching']

/** Item analysis, for the exam’s instructor. */
// long: a list of routes, each short by itself
export function statistics(db: Database): FastifyPluginAsyncTypebox {
  return async app => {
    app.get(
      '/exams/:id/statistics',
      {
        schema: {
          operationId: 'getExamStatistics',
          summary: 'Get the item analysis of an exam that one teaches',
          errorCodes: ['not_found'],
          description: 'Over each learner’s first finished attempt, unless another choice is made.',
          tags,
          params: IdParams,
          querystring: StatisticsQuery,
          response: { 200: ExamStatistics },
        },
      },
      async request => {
        const { params, query, locale } = request
        const which = {
          examId: params.id,
          instructorId: instructorOf(request),
          choice: query.attempts ?? 'first',
        }
        return { data: await examStatistics(db, which, locale) }
      },
    )

    app.get(
      '/exams/:id/statistics/file',
      {
        schema: {
          operationId: 'exportExamStatistics',
          summary: 'Get the figures of an exam’s questions as CSV',
          description: 'One row for each question, over the attempts that `attempts` names.',
          errorCodes: ['not_found'],
          tags,
          params: IdParams,
          querystring: StatisticsQuery,
          response: { 200: StatisticsFile },
        },
      },
      async (request, reply) => {
        const { params, query, locale } = request
        const which = {
          examId: params.id,
          instructorId: instructorOf(request),
          choice: query.attempts ?? 'first',
        }
        const table = statisticsTable(await examStatistics(db, which, locale), locale)
        return reply
          .type(contentTypes.csv)
          .headers({
            'content-disposition': `attachment; filename="exam-${params.id}.csv"`,
            'cache-control': 'no-store',
          })
          .send(tableFile(table, 'csv', locale) as never)
      },
    )
  }
}
