import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Database } from '../../../../db/client.ts'
import { memberOf } from '../../../../plugins/caller.ts'
import { answerWithFile, mostAtOnce, startFile } from '../../exports/answering.ts'
import { FileAnswer, Started } from '../../exports/schema.ts'
import { readPeople } from '../../policy.ts'
import { activitySource } from './export.ts'
import { sortsOf } from '@masar/text/rows'
import { AppError } from '../../../../errors.ts'
import { listActivity, readActivity } from './reading.ts'
import {
  ActivityExportBody,
  ActivityPeople,
  ActivityPeopleQuery,
  ActivityQuery,
  ActivityReport,
} from './schema.ts'
import { peopleAre } from '../schema.ts'

const tags = ['reports']
const learnedIs = 'Learning counts as in the report of time. A manager of a branch sees that branch.'

/** What a body asks for. @throws AppError `validation` where the rows do not stand in such an order */
function askedFor({ format, ...query }: ActivityExportBody) {
  if (query.sort !== undefined && !sortsOf('activity', query.by ?? 'person').includes(query.sort))
    throw new AppError('validation', { fields: { sort: [{ code: 'choice' }] } })
  return { format, query }
}

/** Who learned of late, and who did not. */
// long: a list of routes, each short by itself
export function activityReport(db: Database): FastifyPluginAsyncTypebox {
  return async app => {
    app.get(
      '/reports/activity',
      {
        config: { policy: readPeople, keyScope: 'progress' },
        schema: {
          operationId: 'getActivityReport',
          summary: 'Count who learned in the last days, and in a period',
          errorCodes: [],
          description: `${learnedIs} Those who have left since are among who learned in the period.`,
          tags,
          querystring: ActivityQuery,
          response: { 200: ActivityReport },
        },
      },
      async request => ({
        data: await readActivity(db, memberOf(request), request.query, request.locale),
      }),
    )

    app.get(
      '/reports/activity/people',
      {
        config: { policy: readPeople, keyScope: 'progress' },
        schema: {
          operationId: 'listActivityPeople',
          summary: 'List people with when they learned last',
          errorCodes: [],
          description: `${learnedIs} ${peopleAre}`,
          tags,
          querystring: ActivityPeopleQuery,
          response: { 200: ActivityPeople },
        },
      },
      request => listActivity(db, memberOf(request), request.query, request.locale),
    )

    app.post(
      '/reports/activity/export',
      {
        config: { policy: readPeople },
        schema: {
          operationId: 'exportActivityReport',
          summary: 'Get who learned of late as a file',
          errorCodes: ['list_too_long'],
          description: `Up to ${mostAtOnce} rows; \`exportActivityReportLater\` makes larger files. CSV is UTF-8 with its mark, formulas neutralised; a spreadsheet stands from right to left in Arabic.`,
          tags,
          body: ActivityExportBody,
          response: { 200: FileAnswer },
        },
      },
      async (request, reply) => answerWithFile(db, request, reply, activitySource, askedFor(request.body)),
    )

    app.post(
      '/reports/activity/exports',
      {
        config: { policy: readPeople },
        schema: {
          operationId: 'exportActivityReportLater',
          summary: 'Have who learned of late made into a file',
          errorCodes: ['export_too_large'],
          description:
            'Done in the background; a notification tells when it is ready, and it is kept for a day.',
          tags,
          body: ActivityExportBody,
          response: { 200: Started },
        },
      },
      async request => startFile(db, request, activitySource, askedFor(request.body)),
    )
  }
}
