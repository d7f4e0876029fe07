import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, Card, DurationText, Heading, ProgressBar, Skeleton, Text } from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useRef, useState } from 'react'
import { type Goal, type LearningGoal, learningGoalQuery } from './goal-api.ts'
import styles from './learn-screen.module.css'
import { useSetGoal } from './use-goal.ts'

const GoalDialog = lazy(async () => ({ default: (await import('./goal-dialog.tsx')).GoalDialog }))

/** Days in a row and the time of this month, once there is a minute of it: "0 seconds" greets nobody. */
function Recently({ goal, learned }: { goal: Goal | null; learned: LearningGoal }) {
  const hasRow = goal !== null && learned.streak_days > 1
  const hasTime = learned.month_seconds >= 60
  if (!hasRow && !hasTime) return null
  return (
    <Text size="sm" soft>
      {hasRow && <Plural value={learned.streak_days} one="# day in a row" other="# days in a row" />}
      {hasRow && hasTime && ' · '}
      {hasTime && (
        <Trans>
          This month: <DurationText seconds={learned.month_seconds} />
        </Trans>
      )}
    </Text>
  )
}

/** The weekly goal, quietly: how far it is, days in a row, and the hours of this month. Without it the page stands as well. */
export function WeekPanel() {
  const { data, error } = useQuery(learningGoalQuery())
  const [isOpen, setOpen] = useState(false)
  const goal = data?.data.goal ?? null
  const setting = useSetGoal(goal)
  const goalButton = useRef<HTMLButtonElement>(null)
  if (!data) return error ? null : <Skeleton shape="block" className={styles.weekSkeleton} />
  const { data: learned } = data
  return (
    <Card as="section" className={styles.week} aria-labelledby="this-week">
      <div className={styles.weekWords}>
        <Heading level={2} size="sm" id="this-week">
          <Trans>This week</Trans>
        </Heading>
        {goal ? <GoalProgress goal={goal} learned={learned} /> : <NoGoal learned={learned} />}
        <Recently goal={goal} learned={learned} />
      </div>
      <div className={styles.weekActs}>
        <Button
          ref={goalButton}
          size="sm"
          variant={goal ? 'quiet' : 'secondary'}
          onPress={() => setOpen(true)}
        >
          {goal ? <Trans>Change the goal</Trans> : <Trans>Set a weekly goal</Trans>}
        </Button>
        {goal && (
          <Button
            size="sm"
            variant="quiet"
            isPending={setting.isPending}
            onPress={() => setting.mutate(null, { onSuccess: () => goalButton.current?.focus() })}
          >
            <Trans>Turn the goal off</Trans>
          </Button>
        )}
      </div>
      {isOpen && (
        <Suspense>
          <GoalDialog goal={goal} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Card>
  )
}

function NoGoal({ learned: { week } }: { learned: LearningGoal }) {
  if (week.seconds === 0)
    return (
      <Text size="sm">
        <Trans>A small goal makes it easier to keep going.</Trans>
      </Text>
    )
  return (
    <Text size="sm">
      <Trans>
        Learning time this week: <DurationText seconds={week.seconds} />
      </Trans>
    </Text>
  )
}

function GoalProgress({ goal: { unit, target }, learned: { week } }: { goal: Goal; learned: LearningGoal }) {
  const { t } = useLingui()
  const reached = unit === 'days' ? week.days : Math.floor(week.seconds / 60)
  return (
    <>
      <Text size="sm">
        {unit === 'days' ? (
          <Trans>
            {reached} of <Plural value={target} one="# day" other="# days" />
          </Trans>
        ) : (
          <Trans>
            {reached} of <Plural value={target} one="# minute" other="# minutes" />
          </Trans>
        )}
        {reached >= target && (
          <>
            {' · '}
            <Trans>Goal reached</Trans>
          </>
        )}
      </Text>
      <ProgressBar value={(100 * reached) / target} label={t`Your weekly goal`} />
    </>
  )
}
