import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { fieldError } from '@masar/app-shell'
import { Banner, Button, DateField, Isolate, Price, showToast, Text } from '@masar/ui'
import { Dialog } from '@masar/ui/dialog'
import { type FormEvent, useId, useState } from 'react'
import { useCalendar } from '../../people/calendar/calendar.ts'
import { Failure } from '../../people/parts/failure.tsx'
import styles from '../learn.module.css'
import { DueText } from '../../people/parts/due-text.tsx'
import { useLearnRights } from '../rights.ts'
import { BuyDialog } from '../seats/buy-dialog.tsx'
import { type CourseRequest, useApprove } from './api.ts'

interface ApproveDialogProps {
  request: CourseRequest
  onClose: () => void
}

/** Gives the person the course, due on a day or none; where no seat is free, the way to one. */
// long: one form in a dialog, its parts one below the other
export function ApproveDialog({ request, onClose }: ApproveDialogProps) {
  const { t } = useLingui()
  const id = useId()
  const approving = useApprove(request.id)
  const { buys } = useLearnRights()
  const today = useCalendar()?.today
  // What was chosen; until then, what was asked for.
  const [chosen, setChosen] = useState<string | null>()
  const asked =
    today !== undefined && request.due_on !== null && request.due_on >= today ? request.due_on : null
  const dueOn = chosen === undefined ? asked : chosen
  const [isBuying, setBuying] = useState(false)
  const { course, employee, free_seats: free } = request
  const lacksSeat = approving.error?.code === 'no_free_seat' || (course.price > 0 && free === 0)
  const approve = (event: FormEvent) => {
    event.preventDefault()
    approving.mutate(chosen, {
      onSuccess: () => {
        showToast({ tone: 'success', text: t`The course was assigned` })
        onClose()
      },
    })
  }
  if (isBuying) return <BuyDialog course={course} onClose={onClose} />
  return (
    <Dialog
      title={<Trans>Approve the request</Trans>}
      isOpen
      onOpenChange={isOpen => !isOpen && !approving.isPending && onClose()}
      actions={close => (
        <>
          <Button variant="secondary" isDisabled={approving.isPending} onPress={close}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={id} isPending={approving.isPending}>
            <Trans>Assign the course</Trans>
          </Button>
        </>
      )}
    >
      <form id={id} noValidate onSubmit={approve} className={styles.form}>
        <Text>
          <Trans>
            <Isolate>{employee.name}</Isolate> gets “<Isolate>{course.title}</Isolate>” straight away and is
            notified.
          </Trans>
        </Text>
        {course.price > 0 && free > 0 && (
          <Text size="sm" soft>
            <Plural
              value={free}
              one="Your last free seat is used."
              other="One of your # free seats is used."
            />
          </Text>
        )}
        {request.budget && course.price > 0 && (
          <Text size="sm" soft>
            <Trans>
              The budget of <Isolate>{request.budget.department}</Isolate> pays{' '}
              <Price amount={request.budget.reserved || course.price} isExact /> for it.
            </Trans>
          </Text>
        )}
        {lacksSeat && (
          <Banner
            tone="warning"
            action={
              buys && (
                <Button size="sm" variant="secondary" onPress={() => setBuying(true)}>
                  <Trans>Buy seats</Trans>
                </Button>
              )
            }
          >
            {buys ? (
              <Trans>No seat of this course is free. The request stays here while you buy one.</Trans>
            ) : (
              <Trans>No seat of this course is free. Ask whoever buys for the company.</Trans>
            )}
          </Banner>
        )}
        <DateField
          label={t`Due on`}
          hint={
            chosen === undefined && request.due_days !== null ? (
              <Trans>
                If you leave it empty, the requested due date applies: <DueText due={request} />
              </Trans>
            ) : (
              t`Leave it empty for no due date.`
            )
          }
          isOptional
          value={dueOn}
          error={fieldError(approving.error, 'due_on')}
          onChange={setChosen}
        />
        {approving.error?.code !== 'no_free_seat' && <Failure error={approving.error} />}
      </form>
    </Dialog>
  )
}
