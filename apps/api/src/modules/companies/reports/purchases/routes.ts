import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { sortsOf } from '@masar/text/rows'
import type { Database } from '../../../../db/client.ts'
import { AppError } from '../../../../errors.ts'
import { memberOf } from '../../../../plugins/caller.ts'
import { answerWithFile } from '../../exports/answering.ts'
import { FileAnswer } from '../../exports/schema.ts'
import { buyForCompany, countSeats } from '../../policy.ts'
import { addUpPurchases, seatsNow } from './adding-up.ts'
import { purchaseSources } from './export.ts'
import { PurchaseExportBody, type PurchaseKind, PurchaseQuery, SeatReport, SpendingReport } from './schema.ts'

const tags = ['reports']
const asSeen =
  'CSV is UTF-8 with its mark, formulas neutralised; a spreadsheet stands from right to left in Arabic.'

/** What a body asks for. @throws AppError `validation` where the rows do not stand in such an order */
function askedFor(kind: PurchaseKind, { format, ...query }: PurchaseExportBody) {
  if (query.sort !== undefined && !sortsOf(kind, query.by).includes(query.sort))
    throw new AppError('validation', { fields: { sort: [{ code: 'choice' }] } })
  return { format, query }
}

/** What the company bought and paid, and what became of its seats. */
// long: a list of routes, each short by itself
export function purchaseReports(db: Database): FastifyPluginAsyncTypebox {
  return async app => {
    app.get(
      '/reports/seats',
      {
        config: { policy: countSeats },
        schema: {
          operationId: 'getSeatReport',
          summary: 'Add up the movements of seats',
          errorCodes: [],
          description: 'Each movement counts on the day of the company’s zone on which it happened.',
          tags,
          querystring: PurchaseQuery,
          response: { 200: SeatReport },
        },
      },
      async request => {
        const { query, locale } = request
        const { companyId } = memberOf(request)
        const report = await addUpPurchases(db, companyId, 'seats', query, locale)
        const now = await seatsNow(db, companyId, query)
        return { data: { ...report, totals: { ...report.totals, ...now } } }
      },
    )

    app.get(
      '/reports/spending',
      {
        config: { policy: buyForCompany },
        schema: {
          operationId: 'getSpendingReport',
          summary: 'Add up what was paid and refunded',
          errorCodes: [],
          description: 'By the lines of invoices and credit notes, on the day on which each was issued.',
          tags,
          querystring: PurchaseQuery,
          response: { 200: SpendingReport },
        },
      },
      async request => ({
        data: await addUpPurchases(
          db,
          memberOf(request).companyId,
          'spending',
          request.query,
          request.locale,
        ),
      }),
    )

    app.post(
      '/reports/seats/export',
      {
        config: { policy: countSeats },
        schema: {
          operationId: 'exportSeatReport',
          summary: 'Get the movements of seats as a file',
          errorCodes: ['list_too_long'],
          description: asSeen,
          tags,
          body: PurchaseExportBody,
          response: { 200: FileAnswer },
        },
      },
      async (request, reply) => {
        const order = askedFor('seats', request.body)
        return answerWithFile(db, request, reply, purchaseSources.seats, order)
      },
    )

    app.post(
      '/reports/spending/export',
      {
        config: { policy: buyForCompany },
        schema: {
          operationId: 'exportSpendingReport',
          summary: 'Get what was paid and refunded as a file',
          errorCodes: ['list_too_long'],
          description: asSeen,
          tags,
          body: PurchaseExportBody,
          response: { 200: FileAnswer },
        },
      },
      async (request, reply) => {
        const order = askedFor('spending', request.body)
        return answerWithFile(db, request, reply, purchaseSources.spending, order)
      },
    )
  }
}
