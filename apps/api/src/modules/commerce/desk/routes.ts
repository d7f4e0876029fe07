import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Database } from '../../../db/client.ts'
import { pick, type Locale } from '../../../locale.ts'
import { once, onceErrors } from '../../../plugins/idempotency.ts'
import { Empty, IdParams } from '../../contract.ts'
import { countCap, decodeCursor, pageOf } from '../../cursor.ts'
import { readRefunds, settleMoney } from '../../operations/policy.ts'
import { operatorActorOf } from '../../platform/audit/actor.ts'
import { presentBuyer } from '../checkout/buyer-details.ts'
import { presentRefund } from '../orders/presenter.ts'
import { grantRefund, refuseRefund } from '../refunds/deciding.ts'
import {
  DecisionBody,
  DeskRefundPage,
  DeskRefundQuery,
  DeskReturnPage,
  DeskReturnQuery,
  TransferBody,
} from './schema.ts'
import {
  countRefunds,
  countReturns,
  listRefunds,
  listReturns,
  type DeskRefund,
  type DeskReturn,
} from './reading.ts'
import { confirmReturn, confirmTransfer } from './transfers.ts'

const tags = ['console']

/** What operators decide about money. */
// long: a list of routes, each short by itself
export function moneyDesk(db: Database): FastifyPluginAsyncTypebox {
  return async app => {
    app.get(
      '/console/refunds',
      {
        config: { policy: readRefunds },
        schema: {
          operationId: 'listRefunds',
          summary: 'List refunds in a state',
          description: 'Those that wait for a decision (the default) oldest first, others newest first.',
          errorCodes: [],
          tags,
          querystring: DeskRefundQuery,
          response: { 200: DeskRefundPage },
        },
      },
      async request => {
        const { state = 'requested', limit = 25 } = request.query
        const cursor = decodeCursor(request.query.cursor, state, 'number')
        const total = cursor?.total ?? (await countRefunds(db, state))
        return pageOf(
          await listRefunds(db, { state, ...(cursor && { after: cursor.id }), limit: limit + 1 }),
          limit,
          { total, isBounded: false },
          row => present(row, request.locale),
          ({ refund }) => ({ sort: state, value: refund.id, id: refund.id, total }),
        )
      },
    )

    app.post(
      '/console/refunds/:id/decision',
      {
        config: { policy: settleMoney },
        schema: {
          operationId: 'decideRefund',
          summary: 'Grant or refuse a refund',
          description:
            'A granted one sends the money back, and what was bought ends; the buyer reads the operator’s words either way.',
          errorCodes: ['not_found', 'conflict', 'refund_impossible', ...onceErrors],
          tags,
          params: IdParams,
          body: DecisionBody,
          response: { 200: Empty },
        },
      },
      async request => {
        const { grant, decision } = request.body
        const decide = grant ? grantRefund : refuseRefund
        await once(db, request, async tx => {
          await decide(tx, operatorActorOf(request), request.params.id, decision)
          return null
        })
        return { data: null }
      },
    )

    app.get(
      '/console/returns',
      {
        config: { policy: readRefunds },
        schema: {
          operationId: 'listReturns',
          summary: 'List money that an operator has to send back',
          description:
            'Of orders paid by bank transfer, and what a card did not take: refunds and payments that came too late. Oldest first.',
          errorCodes: [],
          tags,
          querystring: DeskReturnQuery,
          response: { 200: DeskReturnPage },
        },
      },
      async request => {
        const { limit = 25 } = request.query
        const cursor = decodeCursor(request.query.cursor, 'id', 'number')
        const total = cursor?.total ?? (await countReturns(db))
        return pageOf(
          await listReturns(db, { ...(cursor && { after: cursor.id }), limit: limit + 1 }),
          limit,
          { total, isBounded: total >= countCap },
          presentReturn,
          ({ money }) => ({ sort: 'id', value: money.id, id: money.id, total }),
        )
      },
    )

    app.post(
      '/console/returns/:id/transferred',
      {
        config: { policy: settleMoney },
        schema: {
          operationId: 'confirmReturn',
          summary: 'Record that money was transferred back to the buyer’s bank',
          description:
            'For money that no payment service sent: ends its refund, and the buyer is told by mail.',
          errorCodes: ['not_found', 'conflict', ...onceErrors],
          tags,
          params: IdParams,
          response: { 200: Empty },
        },
      },
      async request => {
        await once(db, request, async tx => {
          await confirmReturn(tx, operatorActorOf(request), request.params.id)
          return null
        })
        return { data: null }
      },
    )

    app.post(
      '/console/transfers',
      {
        config: { policy: settleMoney },
        schema: {
          operationId: 'confirmTransfer',
          summary: 'Record that the bank transfer of an order has come',
          description: 'The reference names the order, which counts as paid from then on.',
          errorCodes: ['not_found', 'order_not_pending', ...onceErrors],
          tags,
          body: TransferBody,
          response: { 200: Empty },
        },
      },
      async request => {
        await once(db, request, async tx => {
          await confirmTransfer(tx, operatorActorOf(request), request.body.reference)
          return null
        })
        return { data: null }
      },
    )
  }
}

function present(row: DeskRefund, locale: Locale) {
  return {
    ...presentRefund(row.refund),
    order_id: row.orderPublicId,
    order_number: String(row.orderId),
    order_total: row.orderTotal,
    method: row.method,
    paid_at: row.paidAt?.toISOString() ?? null,
    title: pick(row.title, locale),
    line_seats: row.lineSeats,
    buyer: presentBuyer(row.buyer),
    email: row.email,
  }
}

function presentReturn({ money, orderId, orderPublicId, buyer, email }: DeskReturn) {
  return {
    id: money.id,
    refund_id: money.refundId,
    order_id: orderPublicId,
    order_number: String(orderId),
    amount: money.amount,
    reason: money.reason,
    created_at: money.createdAt.toISOString(),
    buyer: presentBuyer(buyer),
    email,
  }
}
