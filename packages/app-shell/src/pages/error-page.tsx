import { Trans } from '@lingui/react/macro'
import { ApiError } from '@masar/api-sdk'
import { ErrorState, linkClass, OfflineState } from '@masar/ui'
import { AppLink } from '../navigation/app-link.tsx'
import { useRouter } from '@tanstack/react-router'
import { isMissingChunk } from '../watch/chunk-reload.ts'
import { NotFoundPage } from './not-found-page.tsx'

export interface ErrorPageProps {
  error: unknown
  /** Clears what failed before the page is tried again. */
  reset?: () => void
}

/** The status an error stands for; 500 where it says none (source specification, section 2). */
export function statusOf(error: unknown): number {
  return error instanceof ApiError && error.status !== 0 ? error.status : 500
}

/** A page that failed: 404 shows the not-found page, any other status the generic one. */
export function ErrorPage({ error, reset }: ErrorPageProps) {
  const router = useRouter()
  const retry = () => {
    reset?.()
    void router.invalidate()
  }
  if (statusOf(error) === 404) return <NotFoundPage />
  if (error instanceof ApiError && error.kind !== 'answer')
    return <NoAnswer error={error} level={1} onRetry={retry} />
  // To try it again in place would not bring it; a reload does.
  if (isMissingChunk(error)) return <ErrorState level={1} onRetry={() => location.reload()} />
  return (
    <ErrorState level={1} title={<Trans>Something went wrong</Trans>} onRetry={retry}>
      {error instanceof ApiError && error.kind === 'answer' ? (
        error.message
      ) : (
        <Trans>Internal server error. What you entered and saved is still there.</Trans>
      )}
      {error instanceof ApiError && error.requestId !== undefined && (
        <p>
          <Trans>
            If this keeps happening, tell us this number: <bdi dir="ltr">{error.requestId}</bdi>
          </Trans>
        </p>
      )}
    </ErrorState>
  )
}

export interface LoadErrorProps {
  error: ApiError
  onRetry: () => void
  isRetrying?: boolean
  /** Of the heading; 1 where nothing else of the page is shown. */
  level?: 1 | 2 | 3
}

/** No answer came: the service took too long, or could not be reached at all. */
function NoAnswer({ error, ...rest }: LoadErrorProps) {
  return error.kind === 'timeout' ? (
    <ErrorState title={<Trans>The service takes too long to answer</Trans>} {...rest} />
  ) : (
    <OfflineState {...rest} />
  )
}

/** What a page is about failed to load: it does not exist, or an error is shown instead of the page. */
export function PageLoadError(props: Omit<LoadErrorProps, 'level'>) {
  return statusOf(props.error) === 404 ? <NotFoundPage /> : <LoadError {...props} level={1} />
}

/** A part of a page that failed to load: what, why, and a way to try again. */
export function LoadError({ error, level, ...retry }: LoadErrorProps) {
  if (error.kind !== 'answer') return <NoAnswer error={error} level={level} {...retry} />
  // What is not for this account will not be at another try either.
  const act = error.status === 403 ? { title: <Trans>Not open to this account</Trans> } : retry
  return (
    <ErrorState level={level} {...act}>
      {error.message}
      {error.code === 'second_factor_demanded' && (
        <p>
          <AppLink to="/profile/two-factors" className={linkClass()}>
            <Trans>Set up two-step verification</Trans>
          </AppLink>
        </p>
      )}
    </ErrorState>
  )
}
