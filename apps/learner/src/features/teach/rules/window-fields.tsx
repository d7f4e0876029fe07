import { Trans, useLingui } from '@lingui/react/macro'
import { fieldError } from '@masar/app-shell'
import { Card, Heading, Isolate, Switch, Text, TextField, useUi } from '@masar/ui'
import { DateField } from '@masar/ui/date-field'
import { zoneName } from '@masar/text/zones'
import { useTimeZone } from '@masar/ui/date-time'
import type { ReactNode } from 'react'
import type { TypedMoment } from './draft.ts'
import type { FieldsProps } from './field-props.ts'
import styles from './rules.module.css'

/** When it opens, and when it closes. */
export function WindowFields({ draft, problems, error, onChange }: FieldsProps) {
  const { t } = useLingui()
  const { tag } = useUi()
  const zone = zoneName(tag, useTimeZone())
  return (
    <Card as="section" className={styles.part}>
      <Heading level={2}>
        <Trans>Opening and closing</Trans>
      </Heading>
      <MomentFields
        title={<Trans>It opens at a set time</Trans>}
        moment={draft.opens}
        error={
          problems.opens_at ? t`Choose the day, and a time such as 19:00.` : fieldError(error, 'opens_at')
        }
        onChange={opens => onChange({ opens })}
      />
      <MomentFields
        title={<Trans>It closes at a set time</Trans>}
        moment={draft.closes}
        error={
          problems.closes_at === 'order'
            ? t`It has to close after it opens.`
            : problems.closes_at
              ? t`Choose the day, and a time such as 19:00.`
              : fieldError(error, 'closes_at')
        }
        onChange={closes => onChange({ closes })}
      />
      <Text size="sm" soft>
        <Trans>
          Times are those of your zone: <Isolate>{zone}</Isolate>. Learners see theirs.
        </Trans>
      </Text>
    </Card>
  )
}

export interface MomentFieldsProps {
  title: ReactNode
  moment: TypedMoment
  error: string | undefined
  onChange: (moment: TypedMoment) => void
}

/** A moment that may be set, or not. */
export function MomentFields({ title, moment, error, onChange }: MomentFieldsProps) {
  const { t } = useLingui()
  return (
    <div className={styles.part}>
      <Switch checked={moment.isSet} onChange={isSet => onChange({ ...moment, isSet })}>
        {title}
      </Switch>
      {moment.isSet && (
        <div className={styles.fields}>
          <DateField
            label={t`Day`}
            value={moment.day}
            error={error}
            onChange={day => onChange({ ...moment, day })}
          />
          <TextField
            label={t`Time of day`}
            hint={t`On the 24-hour clock, such as 19:00.`}
            dir="ltr"
            inputMode="numeric"
            autoComplete="off"
            maxLength={5}
            value={moment.time}
            onChange={time => onChange({ ...moment, time })}
          />
        </div>
      )}
    </div>
  )
}
