import { Trans, useLingui } from '@lingui/react/macro'
import { fieldError } from '@masar/app-shell'
import { Button, DateField, NumberField, showToast, TextArea } from '@masar/ui'
import { Dialog } from '@masar/ui/dialog'
import { type FormEvent, useId, useState } from 'react'
import { Failure } from '../../people/parts/failure.tsx'
import partStyles from '../../people/parts/parts.module.css'
import { type Plan, useChangePlan } from './api.ts'
import styles from './disclosure.module.css'

interface PlanDialogProps {
  year: number
  plan: Plan
  onClose: () => void
}

/** A number as it was typed; invalid input differs from empty. */
interface Typed {
  value: number | null
  text: string
}
const typedOf = (value: number | null): Typed => ({ value, text: value === null ? '' : String(value) })
const isWrong = ({ value, text }: Typed, most: number) =>
  text.trim() !== '' && (value === null || value < 0 || value > most)

const mostRiyals = 1_000_000_000
const mostTrainees = 10_000_000
const counted = ['citizens', 'students', 'graduates', 'job_seekers'] as const

/** Sets plan, budget and goal of a year, and the trainees that only the company can count. */
// long: one form in a dialog, its fields one below the other
export function PlanDialog({ year, plan, onClose }: PlanDialogProps) {
  const { t } = useLingui()
  const id = useId()
  const saving = useChangePlan()
  const [text, setText] = useState(plan.plan ?? '')
  const [day, setDay] = useState<string | null>(plan.reached_by)
  const [budget, setBudget] = useState(typedOf(plan.budget === null ? null : plan.budget / 100))
  const [trainees, setTrainees] = useState({
    citizens: typedOf(plan.citizens),
    students: typedOf(plan.students),
    graduates: typedOf(plan.graduates),
    job_seekers: typedOf(plan.job_seekers),
  })
  const [isTried, setTried] = useState(false)
  const labels = {
    citizens: t`Saudi nationals among the trained employees`,
    students: t`In education`,
    graduates: t`Graduates`,
    job_seekers: t`Job seekers`,
  }
  const isFine =
    !isWrong(budget, mostRiyals) &&
    counted.every(name => !isWrong(trainees[name], mostTrainees)) &&
    day !== null
  const send = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isFine) return
    saving.mutate(
      {
        year,
        plan: text.trim() || null,
        budget: budget.value === null ? null : Math.round(budget.value * 100),
        reached_by: day,
        citizens: trainees.citizens.value,
        students: trainees.students.value,
        graduates: trainees.graduates.value,
        job_seekers: trainees.job_seekers.value,
      },
      {
        onSuccess: () => {
          showToast({ tone: 'success', text: t`The plan was saved` })
          onClose()
        },
      },
    )
  }
  const wrongNumber = t`Enter a whole number from 0 to 10,000,000, or leave it empty.`
  return (
    <Dialog
      title={<Trans>Plan and budget</Trans>}
      isOpen
      onOpenChange={isOpen => !isOpen && !saving.isPending && onClose()}
      actions={close => (
        <>
          <Button variant="secondary" isDisabled={saving.isPending} onPress={close}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={id} isPending={saving.isPending}>
            <Trans>Save the plan</Trans>
          </Button>
        </>
      )}
    >
      <form id={id} noValidate onSubmit={send} className={partStyles.form}>
        <TextArea
          label={t`Plan`}
          hint={t`What people should learn in the year, who and how`}
          rows={4}
          maxLength={4000}
          isOptional
          value={text}
          error={fieldError(saving.error, 'plan')}
          onChange={setText}
        />
        <NumberField
          label={t`Budget in riyals`}
          hint={t`VAT included`}
          isOptional
          className={styles.number}
          text={budget.text}
          error={
            isTried && isWrong(budget, mostRiyals) ? t`Enter an amount from 0 to 1,000,000,000.` : undefined
          }
          onChange={(value, typed) => setBudget({ value, text: typed })}
        />
        <DateField
          label={t`Day by which people need the required units`}
          value={day}
          minValue={`${year}-01-01`}
          maxValue={`${year}-12-31`}
          error={
            fieldError(saving.error, 'reached_by') ??
            (isTried && day === null ? t`Choose a day of the year.` : undefined)
          }
          onChange={setDay}
        />
        <div className={styles.pair}>
          {counted.map(name => (
            <NumberField
              key={name}
              label={labels[name]}
              isWhole
              isOptional
              text={trainees[name].text}
              error={isTried && isWrong(trainees[name], mostTrainees) ? wrongNumber : undefined}
              onChange={(value, typed) => setTrainees({ ...trainees, [name]: { value, text: typed } })}
            />
          ))}
        </div>
        <Failure error={saving.error} />
      </form>
    </Dialog>
  )
}
