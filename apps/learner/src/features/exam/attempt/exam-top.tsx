import { Trans, useLingui } from '@lingui/react/macro'
import { AppLink } from '@masar/app-shell'
import { X } from 'lucide-react'
import { Button, Heading, Icon, Isolate, LinkButton } from '@masar/ui'
import type { AttemptSession } from '../autosave/attempt-session.ts'
import type { AttemptState } from '../autosave/attempt-state.ts'
import { ExamClock } from './exam-clock.tsx'
import { SaveStatus } from './save-status.tsx'
import styles from './exam-top.module.css'

interface ExamTopProps {
  session: AttemptSession
  state: AttemptState
  onSubmit: () => void
}

/** Always in sight: which exam, how much time, whether all is saved, and the way to hand in. */
export function ExamTop({ session, state, onSubmit }: ExamTopProps) {
  const { t } = useLingui()
  return (
    <header className={styles.top}>
      <div className={styles.topLine}>
        <LinkButton
          as={AppLink}
          to={`/exam-details/${session.attempt.exam_id}`}
          variant="quiet"
          iconOnly
          aria-label={t`Leave the exam page; the clock keeps running`}
        >
          <Icon of={X} />
        </LinkButton>
        <Heading level={1} size="sm" lines={1} className={styles.title}>
          <Isolate>{session.attempt.title}</Isolate>
        </Heading>
        <ExamClock session={session} />
      </div>
      <div className={styles.topLine}>
        <SaveStatus state={state} />
        <Button size="sm" variant="secondary" isDisabled={state.phase !== 'running'} onPress={onSubmit}>
          {session.attempt.section?.next ? <Trans>Next section…</Trans> : <Trans>Submit…</Trans>}
        </Button>
      </div>
    </header>
  )
}
