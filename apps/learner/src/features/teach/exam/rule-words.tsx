import { Trans, useLingui } from '@lingui/react/macro'
import { DateText, DurationText, formatNumber, Isolate, useUi } from '@masar/ui'
import type { ReactNode } from 'react'
import type { ExamRules } from './api.ts'
import type { ReviewMoment, RuleName } from './rules.ts'
import { useReviewWords } from './use-review-words.ts'

/** What a rule is called where several are named. */
export function useRuleNames(): Record<RuleName, string> {
  const { t } = useLingui()
  const { moments } = useReviewWords()
  return {
    instructions: t`Instructions`,
    time_limit_seconds: t`Time`,
    pass_mark: t`To pass`,
    grade_method: t`What counts`,
    attempts_allowed: t`Attempts allowed`,
    attempt_delay_seconds: t`Between attempts`,
    opens_at: t`Opens`,
    closes_at: t`Closes`,
    navigation: t`Way through`,
    questions_per_page: t`Questions a page`,
    shuffle_questions: t`Order of questions`,
    shuffle_options: t`Order of options`,
    abandon_unanswered: t`Nothing answered`,
    negative_marking: t`Wrong answers`,
    tools: t`Tools`,
    ...moments,
  }
}

/** What a rule comes to, in words. */
// long: a list of rules, each short by itself
export function RuleValue({ of: name, rules }: { of: RuleName; rules: ExamRules }): ReactNode {
  const { tag } = useUi()
  const { methods, ways, tools } = useRuleChoices()
  switch (name) {
    case 'instructions':
      return <Written texts={rules.instructions} />
    case 'grade_method':
      return methods[rules.grade_method]
    case 'navigation':
      return ways[rules.navigation]
    case 'questions_per_page':
      return formatNumber(tag, rules.questions_per_page)
    case 'negative_marking':
      return rules[name] ? <Trans>Take points away</Trans> : <Trans>Take nothing away</Trans>
    case 'tools':
      return rules.tools.length === 0 ? (
        <Trans context="tools">None</Trans>
      ) : (
        rules.tools.map(tool => tools[tool]).join(' · ')
      )
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

/** What there is to choose from, in words. */
export function useRuleChoices(): {
  methods: Record<ExamRules['grade_method'], string>
  ways: Record<ExamRules['navigation'], string>
  tools: Record<ExamRules['tools'][number], string>
} {
  const { t } = useLingui()
  return {
    methods: {
      highest: t`The best attempt`,
      latest: t`The last attempt`,
      average: t`The average of all attempts`,
      first: t`The first attempt`,
    },
    ways: { free: t`Back and forth`, forward: t`Forward only` },
    tools: { calculator: t`Calculator`, notes: t`Scratch notes` },
  }
}

function Written({ texts }: { texts: ExamRules['instructions'] }) {
  const written = (['ar', 'en'] as const).flatMap(language => texts[language] ?? [])
  if (written.length === 0) return <Trans context="instructions">None</Trans>
  return written.map(text => (
    <span key={text}>
      <Isolate>{text}</Isolate>{' '}
    </span>
  ))
}

function Seen({ fields }: { fields: ExamRules['review'][ReviewMoment] }) {
  const { fields: names } = useReviewWords()
  if (fields === null) return <Trans>As before</Trans>
  if (fields.length === 0) return <Trans>Nothing at all</Trans>
  return fields.map(field => names[field]).join(' · ')
}
