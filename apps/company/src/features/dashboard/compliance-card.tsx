import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { AppLink } from '@masar/app-shell'
import { Badge, Card, cx, formatNumber, Heading, linkClass, ProgressBar, Text, useUi } from '@masar/ui'
import { addressOf } from '../people/requirements/filters.ts'
import { toneOf, useStatusWords } from '../people/requirements/status-badge.tsx'
import { statuses } from '../people/requirements/statuses.ts'
import type { DashboardNeeds } from './api.ts'
import styles from './dashboard.module.css'

/** Where people stand with what is required of them; each number opens who they are. */
export function ComplianceCard({ compliance }: { compliance: NonNullable<DashboardNeeds['compliance']> }) {
  const { t } = useLingui()
  const { tag } = useUi()
  const words = useStatusWords()
  const inOrder = (compliance.met + compliance.waived) / compliance.people
  // Not rounded up to all while anybody is missing.
  const percent = Math.floor(inOrder * 100)
  return (
    <Card as="section">
      <Heading level={2} size="md">
        <Trans>Requirements</Trans>
      </Heading>
      <Text soft size="sm">
        <AppLink to="/requirements" className={linkClass()}>
          <Plural
            value={compliance.people}
            one="# requirement of one person"
            other="# requirements, counted for each person"
          />
        </AppLink>
        {' · '}
        <Trans>{formatNumber(tag, percent / 100, { style: 'percent' })} in order</Trans>
      </Text>
      <ProgressBar value={percent} label={t`Requirements in order`} />
      <ul role="list" className={styles.list}>
        {statuses
          .filter(status => compliance[status] > 0)
          .map(status => (
            <li key={status}>
              <AppLink to={addressOf({ status })} className={cx(linkClass({ quiet: true }), styles.status)}>
                {words[status]} <Badge tone={toneOf(status)}>{formatNumber(tag, compliance[status])}</Badge>
              </AppLink>
            </li>
          ))}
      </ul>
    </Card>
  )
}
