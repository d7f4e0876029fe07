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

/** Every other rule, in plain words. */
export function RuleList({ exam }: { exam: ExamSettings }) {
  const { rules } = exam
  const names = useRuleNames()
  return (
    <dl className={styles.rules}>
      {(['opens_at', 'closes_at', 'attempt_delay_seconds'] as const).map(name => (
        <Rule key={name} name={names[name]}>
          <RuleValue of={name} rules={rules} />
        </Rule>
      ))}
      <Rule name={<Trans>What counts</Trans>}>{gradeMethod(exam.grade_method)}</Rule>
      {(['shuffle_questions', 'shuffle_options', 'abandon_unanswered'] as const).map(name => (
        <Rule key={name} name={names[name]}>
          <RuleValue of={name} rules={rules} />
        </Rule>
      ))}
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
