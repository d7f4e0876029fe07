import { Plural, Trans } from '@lingui/react/macro'
import { AppLink } from '@masar/app-shell'
import { formatNumber, Link, Stat, StatList, useUi } from '@masar/ui'
import { Clock, ListChecks, RotateCcw, Target } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ExamSettings } from './api.ts'
import styles from './exam.module.css'
import { RuleValue, useRuleNames } from './rule-words.tsx'

/** The four figures that one wants to know first. */
export function ExamFigures({ exam }: { exam: ExamSettings }) {
  const { tag } = useUi()
  const names = useRuleNames()
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
        label={names.time_limit_seconds}
        value={<RuleValue of="time_limit_seconds" rules={exam.rules} />}
      />
      <Stat icon={Target} label={names.pass_mark} value={<RuleValue of="pass_mark" rules={exam.rules} />} />
      <Stat
        icon={RotateCcw}
        label={names.attempts_allowed}
        value={<RuleValue of="attempts_allowed" rules={exam.rules} />}
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

/** The rules beside the figures, in the order in which they are met. */
const named = [
  'opens_at',
  'closes_at',
  'attempt_delay_seconds',
  'grade_method',
  'shuffle_questions',
  'shuffle_options',
  'abandon_unanswered',
  'navigation',
  'questions_per_page',
  'negative_marking',
  'tools',
] as const

/** Every other rule, in plain words. */
export function RuleList({ exam }: { exam: ExamSettings }) {
  const { rules } = exam
  const names = useRuleNames()
  return (
    <dl className={styles.rules}>
      {named.map(name => (
        <Rule key={name} name={names[name]}>
          <RuleValue of={name} rules={rules} />
        </Rule>
      ))}
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
