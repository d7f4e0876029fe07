import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { AppLink } from '@masar/app-shell'
import { Button, Card, Checkbox, cx, DateText, Heading, Isolate, linkClass, Price, Text } from '@masar/ui'
import { useState } from 'react'
import styles from '../learn.module.css'
import { DueText } from '../../people/parts/due-text.tsx'
import { useLearnRights } from '../rights.ts'
import type { CourseRequest } from './api.ts'
import { ApproveDialog } from './approve-dialog.tsx'
import { DeclineDialog } from './decline-dialog.tsx'

interface RequestCardProps {
  request: CourseRequest
  /** Left out where it cannot be chosen. */
  choice: { isChosen: boolean; onChange: () => void } | undefined
}

/** Who asks for what, why, since when; and what became of it. */
export function RequestCard({ request, choice }: RequestCardProps) {
  const { assigns } = useLearnRights()
  const [act, setAct] = useState<'approve' | 'decline' | null>(null)
  const { course, employee, reason, state } = request
  const close = () => setAct(null)
  return (
    <Card as="li" className={cx(styles.card, styles.answered)}>
      <div>
        <div className={styles.choosable}>
          {choice && <Choose request={request} {...choice} />}
          <Heading level={2} size="sm">
            <Isolate>{course.title}</Isolate>
          </Heading>
        </div>
        <Text size="sm" className={styles.facts}>
          <AppLink to={`/Employees/${employee.id}`} className={linkClass()}>
            <Isolate>{employee.name}</Isolate>
          </AppLink>
          {employee.department !== null && (
            <span>
              <Isolate>{employee.department}</Isolate>
            </span>
          )}
          <span>
            <Trans>
              Asked on <DateText value={request.created_at} />
            </Trans>
          </span>
          {request.asked_by !== null && (
            <span>
              <Trans>
                <Isolate>{request.asked_by}</Isolate> asks for them
              </Trans>
            </span>
          )}
          {(request.due_on ?? request.due_days) !== null && (
            <span>
              <Trans>
                Requested due date: <DueText due={request} />
              </Trans>
            </span>
          )}
          {state === 'open' && <Seats request={request} />}
          {state === 'open' && request.budget && <Credit price={course.price} budget={request.budget} />}
        </Text>
        {reason !== '' && (
          <Text className={styles.words}>
            <Isolate>{reason}</Isolate>
          </Text>
        )}
        {state !== 'open' && <Decision request={request} />}
      </div>
      {state === 'open' && assigns && (
        <div className={styles.acts}>
          <Button size="sm" variant="secondary" onPress={() => setAct('decline')}>
            <Trans>Decline</Trans>
          </Button>
          <Button size="sm" onPress={() => setAct('approve')}>
            <Trans>Approve</Trans>
          </Button>
        </div>
      )}
      {act === 'approve' && <ApproveDialog request={request} onClose={close} />}
      {act === 'decline' && <DeclineDialog request={request} onClose={close} />}
    </Card>
  )
}

function Choose({
  request: { course, employee },
  isChosen,
  onChange,
}: NonNullable<RequestCardProps['choice']> & { request: CourseRequest }) {
  const { t } = useLingui()
  return (
    <Checkbox checked={isChosen} onChange={onChange}>
      <span className="visually-hidden">{t`Choose “${course.title}” for ${employee.name}`}</span>
    </Checkbox>
  )
}

function Seats({ request: { course, free_seats } }: { request: CourseRequest }) {
  if (course.is_withdrawn)
    return (
      <span>
        <Trans>This course is not offered any more</Trans>
      </span>
    )
  if (course.price === 0) return null
  return (
    <span>
      {free_seats > 0 ? (
        <Plural value={free_seats} one="# free seat" other="# free seats" />
      ) : (
        <Trans>
          No free seat; one costs <Price amount={course.price} />
        </Trans>
      )}
    </span>
  )
}

/** What the department's budget says to it. */
function Credit({ price, budget }: { price: number; budget: NonNullable<CourseRequest['budget']> }) {
  const { department, free, reserved } = budget
  if (reserved > 0)
    return (
      <span>
        <Trans>
          <Price amount={reserved} isExact /> is reserved in the budget of <Isolate>{department}</Isolate>
        </Trans>
      </span>
    )
  return (
    <span>
      {free >= price ? (
        <Trans>
          The budget of <Isolate>{department}</Isolate> has <Price amount={free} isExact /> free
        </Trans>
      ) : (
        <Trans>
          The budget of <Isolate>{department}</Isolate> is short: <Price amount={free} isExact /> free
        </Trans>
      )}
    </span>
  )
}

function Decision({ request: { decided_at, decided_by, answer } }: { request: CourseRequest }) {
  return (
    <>
      <Text size="sm" soft className={styles.facts}>
        {decided_at !== null && (
          <span>
            <DateText value={decided_at} format="time" />
          </span>
        )}
        {decided_by !== null && (
          <span>
            <Trans>
              By <Isolate>{decided_by}</Isolate>
            </Trans>
          </span>
        )}
      </Text>
      {answer !== null && (
        <Text size="sm" className={styles.words}>
          <Trans>
            Your reply: <Isolate>{answer}</Isolate>
          </Trans>
        </Text>
      )}
    </>
  )
}
