import type { MessageDescriptor } from '@lingui/core'
import { otherLanguage, useApp } from '@masar/app-shell'
import { isolate } from '@masar/text'
import { Price, Table, type TableColumn } from '@masar/ui'
import type { Bill } from './api.ts'
import { Texts } from './both.tsx'
import { useBothLanguages } from './both-languages.ts'
import { billWords } from './words.ts'
import styles from './bill.module.css'

type Line = Bill['lines'][number] & { key: number }

/** What was bought, or on a credit note what is given back. */
export function BillLines({ bill }: { bill: Bill }) {
  const { locale } = useApp()
  const say = useBothLanguages()
  if (!say) return null
  const inBoth = (word: MessageDescriptor) =>
    [say(word, locale), say(word, otherLanguage(locale).locale)].map(isolate).join(' ')
  const money = (id: 'unit_price' | 'discount' | 'total', word: MessageDescriptor): TableColumn<Line> => ({
    id,
    header: inBoth(word),
    isNumeric: true,
    cell: line => <Price amount={line[id]} currency={bill.currency} isExact />,
  })
  // A yearly licence is billed alone.
  const isOfPlaces = bill.lines.some(({ unit }) => unit === 'place')
  const columns: TableColumn<Line>[] = [
    {
      id: 'title',
      header: inBoth(billWords.description),
      isRowHeader: true,
      cell: line => <Texts of={line.title} />,
    },
    {
      id: 'seats',
      header: inBoth(isOfPlaces ? billWords.places : billWords.quantity),
      isNumeric: true,
      cell: line => line.seats,
    },
    money('unit_price', billWords.unitPrice),
    ...(bill.discount === 0 ? [] : [money('discount', billWords.discount)]),
    money('total', billWords.lineTotal),
  ]
  return (
    <Table
      caption={say(billWords.lines, locale)}
      columns={columns}
      rows={bill.lines.map((line, key) => ({ ...line, key }))}
      rowKey={line => line.key}
      className={styles.lines}
    />
  )
}
