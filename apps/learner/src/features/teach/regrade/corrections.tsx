import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Banner, Card, DateText, Heading, Isolate, ProgressBar, Text } from '@masar/ui'
import type { CorrectableQuestion } from '../api.ts'
import { useWritten } from '../statistics/use-written.ts'
import styles from './regrade.module.css'

type Correction = CorrectableQuestion['corrections'][number]

/** The corrections that were made, the latest first, with what each has changed. */
export function Corrections({ corrections }: { corrections: readonly Correction[] }) {
  if (corrections.length === 0) return null
  return (
    <section className={styles.corrections}>
      <Heading level={2}>
        <Trans>Corrections so far</Trans>
      </Heading>
      <ul>
        {corrections.map(correction => (
          <Card as="li" key={correction.id} className={styles.correction}>
            <Text>
              <Isolate>{correction.reason}</Isolate>
            </Text>
            <Text size="sm" soft>
              <Isolate>{correction.by}</Isolate> · <DateText value={correction.at} />
            </Text>
            <Standing correction={correction} />
          </Card>
        ))}
      </ul>
    </section>
  )
}

function Standing({ correction }: { correction: Correction }) {
  const { t } = useLingui()
  const write = useWritten()
  const { done, total } = correction
  if (correction.status === 'failed')
    return (
      <Banner tone="danger">
        <Trans>
          Regrading stopped at an error. What it had reached is stored; support can resume the rest.
        </Trans>
      </Banner>
    )
  if (correction.status === 'running')
    return (
      <div role="status" className={styles.running}>
        <ProgressBar value={total > 0 ? (100 * done) / total : 100} label={t`Regrading`} showValue />
        <Text size="sm" soft>
          <Trans>
            Regraded so far: {write(done)} of {write(total)}
          </Trans>
        </Text>
      </div>
    )
  return (
    <Text size="sm" role="status">
      <Plural
        value={correction.raised + correction.lowered}
        _0="No result changed."
        one="# result changed."
        other="# results changed."
      />{' '}
      <Trans>
        Now passing: {write(correction.now_passed)}. No longer passing: {write(correction.now_failed)}. New
        certificates: {write(correction.certificates)}.
      </Trans>
    </Text>
  )
}
