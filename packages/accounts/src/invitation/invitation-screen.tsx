import { Trans, useLingui } from '@lingui/react/macro'
import {
  Banner,
  Button,
  Card,
  CompanyName,
  DateText,
  EmptyState,
  Heading,
  Isolate,
  LinkButton,
  showToast,
  Skeleton,
  Text,
} from '@masar/ui'
import type { ApiError } from '@masar/api-sdk'
import { useQuery } from '@tanstack/react-query'
import { AppLink, isSignedIn, leave, LoadError, nameOf, useApp, useGo, useSession } from '@masar/app-shell'
import { Address } from '../address.tsx'
import styles from '../accounts.module.css'
import { withNext } from '../sign-in/model.ts'
import { invitationQuery, useAccept } from './api.ts'

/** A company's invitation, as its link opens it: with a new account or with one's own. */
export function InvitationScreen({ invitation }: { invitation?: string }) {
  if (invitation === undefined) return <Gone />
  return <Invitation invitation={invitation} />
}

function Invitation({ invitation }: { invitation: string }) {
  const { data, error, isFetching, refetch } = useQuery(invitationQuery(invitation))
  const signedIn = useSession(isSignedIn)
  const isCompany = useSession(session => session.capacity === 'company')
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
  const { company, email, expires_at: ends } = data.data
  const token = encodeURIComponent(invitation)
  return (
    <Card className={styles.narrow}>
      <div className={styles.screen}>
        <div>
          <Heading level={1}>
            <Trans>
              <CompanyName name={company.name} color={company.color} /> invites you
            </Trans>
          </Heading>
          <Text soft>
            <Trans>
              Accept, and the courses that it assigns to you appear among yours. It sees your progress and
              results in them.
            </Trans>
          </Text>
        </div>
        {!signedIn ? (
          <Enter
            register={`/auth/student-account?invitation=${token}&next=%2Flearn`}
            back={`/invitation?invitation=${token}`}
          />
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

/** The ways in for a visitor: a new account, or the own one and back. Paths without the language. */
export function Enter({ register, back }: { register: string; back: string }) {
  return (
    <div className={styles.screen}>
      <LinkButton as={AppLink} to={register} wide size="lg">
        <Trans>Create an account</Trans>
      </LinkButton>
      <LinkButton as={AppLink} to={withNext('/auth/login', back)} variant="secondary" wide size="lg">
        <Trans>I have an account</Trans>
      </LinkButton>
    </div>
  )
}

function Accept({ invitation }: { invitation: string }) {
  const { t } = useLingui()
  const go = useGo()
  const accept = useAccept(invitation)
  const join = () =>
    accept.mutate(undefined, {
      onSuccess: () => {
        showToast({ text: t`You have joined.` })
        go('/learn', { replace: true })
      },
    })
  return <JoinAs error={accept.error} isPending={accept.isPending || accept.isSuccess} onJoin={join} />
}

interface JoinAsProps {
  error: ApiError | null
  isPending: boolean
  onJoin: () => void
}

/** Accepts with the account that is signed in, or leaves it for another. */
export function JoinAs({ error, isPending, onJoin }: JoinAsProps) {
  const { locale } = useApp()
  const name = useSession(session => nameOf(session, locale))
  return (
    <div className={styles.screen}>
      {error && (
        <Banner tone="danger" role="alert">
          {error.kind === 'answer' ? (
            error.message
          ) : (
            <Trans>No connection. Try again once you are connected.</Trans>
          )}
        </Banner>
      )}
      <Button wide size="lg" isPending={isPending} onPress={onJoin}>
        <span>
          <Trans>
            Join as <Isolate>{name}</Isolate>
          </Trans>
        </span>
      </Button>
      <Button variant="quiet" onPress={() => void leave()}>
        <Trans>Not you? Sign out</Trans>
      </Button>
    </div>
  )
}

/** A company's own account accepts nothing. */
export function OtherKind() {
  return (
    <div className={styles.screen}>
      <Banner tone="info">
        <Trans>
          You are signed in as a company. An invitation is accepted with a personal account: sign out and open
          the link again.
        </Trans>
      </Banner>
      <Button variant="secondary" wide onPress={() => void leave()}>
        <Trans>Sign out</Trans>
      </Button>
    </div>
  )
}

/** The link was used, replaced by a newer one, or is too old. */
export function Gone() {
  return (
    <EmptyState
      level={1}
      title={<Trans>This invitation no longer works</Trans>}
      action={
        <LinkButton as={AppLink} to="/">
          <Trans>To the home page</Trans>
        </LinkButton>
      }
    >
      <Trans>
        It was already accepted, a newer one took its place, or it has expired. Ask your company for a new
        one.
      </Trans>
    </EmptyState>
  )
}
