import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Database } from '../../../db/client.ts'
import { answerWithFile, mostAtOnce, startFile } from '../exports/answering.ts'
import { FileAnswer, Started } from '../exports/schema.ts'
import { readPeople } from '../policy.ts'
import { disclosureSource } from './export.ts'
import { figuresSource } from './figures-export.ts'
import { DisclosureExportBody, FiguresExportBody } from './schema.ts'

const tags = ['reports']

/** The people and the figures of a year as files. */
// long: a list of routes, each short by itself
export function disclosureExports(db: Database): FastifyPluginAsyncTypebox {
  return async app => {
    app.post(
      '/training-disclosure/export',
      {
        config: { policy: readPeople },
        schema: {
          operationId: 'exportTrainingDisclosure',
          summary: 'Get the people of a year with their hours as a file',
          errorCodes: ['list_too_long', 'not_found'],
          description: `Up to ${mostAtOnce} rows; \`exportTrainingDisclosureLater\` makes larger files. A spreadsheet stands from right to left in Arabic.`,
          tags,
          body: DisclosureExportBody,
          response: { 200: FileAnswer },
        },
      },
      async (request, reply) => {
        const { format, ...query } = request.body
        return answerWithFile(db, request, reply, disclosureSource, { format, query })
      },
    )

    app.post(
      '/training-disclosure/figures/export',
      {
        config: { policy: readPeople },
        schema: {
          operationId: 'exportDisclosureFigures',
          summary: 'Get the figures of a year as a file',
          errorCodes: [],
          description:
            'Line by line in the order of the disclosure; lines of what the asker does not see are empty.',
          tags,
          body: FiguresExportBody,
          response: { 200: FileAnswer },
        },
      },
      async (request, reply) => {
        const { format, ...query } = request.body
        return answerWithFile(db, request, reply, figuresSource, { format, query })
      },
    )

    app.post(
      '/training-disclosure/exports',
      {
        config: { policy: readPeople },
        schema: {
          operationId: 'exportTrainingDisclosureLater',
          summary: 'Have the people of a year made into a file',
          errorCodes: ['export_too_large', 'not_found'],
          description:
            'Done in the background; a notification tells when it is ready, and it is kept for a day.',
          tags,
          body: DisclosureExportBody,
          response: { 200: Started },
        },
      },
      async request => {
        const { format, ...query } = request.body
        return startFile(db, request, disclosureSource, { format, query })
      },
    )
  }
}
