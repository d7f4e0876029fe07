import { Plural, Trans } from '@lingui/react/macro'
import { Clock, ListChecks, RotateCcw, Target } from 'lucide-react'
import { DurationText, formatNumber, Stat, StatList, useUi } from '@masar/ui'
import type { ExamDetails } from '../api.ts'
import styles from './details.module.css'

/** The four figures that one wants to know first. */
export function ExamFacts({ exam }: { exam: ExamDetails }) {
  const { tag } = useUi()
  return (
    <StatList className={styles.facts}>
      <Stat
        icon={ListChecks}
        label={<Trans>Questions</Trans>}
        value={formatNumber(tag, exam.question_count)}
        note={<Plural value={exam.max_score} one="# point in all" other="# points in all" />}
      />
      <Stat
        icon={Clock}
        label={<Trans>Time</Trans>}
        value={
          exam.time_limit_seconds === null ? (
            <Trans>No limit</Trans>
          ) : (
            <DurationText seconds={exam.time_limit_seconds} />
          )
        }
      />
      <Stat
        icon={Target}
        label={<Trans>To pass</Trans>}
        value={formatNumber(tag, exam.pass_mark / 100, { style: 'percent' })}
      />
      <Stat
        icon={RotateCcw}
        label={<Trans>Attempts left</Trans>}
        value={exam.attempts_left === null ? <Trans>Unlimited</Trans> : formatNumber(tag, exam.attempts_left)}
        {...(exam.attempts_allowed !== null && {
          note: <Trans>of {formatNumber(tag, exam.attempts_allowed)}</Trans>,
        })}
      />
    </StatList>
  )
}
