import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Card, Heading, Text } from '@masar/ui'
import { Pencil } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { Disclosure } from './api.ts'
import styles from './disclosure.module.css'

const RulesDialog = lazy(() =>
  import('./rules-dialog.tsx').then(({ RulesDialog: default_ }) => ({ default: default_ })),
)

interface RulesPartProps {
  disclosure: Disclosure
  mayChange: boolean
}

/** What the year is measured by; a closed one keeps what held then. */
export function RulesPart({ disclosure: { rules, closed }, mayChange }: RulesPartProps) {
  const { t } = useLingui()
  const [isChanging, setChanging] = useState(false)
  const lines = [
    t({
      message: plural(rules.minimum_units, {
        one: 'Each person needs # unit of training in the year.',
        other: 'Each person needs # units of training in the year.',
      }),
    }),
    t({
      message: plural(rules.platform_unit_minutes, {
        one: '# minute of learning on Masar makes a unit.',
        other: '# minutes of learning on Masar make a unit.',
      }),
    }),
    t({
      message: plural(rules.outside_unit_minutes, {
        one: '# minute of training elsewhere makes a unit.',
        other: '# minutes of training elsewhere make a unit.',
      }),
    }),
    t({
      message: plural(rules.demanded_from, {
        one: 'Companies of # employee and more have to disclose.',
        other: 'Companies of # employees and more have to disclose.',
      }),
    }),
    t({
      message: plural(rules.due_days, {
        one: 'It is due within # day after the end of the year.',
        other: 'It is due within # days after the end of the year.',
      }),
    }),
  ]
  return (
    <Card as="section" className={styles.part} aria-labelledby="training-rules">
      <div className={styles.head}>
        <Heading level={2} size="md" id="training-rules">
          <Trans>What is required</Trans>
        </Heading>
        {mayChange && closed === null && (
          <Button size="sm" variant="secondary" iconStart={Pencil} onPress={() => setChanging(true)}>
            <Trans>Change the rules</Trans>
          </Button>
        )}
      </div>
      <ul>
        {lines.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Text soft size="sm">
        {closed === null ? (
          <Trans>Compare this with the authority’s guide of the year before you close it.</Trans>
        ) : (
          <Trans>These held when the year was closed, and stay with it.</Trans>
        )}
      </Text>
      <Suspense>{isChanging && <RulesDialog rules={rules} onClose={() => setChanging(false)} />}</Suspense>
    </Card>
  )
}
