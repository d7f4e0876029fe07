import { Type, type Static } from 'typebox'
import { orderStates, paymentMethods } from '../../db/schema/index.ts'
import { CourseCard } from '../catalogue/schema.ts'
import {
  body,
  Choice,
  Cursor,
  CursorPage,
  Data,
  Id,
  Moment,
  Money,
  named,
  Nullable,
  strict,
} from '../contract.ts'
import { couponReasons } from './coupons/rules.ts'
import { headquarters } from './examples.ts'

/** What buying's calls take and say; the same on both APIs, where a company's lines have seats. */

export const PublicId = Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' })
export const PublicIdParams = strict({ id: PublicId })
export const CartItemParams = strict({ course: Id })
const Seats = Type.Integer({ minimum: 1, maximum: 10_000 })

export const totals = {
  currency: Type.String(),
  subtotal: Type.Integer({ description: 'Before the coupon, in minor units, VAT included.' }),
  discount: Money,
  total: Type.Integer({ description: 'To be paid, in minor units, VAT included.' }),
  net: Type.Integer({ description: 'Without VAT.' }),
  vat: Type.Integer(),
  rounding: Type.Integer({ description: 'net + vat + rounding is the total; −1, 0 or 1.' }),
  vat_rate: Type.Integer({ description: 'In hundredths of a percent.' }),
}

const CartCoupon = named('CartCoupon', {
  code: Type.String(),
  kind: Choice(['percent', 'amount'] as const),
  value: Type.Integer({ description: 'Hundredths of a percent, or minor units.' }),
  discount: Money,
  reason: Nullable(Choice(couponReasons)),
  minimum: Money,
  missing: Type.Integer({
    description: 'What the lines that it is for lack to the minimum, in minor units.',
  }),
  starts_at: Nullable(Moment),
  ends_at: Nullable(Moment),
})

const CartLine = named('CartLine', {
  course: CourseCard,
  seats: Type.Integer(),
  unit_price: Money,
  previous_price: Nullable(
    Type.Integer({ description: 'The price that the buyer saw, where the course costs something else now.' }),
  ),
  discount: Money,
  total: Money,
  pending_order: Nullable(
    Type.String({ description: 'An order of the buyer that waits for payment of this course.' }),
  ),
  added_at: Moment,
  company_seats: Nullable(
    named(
      'CompanySeats',
      { bought: Type.Integer(), free: Type.Integer() },
      { description: 'What a company has of the course already; null on a person’s line.' },
    ),
  ),
})

/** Why a line takes no part any more. */
export const leftOutReasons = ['owned', 'own', 'retired', 'free'] as const

export const Cart = named('Cart', {
  item_count: Type.Integer(),
  lines: Type.Array(CartLine),
  left_out: Type.Array(Type.Object({ course_id: Id, title: Type.String(), reason: Choice(leftOutReasons) }), {
    description: 'What can’t be bought any more; goes with the next change of the cart.',
  }),
  coupon: Nullable(CartCoupon),
  ...totals,
})
export type Cart = Static<typeof Cart>
/** `item_count` at the top as well: where the specification's readers look. */
export const CartAnswer = Type.Object({ data: Cart, item_count: Type.Integer() })

/** `added_at`: of a line that is put back, as it was; lines stand in the order in which they were added. */
export const CartItem = body(
  'CartItemBody',
  { course_id: Id, seats: Type.Optional(Seats), added_at: Type.Optional(Moment) },
  { course_id: 7, seats: 10 },
)
export const CartItemChange = body('CartItemChange', { seats: Seats }, { seats: 12 })
export const CouponBody = body(
  'CouponBody',
  { code: Type.String({ minLength: 1, maxLength: 40 }) },
  { code: 'RAMADAN20' },
)
export const CartMerge = body(
  'CartMerge',
  { lines: Type.Array(strict({ course_id: Id, seats: Type.Optional(Seats) }), { maxItems: 100 }) },
  { lines: [{ course_id: 7 }, { course_id: 12, seats: 3 }] },
)

const Text = (maxLength: number) => Type.String({ minLength: 1, maxLength })
const addressFields = {
  building: Type.Optional(Text(20)),
  street: Type.Optional(Text(120)),
  district: Type.Optional(Text(120)),
  city: Type.Optional(Text(120)),
  postal_code: Type.Optional(Text(20)),
  country: Type.String({ pattern: '^[A-Z]{2}$' }),
}
const Address = named('BillingAddress', addressFields, { additionalProperties: false })
/** How long a buyer's own number for the order may be. */
export const longestPurchaseOrder = 64
/** As the bill will name the buyer. A company's has its VAT number and address where it has them. */
export const Buyer = body('BuyerDetails', {
  name: Text(120),
  vat_number: Type.Optional(Type.String({ maxLength: 40 })),
  registration_number: Type.Optional(Text(40)),
  address: Type.Optional(Address),
  purchase_order: Type.Optional(Text(longestPurchaseOrder)),
})
export type Buyer = Static<typeof Buyer>

const longestLabel = 60
/** The whole of an address that a company keeps. A default one takes the place of the one before. */
export const CompanyAddressBody = body(
  'CompanyAddressBody',
  {
    label: Text(longestLabel),
    ...addressFields,
    vat_number: Type.Optional(Type.String({ maxLength: 40 })),
    is_default: Type.Optional(Type.Boolean()),
  },
  headquarters,
)
export type CompanyAddressBody = Static<typeof CompanyAddressBody>
const CompanyAddress = named('CompanyAddress', {
  id: Id,
  label: Type.String(),
  address: Address,
  vat_number: Nullable(
    Type.String({ description: 'Where bills to this address name another than the company’s own.' }),
  ),
  is_default: Type.Boolean(),
})
export const CompanyAddresses = Data(Type.Array(CompanyAddress))
export const CompanyAddressAnswer = Data(CompanyAddress)

