import { Trans, useLingui } from '@lingui/react/macro'
import { DateText, DurationText, formatNumber, useUi } from '@masar/ui'
import type { ReactNode } from 'react'
import type { ExamRules } from './api.ts'
import type { ReviewMoment, RuleName } from './rules.ts'
import { useReviewWords } from './use-review-words.ts'

/** What a rule is called where several are named. */
export function useRuleNames(): Record<RuleName, string> {
  const { t } = useLingui()
  const { moments } = useReviewWords()
  return {
    time_limit_seconds: t`Time`,
    pass_mark: t`To pass`,
    attempts_allowed: t`Attempts allowed`,
    attempt_delay_seconds: t`Between attempts`,
    opens_at: t`Opens`,
    closes_at: t`Closes`,
    shuffle_questions: t`Order of questions`,
    shuffle_options: t`Order of options`,
    abandon_unanswered: t`Nothing answered`,
    ...moments,
  }
}

/** What a rule comes to, in words. */
export function RuleValue({ of: name, rules }: { of: RuleName; rules: ExamRules }): ReactNode {
  const { tag } = useUi()
  switch (name) {
    case 'time_limit_seconds':
      return rules[name] === null ? <Trans>No limit</Trans> : <DurationText seconds={rules[name]} />
    case 'pass_mark':
      return formatNumber(tag, rules[name] / 100, { style: 'percent' })
    case 'attempts_allowed':
      return rules[name] === null ? <Trans>Unlimited</Trans> : formatNumber(tag, rules[name])
    case 'attempt_delay_seconds':
      return rules[name] === 0 ? <Trans>No waiting</Trans> : <DurationText seconds={rules[name]} />
    case 'opens_at':
      return rules[name] === null ? (
        <Trans>It is open from the start</Trans>
      ) : (
        <DateText value={rules[name]} format="time" />
      )
    case 'closes_at':
      return rules[name] === null ? <Trans>Never</Trans> : <DateText value={rules[name]} format="time" />
    case 'shuffle_questions':
    case 'shuffle_options':
      return rules[name] ? <Trans>Another for everybody</Trans> : <Trans>The same for everybody</Trans>
    case 'abandon_unanswered':
      return rules[name] ? <Trans>The attempt does not count</Trans> : <Trans>The attempt is marked</Trans>
    default:
      return <Seen fields={rules.review[name]} />
  }
}

function Seen({ fields }: { fields: ExamRules['review'][ReviewMoment] }) {
  const { fields: names } = useReviewWords()
  if (fields === null) return <Trans>As before</Trans>
  if (fields.length === 0) return <Trans>Nothing at all</Trans>
  return fields.map(field => names[field]).join(' · ')
}
