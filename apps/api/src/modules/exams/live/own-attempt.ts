import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Database } from '../../../db/client.ts'
import { viewerOf } from '../../../plugins/caller.ts'
import { IdParams } from '../../contract.ts'
import { momentOf } from '../moment.ts'
import { noteContact } from './contact.ts'
import { CheckedReceipt, checkReceipt, ReceiptQuery } from './receipt.ts'
import { ContactBody, NotedContact } from './schema.ts'
import { noteShown } from './shown.ts'

const tags = ['exams']

/** That the page of an own attempt is there, and whether a receipt is the attempt's. @param attemptOf refuses the attempt of another */
// long: a list of routes, each short by itself
export function attemptContacts(
  db: Database,
  attemptOf: (attempt: number, user: number) => Promise<unknown>,
): FastifyPluginAsyncTypebox {
  return async app => {
    app.post(
      '/attempts/:id/contact',
      {
        schema: {
          operationId: 'noteContact',
          summary: 'Tell that the page of an attempt is there',
          errorCodes: ['not_found'],
          description: 'The service measures from it when the connection was lost.',
          tags,
          params: IdParams,
          body: ContactBody,
          response: { 200: NotedContact },
        },
      },
      async request => {
        const { page, lost_since, shown = [] } = request.body
        const contact = { attemptId: request.params.id, userId: viewerOf(request).id, page }
        const lostSince = lost_since === null ? null : momentOf(lost_since, 'lost_since')
        const noted = await noteContact(db, { ...contact, lostSince })
        await noteShown(
          db,
          contact,
          shown.map(({ question, at }) => ({ questionId: question, at: momentOf(at, 'shown') })),
        )
        return { data: noted }
      },
    )

    app.get(
      '/attempts/:id/receipt',
      {
        schema: {
          operationId: 'checkReceipt',
          summary: 'Check whether a receipt is the one of an own attempt',
          description:
            'Compares the code with the receipt of the attempt’s submission, and says when that was and how many answers it covers.',
          errorCodes: ['not_enrolled', 'not_found'],
          tags,
          params: IdParams,
          querystring: ReceiptQuery,
          response: { 200: CheckedReceipt },
        },
      },
      async request => {
        await attemptOf(request.params.id, viewerOf(request).id)
        return { data: await checkReceipt(db, request.params.id, request.query.code) }
      },
    )
  }
}
