import { Plural, Trans } from '@lingui/react/macro'
import { Banner, Text } from '@masar/ui'
import type { ExamSettings } from '../exam/api.ts'
import type { RuleName } from '../exam/rules.ts'

/** What an attempt keeps from its start to its end. */
const kept: readonly RuleName[] = [
  'time_limit_seconds',
  'navigation',
  'questions_per_page',
  'shuffle_questions',
  'shuffle_options',
  'negative_marking',
  'tools',
]

interface ConsequencesProps {
  settings: ExamSettings
  changed: readonly RuleName[]
}

/** What the changes that are made so far do to attempts that are there; nothing where they touch none. */
export function Consequences({ settings: { running, ended, rules }, changed }: ConsequencesProps) {
  const isKept = running > 0 && changed.some(name => kept.includes(name))
  const isCountedAnew =
    ended > 0 &&
    (changed.includes('grade_method') || (rules.grade_method === 'average' && changed.includes('pass_mark')))
  const isDecidedLater = running > 0 && changed.includes('pass_mark')
  if (!isKept && !isCountedAnew && !isDecidedLater) return null
  return (
    <Banner tone="info" title={<Trans>What this does to existing attempts</Trans>}>
      {isCountedAnew && (
        <Text>
          <Plural
            value={ended}
            one="# attempt has ended. What its learner has achieved is worked out again: the result, whether the exam is passed, and the progress in the course."
            other="# attempts have ended. What their learners have achieved is worked out again: the result, whether the exam is passed, and the progress in the course."
          />{' '}
          <Trans>
            It takes effect within minutes. A certificate that is out stays, even if its holder would fail
            now.
          </Trans>
        </Text>
      )}
      {isKept && (
        <Text>
          <Plural
            value={running}
            one="# learner is in the exam now and keeps the time, the way through, the tools and the marking that the attempt began with."
            other="# learners are in the exam now and keep the time, the way through, the tools and the marking that their attempts began with."
          />
        </Text>
      )}
      {isDecidedLater && (
        <Text>
          <Trans>Attempts under way are measured by the pass mark that holds when they end.</Trans>
        </Text>
      )}
    </Banner>
  )
}
