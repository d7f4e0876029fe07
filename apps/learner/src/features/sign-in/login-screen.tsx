import { Trans, useLingui } from '@lingui/react/macro'
import { AppLink, fieldError, useGo, useHref } from '@masar/app-shell'
import { Button, Heading, Link, PasswordField, Text, TextField } from '@masar/ui'
import { useId, useState, type FormEvent } from 'react'
import { useSignIn } from './api.ts'
import styles from './login-screen.module.css'
import { afterSignIn, type Credentials, type Fault, faultsOf } from './model.ts'
import { SignInFault } from './sign-in-fault.tsx'

/** Sign-in for learners and instructors. */
export function LoginScreen({ next }: { next: string | undefined }) {
  return (
    <div className={styles.screen}>
      <div>
        <Heading level={1}><Trans>Sign in</Trans></Heading>
        <Text soft><Trans>Go on from where you stopped.</Trans></Text>
      </div>
      <LoginForm next={next} />
      <Ways next={next} />
    </div>
  )
}

function LoginForm({ next }: { next: string | undefined }) {
  const { t } = useLingui()
  const go = useGo()
  const id = useId()
  const signIn = useSignIn()
  const [typed, setTyped] = useState<Credentials>({ email: '', password: '' })
  const [faults, setFaults] = useState<ReturnType<typeof faultsOf>>({})
  const words: Record<Fault, string> = { required: t`This field is required.`, email: t`Enter an e-mail address such as name@example.com.` }
  const change = (field: keyof Credentials) => (value: string) => {
    setTyped({ ...typed, [field]: value })
    setFaults({ ...faults, [field]: undefined })
  }
  const focus = (field: keyof Credentials) => document.getElementById(`${id}${field}`)?.focus()
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (signIn.isPending) return
    const found = faultsOf(typed)
    setFaults(found)
    const first = found.email ? 'email' : found.password ? 'password' : null
    if (first) return focus(first)
    signIn.mutate(typed, {
      onSuccess: () => go(afterSignIn(next), { replace: true }),
      onError: error => error.code === 'credentials_wrong' ? focus('password') : error.errors['email'] && focus('email'),
    })
  }
  const isAtFields = signIn.error !== null && Object.keys(signIn.error.errors).length > 0
  const message = (field: keyof Credentials) => (faults[field] ? words[faults[field]] : fieldError(signIn.error, field))
  return (
    <form noValidate onSubmit={send} className={styles.form}>
      {signIn.error && !isAtFields && <SignInFault error={signIn.error} />}
      <TextField
        id={`${id}email`} label={t`E-mail`} type="email" name="email" autoComplete="username" inputMode="email" autoCapitalize="none" spellCheck={false}
        value={typed.email} onChange={change('email')} error={message('email')}
      />
      <div>
        <PasswordField
          id={`${id}password`} label={t`Password`} name="password" autoComplete="current-password"
          value={typed.password} onChange={change('password')} error={message('password')}
        />
        <Link as={AppLink} to="/auth/forget-password" className={styles.forgotten}><Trans>Forgot your password?</Trans></Link>
      </div>
      <Button type="submit" wide size="lg" isPending={signIn.isPending}><Trans>Sign in</Trans></Button>
    </form>
  )
}

function Ways({ next }: { next: string | undefined }) {
  const href = useHref()
  return (
    <div className={styles.ways}>
      <p><Trans>New to Masar?</Trans> <Link as={AppLink} to={next === undefined ? '/auth/user-choose' : `/auth/user-choose?next=${encodeURIComponent(next)}`}><Trans>Create an account</Trans></Link></p>
      <p><Trans>Signing in for a company?</Trans> <Link href={`${href('/auth/login')}?company`}><Trans>Company sign-in</Trans></Link></p>
    </div>
  )
}
