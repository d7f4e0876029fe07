import { Trans } from '@lingui/react/macro'
import { Button, Text } from '@masar/ui'
import styles from '../accounts.module.css'
import { WaitText } from '../forms/form-error.tsx'
import { useSecondsLeft } from '../forms/use-seconds-left.ts'
import type { PendingStep } from './pending-step.ts'
import { useResend } from './use-step.ts'

/** Another code: when it may be asked for, and that it is on its way. */
export function Resend({ step }: { step: PendingStep }) {
  const resend = useResend(step)
  const left = useSecondsLeft(step.resendAt)
  const isRefused = resend.error !== null && resend.error.status !== 429
  return (
    <div className={styles.resend}>
      {left > 0 ? (
        <Text size="sm" soft tabular>
          <Trans>
            You can ask for a new code in <WaitText seconds={left} />.
          </Trans>
        </Text>
      ) : (
        <Button variant="secondary" isPending={resend.isPending} onPress={() => resend.mutate()}>
          <Trans>Send a new code</Trans>
        </Button>
      )}
      <Text size="sm" role="status">
        {resend.isSuccess && left > 0 && (
          <Trans>A new code is on its way; the earlier one no longer works.</Trans>
        )}
        {isRefused &&
          (resend.error?.kind === 'answer' ? (
            resend.error.message
          ) : (
            <Trans>No connection. No code was sent.</Trans>
          ))}
      </Text>
    </div>
  )
}
