import { Trans, useLingui } from '@lingui/react/macro'
import { unwrap } from '@masar/api-sdk'
import { Banner, EmailField, Heading, Link, PasswordField, Text } from '@masar/ui'
import { useState } from 'react'
import { AppLink, hasSessionEnded, useApp, useHref } from '@masar/app-shell'
import styles from '../accounts.module.css'
import { useAccountApi } from '../api/account-api.ts'
import { IntendedCourse } from '../enrolment-intent/intended-course.tsx'
import { AccountForm } from '../forms/account-form.tsx'
import { useForm } from '../forms/use-form.ts'
import { GoogleButton } from '../google/google-button.tsx'
import { SignOnNote } from '../sign-on/sign-on-note.tsx'
import { SignOnOffer } from '../sign-on/sign-on-offer.tsx'
import { type Credentials, errorsOf, loginDraft, withNext } from './model.ts'
import type { ReturnSearch } from './next-search.ts'
import { ProviderReturn } from './provider-return.tsx'
import { SignInError } from './sign-in-error.tsx'
import { type SignInAnswer, useEntered } from './use-entered.ts'

interface LoginProps {
  /** Where the person was going, as the address says it. */
  next?: string | undefined
}

/** Sign-in: of learners and instructors in one app, of companies in the other. */
export function LoginScreen({ next, google, sign_on: signOn }: LoginProps & ReturnSearch) {
  const isCompany = useApp().app === 'company'
  const [hasEnded] = useState(hasSessionEnded)
  // The way back from a provider: nothing is asked any more.
  if (google !== undefined) return <ProviderReturn way="google" next={next} />
  if (signOn === '1') return <ProviderReturn way="sign-on" next={next} />
  return (
    <div className={styles.screen}>
      <div>
        <Heading level={1}>{isCompany ? <Trans>Company sign-in</Trans> : <Trans>Sign in</Trans>}</Heading>
        <Text soft>
          {isCompany ? (
            <Trans>See your people’s learning in one place.</Trans>
          ) : (
            <Trans>Continue from where you stopped.</Trans>
          )}
        </Text>
      </div>
      <IntendedCourse next={next} />
      {hasEnded && (
        <Banner tone="info">
          <Trans>
            You are no longer signed in here: your session has expired, or it was ended from another device or
            by a new password. Sign in to continue.
          </Trans>
        </Banner>
      )}
      {signOn !== undefined && <SignOnNote about={signOn} />}
      <LoginForm next={next} />
      <GoogleButton next={next} />
      {isCompany ? <CompanyWays /> : <PersonalWays next={next} />}
    </div>
  )
}

function LoginForm({ next }: LoginProps) {
  const { t } = useLingui()
  const api = useAccountApi()
  const { enter } = useEntered(next)
  const form = useForm<Credentials, SignInAnswer>({
    initial: { email: '', password: '' },
    draft: { name: loginDraft, secrets: ['password'] },
    isOnce: true,
    check: errorsOf,
    send: async ({ email, password }) =>
      (await unwrap(api().POST('/auth/login', { body: { email: email.trim(), password } }))).data,
    onDone: answer => enter(answer),
    onRefused: error => {
      if (error.code === 'credentials_wrong') form.focus('password')
    },
  })
  return (
    <AccountForm
      form={form}
      act={<Trans>Sign in</Trans>}
      error={<SignInError formError={form.formError} next={next} />}
    >
      <EmailField {...form.field('email')} label={t`E-mail`} name="email" autoComplete="username" />
      <SignOnOffer email={form.typed.email} next={next} />
      <div>
        <PasswordField
          {...form.field('password')}
          label={t`Password`}
          name="password"
          autoComplete="current-password"
        />
        <Link as={AppLink} to={withNext('/auth/forget-password', next)} className={styles.beside}>
          <Trans>Forgot your password?</Trans>
        </Link>
      </div>
    </AccountForm>
  )
}

function PersonalWays({ next }: LoginProps) {
  const href = useHref()
  return (
    <div className={styles.ways}>
      <p>
        <Trans>New to Masar?</Trans>{' '}
        <Link as={AppLink} to={withNext('/auth/user-choose', next)}>
          <Trans>Create an account</Trans>
        </Link>
      </p>
      <p>
        <Trans>Signing in for a company?</Trans>{' '}
        <Link href={`${href('/auth/login')}?company`}>
          <Trans>Company sign-in</Trans>
        </Link>
      </p>
    </div>
  )
}

function CompanyWays() {
  return (
    <div className={styles.ways}>
      <p>
        <Trans>Not on Masar yet?</Trans>{' '}
        <Link as={AppLink} to="/auth/company-account">
          <Trans>Open a company account</Trans>
        </Link>
      </p>
      <p>
        <Trans>Learning or teaching yourself?</Trans>{' '}
        <Link as={AppLink} to="/auth/login" isOutside>
          <Trans>Personal sign-in</Trans>
        </Link>
      </p>
    </div>
  )
}
