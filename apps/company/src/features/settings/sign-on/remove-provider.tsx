import { Trans, useLingui } from '@lingui/react/macro'
import { Button, showToast, Text } from '@masar/ui'
import { lazy, Suspense, useState } from 'react'
import { FailureText } from '../../people/parts/failure.tsx'
import { useRemoveProvider } from './api.ts'

const ConfirmDialog = lazy(() =>
  import('@masar/ui/dialog').then(({ ConfirmDialog: default_ }) => ({ default: default_ })),
)

/** Forgets the provider, after a question. */
export function RemoveProvider() {
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <Button variant="quiet" onPress={() => setAsked(true)}>
        <Trans>Remove the provider</Trans>
      </Button>
      <Suspense>{isAsked && <RemovalDialog onClose={() => setAsked(false)} />}</Suspense>
    </>
  )
}

function RemovalDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const removing = useRemoveProvider()
  return (
    <ConfirmDialog
      title={<Trans>Remove the provider?</Trans>}
      action={<Trans>Remove the provider</Trans>}
      isDanger
      isOpen
      onOpenChange={isOpen => !isOpen && onClose()}
      onConfirm={async () => {
        await removing.mutateAsync()
        showToast({ tone: 'success', text: t`The provider was removed` })
      }}
      failure={removing.error ? <FailureText error={removing.error} /> : <Trans>Try again.</Trans>}
    >
      <Text>
        <Trans>
          Everyone signs in with their password again. Anyone without one can set it by e-mail, with “Forgot
          your password?”. Accounts and records stay.
        </Trans>
      </Text>
    </ConfirmDialog>
  )
}
