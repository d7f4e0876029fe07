import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ApiError } from '@masar/api-sdk'
import { TextField } from '@masar/ui'
import { useEffect } from 'react'
import { AccountForm } from '../forms/account-form.tsx'
import { needed, errorsIn } from '../forms/checks.ts'
import { useForm } from '../forms/use-form.ts'

interface Typed {
  recovery_code: string
}

/** One of the codes that were shown once, in place of a factor that is not at hand. */
export function RecoveryCodeForm({
  send,
  onDone,
}: {
  send: (code: string) => Promise<void>
  onDone: () => void
}) {
  const { t } = useLingui()
  const form = useForm<Typed, void>({
    initial: { recovery_code: '' },
    isOnce: true,
    check: ({ recovery_code: code }) => errorsIn<Typed>({ recovery_code: needed(code) }),
    send: ({ recovery_code: code }) => send(code),
    onDone,
    onRefused: error =>
      error.code === 'code_wrong' ? { recovery_code: <WrongCode error={error} /> } : undefined,
  })
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when it opens
  useEffect(() => form.focus('recovery_code'), [])
  return (
    <AccountForm form={form} act={<Trans>Confirm</Trans>}>
      <TextField
        {...form.field('recovery_code')}
        label={t`Recovery code`}
        name="recovery-code"
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        maxLength={64}
        // in no catalogue: the form of a code
        placeholder="XXXXX-XXXXX"
      />
    </AccountForm>
  )
}

function WrongCode({ error }: { error: ApiError }) {
  const left = (error.data as { tries_left?: number } | undefined)?.tries_left
  return (
    <>
      <Trans>This code is wrong, or was already used.</Trans>{' '}
      {left !== undefined && <Plural value={left} one="# attempt is left." other="# attempts are left." />}
    </>
  )
}
