import { Trans, useLingui } from '@lingui/react/macro'
import { Card, Heading, showToast, Switch, Text } from '@masar/ui'
import { lazy, Suspense, useState } from 'react'
import { Failure, FailureText } from '../../people/parts/failure.tsx'
import styles from '../settings.module.css'
import { type SignOn, useSwitchSignOn } from './api.ts'

const ConfirmDialog = lazy(() =>
  import('@masar/ui/dialog').then(({ ConfirmDialog: default_ }) => ({ default: default_ })),
)

/** Whether the sign-on is offered, and whether it is the only way in; owners always keep their password. */
export function SwitchPart({ signOn, mayChange }: { signOn: SignOn; mayChange: boolean }) {
  const { t } = useLingui()
  const [asked, setAsked] = useState<'off' | 'demand'>()
  const switching = useSwitchSignOn()
  const { provider, domains } = signOn
  const isOn = provider?.is_on ?? false
  const isDemanded = provider?.is_demanded ?? false
  const isTested = provider !== null && provider.tested_at !== null
  const isProven = domains.some(({ proven_at: at }) => at !== null)
  const offer = () =>
    switching.mutate(
      { is_on: true, is_demanded: false },
      {
        onSuccess: () =>
          showToast({
            tone: 'success',
            text: isOn ? t`The sign-on is no longer required` : t`The sign-on is switched on`,
          }),
      },
    )
  return (
    <Card as="section" className={styles.part} aria-labelledby="switches">
      <Heading level={2} size="md" id="switches">
        <Trans>Signing in</Trans>
      </Heading>
      <Switch
        checked={isOn}
        disabled={!mayChange || (!isOn && !(isTested && isProven))}
        isPending={switching.isPending}
        onChange={on => (on ? offer() : setAsked('off'))}
      >
        <Trans>Offer it to addresses of the proven domains</Trans>
      </Switch>
      {!isOn && !(isTested && isProven) && (
        <Text soft size="sm">
          <Trans>It can be switched on once a domain is proven and the connection has stood the test.</Trans>
        </Text>
      )}
      <Switch
        checked={isDemanded}
        disabled={!mayChange || !isOn}
        isPending={switching.isPending}
        onChange={demanded => (demanded ? setAsked('demand') : offer())}
      >
        <Trans>Require it: passwords no longer sign your people in</Trans>
      </Switch>
      <Text soft size="sm">
        <Trans>
          Owners always sign in with their password, so nobody is locked out when the provider fails. They
          never sign in by the provider. Two-step verification applies as before.
        </Trans>
      </Text>
      <Failure error={switching.error} />
      <Suspense>
        {asked === 'off' && <SwitchOff switching={switching} onClose={() => setAsked(undefined)} />}
        {asked === 'demand' && (
          <ConfirmDialog
            title={<Trans>Require the sign-on of everybody?</Trans>}
            action={<Trans>Require it</Trans>}
            isOpen
            onOpenChange={isOpen => !isOpen && setAsked(undefined)}
            onConfirm={async () => {
              await switching.mutateAsync({ is_on: true, is_demanded: true })
              showToast({ tone: 'success', text: t`The sign-on is required now` })
            }}
            failure={switching.error ? <FailureText error={switching.error} /> : <Trans>Try again.</Trans>}
          >
            <Text>
              <Trans>
                Employees and members with addresses of the proven domains no longer sign in with a password
                or with Google. Sessions that are open stay open. Have an employee sign in by the provider
                once first, to be sure that it works.
              </Trans>
            </Text>
          </ConfirmDialog>
        )}
      </Suspense>
    </Card>
  )
}

interface SwitchOffProps {
  switching: ReturnType<typeof useSwitchSignOn>
  onClose: () => void
}

function SwitchOff({ switching, onClose }: SwitchOffProps) {
  const { t } = useLingui()
  return (
    <ConfirmDialog
      title={<Trans>Switch the sign-on off?</Trans>}
      action={<Trans>Switch it off</Trans>}
      isOpen
      onOpenChange={isOpen => !isOpen && onClose()}
      onConfirm={async () => {
        await switching.mutateAsync({ is_on: false, is_demanded: false })
        showToast({ tone: 'success', text: t`The sign-on is switched off` })
      }}
      failure={switching.error ? <FailureText error={switching.error} /> : <Trans>Try again.</Trans>}
    >
      <Text>
        <Trans>
          Everyone signs in with their password again. Anyone without one can set it by e-mail, with “Forgot
          your password?”. Accounts and records stay.
        </Trans>
      </Text>
    </ConfirmDialog>
  )
}
