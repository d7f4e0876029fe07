import { foundRows } from '@masar/text/rows'
import type { Connection } from '../../../../db/client.ts'
import type { BilingualText } from '../../../../db/schema/columns.ts'
import { sentence, type Locale } from '../../../../locale.ts'
import type { ExportSource } from '../../exports/source.ts'
import { tableOf, type ColumnOf } from '../../files/table.ts'
import { companyToday } from '../../../platform/calendar/days.ts'
import { type Row, titles } from '../shown.ts'
import { addUpPurchases } from './adding-up.ts'
import type { PurchaseExportQuery, PurchaseKind } from './schema.ts'
import { shownPurchases, words } from './shown.ts'

function columnsOf(kind: PurchaseKind, { by }: PurchaseExportQuery, locale: Locale): ColumnOf<Row>[] {
  return [
    {
      title: sentence(locale, by === 'month' ? titles.month : titles.course),
      kind: 'text',
      width: 28,
      read: row => row['name'] ?? null,
    },
    ...shownPurchases[kind].map(([title, read]): ColumnOf<Row> => ({
      title: sentence(locale, words[title]),
      kind: 'number',
      width: 16,
      read,
    })),
    { title: sentence(locale, titles.as_of), kind: 'date', width: 14, read: row => row['as_of'] ?? null },
  ]
}

/** The rows, found and in order as their page has them. */
async function rowsOf(
  db: Connection,
  companyId: number,
  kind: PurchaseKind,
  { q, sort, ...query }: PurchaseExportQuery,
  locale: Locale,
): Promise<Row[]> {
  const { rows } = await addUpPurchases(db, companyId, kind, query, locale)
  const finding = { ...(q !== undefined && { q }), ...(sort !== undefined && { sort }) }
  return foundRows<Row>(rows, query.by, finding, locale)
}

const sourceOf = (kind: PurchaseKind, name: BilingualText): ExportSource<PurchaseExportQuery> => ({
  kind: `report_${kind}`,
  name,
  page: '/reports',
  count: async (db, { companyId }, query, locale) =>
    (await rowsOf(db, companyId, kind, query, locale)).length,
  table: (db, { companyId }, query, locale) =>
    tableOf(
      columnsOf(kind, query, locale),
      (async function* () {
        const day = await companyToday(db, companyId)
        const rows = await rowsOf(db, companyId, kind, query, locale)
        yield rows.map(row => ({ ...row, as_of: day }))
      })(),
    ),
})

/** The two reports as they are seen. */
export const purchaseSources: Record<PurchaseKind, ExportSource<PurchaseExportQuery>> = {
  seats: sourceOf('seats', { ar: 'تقرير المقاعد', en: 'Seats report' }),
  spending: sourceOf('spending', { ar: 'تقرير الإنفاق', en: 'Spending report' }),
}
