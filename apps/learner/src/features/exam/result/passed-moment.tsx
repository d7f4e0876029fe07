import { Trans, useLingui } from '@lingui/react/macro'
import { AppLink } from '@masar/app-shell'
import { Isolate, LinkButton, Text } from '@masar/ui'
import { useState } from 'react'
import { Moment } from '../../moments/moment.tsx'
import type { Result } from '../api.ts'

/** The exam is passed: the certificate comes with its seal, where there is one, and leads to it. */
export function PassedMoment({ result }: { result: Result }) {
  const { t } = useLingui()
  const [isShown, setShown] = useState(true)
  if (!isShown) return null
  return (
    <Moment
      kind="passed"
      title={
        result.certificate_code === null ? (
          <Trans>A big step on your path</Trans>
        ) : (
          <Trans>Your certificate is ready</Trans>
        )
      }
      dismissLabel={t`Close`}
      onDismiss={() => setShown(false)}
      action={
        result.certificate_code === null ? (
          <LinkButton as={AppLink} to={`/Course/${result.course.id}`} size="sm" variant="secondary">
            <Trans>To the course</Trans>
          </LinkButton>
        ) : (
          <LinkButton as={AppLink} to={`/certificate/${result.certificate_code}`} size="sm">
            <Trans>Open the certificate</Trans>
          </LinkButton>
        )
      }
    >
      <Text size="sm" soft>
        <Isolate>{result.course.title}</Isolate>
      </Text>
    </Moment>
  )
}
