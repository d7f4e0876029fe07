import { readableIban, siteTimeZone } from '@masar/text'
import { DateText, Heading, Ltr } from '@masar/ui'
import type { Bill } from './api.ts'
import { Both } from './both.tsx'
import { Fact } from './party.tsx'
import { billWords } from './words.ts'
import styles from './bill.module.css'

/** Where a bank transfer goes, and its reference; on a pro-forma. */
export function TransferDetails({ transfer }: { transfer: NonNullable<Bill['transfer']> }) {
  const { iban, bank, beneficiary, reference, until } = transfer
  return (
    <section>
      <Heading level={2} size="sm">
        <Both word={billWords.transfer} />
      </Heading>
      <dl className={`${styles.facts} ${styles.transfer}`}>
        <Fact word={billWords.beneficiary}>
          <bdi>{beneficiary}</bdi>
        </Fact>
        <Fact word={billWords.iban}>
          <Ltr>{readableIban(iban)}</Ltr>
        </Fact>
        <Fact word={billWords.bank}>
          <bdi>{bank}</bdi>
        </Fact>
        <Fact word={billWords.reference}>
          <Ltr>{reference}</Ltr>
        </Fact>
        <Fact word={billWords.until}>
          <DateText value={until} format="time" timeZone={siteTimeZone} />
        </Fact>
      </dl>
    </section>
  )
}
