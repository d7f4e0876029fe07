import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Card, DateText, Heading, linkClass, Ltr } from '@masar/ui'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { AppLink } from '@masar/app-shell'
import { ChangeGoogle, GoogleAddress } from './google-connection.tsx'
import type { Profile } from './api.ts'
import { isGuarded, useSecondFactors } from './second-factors-query.ts'
import styles from './profile.module.css'

const PhoneDialog = lazy(async () => ({ default: (await import('./phone-dialog.tsx')).PhoneDialog }))

/** How the account is reached and entered; each of them is changed with proof. */
export function WaysIn({ profile }: { profile: Profile }) {
  const { t } = useLingui()
  const { data: factors } = useSecondFactors()
  const isOn = factors && isGuarded(factors)
  const [isChanging, setChanging] = useState(false)
  return (
    <Card as="section" className={styles.part} aria-labelledby="ways-in">
      <Heading level={2} size="md" id="ways-in">
        <Trans>Signing in and contact</Trans>
      </Heading>
      <dl className={styles.facts}>
        <Fact
          label={t`E-mail`}
          act={
            <AppLink to="/profile/email" className={linkClass()}>
              <Trans>Change e-mail</Trans>
            </AppLink>
          }
        >
          <Ltr>{profile.email}</Ltr>
        </Fact>
        <Fact
          label={t`Password`}
          act={
            <AppLink to="/profile/password" className={linkClass()}>
              {profile.has_password ? <Trans>Change password</Trans> : <Trans>Set a password</Trans>}
            </AppLink>
          }
        >
          {profile.has_password ? (
            <span aria-hidden>••••••••</span>
          ) : (
            <Trans>None: you sign in with Google.</Trans>
          )}
        </Fact>
        {profile.google && (
          <Fact
            label={t`Google`}
            act={<ChangeGoogle google={profile.google} hasPassword={profile.has_password} />}
          >
            <GoogleAddress google={profile.google} />
          </Fact>
        )}
        <Fact
          label={t`Two-step verification`}
          act={
            <AppLink to="/profile/two-factors" className={linkClass()}>
              {isOn === true ? <Trans>Manage</Trans> : <Trans>Set up</Trans>}
            </AppLink>
          }
        >
          {isOn === undefined ? null : isOn ? <Trans>On</Trans> : <Trans>Off</Trans>}
        </Fact>
        <Fact
          label={t`Phone`}
          act={
            <Button variant="quiet" size="sm" onPress={() => setChanging(true)}>
              <Trans>Change phone</Trans>
            </Button>
          }
        >
          {profile.phone === null ? <Trans>Not given</Trans> : <Ltr>{profile.phone}</Ltr>}
        </Fact>
        <Fact label={t`Member since`}>
          <DateText value={profile.created_at} />
        </Fact>
      </dl>
      {isChanging && (
        <Suspense fallback={null}>
          <PhoneDialog onClose={() => setChanging(false)} />
        </Suspense>
      )}
    </Card>
  )
}

function Fact({ label, act, children }: { label: string; act?: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {children}
        {act}
      </dd>
    </div>
  )
}
