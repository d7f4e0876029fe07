import { Trans, useLingui } from '@lingui/react/macro'
import { type ApiError, unwrap } from '@masar/api-sdk'
import { AppLink } from '@masar/app-shell'
import { Button, linkClass, Ltr, showToast, Text } from '@masar/ui'
import { useMutation } from '@tanstack/react-query'
import { useAccountApi } from '../api/account-api.ts'
import type { Profile } from './api.ts'
import { useTakeChange } from './changes.ts'
import { useProof } from './proof.tsx'

type Google = NonNullable<Profile['google']>

/** The Google account that signs in to this account, or did. */
export function GoogleAddress({ google }: { google: Google }) {
  if (!google.is_connected) return <Trans>Disconnected</Trans>
  return google.email === null ? <Trans>Connected</Trans> : <Ltr>{google.email}</Ltr>
}

/** Lets it sign in no longer, or again; both ask for a recent proof. Only Google opens an account without a password. */
export function ChangeGoogle({ google, hasPassword }: { google: Google; hasPassword: boolean }) {
  const { t } = useLingui()
  const api = useAccountApi()
  const take = useTakeChange()
  const proof = useProof('google')
  const change = useMutation<unknown, ApiError, boolean>({
    mutationFn: connects =>
      proof.run(() => unwrap(connects ? api().PUT('/auth/google') : api().DELETE('/auth/google'))),
    onSuccess: (_answer, connects) => {
      take({ google: { ...google, is_connected: connects }, is_google: connects })
      showToast({
        text: connects ? t`Google signs you in again.` : t`Google is disconnected. It no longer signs in.`,
      })
    },
  })
  if (google.is_connected && !hasPassword)
    return (
      <AppLink to="/profile/password" className={linkClass()}>
        <Trans>Set a password to disconnect</Trans>
      </AppLink>
    )
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        isPending={change.isPending}
        onPress={() => change.mutate(!google.is_connected)}
      >
        {google.is_connected ? <Trans>Disconnect Google</Trans> : <Trans>Connect Google again</Trans>}
      </Button>
      {change.error && (
        <Text role="alert" size="sm">
          {change.error.kind === 'answer' ? (
            change.error.message
          ) : (
            <Trans>No connection. Nothing was changed.</Trans>
          )}
        </Text>
      )}
      {proof.dialog}
    </>
  )
}
