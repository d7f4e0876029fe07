import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply } from 'fastify'
import { Type } from 'typebox'
import type { Database } from '../../../db/client.ts'
import { AppError } from '../../../errors.ts'
import type { Limits } from '../../../plugins/limits.ts'
import { DocumentBusyError } from '../../platform/documents/documents.ts'
import { PublicIdParams } from '../schema.ts'
import { billPdf } from './document/bill-pdf.ts'
import { documentOf } from './document/document.ts'
import { presentBill } from './presenter.ts'
import { billQueries, type BillQueries, type FoundBill } from './queries.ts'
import { BillAnswer } from './schema.ts'

const Pdf = Type.Unsafe<Buffer>(Type.String({ format: 'binary' }))
/** After how many seconds to try again where too many wait for a PDF. */
const busySeconds = 10

type App = Parameters<FastifyPluginAsyncTypebox>[0]
type Find = (id: string, address: string) => Promise<FoundBill>

/** A bill, open to anyone with its id of 128 random bits, as its page is; wrong ids are counted, and so are PDFs. */
export function billPages(db: Database, limits: Limits): FastifyPluginAsyncTypebox {
  const queries = billQueries(db)
  const find: Find = async (id, address) => {
    const [found] = await queries.byPublicId.execute({ id })
    if (found) return found
    await limits.wrongBill.take(address)
    throw new AppError('not_found')
  }
  return async app => {
    billRoute(app, queries, find)
    pdfRoute(app, limits, find)
  }
}

function billRoute(app: App, queries: BillQueries, find: Find): void {
  app.get(
    '/bills/:id',
    {
      schema: {
        operationId: 'getBill',
        summary: 'Read a bill by its id',
        errorCodes: ['not_found', 'too_many_requests'],
        description:
          'Open to anyone with the id: a tax invoice, a credit note or a pro-forma, in both languages.',
        tags: ['bills'],
        params: PublicIdParams,
        response: { 200: BillAnswer },
      },
    },
    async (request, reply) => {
      keepPrivate(reply)
      const found = await find(request.params.id, request.ip)
      return { data: presentBill(found, await queries.creditNotes.execute({ billId: found.bill.id })) }
    },
  )
}

function pdfRoute(app: App, limits: Limits, find: Find): void {
  app.get(
    '/bills/:id/pdf',
    {
      schema: {
        operationId: 'getBillPdf',
        summary: 'Read a bill as PDF',
        errorCodes: ['not_found', 'too_many_requests'],
        description: 'PDF/A-3 in Arabic with English beside it; the same data is attached as `bill.xml`.',
        tags: ['bills'],
        params: PublicIdParams,
        response: { 200: { content: { 'application/pdf': { schema: Pdf } } } },
      },
    },
    async (request, reply) => {
      keepPrivate(reply)
      const found = await find(request.params.id, request.ip)
      await limits.billPdf.take(request.ip)
      const document = documentOf(found.bill, found.corrects)
      const pdf = await billPdf(document).catch((error: unknown) => {
        if (!(error instanceof DocumentBusyError)) throw error
        request.log.warn({ err: error }, 'bill PDF not compiled')
        throw new AppError('unavailable', { retryAfter: busySeconds })
      })
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="${document.number}.pdf"`)
        .send(Buffer.from(pdf))
    },
  )
}

/** Nothing of a bill may stay in a shared cache. */
function keepPrivate(reply: FastifyReply): void {
  reply.headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
}
