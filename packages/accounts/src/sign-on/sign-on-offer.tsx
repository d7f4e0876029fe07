import { Trans } from '@lingui/react/macro'
import { type ApiError, unwrap } from '@masar/api-sdk'
import type { AppName } from '@masar/site-map'
import { Link, LinkButton, Ltr, Text } from '@masar/ui'
import { AppLink, useApp, useSettled } from '@masar/app-shell'
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import styles from '../accounts.module.css'
import { accountApiOf } from '../api/account-api.ts'
import { withNext } from '../sign-in/model.ts'
import { mailDomain } from './mail-domain.ts'

const signOnQuery = (app: AppName, domain: string | null) =>
  queryOptions<{ is_on: boolean; is_demanded: boolean }, ApiError>({
    queryKey: ['sign-on', app, domain],
    staleTime: 300_000,
    retry: false,
    queryFn:
      domain === null
        ? skipToken
        : async ({ signal }) =>
            (
              await unwrap(
                accountApiOf(app).GET('/auth/sign-on-state', { params: { query: { domain } }, signal }),
              )
            ).data,
  })

/** Where the sign-in by the provider of a domain's company begins. It leaves the site, so it is a plain link. */
export function useSignOnHref(next: string | undefined): (domain: string) => string {
  const { app, locale } = useApp()
  const base = app === 'company' ? '/company-api/v1' : '/client-api/v1'
  return domain =>
    withNext(`${base}/auth/sign-on?domain=${encodeURIComponent(domain)}&locale=${locale}`, next)
}

/** The way in by the company's provider, once an address of a domain is typed whose company has one. Only the domain is asked for. */
export function SignOnOffer({ email, next }: { email: string; next: string | undefined }) {
  const { app } = useApp()
  const domain = useSettled(mailDomain(email))
  const { data } = useQuery(signOnQuery(app, domain))
  const href = useSignOnHref(next)
  const isOffered = data?.is_on === true && domain !== null
  return (
    <div role="status" className={isOffered ? styles.signOn : undefined}>
      {isOffered && (
        <>
          <LinkButton href={href(domain)} size="lg" wide>
            <span>
              <Trans>
                Continue with <Ltr>{domain}</Ltr>
              </Trans>
            </span>
          </LinkButton>
          <Text soft size="sm">
            {data.is_demanded ? (
              <Trans>Your company’s people sign in there. Only owners still use their password here.</Trans>
            ) : (
              <Trans>Your company lets you sign in with the account that you have there.</Trans>
            )}{' '}
            {app === 'learner' && (
              <Trans>
                If this opens an account for you, you accept the{' '}
                <Link as={AppLink} to="/terms" isOutside target="_blank">
                  terms of use
                </Link>{' '}
                and the{' '}
                <Link as={AppLink} to="/privacy-policy" isOutside target="_blank">
                  privacy policy
                </Link>
                .
              </Trans>
            )}
          </Text>
        </>
      )}
    </div>
  )
}
