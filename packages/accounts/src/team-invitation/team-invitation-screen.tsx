import { Trans } from '@lingui/react/macro'
import { isSignedIn, LoadError, navigateTo, useApp, useSession } from '@masar/app-shell'
import { hrefFor } from '@masar/site-map'
import { Banner, Card, CompanyName, DateText, Heading, Skeleton, Text } from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import styles from '../accounts.module.css'
import { Address } from '../address.tsx'
import { Enter, Gone, JoinAs, OtherKind } from '../invitation/invitation-screen.tsx'
import { useRoleNames } from '../sign-in/role-names.ts'
import { withNext } from '../sign-in/model.ts'
import { teamInvitationQuery, useJoinTeam } from './api.ts'

/** An invitation to act for a company in a role, as its link opens it. */
export function TeamInvitationScreen({ invitation }: { invitation?: string }) {
  if (invitation === undefined) return <Gone />
  return <Invitation invitation={invitation} />
}

// long: one card, its parts one below the other
function Invitation({ invitation }: { invitation: string }) {
  const { data, error, isFetching, refetch } = useQuery(teamInvitationQuery(invitation))
  const signedIn = useSession(isSignedIn)
  const isCompany = useSession(session => session.capacity === 'company')
  const roles = useRoleNames()
  if (error?.code === 'invitation_gone' || error?.status === 422) return <Gone />
  if (!data)
    return error ? (
      <LoadError error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
    ) : (
      <Card aria-busy className={styles.narrow}>
        <Skeleton width="60%" />
        <Skeleton shape="block" height="10rem" />
      </Card>
    )
  const { company, role, email, expires_at: ends, demands_second_factor: isDemanding } = data.data
  const back = `/team-invitation?invitation=${encodeURIComponent(invitation)}`
  return (
    <Card className={styles.narrow}>
      <div className={styles.screen}>
        <div>
          <Heading level={1}>
            <Trans>
              <CompanyName name={company.name} color={company.color} /> invites you to act for it
            </Trans>
          </Heading>
          <Text>
            <Trans>Your role: {roles[role]}</Trans>
          </Text>
          <Text soft>
            <Trans>
              You open the company portal with your own account. The company sees your name and e-mail, and
              nothing of what you learn by yourself.
            </Trans>
          </Text>
        </div>
        {isDemanding && (
          <Banner tone="info">
            <Trans>This company requires two-step verification. You set it up after you accept.</Trans>
          </Banner>
        )}
        {!signedIn ? (
          <Enter register={withNext('/auth/student-account', back)} back={back} />
        ) : isCompany ? (
          <OtherKind />
        ) : (
          <Accept invitation={invitation} />
        )}
        <Text soft size="sm">
          <Trans>
            The invitation went to <Address>{email}</Address> and is valid until <DateText value={ends} />.
          </Trans>
        </Text>
      </div>
    </Card>
  )
}

function Accept({ invitation }: { invitation: string }) {
  const { locale } = useApp()
  const joining = useJoinTeam(invitation)
  const join = () =>
    joining.mutate(undefined, { onSuccess: () => navigateTo(hrefFor('/?company', { locale })) })
  return <JoinAs error={joining.error} isPending={joining.isPending || joining.isSuccess} onJoin={join} />
}
