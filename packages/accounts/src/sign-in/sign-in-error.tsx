import { Trans } from '@lingui/react/macro'
import { Banner, Link, Ltr } from '@masar/ui'
import { AppLink } from '@masar/app-shell'
import { useSignOnHref } from '../sign-on/sign-on-offer.tsx'
import { FormError } from '../forms/form-error.tsx'
import type { FormErrorState } from '../forms/use-form.ts'

/** Why signing in failed and the way on: an account of the other kind is shown its own door. */
export function SignInError({
  formError,
  next,
}: {
  formError: FormErrorState | null
  next?: string | undefined
}) {
  const hrefOf = useSignOnHref(next)
  const code = formError?.error.code
  if (formError !== null && code === 'sign_on_demanded') {
    const { domain } = formError.error.data as { domain: string }
    return (
      <Banner tone="info" role="alert">
        <p>{formError.error.message}</p>
        <p>
          <Link href={hrefOf(domain)}>
            <Trans>
              Continue with <Ltr>{domain}</Ltr>
            </Trans>
          </Link>
        </p>
      </Banner>
    )
  }
  if (formError === null || (code !== 'company_account' && code !== 'personal_account'))
    return <FormError formError={formError} />
  return (
    <Banner tone="info" role="alert">
      <p>{formError.error.message}</p>
      <p>
        {code === 'company_account' ? (
          <Link as={AppLink} to="/auth/login?company">
            <Trans>Sign in to the company portal</Trans>
          </Link>
        ) : (
          <Link as={AppLink} to="/auth/login" isOutside>
            <Trans>Sign in as a learner or instructor</Trans>
          </Link>
        )}
      </p>
    </Banner>
  )
}
