import { Trans, useLingui } from '@lingui/react/macro'
import { Countdown, IconButton, useKeptChoice } from '@masar/ui'
import { Eye, EyeOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { AttemptSession } from '../autosave/attempt-session.ts'
import styles from './exam-top.module.css'

/** Seconds left from which the time matters: then it shows, until it is hidden once more. */
const urgentFrom = 300
const choices = ['shown', 'hidden', 'hidden-to-the-end'] as const

/**
 * The time left by the service's clock, read out at 30, 5 and 1 minutes. Who is made uneasy by it hides it; it comes back for the last
 * five minutes, and can be hidden there too. What is read out stays.
 */
export function ExamClock({ session }: { session: AttemptSession }) {
  const { t } = useLingui()
  const [choice, choose] = useKeptChoice('exam-clock', choices)
  const [left, setLeft] = useState<number | null>(() => session.tick())
  useEffect(() => {
    const ticking = setInterval(() => setLeft(session.tick()), 250)
    return () => clearInterval(ticking)
  }, [session])
  const isUrgent = left !== null && left <= urgentFrom * 1000
  const isOver = choice === 'hidden-to-the-end' && !isUrgent
  useEffect(() => {
    // It was chosen in the end of another exam, or before more time was given.
    if (isOver) choose('hidden')
  })
  if (left === null)
    return (
      <span className={styles.noLimit}>
        <Trans>No time limit</Trans>
      </span>
    )
  const isHidden = choice === 'hidden-to-the-end' || (choice === 'hidden' && !isUrgent)
  const hide = () => choose(isUrgent ? 'hidden-to-the-end' : 'hidden')
  return (
    <span className={styles.time}>
      {isHidden && (
        <span className={styles.noLimit}>
          <Trans>Time hidden</Trans>
        </span>
      )}
      <Countdown
        remaining={Math.max(0, left)}
        label={session.attempt.section ? t`Time left in this section` : t`Time left`}
        announceAt={[1800, urgentFrom, 60]}
        urgentFrom={urgentFrom}
        className={isHidden ? 'visually-hidden' : styles.clock}
      />
      <IconButton
        icon={isHidden ? Eye : EyeOff}
        label={isHidden ? t`Show the time` : t`Hide the time`}
        onPress={() => (isHidden ? choose('shown') : hide())}
      />
    </span>
  )
}
