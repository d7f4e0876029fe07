import { Trans } from '@lingui/react/macro'
import { Button, Card, DateText, Heading, Price, Stat, StatList, Text } from '@masar/ui'
import { Pencil } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { Plan } from './api.ts'
import styles from './disclosure.module.css'

const PlanDialog = lazy(() =>
  import('./plan-dialog.tsx').then(({ PlanDialog: default_ }) => ({ default: default_ })),
)

interface PlanPartProps {
  year: number
  plan: Plan
  mayChange: boolean
}

/** What is planned for the year, with which budget and by when. */
export function PlanPart({ year, plan, mayChange }: PlanPartProps) {
  const [isChanging, setChanging] = useState(false)
  return (
    <Card as="section" className={styles.part} aria-labelledby="training-plan">
      <div className={styles.head}>
        <Heading level={2} size="md" id="training-plan">
          <Trans>Plan and budget</Trans>
        </Heading>
        {mayChange && (
          <Button size="sm" variant="secondary" iconStart={Pencil} onPress={() => setChanging(true)}>
            <Trans>Change the plan</Trans>
          </Button>
        )}
      </div>
      {plan.plan === null ? (
        <Text soft>
          <Trans>No plan has been written for this year.</Trans>
        </Text>
      ) : (
        <p className={styles.lines} dir="auto">
          {plan.plan}
        </p>
      )}
      <StatList>
        <Stat
          label={<Trans>Budget of the year</Trans>}
          value={plan.budget === null ? <Trans>Not set</Trans> : <Price amount={plan.budget} isExact />}
        />
        <Stat
          label={<Trans>Reached by</Trans>}
          value={<DateText value={plan.reached_by} timeZone="UTC" />}
          note={<Trans>when people need the required units</Trans>}
        />
      </StatList>
      <Suspense>
        {isChanging && <PlanDialog year={year} plan={plan} onClose={() => setChanging(false)} />}
      </Suspense>
    </Card>
  )
}
