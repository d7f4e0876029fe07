import { Trans, useLingui } from '@lingui/react/macro'
import { stripLocale, withLocale } from '@masar/site-map'
import { EmptyState, LinkButton, Ltr } from '@masar/ui'
import { useRouterState } from '@tanstack/react-router'
import { useApp } from '../app-context.ts'
import { AppLink } from '../navigation/app-link.tsx'
import { usePageTitle } from '../navigation/page-title.ts'
import { useSession } from '../session/session-store.ts'

/** The path as a person reads it; one that is badly encoded stays as it stands. */
function readable(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/** An address that leads nowhere, or a thing that is not there. */
export function NotFoundPage() {
  const { t } = useLingui()
  const { locale } = useApp()
  const isCompany = useSession(session => session.capacity === 'company')
  const isInstructor = useSession(session => session.info?.kind === 'instructor')
  const path = readable(
    withLocale(
      useRouterState({ select: ({ resolvedLocation, location }) => (resolvedLocation ?? location).pathname }),
      locale,
    ),
  )
  // In the studio it is mostly another instructor's: the way back is the instructor's own.
  const isInStudio = isInstructor && /^\/teach(?:\/|$)/.test(stripLocale(path))
  // Most often a code that was typed from paper, with a character too few or too many.
  const isCertificate = stripLocale(path).startsWith('/certificate/')
  const title = isCertificate ? t`No such certificate` : t`Page not found`
  usePageTitle(title)
  return (
    <EmptyState
      level={1}
      title={
        isCertificate ? (
          title
        ) : (
          <Trans>
            Page not found: <Ltr>{path}</Ltr>
          </Trans>
        )
      }
      action={
        isInStudio ? (
          <LinkButton as={AppLink} to="/teach">
            <Trans>To your courses</Trans>
          </LinkButton>
        ) : (
          <LinkButton as={AppLink} to="/" isOutside={!isCompany}>
            <Trans>To the home page</Trans>
          </LinkButton>
        )
      }
    >
      {isCertificate ? (
        <Trans>A certificate’s code has exactly 22 characters. Check that this one is whole.</Trans>
      ) : (
        <Trans>The address may be mistyped, or the page has moved.</Trans>
      )}
    </EmptyState>
  )
}
