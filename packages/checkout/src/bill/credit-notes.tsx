import { Trans } from '@lingui/react/macro'
import { AppLink } from '@masar/app-shell'
import { siteTimeZone } from '@masar/text'
import { Banner, DateText, linkClass, Ltr, Price } from '@masar/ui'
import type { Bill } from './api.ts'
import styles from './bill.module.css'

/** What was given back of an invoice since it was issued. */
export function CreditNotes({ bill }: { bill: Bill }) {
  return (
    <Banner title={<Trans>Part or all of this invoice was refunded</Trans>}>
      <ul className={styles.notes}>
        {bill.credit_notes.map(note => (
          <li key={note.id}>
            <BillLink id={note.id} number={note.number} />
            <Price amount={note.total} currency={bill.currency} isExact />
            <DateText value={note.issued_at} timeZone={siteTimeZone} />
          </li>
        ))}
      </ul>
    </Banner>
  )
}

/** Another bill, by its number. */
export function BillLink({ id, number }: { id: string; number: string }) {
  return (
    <AppLink to={`/Bill/${id}`} className={linkClass()}>
      <Ltr>{number}</Ltr>
    </AppLink>
  )
}
