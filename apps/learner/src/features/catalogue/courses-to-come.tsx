import { Trans } from '@lingui/react/macro'
import { AppLink, isSignedIn, useSession } from '@masar/app-shell'
import { EmptyState, linkClass, LinkButton } from '@masar/ui'

/** Stands where courses will be, on a site that has published none yet. */
export function CoursesToCome() {
  const isGuest = !useSession(isSignedIn)
  return (
    <EmptyState
      drawing="courses"
      title={<Trans>Courses are being prepared</Trans>}
      action={
        isGuest && (
          <LinkButton as={AppLink} to="/auth/user-choose">
            <Trans>Create an account</Trans>
          </LinkButton>
        )
      }
    >
      {isGuest ? (
        <Trans>
          Our first courses will appear here. Create your account today to start as soon as they do, or{' '}
          <AppLink to="/contact-us" className={linkClass()}>
            write to us
          </AppLink>{' '}
          about what you would like to learn.
        </Trans>
      ) : (
        <Trans>
          Our first courses will appear here. Until then,{' '}
          <AppLink to="/contact-us" className={linkClass()}>
            write to us
          </AppLink>{' '}
          about what you would like to learn.
        </Trans>
      )}
    </EmptyState>
  )
}
