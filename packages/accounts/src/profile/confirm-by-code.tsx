import { Trans } from '@lingui/react/macro'
import { Text } from '@masar/ui'
import type { ReactNode } from 'react'
import { Address } from '../address.tsx'
import styles from '../accounts.module.css'
import { CodeForm } from '../code/code-form.tsx'
import { MailboxLink } from '../code/mailbox-link.tsx'
import type { PendingStep } from '../code/pending-step.ts'
import { Resend } from '../code/resend.tsx'
import { useKnownStep } from '../code/use-step.ts'

interface ConfirmProps {
  begun: PendingStep
  send: (otp: string, code: string) => Promise<void>
  onDone: () => void
  act?: ReactNode
}

/** The code of a step that someone who is signed in has begun on this very page. */
export function ConfirmByCode({ begun, send, onDone, act }: ConfirmProps) {
  const step = useKnownStep(begun) ?? begun
  return (
    <div className={styles.screen}>
      <Text>
        <Trans>
          We sent a code of six digits to <Address>{step.sentTo}</Address>.
        </Trans>{' '}
        <MailboxLink />
      </Text>
      <CodeForm step={step} act={act} send={code => send(step.otp, code)} onDone={onDone} />
      <Resend step={step} />
    </div>
  )
}
