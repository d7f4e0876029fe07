import { Trans } from '@lingui/react/macro'
import { Card, Heading, Switch, Text } from '@masar/ui'
import styles from './quizzes.module.css'

interface RulePartProps {
  isOn: boolean
  /** A quiz that asks nothing completes nothing. */
  isEmpty: boolean
  onChange: (isOn: boolean) => void
}

/** Whether the quiz is what completes the lesson. */
export function RulePart({ isOn, isEmpty, onChange }: RulePartProps) {
  return (
    <Card as="section" className={styles.part}>
      <Heading level={2}>
        <Trans>What completes the lesson</Trans>
      </Heading>
      <Switch checked={isOn && !isEmpty} disabled={isEmpty} onChange={onChange}>
        <Trans>Solving every question completes the lesson</Trans>
      </Switch>
      <Text size="sm" soft>
        {isEmpty ? (
          <Trans>Add a question first.</Trans>
        ) : isOn ? (
          <Trans>Nothing else completes it. Anyone who has already completed it keeps that.</Trans>
        ) : (
          <Trans>The quiz is for practice: the lesson is completed by its own rule.</Trans>
        )}
      </Text>
    </Card>
  )
}
