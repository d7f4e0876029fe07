import { Trans, useLingui } from '@lingui/react/macro'
import { Checkbox, formatNumber, NumberField, RadioGroup, Text, useUi } from '@masar/ui'
import { DateField } from '@masar/ui/date-field'
import { useCalendar } from '../../people/calendar/calendar.ts'
import { CountedDayNote, FixedDayNote } from '../../people/calendar/due-notes.tsx'
import styles from '../learn.module.css'
import { daysOf, type DueKind, mostDueDays } from './draft.ts'
import type { StepProps } from './what-step.tsx'

/** A fixed day, days after joining, or none. */
export function WhenStep({ draft, onChange, isTried }: StepProps) {
  const { t } = useLingui()
  const { tag } = useUi()
  const { due, dueOn, dueDays } = draft
  const today = useCalendar()?.today
  const highest = formatNumber(tag, mostDueDays)
  return (
    <>
      <RadioGroup
        label={t`Due date`}
        value={due}
        isBoxed
        onChange={kind => onChange({ due: kind as DueKind })}
        options={[
          { value: 'none', label: t`No due date` },
          { value: 'day', label: t`On a fixed day` },
          {
            value: 'days',
            label: t`Some days after joining`,
            hint: t`For people who have already joined, the days count from today. A due date at the weekend or on a holiday moves to the next working day.`,
          },
        ]}
      />
      {due === 'day' && (
        <>
          <DateField
            label={t`Due date`}
            value={dueOn}
            {...(today !== undefined && { minValue: today })}
            error={isTried && dueOn === null ? t`Enter a whole date.` : undefined}
            onChange={day => onChange({ dueOn: day })}
          />
          <FixedDayNote day={dueOn} />
        </>
      )}
      {due === 'days' && (
        <>
          <div className={styles.number}>
            <NumberField
              label={t`Days after joining`}
              isWhole
              maxLength={6}
              text={dueDays}
              error={
                isTried && daysOf(draft) === null ? t`Enter a whole number from 1 to ${highest}.` : undefined
              }
              onChange={(_, text) => onChange({ dueDays: text })}
            />
          </div>
          <Checkbox
            checked={draft.countsWorkingDays}
            onChange={counts => onChange({ countsWorkingDays: counts })}
          >
            <Trans>Count only working days</Trans>
          </Checkbox>
          <CountedDayNote days={daysOf(draft)} isWorking={draft.countsWorkingDays} />
        </>
      )}
      {due !== 'none' && (
        <Text size="sm" soft>
          <Trans>
            Everybody is reminded three days before, and once more when it is overdue; never at the weekend,
            on a holiday or at night.
          </Trans>
        </Text>
      )}
    </>
  )
}
