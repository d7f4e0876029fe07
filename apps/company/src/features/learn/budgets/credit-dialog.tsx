import { Trans, useLingui } from '@lingui/react/macro'
import { fieldError } from '@masar/app-shell'
import { Button, Isolate, NumberField, Price, showToast, Text, TextField } from '@masar/ui'
import { Dialog } from '@masar/ui/dialog'
import { type FormEvent, useId, useState } from 'react'
import { DepartmentField } from '../../people/parts/department-field.tsx'
import { Failure } from '../../people/parts/failure.tsx'
import styles from '../learn.module.css'
import { type DepartmentBudget, useGrantCredit, useTakeBackCredit } from './api.ts'

interface CreditDialogProps {
  act: 'grant' | 'take-back'
  /** Whose; left out, the department is chosen here. */
  budget?: DepartmentBudget | undefined
  onClose: () => void
}

/** Gives a department credit, or takes back what is free. What was typed stays where it fails. */
// long: one form in a dialog, its parts one below the other
export function CreditDialog({ act, budget, onClose }: CreditDialogProps) {
  const { t } = useLingui()
  const id = useId()
  const [granting, takingBack] = [useGrantCredit(), useTakeBackCredit()]
  const [departmentId, setDepartmentId] = useState(budget?.department.id ?? null)
  const [riyals, setRiyals] = useState<number | null>(null)
  const [note, setNote] = useState('')
  const [isTried, setTried] = useState(false)
  const isGrant = act === 'grant'
  const { isPending, error } = isGrant ? granting : takingBack
  const amount = riyals === null ? null : Math.round(riyals * 100)
  const isWrong = amount === null || amount < 1 || amount > 10_000_000_000
  const send = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isWrong || (isGrant && departmentId === null)) return
    const options = {
      onSuccess: () => {
        showToast({
          tone: 'success',
          text: isGrant ? t`The credit was granted` : t`The credit was taken back`,
        })
        onClose()
      },
    }
    if (isGrant && departmentId !== null)
      granting.mutate({ department_id: departmentId, amount, note }, options)
    else if (budget?.id) takingBack.mutate({ id: budget.id, amount, note }, options)
  }
  return (
    <Dialog
      title={isGrant ? <Trans>Grant credit</Trans> : <Trans>Take credit back</Trans>}
      isOpen
      onOpenChange={isOpen => !isOpen && !isPending && onClose()}
      actions={close => (
        <>
          <Button variant="secondary" isDisabled={isPending} onPress={close}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={id} isPending={isPending}>
            {isGrant ? <Trans>Grant credit</Trans> : <Trans>Take credit back</Trans>}
          </Button>
        </>
      )}
    >
      <form id={id} noValidate onSubmit={send} className={styles.form}>
        {budget ? (
          <Text>
            <Trans>
              <Isolate>{budget.department.name}</Isolate> has <Price amount={budget.free} isExact /> free.
            </Trans>
          </Text>
        ) : (
          <DepartmentField
            label={t`Department`}
            hint={t`Departments below it without a budget of their own spend from it, too.`}
            isOptional={false}
            value={departmentId}
            error={
              fieldError(error, 'department_id') ??
              (isTried && departmentId === null ? t`Choose a department.` : undefined)
            }
            onChange={setDepartmentId}
          />
        )}
        <NumberField
          label={t`Amount in riyals`}
          isOptional={false}
          className={styles.number}
          error={
            fieldError(error, 'amount') ??
            (isTried && isWrong ? t`Enter an amount from 0.01 to 100,000,000.` : undefined)
          }
          onChange={setRiyals}
        />
        <TextField
          label={t`Note`}
          hint={t`For example the quarter, or why. It shows in the budget’s history.`}
          isOptional
          maxLength={300}
          value={note}
          error={fieldError(error, 'note')}
          onChange={setNote}
        />
        <Failure error={error} />
      </form>
    </Dialog>
  )
}
