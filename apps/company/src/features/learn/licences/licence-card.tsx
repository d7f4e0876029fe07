import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { AppLink } from '@masar/app-shell'
import { Badge, Card, DateText, formatNumber, Heading, linkClass, Price, Text, useUi } from '@masar/ui'
import type { ReactNode } from 'react'
import styles from '../learn.module.css'
import own from './licences.module.css'
import { useLearnRights } from '../rights.ts'
import { seatsAddress } from '../seats/place.ts'
import type { Licence } from './api.ts'

/** A licence: until when, its places, and what each finished course came to. */
export function LicenceCard({ licence }: { licence: Licence }) {
  const { tag } = useUi()
  const { sold, state, places, used, free, paid, finished_courses, price_per_finished } = licence
  const isOver = state === 'ended'
  return (
    <Card as="li" className={styles.offer}>
      <div className={own.terms}>
        <Heading level={3} size="sm">
          <Plural value={sold} one="# place for a year" other="# places for a year" />
        </Heading>
        <p>
          <Period licence={licence} />
        </p>
        <Text size="sm">
          <Trans>
            <Price amount={paid} isExact /> paid
          </Trans>
        </Text>
        <Text size="sm" soft>
          {price_per_finished === null ? (
            <Trans>No course was finished by it yet.</Trans>
          ) : (
            <Trans>
              <Plural value={finished_courses} one="# finished course" other="# finished courses" />,{' '}
              <Price amount={price_per_finished} isExact /> each
            </Trans>
          )}
        </Text>
      </div>
      {!isOver && (
        <dl className={styles.figures}>
          <Figure label={<Trans context="places">Used</Trans>}>
            <Used licence={licence.id}>{formatNumber(tag, used)}</Used>
          </Figure>
          <Figure label={<Trans context="places">Free</Trans>}>{formatNumber(tag, free)}</Figure>
          <Figure label={<Trans context="places">In all</Trans>}>{formatNumber(tag, places)}</Figure>
        </dl>
      )}
    </Card>
  )
}

function Period({ licence: { state, starts_on, ends_on } }: { licence: Licence }) {
  const day = (value: string) => <DateText value={value} timeZone="UTC" />
  if (state === 'coming')
    return (
      <Badge tone="neutral">
        {/* One piece: of several, each would break for itself on a phone. */}
        <span>
          <Trans>
            From {day(starts_on)} until {day(ends_on)}
          </Trans>
        </span>
      </Badge>
    )
  if (state === 'ended')
    return (
      <Badge tone="neutral">
        <Trans>Ended on {day(ends_on)}</Trans>
      </Badge>
    )
  return (
    <Badge tone="success">
      <Trans>Until {day(ends_on)}</Trans>
    </Badge>
  )
}

function Figure({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Opens the people behind the number, for those who may see them. */
function Used({ licence, children }: { licence: number; children: string }) {
  const { t } = useLingui()
  const { readsMovements } = useLearnRights()
  if (!readsMovements) return children
  return (
    <AppLink
      to={seatsAddress({ licence })}
      className={linkClass()}
      aria-label={t`${children}: show who learns by it`}
    >
      {children}
    </AppLink>
  )
}
