import { Trans, useLingui } from '@lingui/react/macro'
import { zoneName } from '@masar/text/zones'
import { Card, Heading, Isolate, Ltr, useUi } from '@masar/ui'
import type { ReactNode } from 'react'
import type { CompanySettings } from './api.ts'
import styles from './settings.module.css'

/** The details for those who may not change them. */
export function DetailsFacts({ settings }: { settings: CompanySettings }) {
  const { t } = useLingui()
  const { tag } = useUi()
  const { names, addresses, registration_number: registration, vat_number: vat } = settings
  const facts: [label: string, value: ReactNode][] = [
    [t`Legal name in Arabic`, names.ar && <Isolate>{names.ar}</Isolate>],
    [t`Legal name in English`, names.en && <Isolate>{names.en}</Isolate>],
    [t`Address in Arabic`, addresses.ar && <Isolate>{addresses.ar}</Isolate>],
    [t`Address in English`, addresses.en && <Isolate>{addresses.en}</Isolate>],
    [t`Commercial registration number`, <Ltr key="registration">{registration}</Ltr>],
    [t`VAT number`, vat && <Ltr>{vat}</Ltr>],
    [t`Time zone`, <Isolate key="zone">{zoneName(tag, settings.time_zone)}</Isolate>],
  ]
  return (
    <Card as="section" className={styles.part} aria-labelledby="details">
      <Heading level={2} size="md" id="details">
        <Trans>Details</Trans>
      </Heading>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value || <Trans>Not given</Trans>}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
