import type { MessageDescriptor } from '@lingui/core'
import { formatNumber, Price, useUi } from '@masar/ui'
import type { ReactNode } from 'react'
import type { Bill } from './api.ts'
import { Both } from './both.tsx'
import { billWords } from './words.ts'
import styles from './bill.module.css'

/** From the sum of the lines to what is paid; a line for rounding only where there is one. */
export function BillTotals({ bill }: { bill: Bill }) {
  const { tag } = useUi()
  const rate = formatNumber(tag, bill.vat_rate / 10_000, { style: 'percent', maximumFractionDigits: 2 })
  const sum = (word: MessageDescriptor, amount: number, more?: ReactNode, className?: string) => (
    <div className={className}>
      <dt>
        <Both word={word} /> {more}
      </dt>
      <dd>
        <Price amount={amount} currency={bill.currency} isExact />
      </dd>
    </div>
  )
  return (
    <dl className={styles.totals}>
      {bill.discount !== 0 && sum(billWords.subtotal, bill.subtotal)}
      {bill.discount !== 0 && sum(billWords.discount, -bill.discount)}
      {bill.is_taxed && sum(billWords.net, bill.net)}
      {bill.is_taxed && sum(billWords.vat, bill.vat, <bdi>{rate}</bdi>)}
      {bill.rounding !== 0 && sum(billWords.rounding, bill.rounding)}
      {sum(bill.is_taxed ? billWords.total : billWords.plainTotal, bill.total, undefined, styles.total)}
    </dl>
  )
}
