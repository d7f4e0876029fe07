import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { sortsOf } from '@masar/text/rows'
import type { Database } from '../../../db/client.ts'
import { AppError } from '../../../errors.ts'
import { answerWithFile, mostAtOnce, startFile } from '../exports/answering.ts'
import { FileAnswer, Started } from '../exports/schema.ts'
import { memberOf } from '../../../plugins/caller.ts'
import type { CompanyMembership } from '../../accounts/auth/viewer.ts'
import { actForCompany, readPeople, readsNames } from '../policy.ts'
import { reportSources } from './export.ts'
import { factsOf } from './facts.ts'
import { ReportExportBody } from './schema.ts'

const tags = ['reports']

/**
 * What a body asks for.
 * @throws AppError `validation` where the report has no such rows, or they do not stand in such an order; `forbidden` for people where the
 * member sees none
 */
function askedFor(member: CompanyMembership, { report, format, ...query }: ReportExportBody) {
  const { by } = query
  if (by === 'person' && !readsNames(member)) throw new AppError('forbidden')
  if (by !== 'person' && !factsOf[report].groupings.includes(by))
    throw new AppError('validation', { fields: { by: [{ code: 'choice' }] } })
  if (query.sort !== undefined && !sortsOf(report, by).includes(query.sort))
    throw new AppError('validation', { fields: { sort: [{ code: 'choice' }] } })
  return { source: reportSources[report], order: { format, query } }
}

/** Reports as files. */
export function reportExports(db: Database): FastifyPluginAsyncTypebox {
  return async app => {
    app.post(
      '/reports/export',
      {
        config: { policy: actForCompany },
        schema: {
          operationId: 'exportReport',
          summary: 'Get a report as a file',
          errorCodes: ['list_too_long'],
          description: `Up to ${mostAtOnce} rows; \`exportReportLater\` makes larger files. CSV is UTF-8 with its mark, formulas neutralised; a spreadsheet stands from right to left in Arabic. Who may not see people gets the rows that the report tells them, and no people.`,
          tags,
          body: ReportExportBody,
          response: { 200: FileAnswer },
        },
      },
      async (request, reply) => {
        const { source, order } = askedFor(memberOf(request), request.body)
        return answerWithFile(db, request, reply, source, order)
      },
    )

    app.post(
      '/reports/exports',
      {
        config: { policy: readPeople },
        schema: {
          operationId: 'exportReportLater',
          summary: 'Have a report made into a file',
          errorCodes: ['export_too_large'],
          description:
            'Done in the background; a notification tells when it is ready, and it is kept for a day.',
          tags,
          body: ReportExportBody,
          response: { 200: Started },
        },
      },
      async request => {
        const { source, order } = askedFor(memberOf(request), request.body)
        return startFile(db, request, source, order)
      },
    )
  }
}
