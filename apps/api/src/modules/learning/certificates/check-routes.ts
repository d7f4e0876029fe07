import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Database } from '../../../db/client.ts'
import type { Limits } from '../../../plugins/limits.ts'
import { attachment, contentTypes, tableFile } from '../../companies/files/table-file.ts'
import { checkCodes, checkedTable, mostCodes } from './checking-codes.ts'
import { CheckedCodes, CodesBody, file } from './schema.ts'

const tags = ['learning']
const about = `Up to ${mostCodes} at once, each as it was typed or copied: digits of either script, spaces and whole addresses. Of each, what \`getCertificate\` says of it.`

/** Many certificates at once, open to anyone with their codes; the codes of each caller are counted. */
// long: two routes, each short by itself
export function certificateChecks(db: Database, limits: Limits): FastifyPluginAsyncTypebox {
  return async app => {
    app.post(
      '/certificates/check',
      {
        schema: {
          operationId: 'checkCertificates',
          summary: 'Verify many certificates by their codes',
          errorCodes: ['too_many_requests'],
          description: about,
          tags,
          body: CodesBody,
          response: { 200: CheckedCodes },
        },
      },
      async (request, reply) => {
        const { codes } = request.body
        await limits.certificateCheck.take(request.ip, codes.length)
        reply.header('cache-control', 'no-store')
        return { data: await checkCodes(db, codes, request.locale) }
      },
    )

    app.post(
      '/certificates/check/file',
      {
        schema: {
          operationId: 'checkCertificatesAsFile',
          summary: 'Verify many certificates by their codes, as CSV',
          errorCodes: ['too_many_requests'],
          description: `${about} CSV is UTF-8 with its mark, formulas neutralised.`,
          tags,
          body: CodesBody,
          response: { 200: file('text/csv; charset=utf-8') },
        },
      },
      async (request, reply) => {
        const { body, locale } = request
        await limits.certificateCheck.take(request.ip, body.codes.length)
        const table = checkedTable(await checkCodes(db, body.codes, locale), locale)
        return reply
          .type(contentTypes.csv)
          .headers({
            'content-disposition': attachment('masar-certificates.csv'),
            'cache-control': 'no-store',
          })
          .send(tableFile(table, 'csv', locale) as never)
      },
    )
  }
}
