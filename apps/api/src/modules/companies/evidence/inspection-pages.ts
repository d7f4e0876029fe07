import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import type { Database } from '../../../db/client.ts'
import type { Limits } from '../../../plugins/limits.ts'
import { attachment, contentTypes } from '../files/table-file.ts'
import { inspectionFile } from './inspected-data.ts'
import { listInspected } from './inspected-people.ts'
import { openInspection, readInspection } from './inspections.ts'
import {
  InspectedPeople,
  InspectedPeopleQuery,
  Inspection,
  InspectionFile,
  InspectionFileOrder,
  InspectionToken,
} from './schema.ts'

const tags = ['requirements']
/** Opening a link, or saving all of it, counts as so many pages of its people. */
const whole = 10

/** What a link shows to anyone who has it. Tokens come in bodies, so that no log of URLs has them. */
// long: three routes, each short by itself
export function inspectionPages(db: Database, limits: Limits): FastifyPluginAsyncTypebox {
  const onUnknown = (request: FastifyRequest) => () => limits.wrongEvidence.take(request.ip)
  const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }
  return async app => {
    app.post(
      '/inspections/look',
      {
        schema: {
          operationId: 'openInspection',
          summary: 'Get what an inspector’s link shows',
          errorCodes: ['inspection_link_gone', 'too_many_requests'],
          description:
            'Frozen when the link was made, without its people: `listInspectedPeople` has them. Each call counts as an opening. A link that is over says in `data.because` why, and not whose it was.',
          tags,
          body: InspectionToken,
          response: { 200: Inspection },
        },
      },
      async (request, reply) => {
        reply.headers(headers)
        await limits.inspection.take(request.ip, whole)
        const { inspection_link: token } = request.body
        return { data: await openInspection(db, token, request.locale, onUnknown(request)) }
      },
    )

    app.post(
      '/inspections/people',
      {
        schema: {
          operationId: 'listInspectedPeople',
          summary: 'List the people that an inspector’s link shows',
          errorCodes: ['inspection_link_gone', 'malformed', 'too_many_requests'],
          description:
            'In the order in which they were frozen. `q` finds by name and number; a link with initials has no numbers.',
          tags,
          body: InspectedPeopleQuery,
          response: { 200: InspectedPeople },
        },
      },
      async (request, reply) => {
        reply.headers(headers)
        await limits.inspection.take(request.ip)
        const { inspection_link: token, ...query } = request.body
        const link = await readInspection(db, token, onUnknown(request))
        return listInspected(db, link.id, query)
      },
    )

    app.post(
      '/inspections/file',
      {
        schema: {
          operationId: 'getInspectionFile',
          summary: 'Get all that an inspector’s link shows, as a file',
          errorCodes: ['inspection_link_gone', 'too_many_requests'],
          description:
            '`json` is the data of which `data_hash` is the SHA-256, byte for byte; `csv` the same people as a table, UTF-8 with its mark, formulas neutralised.',
          tags,
          body: InspectionFileOrder,
          response: { 200: InspectionFile },
        },
      },
      async (request, reply) => {
        await limits.inspection.take(request.ip, whole)
        const { inspection_link: token, form } = request.body
        const link = await readInspection(db, token, onUnknown(request))
        return reply
          .type(form === 'csv' ? contentTypes.csv : 'application/json; charset=utf-8')
          .headers({ ...headers, 'content-disposition': attachment(`evidence.${form}`) })
          .send(inspectionFile(db, link, form, request.locale) as never)
      },
    )
  }
}
