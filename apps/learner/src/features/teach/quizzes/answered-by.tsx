import { Plural } from '@lingui/react/macro'
import { Text } from '@masar/ui'

/** How many learners have answered a question, where any have. */
export function AnsweredBy({ learners }: { learners: number }) {
  if (learners === 0) return null
  return (
    <Text as="span" size="sm" soft>
      <Plural value={learners} one="Answered by # learner" other="Answered by # learners" />
    </Text>
  )
}
