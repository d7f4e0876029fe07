import { Plural, Trans } from '@lingui/react/macro'
import { AppLink } from '@masar/app-shell'
import { DateText, DurationText, formatNumber, Link, Stat, StatList, useUi } from '@masar/ui'
import { Clock, ListChecks, RotateCcw, Target } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ExamSettings } from './api.ts'
import styles from './exam.module.css'

/** The four figures that one wants to know first. */
export function ExamFigures({ exam }: { exam: ExamSettings }) {
  const { tag } = useUi()
  const { time_limit_seconds: time, pass_mark: mark, attempts_allowed: allowed } = exam.rules
  return (
    <StatList className={styles.figures}>
      <Stat
        icon={ListChecks}
        label={<Trans>Questions asked</Trans>}
        value={formatNumber(tag, exam.question_count)}
        note={<Plural value={exam.max_score} one="# point in all" other="# points in all" />}
      />
      <Stat
        icon={Clock}
        label={<Trans>Time</Trans>}
        value={time === null ? <Trans>No limit</Trans> : <DurationText seconds={time} />}
      />
      <Stat
        icon={Target}
        label={<Trans>To pass</Trans>}
        value={formatNumber(tag, mark / 100, { style: 'percent' })}
      />
      <Stat
        icon={RotateCcw}
        label={<Trans>Attempts allowed</Trans>}
        value={allowed === null ? <Trans>Unlimited</Trans> : formatNumber(tag, allowed)}
        note={
          <Plural
            value={exam.running}
            _0="Nobody is in the exam now"
            one="# learner is in the exam now"
            other="# learners are in the exam now"
          />
        }
      />
    </StatList>
  )
}

/** Every other rule, in plain words. */
export function RuleList({ exam }: { exam: ExamSettings }) {
  const { rules } = exam
  return (
    <dl className={styles.rules}>
      <Rule name={<Trans>Opens</Trans>}>
        {rules.opens_at === null ? (
          <Trans>It is open from the start</Trans>
        ) : (
          <DateText value={rules.opens_at} format="time" />
        )}
      </Rule>
      <Rule name={<Trans>Closes</Trans>}>
        {rules.closes_at === null ? <Trans>Never</Trans> : <DateText value={rules.closes_at} format="time" />}
      </Rule>
      <Rule name={<Trans>Between attempts</Trans>}>
        {rules.attempt_delay_seconds === 0 ? (
          <Trans>No waiting</Trans>
        ) : (
          <DurationText seconds={rules.attempt_delay_seconds} />
        )}
      </Rule>
      <Rule name={<Trans>What counts</Trans>}>{gradeMethod(exam.grade_method)}</Rule>
      <Rule name={<Trans>Order of questions</Trans>}>
        {rules.shuffle_questions ? (
          <Trans>Another for everybody</Trans>
        ) : (
          <Trans>The same for everybody</Trans>
        )}
      </Rule>
      <Rule name={<Trans>Order of options</Trans>}>
        {rules.shuffle_options ? <Trans>Another for everybody</Trans> : <Trans>The same for everybody</Trans>}
      </Rule>
      <Rule name={<Trans>Way through</Trans>}>
        {exam.navigation === 'free' ? <Trans>Back and forth</Trans> : <Trans>Forward only</Trans>}
        {' · '}
        <Plural value={exam.questions_per_page} one="# question a page" other="# questions a page" />
      </Rule>
      <Rule name={<Trans>Wrong answers</Trans>}>
        {exam.negative_marking ? <Trans>Take points away</Trans> : <Trans>Take nothing away</Trans>}
      </Rule>
      <Rule name={<Trans>Tools</Trans>}>
        {exam.tools.length === 0 ? (
          <Trans context="tools">None</Trans>
        ) : (
          exam.tools.map((tool, at) => (
            <span key={tool}>
              {at > 0 && ' · '}
              {tool === 'calculator' ? <Trans>Calculator</Trans> : <Trans>Scratch notes</Trans>}
            </span>
          ))
        )}
      </Rule>
      <Rule name={<Trans>Password</Trans>}>
        <Link as={AppLink} to={`/teach/exams/${exam.exam.id}/live`}>
          {exam.has_password ? <Trans>A start asks for one</Trans> : <Trans>No password</Trans>}
        </Link>
      </Rule>
    </dl>
  )
}

function Rule({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function gradeMethod(method: ExamSettings['grade_method']): ReactNode {
  switch (method) {
    case 'highest':
      return <Trans>The best attempt</Trans>
    case 'latest':
      return <Trans>The last attempt</Trans>
    case 'average':
      return <Trans>The average of all attempts</Trans>
    case 'first':
      return <Trans>The first attempt</Trans>
  }
}
