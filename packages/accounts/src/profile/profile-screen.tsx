import { Trans } from '@lingui/react/macro'
import { Card, Heading, LinkButton, Skeleton, Text } from '@masar/ui'
import { AppLink, LoadError, useApp, useSession } from '@masar/app-shell'
import { useProfile } from './api.ts'
import { Details } from './details.tsx'
import { Employments } from './employments.tsx'
import { Leaving } from './leaving.tsx'
import { OwnReading } from './own-reading.tsx'
import styles from './profile.module.css'
import { Reading } from './reading.tsx'
import { Sessions } from './sessions.tsx'
import { Telling } from './telling.tsx'
import { WaysIn } from './ways-in.tsx'
import { Who } from './who.tsx'

/** One's own account: who one is, how one comes in, where one is signed in, and the ways out. */
export function ProfileScreen() {
  const { app } = useApp()
  const { data: profile, error, isFetching, refetch } = useProfile()
  const changesCompany = useSession(({ role }) => role === 'owner' || role === 'administrator')
  const isInPortal = useSession(({ capacity }) => app === 'learner' && capacity === 'company')
  return (
    <div className={styles.page}>
      <Heading level={1}>
        {app === 'company' ? <Trans>Company profile</Trans> : <Trans>Profile</Trans>}
      </Heading>
      {profile ? (
        <>
          <Who profile={profile} />
          {profile.company && <CompanyPages />}
          {(profile.isOwn || changesCompany) && <Details key={profile.id} profile={profile} />}
          {profile.isOwn ? <WaysIn profile={profile} /> : <MemberAccount />}
        </>
      ) : isInPortal ? (
        <CompanyAccount />
      ) : error ? (
        <LoadError error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Card aria-busy>
          <Skeleton width="50%" />
          <Skeleton shape="block" height="18rem" />
        </Card>
      )}
      {app === 'learner' && <Employments />}
      <Sessions />
      <Telling />
      <OwnReading />
      <Reading />
      {profile?.isOwn !== false && (
        <Leaving email={profile?.email} isInstructor={profile?.instructor != null} />
      )}
    </div>
  )
}

/** For a company's account on the learners' site, where it has no profile: the way to the one that it has. */
function CompanyAccount() {
  return (
    <Card as="section" className={styles.part}>
      <Text soft size="sm">
        <Trans>This is a company’s account. Its profile is in the company portal.</Trans>
      </Text>
      <div className={styles.acts}>
        <LinkButton as={AppLink} to="/profile?company" variant="secondary">
          <Trans>Company profile</Trans>
        </LinkButton>
      </div>
    </Card>
  )
}

/** The way to what belongs to the company and not to its account; a manager's matter is the own branch. */
function CompanyPages() {
  const role = useSession(session => session.role)
  if (role === 'manager') return null
  return (
    <Card as="section" className={styles.part} aria-labelledby="company-pages">
      <Heading level={2} size="md" id="company-pages">
        <Trans>The company</Trans>
      </Heading>
      <Text soft size="sm">
        <Trans>Its name, logo, numbers, addresses and security are in its settings.</Trans>
      </Text>
      <div className={styles.acts}>
        <LinkButton as={AppLink} to="/settings" variant="secondary">
          <Trans>Company settings</Trans>
        </LinkButton>
        {role !== 'finance' && (
          <LinkButton as={AppLink} to="/team" variant="secondary">
            <Trans>Roles and access</Trans>
          </LinkButton>
        )}
      </div>
    </Card>
  )
}

/** For a team member: the sign-in methods of their own account are in their own profile. */
function MemberAccount() {
  return (
    <Card as="section" className={styles.part} aria-labelledby="member-account">
      <Heading level={2} size="md" id="member-account">
        <Trans>Your own account</Trans>
      </Heading>
      <Text soft size="sm">
        <Trans>
          You act for the company with an account of your own. Its e-mail, password and picture are in your
          own profile.
        </Trans>
      </Text>
      <div>
        <LinkButton as={AppLink} to="/profile/two-factors" variant="secondary">
          <Trans>Two-step verification</Trans>
        </LinkButton>
      </div>
    </Card>
  )
}
