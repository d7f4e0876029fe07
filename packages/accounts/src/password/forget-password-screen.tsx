import { Trans, useLingui } from '@lingui/react/macro'
import { unwrap } from '@masar/api-sdk'
import { EmailField, Heading, Link, Text } from '@masar/ui'
import { AppLink } from '@masar/app-shell'
import styles from '../accounts.module.css'
import { useAccountApi } from '../api/account-api.ts'
import type { StepAnswer } from '../code/pending-step.ts'
import { useBeginStep } from '../code/use-step.ts'
import { AccountForm } from '../forms/account-form.tsx'
import { addressError, errorsIn } from '../forms/checks.ts'
import { useForm } from '../forms/use-form.ts'
import { withNext } from '../sign-in/model.ts'

interface Typed {
  email: string
}

/** Asks for a code that lets a new password be set. */
export function ForgetPasswordScreen({ next }: { next: string | undefined }) {
  const { t } = useLingui()
  const api = useAccountApi()
  const begin = useBeginStep(next)
  const form = useForm<Typed, StepAnswer>({
    initial: { email: '' },
    isOnce: true,
    draft: { name: '/auth/forget-password', secrets: [] },
    check: ({ email }) => errorsIn<Typed>({ email: addressError(email) }),
    send: async ({ email }) =>
      (await unwrap(api().POST('/auth/forget-password', { body: { email: email.trim() } }))).data,
    onDone: (answer, { email }) => begin(answer, email.trim()),
  })
  return (
    <div className={styles.screen}>
      <div>
        <Heading level={1}>
          <Trans>Forgot your password?</Trans>
        </Heading>
        <Text soft>
          <Trans>Tell us your e-mail. We send you a code, and you set a new password.</Trans>
        </Text>
      </div>
      <AccountForm form={form} act={<Trans>Send the code</Trans>}>
        <EmailField {...form.field('email')} label={t`E-mail`} name="email" autoComplete="username" />
      </AccountForm>
      <div className={styles.ways}>
        <p>
          <Trans>Remembered it?</Trans>{' '}
          <Link as={AppLink} to={withNext('/auth/login', next)}>
            <Trans>Sign in</Trans>
          </Link>
        </p>
      </div>
    </div>
  )
}
