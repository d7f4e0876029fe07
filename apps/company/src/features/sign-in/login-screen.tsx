import { Trans, useLingui } from '@lingui/react/macro'
import { AppLink, fieldError, useGo } from '@masar/app-shell'
import { Button, Heading, Link, PasswordField, Text, TextField } from '@masar/ui'
import { useId, useState, type FormEvent } from 'react'
import { useSignIn } from './api.ts'
import styles from './login-screen.module.css'
import { afterSignIn, type Credentials, type Fault, faultsOf } from './model.ts'
import { SignInFault } from './sign-in-fault.tsx'

/** Sign-in for companies. */
export function LoginScreen({ next }: { next: string | undefined }) {
  return (
    <div className={styles.screen}>
      <div>
        <Heading level={1}><Trans>Company sign-in</Trans></Heading>
        <Text soft><Trans>See your people’s learning in one place.</Trans></Text>
      </div>
      <LoginForm next={next} />
      <div className={styles.ways}>
        <p><Trans>Not on Masar yet?</Trans> <Link as={AppLink} to="/auth/company-account"><Trans>Open a company account</Trans></Link></p>
        <p><Trans>Learning or teaching yourself?</Trans> <Link as={AppLink} to="/auth/login" isOutside><Trans>Personal sign-in</Trans></Link></p>
      </div>
    </div>
  )
}

/** What is typed, what is wrong with it, and sending it. */
function useLoginForm(next: string | undefined, focus: (field: keyof Credentials) => void) {
  const go = useGo()
  const signIn = useSignIn()
  const [typed, setTyped] = useState<Credentials>({ email: '', password: '' })
  const [faults, setFaults] = useState<ReturnType<typeof faultsOf>>({})
  const change = (field: keyof Credentials) => (value: string) => {
    setTyped({ ...typed, [field]: value })
    setFaults({ ...faults, [field]: undefined })
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (signIn.isPending) return
    const found = faultsOf(typed)
    setFaults(found)
    if (found.email) return focus('email')
    if (found.password) return focus('password')
    signIn.mutate(typed, {
      onSuccess: () => go(afterSignIn(next), { replace: true }),
      onError: error => error.errors['email'] ? focus('email') : focus('password'),
    })
  }
  return { signIn, typed, faults, change, send }
}

function LoginForm({ next }: { next: string | undefined }) {
  const { t } = useLingui()
  const id = useId()
  const { signIn, typed, faults, change, send } = useLoginForm(next, field => document.getElementById(`${id}${field}`)?.focus())
  const words: Record<Fault, string> = { required: t`This field is required.`, email: t`Enter an e-mail address such as name@example.com.` }
  const message = (field: keyof Credentials) => (faults[field] ? words[faults[field]] : fieldError(signIn.error, field))
  const isAtFields = signIn.error !== null && Object.keys(signIn.error.errors).length > 0
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
