/** What buying may be refused with. */
export const commerceErrors = {
  course_owned: {
    status: 409,
    message: /*i18n*/ { id: 'error.course_owned', message: 'You already have this course.' },
  },
  course_own: {
    status: 409,
    message: /*i18n*/ {
      id: 'error.course_own',
      message: 'This is your own course; there is nothing to buy.',
    },
  },
  course_free: {
    status: 409,
    message: /*i18n*/ { id: 'error.course_free', message: 'This course is free. Enrol in it right away.' },
  },
  cart_full: {
    status: 409,
    message: /*i18n*/ { id: 'error.cart_full', message: 'The cart holds 100 courses at most.' },
  },
  cart_empty: {
    status: 409,
    message: /*i18n*/ { id: 'error.cart_empty', message: 'There is nothing in the cart that can be bought.' },
  },
  coupon_unknown: {
    status: 409,
    message: /*i18n*/ {
      id: 'error.coupon_unknown',
      message: 'We could not find this coupon. Check the spelling.',
    },
  },
  coupon_not_started: {
    status: 409,
    message: /*i18n*/ { id: 'error.coupon_not_started', message: 'This coupon is not valid yet.' },
  },
  coupon_ended: {
    status: 409,
    message: /*i18n*/ { id: 'error.coupon_ended', message: 'This coupon has expired.' },
  },
  coupon_used_up: {
    status: 409,
    message: /*i18n*/ { id: 'error.coupon_used_up', message: 'This coupon has been used up.' },
  },
  coupon_used: {
    status: 409,
    message: /*i18n*/ {
      id: 'error.coupon_used',
      message: 'You have used this coupon as often as it allows.',
    },
  },
  quote_expired: {
    status: 409,
    message: /*i18n*/ {
      id: 'error.quote_expired',
      message: 'These prices were valid for 15 minutes. Look at the present ones and confirm again.',
    },
  },
  total_changed: {
    status: 409,
    message: /*i18n*/ {
      id: 'error.total_changed',
      message: 'The total has changed. Look at it and confirm again.',
    },
  },
  order_pending: {
    status: 409,
    message: /*i18n*/ {
      id: 'error.order_pending',
      message: 'An order with one of these courses is waiting for payment. Continue it or cancel it.',
    },
  },
  order_not_pending: {
    status: 409,
    message: /*i18n*/ {
      id: 'error.order_not_pending',
      message: 'This order is no longer waiting for payment.',
    },
  },
  method_unavailable: {
    status: 409,
    message: /*i18n*/ { id: 'error.method_unavailable', message: 'This order can’t be paid that way.' },
  },
  payment_unavailable: {
    status: 503,
    message: /*i18n*/ {
      id: 'error.payment_unavailable',
      message: 'The payment service does not answer at the moment. Nothing was charged; try again shortly.',
    },
  },
  webhook_refused: {
    status: 400,
    message: /*i18n*/ {
      id: 'error.webhook_refused',
      message: 'This message was not sent by the payment service.',
    },
  },
  billing_addresses_full: {
    status: 409,
    message: /*i18n*/ {
      id: 'error.billing_addresses_full',
      message: 'A company keeps 50 billing addresses at most. Remove one that is no longer needed.',
    },
  },
  refund_too_late: {
    status: 409,
    message: /*i18n*/ {
      id: 'error.refund_too_late',
      message: 'A refund can be requested within {days, plural, one {# day} other {# days}} of payment.',
    },
  },
  refund_progress: {
    status: 409,
    message: /*i18n*/ {
      id: 'error.refund_progress',
      message: 'A refund can be requested while less than {percent}% of the course is done.',
    },
  },
  refund_requested: {
    status: 409,
    message: /*i18n*/ {
      id: 'error.refund_requested',
      message: 'A refund for this has already been requested.',
    },
  },
  refund_impossible: {
    status: 409,
    message: /*i18n*/ {
      id: 'error.refund_impossible',
      message: 'There is nothing left here that could be refunded.',
    },
  },
} as const
