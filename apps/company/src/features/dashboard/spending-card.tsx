import { Trans, useLingui } from '@lingui/react/macro'
import { AppLink } from '@masar/app-shell'
import {
  Card,
  DateText,
  formatMoney,
  formatNumber,
  Heading,
  linkClass,
  ProgressBar,
  Text,
  useUi,
} from '@masar/ui'
import type { DashboardNeeds } from './api.ts'
import styles from './dashboard.module.css'

/** What was paid this year, and of that this month. */
export function SpendingCard({ spending }: { spending: NonNullable<DashboardNeeds['spending']> }) {
  const { tag } = useUi()
  const { paid, refunded, since, month } = spending
  return (
    <Card as="section">
      <Heading level={2} size="md">
        <Trans>Spending</Trans>
      </Heading>
      <Text soft size="sm">
        <Trans>
          Since <DateText value={since} timeZone="UTC" />
        </Trans>
      </Text>
      <Text as="div" strong>
        <AppLink to={`/reports?report=spending&from=${since}`} className={linkClass()}>
          {formatMoney(tag, paid - refunded)}
        </AppLink>
      </Text>
      <Text as="div" size="sm">
        <Trans>
          This month:{' '}
          <AppLink to={`/reports?report=spending&from=${month.since}`} className={linkClass()}>
            {formatMoney(tag, month.paid - month.refunded)}
          </AppLink>
        </Trans>
      </Text>
      {refunded > 0 && (
        <Text soft size="sm">
          <Trans>
            Paid: {formatMoney(tag, paid)}, refunded: {formatMoney(tag, refunded)}
          </Trans>
        </Text>
      )}
    </Card>
  )
}

/** The yearly licences that run: how many places are held, and until when. */
export function LicencesCard({ licences }: { licences: NonNullable<DashboardNeeds['licences']> }) {
  const { t } = useLingui()
  const { tag } = useUi()
  return (
    <Card as="section">
      <Heading level={2} size="md">
        <Trans>Yearly licence</Trans>
      </Heading>
      <ul role="list" className={styles.list}>
        {licences.map(({ id, used, places, ends_on: endsOn }) => {
          const [held, all] = [formatNumber(tag, used), formatNumber(tag, places)]
          return (
            <li key={id} className={styles.department}>
              <span className={styles.line}>
                <AppLink to="/courses?own=1" className={linkClass()}>
                  <Trans>
                    {held} of {all} places held
                  </Trans>
                </AppLink>
                <Text as="span" soft size="sm">
                  <Trans>
                    Ends on <DateText value={endsOn} timeZone="UTC" />
                  </Trans>
                </Text>
              </span>
              <ProgressBar value={places === 0 ? 0 : (100 * used) / places} label={t`Places held`} />
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
