import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Database } from '../../../db/client.ts'
import { AppError } from '../../../errors.ts'
import { memberOf } from '../../../plugins/caller.ts'
import { companyActorOf } from '../../platform/audit/actor.ts'
import { auditExport, startExport } from '../exports/exports.ts'
import { FileAnswer, Started } from '../exports/schema.ts'
import { fileName } from '../exports/source.ts'
import { attachment, contentTypes, tableFile } from '../files/table-file.ts'
import { readPeople } from '../policy.ts'
import { EmployeeExportBody, employeesSource } from './export.ts'

/** The most rows of a file that the call itself answers with; a larger one is made in the background. */
export const mostAtOnce = 2000

/** The list of employees as a file. */
// long: two routes, each short by itself
export function employeeExports(db: Database): FastifyPluginAsyncTypebox {
  return async app => {
    app.post(
      '/employees/export',
      {
        config: { policy: readPeople },
        schema: {
          operationId: 'exportEmployees',
          summary: 'Get the list of employees as a file',
          errorCodes: ['list_too_long'],
          description: `Up to ${mostAtOnce} rows; \`exportEmployeesLater\` makes larger files. CSV is UTF-8 with its mark, formulas neutralised; a spreadsheet stands from right to left in Arabic.`,
          tags: ['exports'],
          body: EmployeeExportBody,
          response: { 200: FileAnswer },
        },
      },
      async (request, reply) => {
        const { format, ...query } = request.body
        const { locale } = request
        const member = memberOf(request)
        const total = await employeesSource.count(db, member, query)
        if (total > mostAtOnce) throw new AppError('list_too_long')
        await db.transaction(tx =>
          auditExport(tx, companyActorOf(request), employeesSource.kind, { ...query, format, total }),
        )
        return reply
          .type(contentTypes[format])
          .headers({
            'content-disposition': attachment(fileName(employeesSource, locale, format)),
            'cache-control': 'no-store',
          })
          .send(tableFile(employeesSource.table(db, member, query, locale), format, locale) as never)
      },
    )

    app.post(
      '/employees/exports',
      {
        config: { policy: readPeople },
        schema: {
          operationId: 'exportEmployeesLater',
          summary: 'Have the list of employees made into a file',
          errorCodes: ['export_too_large'],
          description:
            'Done in the background; a notification tells when it is ready, and it is kept for a day.',
          tags: ['exports'],
          body: EmployeeExportBody,
          response: { 200: Started },
        },
      },
      async request => {
        const { format, ...query } = request.body
        const actor = companyActorOf(request)
        const { locale } = request
        const id = await db.transaction(tx =>
          startExport(tx, actor, employeesSource, { query, format, locale }),
        )
        return { data: { id } }
      },
    )
  }
}
