import { Trans, useLingui } from '@lingui/react/macro'
import { Enter, OtherKind, withNext } from '@masar/accounts'
import type { ApiError, ClientPaths } from '@masar/api-sdk'
import { AppLink, isSignedIn, leave, LoadError, nameOf, useApp, useGo, useSession } from '@masar/app-shell'
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
  Ltr,
  showToast,
  Skeleton,
  Text,
} from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import { joiningQuery, useJoin } from './api.ts'
import styles from './employment.module.css'
import { WhatItDoesNotSee, WhatItSees } from './what-it-sees.tsx'

type Look =
  ClientPaths['/joining-links/look']['post']['responses'][200]['content']['application/json']['data']

/** A company's link, opened by anyone who has it: what joining means, and the one way on. */
export function JoiningScreen({ token }: { token: string }) {
  const as = useSession(session => (isSignedIn(session) ? `${session.capacity} ${session.name}` : null))
  const { data, error, isFetching, refetch } = useQuery(joiningQuery(token, as))
  if (error?.code === 'joining_link_gone') return <Gone error={error} />
  if (error) return <LoadError error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
  if (!data)
    return (
      <Card aria-busy className={styles.narrow}>
        <Skeleton width="60%" />
        <Skeleton shape="block" height="16rem" />
      </Card>
    )
  return <Loaded token={token} look={data.data} />
}

function Loaded({ token, look }: { token: string; look: Look }) {
  const { company, domains, expires_at: ends } = look
  return (
    <Card className={styles.narrow}>
      <div className={styles.screen}>
        <div>
          <Heading level={1}>
            <Trans>
              Join <CompanyName name={company.name} color={company.color} />
            </Trans>
          </Heading>
          <Text soft>
            <Trans>Courses that it assigns to you appear among yours. Your account stays your own.</Trans>
          </Text>
        </div>
        <WayOn token={token} look={look} />
        <section className={styles.part}>
          <Heading level={2} size="sm">
            <Trans>What the company sees</Trans>
          </Heading>
          <WhatItSees />
        </section>
        <section className={styles.part}>
          <Heading level={2} size="sm">
            <Trans>What it does not see</Trans>
          </Heading>
          <WhatItDoesNotSee />
          <Text soft size="sm">
            <Trans>You can leave the company at any time, in your profile.</Trans>
          </Text>
        </section>
        <Text soft size="sm">
          {domains.length > 0 && (
            <>
              <Trans>
                For e-mail addresses of <Ltr>{domains.join(', ')}</Ltr>.
              </Trans>{' '}
            </>
          )}
          <Trans>
            The link is valid until <DateText value={ends} />.
          </Trans>
        </Text>
      </div>
    </Card>
  )
}

function WayOn({ token, look: { standing, domains } }: { token: string; look: Look }) {
  const isCompany = useSession(session => isSignedIn(session) && session.capacity === 'company')
  const here = `/join/${token}`
  if (isCompany) return <OtherKind />
  switch (standing) {
    case 'visitor':
      return <Enter register={withNext('/auth/student-account', here)} back={here} />
    case 'new':
      return <Join token={token} />
    case 'invited':
      return (
        <div className={styles.screen}>
          <Text>
            <Trans>The company has invited you at this address, and expects you.</Trans>
          </Text>
          <Join token={token} />
        </div>
      )
    case 'employed':
      return (
        <Banner tone="success">
          <Text>
            <Trans>You belong to this company already.</Trans>
          </Text>
          <LinkButton as={AppLink} to="/learn" variant="secondary">
            <Trans>To my courses</Trans>
          </LinkButton>
        </Banner>
      )
    case 'left':
      return (
        <Banner tone="info">
          <Trans>
            You belonged to this company before. Ask it to take you back: everything that you did is kept.
          </Trans>
        </Banner>
      )
    case 'other_address':
      return (
        <div className={styles.screen}>
          <Banner tone="warning">
            {domains.length > 0 ? (
              <Trans>
                Your account’s e-mail address is at another domain. Join with one at{' '}
                <Ltr>{domains.join(', ')}</Ltr>: change the address in your profile, or use another account.
              </Trans>
            ) : (
              <Trans>Your e-mail address is not confirmed yet. Confirm it in your profile first.</Trans>
            )}
          </Banner>
          <LinkButton as={AppLink} to="/profile/email" variant="secondary" wide>
            <Trans>Change my e-mail</Trans>
          </LinkButton>
          <SignOut />
        </div>
      )
  }
}

function Join({ token }: { token: string }) {
  const { t } = useLingui()
  const go = useGo()
  const joining = useJoin(token)
  const { locale } = useApp()
  const name = useSession(session => nameOf(session, locale))
  const join = () =>
    joining.mutate(undefined, {
      onSuccess: () => {
        showToast({ tone: 'success', text: t`You have joined.` })
        go('/profile/company', { replace: true })
      },
    })
  return (
    <div className={styles.screen}>
      <div role="alert">
        {joining.error && (
          <Banner tone="danger">
            {joining.error.kind === 'answer' ? (
              joining.error.message
            ) : (
              <Trans>No connection. Try again once you are connected.</Trans>
            )}
          </Banner>
        )}
      </div>
      <Button wide size="lg" isPending={joining.isPending || joining.isSuccess} onPress={join}>
        <span>
          <Trans>
            Join as <Isolate>{name}</Isolate>
          </Trans>
        </span>
      </Button>
      <SignOut />
    </div>
  )
}

function SignOut() {
  return (
    <Button variant="quiet" onPress={() => void leave()}>
      <Trans>Not you? Sign out</Trans>
    </Button>
  )
}

/** Says why the link opens nothing, and not whose it was. */
function Gone({ error }: { error: ApiError }) {
  const because = (error.data as { because?: string } | undefined)?.because
  return (
    <EmptyState
      level={1}
      title={<Trans>This link no longer works</Trans>}
      action={
        <LinkButton as={AppLink} to="/">
          <Trans>To the home page</Trans>
        </LinkButton>
      }
    >
      {because === 'expired' ? (
        <Trans>It has expired. Ask your company for a new one.</Trans>
      ) : because === 'full' ? (
        <Trans>This link has reached its limit. Ask your company for a new one.</Trans>
      ) : because === 'withdrawn' ? (
        <Trans>It was withdrawn. Ask your company for a new one.</Trans>
      ) : (
        <Trans>
          No link has this address. Check that you copied all of it, or ask your company for a new one.
        </Trans>
      )}
    </EmptyState>
  )
}
