import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { AppLink, useSession } from '@masar/app-shell'
import { Card, Heading, LinkButton, linkClass, showToast, Skeleton, Switch, Text } from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { BlockError } from '../frame/block-error.tsx'
import { FailureText } from '../people/parts/failure.tsx'
import { securityQuery } from '../people/team/api.ts'
import { useDemandSecondFactor } from './api.ts'
import styles from './settings.module.css'

const ConfirmDialog = lazy(() =>
  import('@masar/ui/dialog').then(({ ConfirmDialog: default_ }) => ({ default: default_ })),
)

/** Whether two-step verification is demanded of the company's team; owners decide. */
export function SecurityPart() {
  const security = useQuery(securityQuery())
  const mayChange = useSession(session => session.role === 'owner')
  const [isAsked, setAsked] = useState(false)
  const data = security.data?.data
  return (
    <Card as="section" className={styles.part} aria-labelledby="security">
      <Heading level={2} size="md" id="security">
        <Trans>Two-step verification</Trans>
      </Heading>
      {security.isPending && <Skeleton shape="block" height="4rem" />}
      {security.isError && !data && <BlockError query={security} />}
      {data && (
        <>
          <Switch checked={data.demands_second_factor} disabled={!mayChange} onChange={() => setAsked(true)}>
            <Trans>Require it of everybody who acts for the company</Trans>
          </Switch>
          <Text soft size="sm">
            {data.members_without === 0 ? (
              <Trans>Everybody who acts for the company has set it up.</Trans>
            ) : (
              <Plural
                value={data.members_without}
                one="# of those who act for the company has not set it up."
                other="# of those who act for the company have not set it up."
              />
            )}{' '}
            {!mayChange && <Trans>Only owners change this.</Trans>}
          </Text>
          <div className={styles.acts}>
            <LinkButton as={AppLink} to="/team" variant="secondary" size="sm">
              <Trans>Who acts for the company</Trans>
            </LinkButton>
            <LinkButton as={AppLink} to="/settings/sign-on" variant="secondary" size="sm">
              <Trans>Single sign-on and directory</Trans>
            </LinkButton>
          </div>
          <Suspense>
            {isAsked && (
              <Ask
                demands={!data.demands_second_factor}
                without={data.members_without}
                onClose={() => setAsked(false)}
              />
            )}
          </Suspense>
        </>
      )}
    </Card>
  )
}

function Ask({ demands, without, onClose }: { demands: boolean; without: number; onClose: () => void }) {
  const { t } = useLingui()
  const changing = useDemandSecondFactor()
  return (
    <ConfirmDialog
      title={
        demands ? (
          <Trans>Require two-step verification?</Trans>
        ) : (
          <Trans>No longer require two-step verification?</Trans>
        )
      }
      action={demands ? <Trans>Require it</Trans> : <Trans>No longer require it</Trans>}
      isOpen
      onOpenChange={isOpen => !isOpen && onClose()}
      onConfirm={async () => {
        await changing.mutateAsync(demands)
        showToast({
          tone: 'success',
          text: demands
            ? t`Two-step verification is required now`
            : t`Two-step verification is no longer required`,
        })
      }}
      failure={changing.error ? <DemandError error={changing.error} /> : <Trans>Try again.</Trans>}
    >
      {demands ? (
        <Text>
          {without === 0 ? (
            <Trans>
              Everyone has set it up, so nobody is kept out. People who join later set it up first.
            </Trans>
          ) : (
            <Plural
              value={without}
              one="# person has not set it up: they can’t open anything in the company portal until they have. They lose nothing, and can set it up themselves."
              other="# people have not set it up: they can’t open anything in the company portal until they have. They lose nothing, and can set it up themselves."
            />
          )}{' '}
          <Trans>This also holds for sessions that are open now.</Trans>
        </Text>
      ) : (
        <Text>
          <Trans>
            From now on, a password alone opens the company portal for anyone who has not set it up.
          </Trans>
        </Text>
      )}
    </ConfirmDialog>
  )
}

/** An owner who demands it has to have shown it first: they would shut themselves out. */
function DemandError({ error }: { error: NonNullable<ReturnType<typeof useDemandSecondFactor>['error']> }) {
  if (error.code !== 'second_factor_demanded') return <FailureText error={error} />
  return (
    <Trans>
      Set it up for your own account first, and sign in with it: otherwise you would lock yourself out.{' '}
      <AppLink to="/profile/two-factors" className={linkClass()}>
        Set it up
      </AppLink>
    </Trans>
  )
}
