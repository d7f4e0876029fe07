import { Trans, useLingui } from '@lingui/react/macro'
import { parseDecimal } from '@masar/text'
import { Button, NumberField, RadioGroup } from '@masar/ui'
import { Dialog } from '@masar/ui/dialog'
import { useId, useState } from 'react'
import type { Goal } from './goal-api.ts'
import styles from './learn-screen.module.css'
import { useSetGoal } from './use-goal.ts'

const most = { days: 7, minutes: 6000 } as const
/** What most begin with. */
const usual = { days: '3', minutes: '90' } as const

interface GoalDialogProps {
  goal: Goal | null
  onClose: () => void
}

/** Asks for days or minutes a week. What is typed stays when it could not be saved. */
export function GoalDialog({ goal, onClose }: GoalDialogProps) {
  const { t } = useLingui()
  const form = useId()
  const [unit, setUnit] = useState<Goal['unit']>(goal?.unit ?? 'days')
  const [texts, setTexts] = useState<Record<Goal['unit'], string>>({
    ...usual,
    ...(goal && { [goal.unit]: String(goal.target) }),
  })
  const [isTold, setTold] = useState(false)
  const setting = useSetGoal(goal)
  const target = parseDecimal(texts[unit])
  const isSound = target !== null && Number.isInteger(target) && target >= 1 && target <= most[unit]
  const save = () => {
    setTold(!isSound)
    if (isSound) setting.mutate({ unit, target }, { onSuccess: onClose })
  }
  const choose = (next: string) => {
    setUnit(next === 'minutes' ? 'minutes' : 'days')
    setTold(false)
  }
  return (
    <Dialog
      isOpen
      onOpenChange={isOpen => !isOpen && onClose()}
      title={<Trans>Weekly goal</Trans>}
      actions={
        <Button type="submit" form={form} isPending={setting.isPending}>
          <Trans>Save the goal</Trans>
        </Button>
      }
    >
      <form
        id={form}
        noValidate
        className={styles.goal}
        onSubmit={event => {
          event.preventDefault()
          save()
        }}
      >
        <RadioGroup
          label={<Trans>Measure in</Trans>}
          value={unit}
          onChange={choose}
          options={[
            { value: 'days', label: <Trans>Days of learning</Trans> },
            { value: 'minutes', label: <Trans>Minutes of learning</Trans> },
          ]}
        />
        <NumberField
          key={unit}
          isWhole
          label={unit === 'days' ? t`Days a week` : t`Minutes a week`}
          text={texts[unit]}
          onChange={(_, text) => setTexts({ ...texts, [unit]: text })}
          error={isTold && !isSound ? t`Enter a whole number from 1 to ${most[unit]}.` : undefined}
        />
      </form>
    </Dialog>
  )
}
