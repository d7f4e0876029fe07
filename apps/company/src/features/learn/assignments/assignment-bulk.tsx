import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { fieldError } from '@masar/app-shell'
import { Button, Checkbox, showToast, Text } from '@masar/ui'
import { DateField } from '@masar/ui/date-field'
import { ConfirmDialog, Dialog } from '@masar/ui/dialog'
import { CalendarClock, Undo2 } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { useCalendar } from '../../people/calendar/calendar.ts'
import { ChosenBar } from '../../people/parts/chosen-bar.tsx'
import { Failure, FailureText } from '../../people/parts/failure.tsx'
import { useSetDue, useWithdraw } from '../acts.ts'
import styles from '../learn.module.css'
import type { AssignmentRow } from '../queries.ts'

interface AssignmentBulkProps {
  chosen: readonly AssignmentRow[]
  onClear: () => void
}

/** What may be done with the assignments that are chosen. It keeps in sight while the list scrolls. */
export function AssignmentBulk({ chosen, onClear }: AssignmentBulkProps) {
  const { t } = useLingui()
  const [open, setOpen] = useState<'due' | 'withdraw' | null>(null)
  const count = chosen.length
  const close = () => setOpen(null)
  return (
    <>
      <ChosenBar
        label={t`Acts for the assignments chosen`}
        count={
          count > 0 ? <Plural value={count} one="# assignment chosen" other="# assignments chosen" /> : null
        }
        clearLabel={t`Choose none`}
        onClear={onClear}
      >
        <Button size="sm" variant="secondary" iconStart={CalendarClock} onPress={() => setOpen('due')}>
          <Trans>Change the due date</Trans>
        </Button>
        <Button size="sm" variant="secondary" iconStart={Undo2} onPress={() => setOpen('withdraw')}>
          <Trans>Withdraw</Trans>
        </Button>
      </ChosenBar>
      {open === 'due' && <DueDialog chosen={chosen} onClose={close} onDone={onClear} />}
      {open === 'withdraw' && <WithdrawDialog chosen={chosen} onClose={close} onDone={onClear} />}
    </>
  )
}

interface ActDialogProps {
  chosen: readonly AssignmentRow[]
  onClose: () => void
  onDone: () => void
}

const idsOf = (rows: readonly AssignmentRow[]) => rows.map(({ id }) => id)

// long: one form in a dialog, its parts one below the other
function DueDialog({ chosen, onClose, onDone }: ActDialogProps) {
  const { t } = useLingui()
  const id = useId()
  const [first] = chosen
  const [day, setDay] = useState(first?.due_on ?? null)
  const [hasNone, setHasNone] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const setting = useSetDue()
  const today = useCalendar()?.today
  const save = (event: FormEvent) => {
    event.preventDefault()
    setMissing(!hasNone && day === null)
    if (!hasNone && day === null) return
    setting.mutate(
      { ids: idsOf(chosen), dueOn: hasNone ? null : day },
      {
        onSuccess: changed => {
          showToast({
            tone: 'success',
            text: (
              <Plural
                value={changed}
                one="The due date of # assignment was changed"
                other="The due dates of # assignments were changed"
              />
            ),
          })
          onClose()
          onDone()
        },
      },
    )
  }
  return (
    <Dialog
      title={<Trans>Change the due date</Trans>}
      isOpen
      onOpenChange={isOpen => !isOpen && !setting.isPending && onClose()}
      actions={close => (
        <>
          <Button variant="secondary" isDisabled={setting.isPending} onPress={close}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={id} isPending={setting.isPending}>
            <Trans>Save the due date</Trans>
          </Button>
        </>
      )}
    >
      <form id={id} noValidate onSubmit={save} className={styles.form}>
        <Text>
          <Plural
            value={chosen.length}
            one="This concerns # assignment. A finished one stays as it is."
            other="This concerns # assignments. Finished ones stay as they are."
          />
        </Text>
        <DateField
          label={t`Due date`}
          value={day}
          isDisabled={hasNone}
          {...(today !== undefined && { minValue: today })}
          error={isMissing ? t`Enter a whole date.` : fieldError(setting.error, 'due_on')}
          onChange={setDay}
        />
        <Checkbox checked={hasNone} onChange={setHasNone}>
          <Trans>No due date</Trans>
        </Checkbox>
        <Failure error={setting.error} />
      </form>
    </Dialog>
  )
}

function WithdrawDialog({ chosen, onClose, onDone }: ActDialogProps) {
  const withdrawing = useWithdraw()
  const begun = chosen.filter(({ state }) => state === 'in_progress').length
  const withdraw = async () => {
    const changed = await withdrawing.mutateAsync(idsOf(chosen))
    showToast({
      tone: 'success',
      text: <Plural value={changed} one="# assignment was withdrawn" other="# assignments were withdrawn" />,
    })
    onDone()
  }
  return (
    <ConfirmDialog
      title={<Plural value={chosen.length} one="Withdraw # assignment?" other="Withdraw # assignments?" />}
      action={<Trans>Withdraw</Trans>}
      isDanger
      isOpen
      onOpenChange={isOpen => !isOpen && onClose()}
      onConfirm={withdraw}
      failure={withdrawing.error ? <FailureText error={withdrawing.error} /> : <Trans>Try again.</Trans>}
    >
      <Trans>
        Where nobody has begun, the access ends and the seat comes back. What is finished stays as it is.
      </Trans>
      {begun > 0 && (
        <>
          {' '}
          <Plural
            value={begun}
            one="# person has begun: they can learn on, and the seat comes back only when they leave."
            other="# people have begun: they can learn on, and the seats come back only when they leave."
          />
        </>
      )}
    </ConfirmDialog>
  )
}
