import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ApiError } from '@masar/api-sdk'
import { fieldError } from '@masar/app-shell'
import { Button, Checkbox, showToast, Text } from '@masar/ui'
import { DateField } from '@masar/ui/date-field'
import { ConfirmDialog, Dialog } from '@masar/ui/dialog'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { useCalendar } from '../../people/calendar/calendar.ts'
import { Failure, FailureText } from '../../people/parts/failure.tsx'
import { useSetDue, useWithdraw } from '../acts.ts'
import styles from '../learn.module.css'
import type { AssignmentRow } from '../queries.ts'
import { Changed } from './act-progress.tsx'
import { type ActWish, type Chosen, isAtOnce, useBeginAct } from './bulk-acts.ts'

export interface ActDialogProps {
  chosen: Chosen
  /** Those of them that are loaded. */
  rows: readonly AssignmentRow[]
  onClose: () => void
  /** It is done, or it was begun in the background. */
  onDone: (begun?: number) => void
}

/** Changes few at once, and many in the background. */
function useChange(chosen: Chosen, onDone: ActDialogProps['onDone']) {
  const [settingDue, withdrawing, beginning] = [useSetDue(), useWithdraw(), useBeginAct()]
  return useMutation<void, ApiError, ActWish>({
    mutationFn: async wish => {
      if (wish.act === 'remind' || !isAtOnce(chosen))
        return onDone(await beginning.mutateAsync({ ...wish, chosen }))
      const changed =
        wish.act === 'withdraw'
          ? await withdrawing.mutateAsync(chosen.ids)
          : await settingDue.mutateAsync({ ids: chosen.ids, dueOn: wish.due_on })
      showToast({ tone: 'success', text: <Changed act={wish.act} changed={changed} /> })
      onDone()
    },
  })
}

// long: one form in a dialog, its parts one below the other
export function DueDialog({ chosen, rows, onClose, onDone }: ActDialogProps) {
  const { t } = useLingui()
  const id = useId()
  const [day, setDay] = useState(rows[0]?.due_on ?? null)
  const [hasNone, setHasNone] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const { mutate: change, error, isPending } = useChange(chosen, onDone)
  const today = useCalendar()?.today
  const save = (event: FormEvent) => {
    event.preventDefault()
    setMissing(!hasNone && day === null)
    if (!hasNone && day === null) return
    change({ act: 'set_due', due_on: hasNone ? null : day })
  }
  return (
    <Dialog
      title={<Trans>Change the due date</Trans>}
      isOpen
      onOpenChange={isOpen => !isOpen && !isPending && onClose()}
      actions={close => (
        <>
          <Button variant="secondary" isDisabled={isPending} onPress={close}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={id} isPending={isPending}>
            <Trans>Save the due date</Trans>
          </Button>
        </>
      )}
    >
      <form id={id} noValidate onSubmit={save} className={styles.form}>
        <Text>
          {chosen.isMore ? (
            <Plural
              value={chosen.count}
              one="This concerns more than # assignment. Finished ones stay as they are."
              other="This concerns more than # assignments. Finished ones stay as they are."
            />
          ) : (
            <Plural
              value={chosen.count}
              one="This concerns # assignment. A finished one stays as it is."
              other="This concerns # assignments. Finished ones stay as they are."
            />
          )}
        </Text>
        <DateField
          label={t`Due date`}
          value={day}
          isDisabled={hasNone}
          {...(today !== undefined && { minValue: today })}
          error={isMissing ? t`Enter a whole date.` : fieldError(error, 'due_on')}
          onChange={setDay}
        />
        <Checkbox checked={hasNone} onChange={setHasNone}>
          <Trans>No due date</Trans>
        </Checkbox>
        <Failure error={error} />
      </form>
    </Dialog>
  )
}

export function WithdrawDialog({ chosen, rows, onClose, onDone }: ActDialogProps) {
  const { mutateAsync: change, error } = useChange(chosen, onDone)
  // Of many in the background only those that are loaded could be counted.
  const begun = isAtOnce(chosen) ? rows.filter(({ state }) => state === 'in_progress').length : 0
  return (
    <ConfirmDialog
      title={
        chosen.isMore ? (
          <Plural
            value={chosen.count}
            one="Withdraw more than # assignment?"
            other="Withdraw more than # assignments?"
          />
        ) : (
          <Plural value={chosen.count} one="Withdraw # assignment?" other="Withdraw # assignments?" />
        )
      }
      action={<Trans>Withdraw</Trans>}
      isDanger
      isOpen
      onOpenChange={isOpen => !isOpen && onClose()}
      onConfirm={() => change({ act: 'withdraw' })}
      failure={error ? <FailureText error={error} /> : <Trans>Try again.</Trans>}
    >
      <Trans>
        If nobody has begun, access ends and the seat comes back. Finished courses stay as they are.
      </Trans>
      {begun > 0 && (
        <>
          {' '}
          <Plural
            value={begun}
            one="# person has begun: they can keep learning, and the seat comes back only when they leave."
            other="# people have begun: they can keep learning, and the seats come back only when they leave."
          />
        </>
      )}
      {!isAtOnce(chosen) && (
        <>
          {' '}
          <Trans>
            Anyone who has begun can keep learning, and their seat comes back only when they leave.
          </Trans>
        </>
      )}
    </ConfirmDialog>
  )
}

export function RemindDialog({ chosen, onClose, onDone }: ActDialogProps) {
  const { mutateAsync: change, error } = useChange(chosen, onDone)
  return (
    <ConfirmDialog
      title={
        chosen.isMore ? (
          <Plural
            value={chosen.count}
            one="Remind of more than # assignment?"
            other="Remind of more than # assignments?"
          />
        ) : (
          <Plural value={chosen.count} one="Remind of # assignment?" other="Remind of # assignments?" />
        )
      }
      action={<Trans>Remind</Trans>}
      isOpen
      onOpenChange={isOpen => !isOpen && onClose()}
      onConfirm={() => change({ act: 'remind' })}
      failure={error ? <FailureText error={error} /> : <Trans>Try again.</Trans>}
    >
      <Trans>
        Everyone who hasn’t finished is reminded of whatever is due first. Nobody is reminded twice within a
        day.
      </Trans>
    </ConfirmDialog>
  )
}
