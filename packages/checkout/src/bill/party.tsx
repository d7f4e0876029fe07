import type { MessageDescriptor } from '@lingui/core'
import { useApp } from '@masar/app-shell'
import { intlTagOf, Heading, Ltr } from '@masar/ui'
import type { ReactNode } from 'react'
import type { Bill } from './api.ts'
import { addressLine, countryName } from '../order/address.ts'
import { Both, Texts, textsOf } from './both.tsx'
import { billWords } from './words.ts'
import styles from './bill.module.css'

/** Who sells or buys, as they were when the bill was issued. */
export function Party({ word, party }: { word: MessageDescriptor; party: Bill['seller'] }) {
  return (
    <section>
      <Heading level={2} size="sm">
        <Both word={word} />
      </Heading>
      <p className={styles.name}>
        <Texts of={party.name} />
      </p>
      <dl className={styles.facts}>
        {party.vat_number !== null && (
          <Fact word={billWords.vatNumber}>
            <Ltr>{party.vat_number}</Ltr>
          </Fact>
        )}
        {party.registration_number !== null && (
          <Fact word={billWords.registration}>
            <Ltr>{party.registration_number}</Ltr>
          </Fact>
        )}
        {party.address && (
          <Fact word={billWords.address}>
            <Address address={party.address} />
          </Fact>
        )}
      </dl>
    </section>
  )
}

/** A fact under its name in both languages. */
export function Fact({ word, children }: { word: MessageDescriptor; children: ReactNode }) {
  return (
    <div>
      <dt>
        <Both word={word} />
      </dt>
      <dd>{children}</dd>
    </div>
  )
}

function Address({ address }: { address: NonNullable<Bill['seller']['address']> }) {
  const { locale } = useApp()
  const written = addressLine(address)
  const country = countryName(intlTagOf(locale), address.country)
  const given = [...(address.line ? textsOf(address.line, locale) : []), ...(written === '' ? [] : [written])]
  const lines = given.some(text => text.includes(country)) ? given : [...given, country]
  return lines.map(text => (
    <span key={text} className={styles.line}>
      <bdi>{text}</bdi>
    </span>
  ))
}
