import { isolate, readableIban } from '@masar/text'
import { type Reader, sentence } from '../../../locale.ts'
import { readableMoment, readableMoney } from '../../../readable.ts'
import type { Wording } from './wording.ts'

/** A course of an order, with what was paid for it or goes back; sums in minor units. */
export interface BuyingLine {
  title: string
  path: string
  seats: number
  total: number
}

interface About {
  /** As people name the order. */
  order: string
  /** Minor units. */
  total: number
  /** Where the button leads: a path of the site in the recipient’s language. */
  path: string
}

/** Emails to buyers about their payments. Titles are in the recipient’s language. */
export type BuyingEmail =
  | (About & { template: 'order_paid'; number: string; lines: BuyingLine[] })
  | (About & {
      template: 'transfer_awaited'
      reference: string
      iban: string
      bank: string
      beneficiary: string
      /** ISO 8601. */
      until: string
    })
  | (About & { template: 'refund_requested'; lines: BuyingLine[] })
  | (About & { template: 'refund_granted'; title: string; number: string; reason: string })
  | (About & { template: 'refund_refused'; title: string; reason: string })
  | (About & { template: 'money_returned' | 'payment_returned' | 'money_came_back' | 'money_transferred' })

const ordersAction = {
  label: /*i18n*/ { id: 'mail.action.orders', message: 'See your orders' },
  path: '',
}
const bankDays = /*i18n*/ {
  id: 'mail.bank_days',
  message:
    'We send the money back the same way you paid. Your bank may take a few working days to show it in your account.',
}

