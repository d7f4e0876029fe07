import { Trans, useLingui } from '@lingui/react/macro'
import { fieldError } from '@masar/app-shell'
import { Card, Heading, NumberField, Switch, Text } from '@masar/ui'
import type { FieldsProps } from './field-props.ts'
import styles from './rules.module.css'

interface LimitFieldsProps extends FieldsProps {
  hasSections: boolean
  /** The average of all attempts counts: a pass mark then decides on all of them. */
  average: boolean
}

/** How long, how often, and how good. */
export function LimitFields({ draft, problems, error, onChange, hasSections, average }: LimitFieldsProps) {
  const { t } = useLingui()
  return (
    <Card as="section" className={styles.part}>
      <Heading level={2}>
        <Trans>Time, pass mark and attempts</Trans>
      </Heading>
      {hasSections && (
        <Text soft size="sm">
          <Trans>Each section has a time of its own; the exam’s time is all of them together.</Trans>
        </Text>
      )}
      <div className={styles.fields}>
        {!hasSections && (
          <NumberField
            label={t`Time limit in minutes`}
            hint={t`Leave it empty for no limit.`}
            isWhole
            isOptional
            text={draft.minutes}
            error={
              problems.time_limit_seconds
                ? t`Type whole minutes, from 1 to 1440.`
                : fieldError(error, 'time_limit_seconds')
            }
            onChange={(_, minutes) => onChange({ minutes })}
          />
        )}
        <NumberField
          label={t`Pass mark in percent`}
          hint={
            average
              ? t`As the average counts, it holds for results that are there, too.`
              : t`Existing results keep theirs.`
          }
          isWhole
          text={draft.passMark}
          error={problems.pass_mark ? t`Type a whole number from 0 to 100.` : fieldError(error, 'pass_mark')}
          onChange={(_, passMark) => onChange({ passMark })}
        />
        <NumberField
          label={t`Attempts allowed`}
          hint={t`Leave it empty for unlimited attempts.`}
          isWhole
          isOptional
          text={draft.attempts}
          error={
            problems.attempts_allowed
              ? t`Type a whole number from 1 to 10.`
              : fieldError(error, 'attempts_allowed')
          }
          onChange={(_, attempts) => onChange({ attempts })}
        />
        <NumberField
          label={t`Minutes between attempts`}
          hint={t`0 means that nobody has to wait.`}
          isWhole
          text={draft.delay}
          error={
            problems.attempt_delay_seconds
              ? t`Type whole minutes, up to 43200 (30 days).`
              : fieldError(error, 'attempt_delay_seconds')
          }
          onChange={(_, delay) => onChange({ delay })}
        />
      </div>
      <Switch
        checked={draft.abandonUnanswered ?? false}
        onChange={abandonUnanswered => onChange({ abandonUnanswered })}
      >
        <Trans>An attempt that ends by itself with nothing answered has no mark</Trans>
      </Switch>
    </Card>
  )
}
