import { Trans } from '@lingui/react/macro'
import { Button, EmptyState, Heading, LinkButton, Text } from '@masar/ui'
import { useState } from 'react'
import { AppLink } from '@masar/app-shell'
import styles from '../accounts.module.css'
import { CodeForm } from '../code/code-form.tsx'
import { useSecondsLeft } from '../forms/use-seconds-left.ts'
import { withNext } from '../sign-in/model.ts'
import { PasskeyErrorBanner } from './passkey-error.tsx'
import { RecoveryCodeForm } from './recovery-code-form.tsx'
import { dropTicket, readTicket, type SecondFactorAsked } from './ticket.ts'
import { useSecondStep } from './use-second-step.ts'
import { useKnowsPasskeys } from './webauthn.ts'

interface ScreenProps {
  next: string | undefined
}

/** The second step of a sign-in: a code of an app, a passkey or a recovery code. */
export function SecondFactorScreen({ next }: ScreenProps) {
  const [asked] = useState(readTicket)
  return asked === null ? <NoTicket next={next} /> : <KnownTicket asked={asked} next={next} />
}

function KnownTicket({ asked, next }: ScreenProps & { asked: SecondFactorAsked }) {
  const [isOver, setOver] = useState(false)
  const isLate = useSecondsLeft(Date.parse(asked.expires_at)) === 0
  if (isOver || isLate) return <NoTicket next={next} isOver />
  const end = () => {
    dropTicket()
    setOver(true)
  }
  return <SecondStep asked={asked} next={next} onOver={end} />
}

function SecondStep({
  asked: { ticket, methods, expires_at: expiresAt },
  next,
  onOver,
}: ScreenProps & { asked: SecondFactorAsked; onOver: () => void }) {
  const { show, passkey, goOn } = useSecondStep({ ticket, next, onOver })
  const knowsPasskeys = useKnowsPasskeys()
  const [isRecovering, setRecovering] = useState(false)
  const hasApp = methods.includes('totp')
  const hasPasskey = methods.includes('passkey')
  return (
    <div className={styles.screen}>
      <div>
        <Heading level={1}>
          <Trans>One more step</Trans>
        </Heading>
        <Text soft>
          {isRecovering ? (
            <Trans>Enter one of the recovery codes that you saved. Each works once.</Trans>
          ) : hasApp ? (
            <Trans>Enter the code of six digits that your authenticator app shows for Masar.</Trans>
          ) : (
            <Trans>Your account asks for your passkey after the password.</Trans>
          )}
        </Text>
      </div>
      {isRecovering ? (
        <RecoveryCodeForm send={code => show({ recovery_code: code })} onDone={goOn} />
      ) : (
        <>
          {hasApp && (
            <CodeForm
              step={{ codeEndsAt: Date.parse(expiresAt) }}
              send={code => show({ code })}
              onDone={goOn}
            />
          )}
          {hasPasskey && (
            <div className={styles.google}>
              {hasApp && (
                <p className={styles.or}>
                  <Trans>or</Trans>
                </p>
              )}
              <PasskeyErrorBanner error={passkey.error} at={passkey.submittedAt} />
              {knowsPasskeys === false ? (
                <Text soft>
                  <Trans>
                    This browser does not support passkeys. Choose another way, or another browser.
                  </Trans>
                </Text>
              ) : (
                <Button
                  size="lg"
                  wide
                  variant={hasApp ? 'secondary' : 'primary'}
                  isPending={passkey.isPending || passkey.isSuccess}
                  onPress={() => passkey.mutate()}
                >
                  <Trans>Use a passkey</Trans>
                </Button>
              )}
            </div>
          )}
        </>
      )}
      <OtherWays
        isRecovering={isRecovering}
        canRecover={methods.includes('recovery_code')}
        onSwitch={() => setRecovering(last => !last)}
        hasApp={hasApp}
      />
    </div>
  )
}

interface OtherWaysProps {
  isRecovering: boolean
  canRecover: boolean
  hasApp: boolean
  onSwitch: () => void
}

function OtherWays({ isRecovering, canRecover, hasApp, onSwitch }: OtherWaysProps) {
  return (
    <div className={styles.ways}>
      {canRecover && (
        <p>
          {!isRecovering && <Trans>Not at hand?</Trans>}{' '}
          <Button variant="quiet" size="sm" className={styles.inText} onPress={onSwitch}>
            {!isRecovering ? (
              <Trans>Use a recovery code</Trans>
            ) : hasApp ? (
              <Trans>Use the authenticator app</Trans>
            ) : (
              <Trans>Use a passkey</Trans>
            )}
          </Button>
        </p>
      )}
      <p>
        <Trans>Lost them all?</Trans>{' '}
        <AppLink to="/contact-us">
          <Trans>Write to us</Trans>
        </AppLink>
      </p>
    </div>
  )
}

/** No sign-in waits: it is over, or was never begun in this tab. */
function NoTicket({ next, isOver = false }: ScreenProps & { isOver?: boolean }) {
  return (
    <EmptyState
      level={1}
      title={isOver ? <Trans>This sign-in has ended</Trans> : <Trans>No sign-in waits here</Trans>}
      action={
        <LinkButton as={AppLink} to={withNext('/auth/login', next)}>
          <Trans>Sign in</Trans>
        </LinkButton>
      }
    >
      {isOver ? (
        <Trans>Ten minutes have passed, or five answers were wrong. Begin again with your password.</Trans>
      ) : (
        <Trans>The second step follows the password, in the same tab.</Trans>
      )}
    </EmptyState>
  )
}