const LineCourse = Nullable(
  Type.Integer({ description: 'Null for a yearly licence, of which `seats` are the places.' }),
)
const QuoteLine = named('QuoteLine', {
  course_id: LineCourse,
  title: Type.String(),
  seats: Type.Integer(),
  unit_price: Money,
  previous_price: Nullable(Money),
  discount: Money,
  total: Money,
})
export const Checkout = named('Checkout', {
  id: PublicId,
  expires_at: Moment,
  lines: Type.Array(QuoteLine),
  left_out: Cart.properties.left_out,
  coupon: Nullable(CartCoupon),
  ...totals,
  methods: Type.Array(Choice(paymentMethods), { description: '`none` alone where nothing is to be paid.' }),
  buyer: Nullable(Buyer),
})
export const CheckoutAnswer = Data(Checkout)
/** A company names an address that it keeps, instead of `buyer.address`, or the label under which it keeps this one from now on. */
export const PayBody = body(
  'PayBody',
  {
    total: Type.Integer({
      minimum: 0,
      maximum: Number.MAX_SAFE_INTEGER,
      description: 'What the buyer saw and agreed to.',
    }),
    method: Choice(paymentMethods),
    buyer: Buyer,
    billing_address_id: Type.Optional(Id),
    save_address_as: Type.Optional(Text(longestLabel)),
  },
  { total: 14_900, method: 'card', buyer: { name: 'نورة الحربي' } },
)

export const refundStates = ['requested', 'granted', 'refused', 'paid'] as const
export const refundReasons = [
  'not_paid',
  'too_late',
  'progress',
  'requested',
  'none_left',
  'nothing_paid',
] as const

const OrderLine = named('OrderLine', {
  id: Id,
  course_id: LineCourse,
  title: Type.String(),
  seats: Type.Integer(),
  unit_price: Money,
  discount: Money,
  total: Money,
  refundable: named('RefundableLine', {
    seats: Type.Integer({ description: 'How many can be given back now.' }),
    reason: Nullable(Choice(refundReasons)),
  }),
})
export const BillLink = named('BillLink', {
  id: PublicId,
  number: Type.String(),
  total: Money,
  issued_at: Moment,
})
export const BankTransfer = named(
  'BankTransfer',
  {
    iban: Type.String(),
    bank: Type.String(),
    beneficiary: Type.String(),
    reference: Type.String({ description: 'What the transfer is told apart by.' }),
    until: Moment,
  },
  { description: 'Where a bank transfer goes, as the pro-forma says.' },
)
export const Refund = named('Refund', {
  id: Id,
  line_id: Nullable(Id),
  seats: Type.Integer(),
  amount: Money,
  state: Choice(refundStates),
  reason: Type.String(),
  decision: Nullable(Type.String()),
  created_at: Moment,
  decided_at: Nullable(Moment),
})
export const Order = named('Order', {
  id: PublicId,
  number: Type.String({ description: 'As people name it.' }),
  state: Choice(orderStates),
  method: Choice(paymentMethods),
  created_at: Moment,
  expires_at: Moment,
  paid_at: Nullable(Moment),
  ended_at: Nullable(Moment),
  lines: Type.Array(OrderLine),
  ...totals,
  coupon_code: Nullable(Type.String()),
  buyer: Buyer,
  failure: Nullable(Type.String({ description: 'The last decline’s code, until the buyer pays again.' })),
  tries_left: Type.Integer(),
  payment_url: Nullable(Type.String({ description: 'Where a payment that was begun goes on.' })),
  transfer_reference: Nullable(Type.String()),
  transfer: Nullable(BankTransfer),
  bill: Nullable(BillLink),
  pro_forma: Nullable(BillLink),
  refund_terms: named(
    'RefundTerms',
    {
      days: Type.Integer({ description: 'So long after payment a refund may be requested.' }),
      percent: Type.Integer({ description: 'Below this progress a refund may be requested.' }),
    },
    { description: 'The site’s settings.' },
  ),
  credit_notes: Type.Array(BillLink),
  refunds: Type.Array(Refund),
})
export const OrderAnswer = Data(Order)
export const OrderPage = CursorPage(Order)
export const OrderQuery = strict({
  year: Type.Optional(Type.Integer({ minimum: 2000, maximum: 9998 })),
  state: Type.Optional(Choice(orderStates)),
  cursor: Cursor,
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, default: 20 })),
})
export const OrderYears = Data(Type.Object({ years: Type.Array(Type.Integer()) }))
/** Where to go to pay; null where nothing is left to be paid there. */
export const PaymentAnswer = Data(
  named('PaymentStart', { order: Order, redirect_url: Nullable(Type.String()) }),
)

export const RefundBody = body(
  'RefundBody',
  {
    lines: Type.Array(strict({ line_id: Id, seats: Type.Optional(Seats) }), { minItems: 1, maxItems: 100 }),
    reason: Type.String({ maxLength: 1000 }),
  },
  { lines: [{ line_id: 31 }], reason: 'اشتريت الدورة مرتين.' },
)
