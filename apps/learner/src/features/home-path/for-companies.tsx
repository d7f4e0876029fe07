import { Trans } from '@lingui/react/macro'
import { AppLink } from '@masar/app-shell'
import { Icon, LinkButton, Text } from '@masar/ui'
import { Check } from 'lucide-react'
import { Station } from './station.tsx'
import styles from './stations.module.css'

/** The door for companies. */
export function ForCompanies() {
  return (
    <Station id="for-companies" title={<Trans>Masar for companies</Trans>} side="start">
      <div className={styles.companies}>
        <div className={styles.companyWords}>
          <Text size="lg" measure>
            <Trans>Buy seats, assign courses with due dates, and see how your people get on.</Trans>
          </Text>
          <ul className={styles.ticks}>
            <li>
              <Icon of={Check} size={18} />
              <Trans>Learning paths by department</Trans>
            </li>
            <li>
              <Icon of={Check} size={18} />
              <Trans>Reports to read or to download</Trans>
            </li>
            <li>
              <Icon of={Check} size={18} />
              <Trans>Tax invoices for every order</Trans>
            </li>
          </ul>
          <div className={styles.acts}>
            <LinkButton as={AppLink} to="/auth/company-account" variant="secondary">
              <Trans>Open a company account</Trans>
            </LinkButton>
          </div>
        </div>
        <Gate />
      </div>
    </Station>
  )
}

/** Three arches one behind the other, and the line through them. */
function Gate() {
  return (
    <svg viewBox="0 0 320 220" className={styles.gate} aria-hidden fill="none">
      <path d="M60 220V110a100 100 0 0 1 200 0v110" className={styles.gateFar} />
      <path d="M95 220V118a65 65 0 0 1 130 0v102" className={styles.gateMiddle} />
      <path d="M125 220v-92a35 35 0 0 1 70 0v92" className={styles.gateNear} />
      <path d="M320 196H204a16 16 0 0 1-16-16v-22a16 16 0 0 0-16-16h-8" className={styles.gateLine} />
      <circle cx="160" cy="142" r="9" className={styles.gateDot} />
    </svg>
  )
}
