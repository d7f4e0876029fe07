import { Trans, useLingui } from '@lingui/react/macro'
import { AppLink } from '@masar/app-shell'
import { CircleCheck, CircleSlash, CircleX, Clock } from 'lucide-react'
import { Badge, DateText, formatNumber, Heading, Link, Text, useUi } from '@masar/ui'
import type { ExamDetails } from '../api.ts'
import { Counted, percentText } from '../counted.tsx'
import styles from './details.module.css'

type AttemptLine = ExamDetails['attempts'][number]

interface AttemptListProps {
  attempts: readonly AttemptLine[]
  /** What they come to, as far as it may be seen. */
  counted: { percent: number | null; passed: boolean | null }
}

/** Past attempts, the newest first, each with the way to its result, and what counts of several. */
export function AttemptList({ attempts, counted: { percent, passed } }: AttemptListProps) {
  return (
    <section className={styles.part}>
      <Heading level={2}>
        <Trans>Your attempts</Trans>
      </Heading>
      {attempts.length > 1 && percent !== null && (
        <Text strong tabular>
          <Trans>
            Counts in all: <Counted percent={percent} passed={passed} />
          </Trans>
        </Text>
      )}
      <ul className={styles.attempts}>
        {[...attempts].reverse().map(attempt => (
          <Line key={attempt.id} attempt={attempt} />
        ))}
      </ul>
    </section>
  )
}

function Line({ attempt }: { attempt: AttemptLine }) {
  const { t } = useLingui()
  const { tag } = useUi()
  const number = formatNumber(tag, attempt.number)
  const percent = attempt.percent === null ? null : percentText(tag, attempt.percent)
  return (
    <li className={styles.attempt}>
      <div>
        <Text strong>
          <Trans>Attempt {number}</Trans>
        </Text>
        <Text size="sm" soft>
          <DateText value={attempt.submitted_at ?? attempt.started_at} format="time" />
        </Text>
      </div>
      <div className={styles.outcome}>
        {percent !== null && (
          <Text strong tabular as="span">
            {percent}
          </Text>
        )}
        {attempt.is_overdue ? (
          <Badge tone="warning" icon={Clock}>
            <Trans>Time is up</Trans>
          </Badge>
        ) : attempt.state === 'in_progress' ? (
          <Badge tone="primary" icon={Clock}>
            <Trans>Running</Trans>
          </Badge>
        ) : attempt.state === 'abandoned' ? (
          <Badge icon={CircleSlash}>
            <Trans>Nothing answered, no mark</Trans>
          </Badge>
        ) : attempt.passed === null ? (
          <Badge icon={Clock}>
            <Trans>Result later</Trans>
          </Badge>
        ) : attempt.passed ? (
          <Badge tone="success" icon={CircleCheck}>
            <Trans>Passed</Trans>
          </Badge>
        ) : (
          <Badge tone="danger" icon={CircleX}>
            <Trans>Not passed</Trans>
          </Badge>
        )}
        {attempt.state === 'abandoned' && (
          <Link
            as={AppLink}
            to={`/exam-details/record/${attempt.id}`}
            aria-label={t`Record of attempt ${number}`}
            className={styles.toResult}
          >
            <Trans>Record</Trans>
          </Link>
        )}
        {attempt.state !== 'in_progress' && attempt.state !== 'abandoned' && (
          <Link
            as={AppLink}
            to={`/exam-details/result/${attempt.id}`}
            aria-label={t`Result of attempt ${number}`}
            className={styles.toResult}
          >
            <Trans>Result</Trans>
          </Link>
        )}
      </div>
    </li>
  )
}
