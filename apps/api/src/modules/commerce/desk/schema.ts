import { Type } from 'typebox'
import { paymentMethods } from '../../../db/schema/index.ts'
import {
  body,
  Choice,
  Cursor,
  CursorPage,
  Id,
  Moment,
  Money,
  named,
  Nullable,
  strict,
} from '../../contract.ts'
import { Buyer, PublicId, Refund, refundStates } from '../schema.ts'

/** What operators see and say of money. */

export const DeskRefund = named('RefundToDecide', {
  ...Refund.properties,
  order_id: PublicId,
  order_number: Type.String(),
  order_total: Money,
  method: Choice(paymentMethods),
  paid_at: Nullable(Moment),
  title: Type.String(),
  line_seats: Type.Integer(),
  buyer: Buyer,
  email: Nullable(Type.String()),
})
export const DeskRefundPage = CursorPage(DeskRefund)
export const DeskRefundQuery = strict({
  state: Type.Optional(Choice(refundStates)),
  cursor: Cursor,
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 25 })),
})
const DeskReturn = named('MoneyToSendBack', {
  id: Id,
  refund_id: Nullable(Id),
  order_id: PublicId,
  order_number: Type.String(),
  amount: Money,
  reason: Nullable(Type.String({ description: 'Why the card took none, in its provider’s own code.' })),
  created_at: Moment,
  buyer: Buyer,
  email: Nullable(Type.String()),
})
export const DeskReturnPage = CursorPage(DeskReturn)
export const DeskReturnQuery = strict({
  cursor: Cursor,
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 25 })),
})
export const DecisionBody = body(
  'RefundDecision',
  {
    grant: Type.Boolean(),
    decision: Type.String({
      minLength: 1,
      maxLength: 1000,
      description: 'The operator’s words to the buyer.',
    }),
  },
  { grant: true, decision: 'أعدنا المبلغ إلى بطاقتك.' },
)
export const TransferBody = body(
  'TransferBody',
  { reference: Type.String({ minLength: 1, maxLength: 40 }) },
  { reference: 'MSR-2026-000184' },
)
