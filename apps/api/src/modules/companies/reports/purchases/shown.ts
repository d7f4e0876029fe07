import type { Cell } from '../../files/table.ts'
import type { Row } from '../shown.ts'
import type { PurchaseKind } from './schema.ts'

/** What the measures of these reports are called, outside the portal’s own pages. */
export const words = {
  bought: /*i18n*/ { id: 'report.bought', message: 'Bought' },
  assigned: /*i18n*/ { id: 'report.assigned_seats', message: 'Assigned seats' },
  started: /*i18n*/ { id: 'report.started', message: 'Started' },
  returned: /*i18n*/ { id: 'report.returned', message: 'Returned' },
  expired: /*i18n*/ { id: 'report.expired', message: 'Expired seats' },
  refunded_seats: /*i18n*/ { id: 'report.refunded_seats', message: 'Seats refunded' },
  paid: /*i18n*/ { id: 'report.paid', message: 'Paid (SAR)' },
  refunded: /*i18n*/ { id: 'report.refunded', message: 'Refunded (SAR)' },
  spent: /*i18n*/ { id: 'report.spent', message: 'Spent (SAR)' },
  seats: /*i18n*/ { id: 'report.seats', message: 'Seats' },
  orders: /*i18n*/ { id: 'report.orders', message: 'Number of orders' },
}

const plain = (name: string) => (row: Row) => row[name] ?? null
/** Halalas as riyals: a spreadsheet adds them up. */
const riyals = (read: (row: Row) => number) => (row: Row) => read(row) / 100

/** What each report shows of a row, and of all together. */
export const shownPurchases: Record<
  PurchaseKind,
  readonly [title: keyof typeof words, read: (row: Row) => Cell][]
> = {
  seats: [
    ['bought', plain('bought')],
    ['assigned', plain('assigned')],
    ['started', plain('started')],
    ['returned', plain('returned')],
    ['expired', plain('expired')],
    ['refunded_seats', plain('refunded')],
  ],
  spending: [
    ['paid', riyals(row => Number(row['paid']))],
    ['refunded', riyals(row => Number(row['refunded']))],
    ['spent', riyals(row => Number(row['paid']) - Number(row['refunded']))],
    ['seats', plain('seats')],
    ['orders', plain('orders')],
  ],
}
