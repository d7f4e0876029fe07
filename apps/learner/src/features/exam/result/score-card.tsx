import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { AppLink } from '@masar/app-shell'
import { Award, CircleCheck, CircleX, Clock, Printer } from 'lucide-react'
import {
  Button,
  Card,
  DateText,
  DurationText,
  formatNumber,
  Heading,
  Icon,
  LinkButton,
  Ltr,
  ProgressRing,
  Text,
  useUi,
} from '@masar/ui'
import type { Result } from '../api.ts'
import { Counted, percentText } from '../counted.tsx'
import { Receipt } from '../receipt.tsx'
import { secondsUsed } from './model.ts'
import styles from './result.module.css'

/** Passed or not, how well, and what comes next. */
export function ScoreCard({ result }: { result: Result }) {
  const { t } = useLingui()
  const { tag } = useUi()
  return (
    <Card as="section" className={styles.card}>
      {result.percent !== null && (
        <ProgressRing
          value={result.percent}
          valueText={percentText(tag, result.percent)}
          label={t`Your score`}
          size={132}
          className={styles.ring}
        />
      )}
      <div className={styles.outcome}>
        <Outcome result={result} />
        <Numbers result={result} />
        {result.receipt !== null && <Receipt receipt={result.receipt} />}
      </div>
      <WaysOn result={result} />
    </Card>
  )
}

function Outcome({ result }: { result: Result }) {
  if (result.passed === null)
    return (
      <Heading level={2} className={styles.verdict}>
        <Icon of={Clock} size={28} />
        <Trans>Handed in. The result will follow.</Trans>
      </Heading>
    )
  return result.passed ? (
    <Heading level={2} className={styles.verdict} data-tone="success">
      <Icon of={CircleCheck} size={28} />
      <Trans>Passed. Well done!</Trans>
    </Heading>
  ) : (
    <Heading level={2} className={styles.verdict} data-tone="danger">
      <Icon of={CircleX} size={28} />
      <Trans>Not passed this time</Trans>
    </Heading>
  )
}

function Numbers({ result }: { result: Result }) {
  const { tag } = useUi()
  const number = (value: number) => formatNumber(tag, value, { maximumFractionDigits: 2 })
  const used = secondsUsed(result)
  const [attempt, most] = [number(result.number), number(result.max_score)]
  return (
    <dl className={styles.numbers}>
      {result.score !== null && (
        <div>
          <dt>
            <Trans>Score</Trans>
          </dt>
          <dd>
            <Trans>
              {number(result.score)} of {most}
            </Trans>
          </dd>
        </div>
      )}
      <div>
        <dt>
          <Trans>To pass</Trans>
        </dt>
        <dd>{percentText(tag, result.exam.pass_mark)}</dd>
      </div>
      {hasOthers(result) && result.counted_percent !== null && (
        <div>
          <dt>
            <Trans>Counts in all</Trans>
          </dt>
          <dd>
            <Counted percent={result.counted_percent} passed={result.counted_passed} />
          </dd>
        </div>
      )}
      {used !== null && (
        <div>
          <dt>
            <Trans>Time used</Trans>
          </dt>
          <dd>
            <DurationText seconds={used} />
          </dd>
        </div>
      )}
      <div>
        <dt>
          <Trans>Attempt</Trans>
        </dt>
        <dd>{attempt}</dd>
      </div>
      {result.submitted_at !== null && (
        <div>
          <dt>
            {result.submitted_by === 'deadline' ? (
              <Trans>Submitted when time was up</Trans>
            ) : result.submitted_by === 'instructor' ? (
              <Trans>Ended by the instructor</Trans>
            ) : (
              <Trans>Submitted</Trans>
            )}
          </dt>
          <dd>
            <DateText value={result.submitted_at} format="time" />
          </dd>
        </div>
      )}
    </dl>
  )
}

/** Whether what counts is, or may be, another attempt than this one. */
const hasOthers = ({ number, percent, passed, counted_percent, counted_passed }: Result) =>
  number > 1 || counted_percent !== percent || counted_passed !== passed

function WaysOn({ result }: { result: Result }) {
  const { next_attempt: next } = result
  const isOpen = (result.counted_passed ?? result.passed) !== true
  const mayTry = isOpen && next !== null
  return (
    <div className={styles.ways}>
      {result.certificate_code !== null && (
        <div>
          <LinkButton as={AppLink} to={`/certificate/${result.certificate_code}`}>
            <Icon of={Award} />
            <Trans>Your certificate</Trans>
          </LinkButton>
          <Text size="xs" soft className={styles.certificate}>
            <Trans>
              Code: <Ltr>{result.certificate_code}</Ltr>
            </Trans>
          </Text>
        </div>
      )}
      {mayTry && (
        <LinkButton
          as={AppLink}
          to={`/exam-details/${result.exam.id}`}
          variant={result.passed === false && next.from === null ? 'primary' : 'secondary'}
        >
          <Trans>New attempt</Trans>
        </LinkButton>
      )}
      {!mayTry && (
        <LinkButton as={AppLink} to="/learn" variant="secondary">
          <Trans>My courses</Trans>
        </LinkButton>
      )}
      <LinkButton as={AppLink} to={`/exam-details/record/${result.id}`} variant="quiet">
        <Trans>Record of the attempt</Trans>
      </LinkButton>
      <Button variant="quiet" iconStart={Printer} onPress={() => print()}>
        <Trans>Print</Trans>
      </Button>
      {mayTry && next.from !== null && (
        <Text size="sm" soft className={styles.left}>
          <NextStart from={next.from} />
        </Text>
      )}
      {isOpen && result.attempts_left !== null && (mayTry || result.attempts_left === 0) && (
        <Text size="sm" soft className={styles.left}>
          <Plural
            value={result.attempts_left}
            _0="No attempts are left."
            one="# attempt is left."
            other="# attempts are left."
          />
        </Text>
      )}
    </div>
  )
}

function NextStart({ from }: { from: string }) {
  const when = <DateText value={from} format="time" />
  return <Trans>The next attempt can start on {when}.</Trans>
}
