import { Trans } from '@lingui/react/macro'
import { EmptyState, Heading, Link, LinkButton, Skeleton, Text } from '@masar/ui'
import { useEffect, useState } from 'react'
import { AppLink, PageLoadError, useApp, useGo, useSession } from '@masar/app-shell'
import { Address } from '../address.tsx'
import styles from '../accounts.module.css'
import { withNext } from '../sign-in/model.ts'
import { CodeForm } from './code-form.tsx'
import { MailboxLink } from './mailbox-link.tsx'
import { dropPending, formOfStep, type PendingStep, placeOfStep } from './pending-step.ts'
import { Resend } from './resend.tsx'
import { useAnswer } from './use-answer.ts'
import { useStep } from './use-step.ts'

interface CodeScreenProps {
  /** The page's own path: a step that waits elsewhere is shown there. */
  path: '/auth/otp' | '/auth/otp-instructor'
  next: string | undefined
}

/** Where the code is entered that went to an address: after registering, and for a forgotten password. */
export function CodeScreen({ path, next }: CodeScreenProps) {
  const otp = useSession(session => session.otp)
  const [last, setLast] = useState(otp)
  if (otp && otp !== last) setLast(otp)
  // A step that is over stays on the screen until the page that it leads to is there.
  const shown = otp || last
  return shown ? <KnownStep key={shown} otp={shown} path={path} next={next} /> : <NoStep next={next} />
}

function KnownStep({ otp, path, next }: CodeScreenProps & { otp: string }) {
  const go = useGo()
  const { app } = useApp()
  const { data: step, error, refetch, isFetching } = useStep(otp)
  const isGone = error?.code === 'otp_gone'
  const place = step && placeOfStep(step.purpose)
  const isElsewhere =
    place !== undefined &&
    place !== (app === 'company' && step?.purpose === 'register_company' ? `${path}?company` : path)
  useEffect(() => {
    if (isGone) dropPending()
    else if (isElsewhere) go(withNext(place, next), { replace: true })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `go` is new with every render
  }, [isGone, isElsewhere])
  if (isGone) return <NoStep next={next} isOver />
  if (error) return <PageLoadError error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
  if (!step || isElsewhere)
    return (
      <div aria-busy className={styles.screen}>
        <Skeleton width="60%" />
        <Skeleton shape="block" height="12rem" />
      </div>
    )
  return <Step step={step} next={next} />
}

function Step({ step, next }: { step: PendingStep; next: string | undefined }) {
  const { send, onDone } = useAnswer(step, next)
  const isReset = step.purpose === 'reset'
  return (
    <div className={styles.screen}>
      <div>
        <Heading level={1}>
          {isReset ? <Trans>Enter the code to set a new password</Trans> : <Trans>Confirm your e-mail</Trans>}
        </Heading>
        <Text soft>
          {isReset ? (
            <Trans>
              If <Address>{step.sentTo}</Address> has an account, a code of six digits is on its way there.
            </Trans>
          ) : (
            <Trans>
              We sent a code of six digits to <Address>{step.sentTo}</Address>.
            </Trans>
          )}
        </Text>
      </div>
      <CodeForm step={step} send={send} onDone={onDone} />
      <Resend step={step} />
      <div className={styles.ways}>
        <p>
          <Trans>Nothing yet? Check your spam folder.</Trans> <MailboxLink />
        </p>
        <p>
          <Trans>Not your address?</Trans>{' '}
          <Link as={AppLink} to={withNext(formOfStep(step.purpose), next)} onClick={() => dropPending()}>
            <Trans>Change it</Trans>
          </Link>
        </p>
      </div>
    </div>
  )
}

/** No step waits: it is over, or was never begun in this browser. */
function NoStep({ next, isOver = false }: { next: string | undefined; isOver?: boolean }) {
  const isCompany = useApp().app === 'company'
  return (
    <EmptyState
      level={1}
      title={isOver ? <Trans>This step has ended</Trans> : <Trans>No code needed here</Trans>}
      action={
        <LinkButton as={AppLink} to={withNext('/auth/login', next)}>
          <Trans>Sign in</Trans>
        </LinkButton>
      }
    >
      <p>
        {isOver ? (
          <Trans>The code was used, or an hour has passed. Begin again; what you typed is still there.</Trans>
        ) : (
          <Trans>The code works only in the browser you requested it in.</Trans>
        )}
      </p>
      <p>
        <Link as={AppLink} to={isCompany ? '/auth/company-account' : withNext('/auth/user-choose', next)}>
          <Trans>Create an account</Trans>
        </Link>
        {' · '}
        <Link as={AppLink} to={withNext('/auth/forget-password', next)}>
          <Trans>Forgot your password?</Trans>
        </Link>
      </p>
    </EmptyState>
  )
}
