import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Database } from '../../../db/client.ts'
import { answerWithFile, mostAtOnce, startFile } from '../exports/answering.ts'
import { FileAnswer, Started } from '../exports/schema.ts'
import { readPeople } from '../policy.ts'
import { EmployeeExportBody, employeesSource } from './export.ts'

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
        return answerWithFile(db, request, reply, employeesSource, { format, query })
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
        return startFile(db, request, employeesSource, { format, query })
      },
    )
  }
}
