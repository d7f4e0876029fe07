import { Trans } from '@lingui/react/macro'
import { type ApiError, unwrap } from '@masar/api-sdk'
import { Link, LinkButton, Text } from '@masar/ui'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { AppName } from '@masar/site-map'
import { AppLink, useApp, useSession } from '@masar/app-shell'
import styles from '../accounts.module.css'
import { accountApiOf } from '../api/account-api.ts'
import { withNext } from '../sign-in/model.ts'

const googleQuery = (app: AppName) =>
  queryOptions<boolean, ApiError>({
    queryKey: ['google', app],
    staleTime: Infinity,
    queryFn: async ({ signal }) =>
      (await unwrap(accountApiOf(app).GET('/auth/google-state', { signal }))).data.is_on,
  })

/** The way in by Google, where the service has it set up. It leaves the site, so it is a plain link. */
export function GoogleButton({ next }: { next: string | undefined }) {
  const { app, locale } = useApp()
  const { data: isOn } = useQuery(googleQuery(app))
  // Left by a session that ended by itself, not by signing out: Google may take the same account again without a question.
  const isKnown = useSession(({ isGoogle }) => isGoogle)
  if (isOn !== true) return null
  const base = app === 'company' ? '/company-api/v1' : '/client-api/v1'
  return (
    <div className={styles.google}>
      <p className={styles.or}>
        <Trans>or</Trans>
      </p>
      <LinkButton
        href={withNext(`${base}/auth/google?locale=${locale}${isKnown ? '' : '&choose=1'}`, next)}
        variant="secondary"
        size="lg"
        wide
      >
        <GoogleMark /> <Trans>Continue with Google</Trans>
      </LinkButton>
      {app === 'learner' && <TermsNote />}
    </div>
  )
}

/** A new person's account is opened by the button itself. */
function TermsNote() {
  return (
    <Text soft size="sm">
      <Trans>
        By creating an account with Google you accept the{' '}
        <Link as={AppLink} to="/terms" isOutside target="_blank">
          terms of use
        </Link>{' '}
        and the{' '}
        <Link as={AppLink} to="/privacy-policy" isOutside target="_blank">
          privacy policy
        </Link>
        .
      </Trans>
    </Text>
  )
}

/** Google's own mark, in its colours, never turned round. */
function GoogleMark() {
  return (
    <svg viewBox="0 0 48 48" width={20} height={20} aria-hidden>
      <path
        fill="#EA4335"
        d="M24 9.5c3.5 0 6.6 1.2 9.1 3.6l6.8-6.8C35.8 2.4 30.3 0 24 0 14.6 0 6.5 5.4 2.6 13.2l7.9 6.2C12.4 13.7 17.7 9.5 24 9.5z"
      />
      <path
        fill="#4285F4"
        d="M47 24.6c0-1.6-.2-3.1-.4-4.6H24v9h12.9c-.6 3-2.3 5.5-4.8 7.2l7.7 6C44.4 38 47 31.9 47 24.6z"
      />
      <path
        fill="#FBBC05"
        d="M10.5 28.6c-.5-1.5-.8-3-.8-4.6s.3-3.1.8-4.6l-7.9-6.2C.9 16.5 0 20.1 0 24s.9 7.5 2.6 10.8l7.9-6.2z"
      />
      <path
        fill="#34A853"
        d="M24 48c6.5 0 11.9-2.1 15.9-5.8l-7.7-6c-2.1 1.5-4.9 2.3-8.2 2.3-6.3 0-11.6-4.2-13.5-9.9l-7.9 6.2C6.5 42.6 14.6 48 24 48z"
      />
    </svg>
  )
}