export const buyingWordings: Record<BuyingEmail['template'], Wording> = {
  order_paid: {
    subject: /*i18n*/ { id: 'mail.order_paid.subject', message: 'Order {order} is paid' },
    body: [
      /*i18n*/ {
        id: 'mail.order_paid.body',
        message: 'Your order {order} is paid: {total}. The invoice is number {number}. You bought:',
      },
      /*i18n*/ {
        id: 'mail.order_paid.invoice',
        message: 'The invoice stays on its page, where you can also save it as PDF.',
      },
    ],
    action: { label: /*i18n*/ { id: 'mail.action.bill', message: 'See the invoice' }, path: '' },
  },
  transfer_awaited: {
    subject: /*i18n*/ {
      id: 'mail.transfer_awaited.subject',
      message: 'Order {order} is waiting for your bank transfer',
    },
    body: [
      /*i18n*/ {
        id: 'mail.transfer_awaited.body',
        message: 'Transfer {total} by {until} (Riyadh time); until then order {order} is kept for you.',
      },
      /*i18n*/ { id: 'mail.transfer_awaited.beneficiary', message: 'Beneficiary: {beneficiary}' },
      /*i18n*/ { id: 'mail.transfer_awaited.bank', message: 'Bank: {bank}' },
      /*i18n*/ { id: 'mail.transfer_awaited.iban', message: 'IBAN: {iban}' },
      /*i18n*/ { id: 'mail.transfer_awaited.reference', message: 'Reference: {reference}' },
      /*i18n*/ {
        id: 'mail.transfer_awaited.after',
        message:
          'Write the reference in the transfer, so that we can tell which order it is for. You get the invoice when the money has arrived.',
      },
    ],
    action: {
      label: /*i18n*/ { id: 'mail.action.pro_forma', message: 'See the pro-forma invoice' },
      path: '',
    },
  },
  refund_requested: {
    subject: /*i18n*/ {
      id: 'mail.refund_requested.subject',
      message: 'We have received your refund request for order {order}',
    },
    body: [
      /*i18n*/ {
        id: 'mail.refund_requested.body',
        message: 'You requested a refund of {total} for these courses of order {order}:',
      },
      /*i18n*/ {
        id: 'mail.refund_requested.after',
        message: 'We will look at the request and e-mail you the decision.',
      },
    ],
    action: ordersAction,
  },
  refund_granted: {
    subject: /*i18n*/ {
      id: 'mail.refund_granted.subject',
      message: 'Your refund for order {order} was granted',
    },
    body: [
      /*i18n*/ {
        id: 'mail.refund_granted.body',
        message:
          'We are refunding {total} for “{title}” of order {order}. The credit note is number {number}.',
      },
      bankDays,
    ],
    action: { label: /*i18n*/ { id: 'mail.action.credit_note', message: 'See the credit note' }, path: '' },
  },
  refund_refused: {
    subject: /*i18n*/ {
      id: 'mail.refund_refused.subject',
      message: 'Your refund for order {order} was not granted',
    },
    body: [
      /*i18n*/ {
        id: 'mail.refund_refused.body',
        message: 'We cannot refund {total} for “{title}” of order {order}.',
      },
    ],
    action: ordersAction,
  },
  money_returned: {
    subject: /*i18n*/ { id: 'mail.money_returned.subject', message: 'We have sent you {total} back' },
    body: [
      /*i18n*/ {
        id: 'mail.money_returned.body',
        message: 'We have sent you {total} back for order {order}.',
      },
      bankDays,
    ],
    action: ordersAction,
  },
  money_came_back: {
    subject: /*i18n*/ {
      id: 'mail.money_came_back.subject',
      message: 'Your bank did not take our refund for order {order}',
    },
    body: [
      /*i18n*/ {
        id: 'mail.money_came_back.body',
        message:
          'We had sent you {total} back for order {order}, but your bank returned the money to us, as it does for a card that was closed.',
      },
      /*i18n*/ {
        id: 'mail.money_came_back.after',
        message: 'We still owe it to you and will send it another way. We will e-mail you when it is done.',
      },
    ],
    action: ordersAction,
  },
  money_transferred: {
    subject: /*i18n*/ {
      id: 'mail.money_transferred.subject',
      message: 'We have transferred {total} to you',
    },
    body: [
      /*i18n*/ {
        id: 'mail.money_transferred.body',
        message:
          'We have transferred {total} to your bank account for order {order}. Your bank may take a few working days until it shows there.',
      },
    ],
    action: ordersAction,
  },
  payment_returned: {
    subject: /*i18n*/ {
      id: 'mail.payment_returned.subject',
      message: 'We are returning a payment for order {order}',
    },
    body: [
      /*i18n*/ {
        id: 'mail.payment_returned.body',
        message:
          'We received an unexpected payment of {total} for order {order}. Nothing was bought with it, and we are returning it in full.',
      },
      bankDays,
    ],
    action: ordersAction,
  },
}

const lineOf = /*i18n*/ {
  id: 'mail.buying.line',
  message:
    '{seats, plural, =1 {{title}: {sum}} one {{title}, # seat: {sum}} other {{title}, # seats: {sum}}}',
}

/** What an e-mail’s sentences name, in the recipient’s form: sums, times, and each value in its own direction. */
export function buyingValues(email: BuyingEmail, reader: Reader): Record<string, unknown> {
  const { order, total, ...rest } = email
  const named = Object.entries(rest).filter(([name, value]) => typeof value === 'string' && name !== 'reason')
  return {
    ...Object.fromEntries(named.map(([name, value]) => [name, isolate(String(value))])),
    order: isolate(order),
    total: isolate(readableMoney(total, reader)),
    ...('until' in email && { until: isolate(readableMoment(new Date(email.until), reader)) }),
    ...('iban' in email && { iban: isolate(readableIban(email.iban)) }),
  }
}

/** An order’s courses as its e-mail lists them; none of any other e-mail. */
export function buyingItems(
  email: { template: string; lines?: BuyingLine[] },
  reader: Reader,
): { title: string; path: string }[] {
  const { lines = [] } = email
  return lines.map(({ title, path, seats, total }) => ({
    title: sentence(reader, lineOf, {
      title: isolate(title),
      seats,
      sum: isolate(readableMoney(total, reader)),
    }),
    path,
  }))
}
