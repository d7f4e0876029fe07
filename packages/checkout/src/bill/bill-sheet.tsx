import { Trans, useLingui } from '@lingui/react/macro'
import { siteTimeZone } from '@masar/text'
import { Banner, Card, DateText, Heading, Ltr, QrCode } from '@masar/ui'
import type { Bill } from './api.ts'
import { BillLines } from './bill-lines.tsx'
import { BillTotals } from './bill-totals.tsx'
import { Both } from './both.tsx'
import { BillLink, CreditNotes } from './credit-notes.tsx'
import { Fact, Party } from './party.tsx'
import { TransferDetails } from './transfer-details.tsx'
import { billWords, titleOf } from './words.ts'
import styles from './bill.module.css'

/** The document itself: what is printed. */
export function BillSheet({ bill }: { bill: Bill }) {
  const { t } = useLingui()
  return (
    <Card as="article" className={styles.sheet} aria-labelledby="bill-title">
      <header className={styles.head}>
        <Heading level={1} size="lg" id="bill-title">
          <Both word={titleOf(bill)} />
        </Heading>
        <dl className={styles.facts}>
          <Fact word={billWords.number}>
            <Ltr className={styles.number}>{bill.number}</Ltr>
          </Fact>
          <Fact word={billWords.issued}>
            <DateText value={bill.issued_at} format="time" timeZone={siteTimeZone} />
          </Fact>
          {bill.corrects && (
            <Fact word={billWords.corrects}>
              <BillLink id={bill.corrects.id} number={bill.corrects.number} />
            </Fact>
          )}
          {bill.buyer.purchase_order !== null && (
            <Fact word={billWords.purchaseOrder}>
              <bdi>{bill.buyer.purchase_order}</bdi>
            </Fact>
          )}
        </dl>
      </header>
      {bill.is_pro_forma && (
        <Banner
          title={
            bill.is_taxed ? <Trans>This is not a tax invoice</Trans> : <Trans>This is not an invoice</Trans>
          }
        >
          {bill.is_taxed ? (
            <Trans>The tax invoice is issued when the payment has arrived.</Trans>
          ) : (
            <Trans>The invoice is issued when the payment has arrived.</Trans>
          )}
        </Banner>
      )}
      {bill.credit_notes.length > 0 && <CreditNotes bill={bill} />}
      <div className={styles.parties}>
        <Party word={billWords.seller} party={bill.seller} />
        <Party word={billWords.buyer} party={bill.buyer} />
      </div>
      {bill.transfer && <TransferDetails transfer={bill.transfer} />}
      <BillLines bill={bill} />
      <div className={styles.foot}>
        {bill.qr !== null && (
          <QrCode
            text={bill.qr}
            label={t`QR code with seller, VAT number, time, total and VAT`}
            className={styles.qr}
          />
        )}
        <BillTotals bill={bill} />
      </div>
    </Card>
  )
}
