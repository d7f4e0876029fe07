import { Trans } from '@lingui/react/macro'
import { siteTimeZone } from '@masar/text'
import { Badge, DateText, Text } from '@masar/ui'
import { CircleCheck, CircleX, Clock } from 'lucide-react'
import type { Certificate } from './api.ts'
import styles from './certificate.module.css'

/** Whether a certificate is valid, and until when; every reader is shown the same day. */
export function Standing({ certificate }: { certificate: Certificate }) {
  return (
    <div className={styles.standing}>
      <StateBadge state={certificate.state} />
      <StandingWords certificate={certificate} />
    </div>
  )
}

function StateBadge({ state }: Pick<Certificate, 'state'>) {
  switch (state) {
    case 'withdrawn':
      return (
        <Badge tone="danger" icon={CircleX}>
          <Trans context="state of a certificate">Withdrawn</Trans>
        </Badge>
      )
    case 'expired':
      return (
        <Badge tone="warning" icon={Clock}>
          <Trans>Expired</Trans>
        </Badge>
      )
    case 'valid':
      return (
        <Badge tone="success" icon={CircleCheck}>
          <Trans>Valid</Trans>
        </Badge>
      )
  }
}

function StandingWords({ certificate: { state, valid_until, withdrawn_at } }: { certificate: Certificate }) {
  const day = state === 'withdrawn' ? withdrawn_at : valid_until
  if (day === null) return null
  const date = <DateText value={day} timeZone={siteTimeZone} />
  return (
    <Text>
      {state === 'withdrawn' ? (
        <Trans>This certificate was withdrawn on {date} and is not valid any more.</Trans>
      ) : state === 'expired' ? (
        <Trans>This certificate was valid until {date}.</Trans>
      ) : (
        <Trans>Valid until {date}</Trans>
      )}
    </Text>
  )
}
