import { Plural, Trans } from '@lingui/react/macro'
import { AppLink } from '@masar/app-shell'
import { Badge, DateText, EmptyState, formatNumber, Isolate, LinkButton, Text, useUi } from '@masar/ui'
import type { WaitingAnswer } from '../api.ts'
import { excerptOf } from '../excerpt.ts'
import styles from './grading.module.css'
import { answerKey, gradingAddress, type GradingPlace } from './place.ts'

interface QueueListProps {
  place: GradingPlace
  rows: readonly WaitingAnswer[]
  total: number
}

/** The head of the queue; what is behind it comes up as answers are graded. */
export function QueueList({ place, rows, total }: QueueListProps) {
  const [first] = rows
  if (!first)
    return (
      <EmptyState drawing="tasks" title={<Trans>Nothing is waiting</Trans>}>
        <Trans>Essays appear here once a learner has handed them in.</Trans>
      </EmptyState>
    )
  return (
    <>
      <Text size="sm" soft>
        <Plural
          value={total}
          one="# answer is waiting, the oldest first."
          other="# answers are waiting, the oldest first."
        />
      </Text>
      {place.answer === undefined && (
        <LinkButton
          as={AppLink}
          className={styles.start}
          to={gradingAddress(place, { answer: answerKey(first) })}
        >
          <Trans>Start with the oldest</Trans>
        </LinkButton>
      )}
      <ol className={styles.rows}>
        {rows.map(row => (
          <QueueRow key={answerKey(row)} row={row} place={place} />
        ))}
      </ol>
      {total > rows.length && (
        <Text size="sm" soft>
          <Trans>The others appear here as you grade these.</Trans>
        </Text>
      )}
    </>
  )
}

function QueueRow({ row, place }: { row: WaitingAnswer; place: GradingPlace }) {
  const { tag } = useUi()
  const key = answerKey(row)
  const attempt = formatNumber(tag, row.attempt_id)
  return (
    <li>
      <AppLink
        to={gradingAddress(place, { answer: key })}
        className={styles.row}
        aria-current={place.answer === key ? 'true' : undefined}
      >
        <span className={styles.rowHead}>
          <strong>
            {row.learner === null ? <Trans>Attempt {attempt}</Trans> : <Isolate>{row.learner}</Isolate>}
          </strong>
          {row.is_regrade && (
            <Badge tone="warning">
              <Trans>Second look requested</Trans>
            </Badge>
          )}
        </span>
        <Text as="span" size="sm" soft>
          <Isolate>{excerptOf(row.body)}</Isolate>
        </Text>
        <Text as="span" size="xs" soft>
          <Isolate>{row.exam.title}</Isolate>
          {' · '}
          <DateText value={row.since} format="time" />
        </Text>
      </AppLink>
    </li>
  )
}
