import type { BilingualText } from '../../../../db/schema/columns.ts'
import { sentence, type Locale } from '../../../../locale.ts'
import type { ExportSource } from '../../exports/source.ts'
import { tableOf, type Cell, type ColumnOf } from '../../files/table.ts'
import { companyToday } from '../../../platform/calendar/days.ts'
import { titles } from '../shown.ts'
import { addUpPurchases } from './adding-up.ts'
import type { PurchaseKind, PurchaseQuery } from './schema.ts'

const words = {
  bought: /*i18n*/ { id: 'report.bought', message: 'Bought' },
  assigned: /*i18n*/ { id: 'report.assigned_seats', message: 'Assigned seats' },
  started: /*i18n*/ { id: 'report.started', message: 'Started' },
  returned: /*i18n*/ { id: 'report.returned', message: 'Returned' },
  refunded_seats: /*i18n*/ { id: 'report.refunded_seats', message: 'Seats refunded' },
  paid: /*i18n*/ { id: 'report.paid', message: 'Paid (SAR)' },
  refunded: /*i18n*/ { id: 'report.refunded', message: 'Refunded (SAR)' },
  spent: /*i18n*/ { id: 'report.spent', message: 'Spent (SAR)' },
  seats: /*i18n*/ { id: 'report.seats', message: 'Seats' },
  orders: /*i18n*/ { id: 'report.orders', message: 'Number of orders' },
}

type Row = Record<string, string | number | null>
const plain = (name: string) => (row: Row) => row[name] ?? null
/** Halalas as riyals: a spreadsheet adds them up. */
const riyals = (read: (row: Row) => number) => (row: Row) => read(row) / 100
const shown: Record<PurchaseKind, readonly [title: keyof typeof words, read: (row: Row) => Cell][]> = {
  seats: [
    ['bought', plain('bought')],
    ['assigned', plain('assigned')],
    ['started', plain('started')],
    ['returned', plain('returned')],
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

function columnsOf(kind: PurchaseKind, { by }: PurchaseQuery, locale: Locale): ColumnOf<Row>[] {
  return [
    {
      title: sentence(locale, by === 'month' ? titles.month : titles.course),
      kind: 'text',
      width: 28,
      read: plain('name'),
    },
    ...shown[kind].map(([title, read]): ColumnOf<Row> => ({
      title: sentence(locale, words[title]),
      kind: 'number',
      width: 16,
      read,
    })),
    { title: sentence(locale, titles.as_of), kind: 'date', width: 14, read: plain('as_of') },
  ]
}

const sourceOf = (kind: PurchaseKind, name: BilingualText): ExportSource<PurchaseQuery> => ({
  kind: `report_${kind}`,
  name,
  page: '/reports',
  count: async (db, { companyId }, query) =>
    (await addUpPurchases(db, companyId, kind, query, 'en')).rows.length,
  table: (db, { companyId }, query, locale) =>
    tableOf(
      columnsOf(kind, query, locale),
      (async function* () {
        const day = await companyToday(db, companyId)
        const { rows } = await addUpPurchases(db, companyId, kind, query, locale)
        yield rows.map(row => ({ ...row, as_of: day }))
      })(),
    ),
})

/** The two reports as they are seen. */
export const purchaseSources: Record<PurchaseKind, ExportSource<PurchaseQuery>> = {
  seats: sourceOf('seats', { ar: 'تقرير المقاعد', en: 'Seats report' }),
  spending: sourceOf('spending', { ar: 'تقرير الإنفاق', en: 'Spending report' }),
}
