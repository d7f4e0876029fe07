import { Trans, useLingui } from '@lingui/react/macro'
import { ApiError } from '@masar/api-sdk'
import { Banner, Button, showToast } from '@masar/ui'
import { useState } from 'react'
import { unsent } from '../model/answers.ts'
import type { AttemptSession } from '../autosave/attempt-session.ts'
import { ExtraTime } from './extra-time.tsx'
import type { AttemptState } from '../autosave/attempt-state.ts'
import styles from './attempt.module.css'
import { continueHere } from './use-attempt.ts'

/** Notices about the whole attempt. */
export function ExamNotices({ session, state }: { session: AttemptSession; state: AttemptState }) {
  const isUnsafe = !state.isDurable && unsent(state.answers).length > 0
  const [read, setRead] = useState(0)
  const given = state.allowances.filter(
    ({ id, at }) => id > read && Date.parse(at) > Date.parse(session.attempt.started_at),
  )
  const newest = given.at(-1)
  if (state.phase !== 'lock-lost' && state.phase !== 'closing' && !isUnsafe && !newest) return null
  return (
    <div className={styles.notices}>
      {newest && (
        <ExtraTime
          given={given}
          endsAt={state.deadlineReason === 'closing' ? state.deadline : null}
          onRead={() => setRead(newest.id)}
        />
      )}
      {state.phase === 'lock-lost' && <LockLost session={session} />}
      {state.phase === 'closing' && (
        <Banner tone="warning" isAnnounced title={<Trans>Time is up</Trans>}>
          {state.failures > 0 ? (
            <Trans>
              There is no connection. What you answered in time is kept here and sent as soon as there is one;
              the server ends the attempt automatically. Leave this page open.
            </Trans>
          ) : (
            <Trans>Your last answers are being taken in.</Trans>
          )}
        </Banner>
      )}
      {isUnsafe && (
        <Banner tone="warning" isAnnounced>
          <Trans>This browser cannot keep answers on the device. Stay on this page until all is saved.</Trans>
        </Banner>
      )}
    </div>
  )
}

function LockLost({ session }: { session: AttemptSession }) {
  const { t } = useLingui()
  const [isPending, setPending] = useState(false)
  const take = async () => {
    setPending(true)
    try {
      await continueHere(session)
    } catch (error) {
      showToast({
        tone: 'danger',
        text:
          error instanceof ApiError && error.kind === 'answer'
            ? error.message
            : t`There is no connection. Try again in a moment.`,
      })
    } finally {
      setPending(false)
    }
  }
  return (
    <Banner
      tone="warning"
      isAnnounced
      title={<Trans>The exam is now open in another window or on another device</Trans>}
      action={
        <Button size="sm" isPending={isPending} onPress={() => void take()}>
          <Trans>Continue here</Trans>
        </Button>
      }
    >
      <Trans>Here you can read, but not answer. The clock is the same everywhere.</Trans>
    </Banner>
  )
}
