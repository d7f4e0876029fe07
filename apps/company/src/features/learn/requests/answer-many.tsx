import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { fieldError } from '@masar/app-shell'
import { Banner, Button, DateField, ProgressBar, showToast, Text, TextArea } from '@masar/ui'
import { Dialog } from '@masar/ui/dialog'
import { type FormEvent, useId, useState } from 'react'
import { Failure } from '../../people/parts/failure.tsx'
import styles from '../learn.module.css'
import { atOnce, type CourseRequest, type ManyAnswer, useAnswerMany } from './api.ts'
import { NotAnswered } from './not-answered.tsx'

interface AnswerManyProps {
  act: ManyAnswer['act']
  chosen: readonly CourseRequest[]
  /** How many more were chosen that wait no more: others have answered them, or they were taken back. */
  gone: number
  onClose: () => void
  onAnswered: () => void
}

/** Approves or declines many requests; those that could not be are named afterwards, with the reason. */
// long: one form in a dialog, its parts one below the other
export function AnswerMany({ act, chosen, gone, onClose, onAnswered }: AnswerManyProps) {
  const { t } = useLingui()
  const id = useId()
  const answering = useAnswerMany()
  const [dueOn, setDueOn] = useState<string | null>(null)
  const [answer, setAnswer] = useState('')
  const [done, setDone] = useState(0)
  const isApproval = act === 'approve'
  const count = chosen.length
  const send = (event: FormEvent) => {
    event.preventDefault()
    const ids = chosen.map(request => request.id)
    const given = isApproval ? ({ act: 'approve', dueOn } as const) : ({ act: 'decline', answer } as const)
    answering.mutate(
      { ...given, ids, onPart: setDone },
      {
        onSuccess: ({ answered, refused }) => {
          onAnswered()
          if (refused.length > 0) return
          showToast({ tone: 'success', text: <Answered act={act} count={answered} /> })
          onClose()
        },
      },
    )
  }
  if (answering.data && answering.data.refused.length > 0)
    return (
      <NotAnswered refused={answering.data.refused} chosen={chosen} onClose={onClose}>
        {answering.data.answered > 0 && <Answered act={act} count={answering.data.answered} />}
      </NotAnswered>
    )
  return (
    <Dialog
      title={
        isApproval ? (
          <Plural value={count} one="Approve # request" other="Approve # requests" />
        ) : (
          <Plural value={count} one="Decline # request" other="Decline # requests" />
        )
      }
      isOpen
      onOpenChange={isOpen => !isOpen && !answering.isPending && onClose()}
      actions={close => (
        <>
          <Button variant="secondary" isDisabled={answering.isPending} onPress={close}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={id} isPending={answering.isPending}>
            {isApproval ? <Trans>Assign the courses</Trans> : <Trans>Decline the requests</Trans>}
          </Button>
        </>
      )}
    >
      <form id={id} noValidate onSubmit={send} className={styles.form}>
        {gone > 0 && (
          <Banner tone="info">
            <Plural
              value={gone}
              one="# request that you chose no longer waits for an answer."
              other="# requests that you chose no longer wait for an answer."
            />
          </Banner>
        )}
        {isApproval ? (
          <>
            <Text>
              <Trans>Everyone gets the course they requested straight away and is notified.</Trans>
            </Text>
            <Shortage chosen={chosen} />
            <DateField
              label={t`Due on`}
              hint={
                chosen.some(({ due_on, due_days }) => (due_on ?? due_days) !== null)
                  ? t`If you leave it empty, each request keeps its own due date, if it has one.`
                  : t`Leave it empty for no due date.`
              }
              isOptional
              value={dueOn}
              error={fieldError(answering.error, 'due_on')}
              onChange={setDueOn}
            />
          </>
        ) : (
          <>
            <Text>
              <Trans>Everyone is notified and can ask again later.</Trans>
            </Text>
            <TextArea
              label={t`Your reply`}
              hint={t`All of them read it.`}
              rows={3}
              maxLength={500}
              isOptional
              value={answer}
              error={fieldError(answering.error, 'answer')}
              onChange={setAnswer}
            />
          </>
        )}
        {answering.isPending && count > atOnce && (
          <ProgressBar value={Math.round((100 * done) / count)} showValue label={t`Progress of answering`} />
        )}
        <Failure error={answering.error} />
      </form>
    </Dialog>
  )
}

function Answered({ act, count }: { act: ManyAnswer['act']; count: number }) {
  if (act === 'approve')
    return <Plural value={count} one="# request was approved" other="# requests were approved" />
  return <Plural value={count} one="# request was declined" other="# requests were declined" />
}

/** Said before it is tried, as far as it can be known: for how many of them no seat is free. */
function Shortage({ chosen }: { chosen: readonly CourseRequest[] }) {
  const priced = chosen.filter(({ course }) => course.price > 0)
  const missing = [...Map.groupBy(priced, ({ course }) => course.id).values()].reduce(
    (sum, rows) => sum + Math.max(0, rows.length - (rows[0]?.free_seats ?? 0)),
    0,
  )
  if (missing === 0) return null
  return (
    <Banner tone="warning">
      <Plural
        value={missing}
        one="No seat is free for # of them: that request stays here."
        other="No seat is free for # of them: those requests stay here."
      />
    </Banner>
  )
}
