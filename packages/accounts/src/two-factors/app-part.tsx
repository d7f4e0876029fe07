import { Trans, useLingui } from '@lingui/react/macro'
import { type ApiError, unwrap } from '@masar/api-sdk'
import { Button, Card, DateText, Heading, showToast, Text } from '@masar/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import styles from '../profile/profile.module.css'
import { useAccountApi } from '../api/account-api.ts'
import { FormError } from '../forms/form-error.tsx'
import { useProof } from '../profile/proof.tsx'
import type { SecondFactors } from '../profile/second-factors-query.ts'
import { AppSetup, type BegunApp } from './app-setup.tsx'
import { RemoveDialog } from './remove-dialog.tsx'

interface AppPartProps {
  totp: SecondFactors['totp']
  onAdded: (codes: readonly string[] | null) => void
  onRemoved: () => void
}

/** The authenticator app: set up, replaced, removed. */
export function AppPart({ totp, onAdded, onRemoved }: AppPartProps) {
  const { t } = useLingui()
  const api = useAccountApi()
  const proof = useProof('second_factors')
  const [begun, setBegun] = useState<BegunApp | null>(null)
  const [isRemoving, setRemoving] = useState(false)
  const beginning = useMutation<BegunApp, ApiError>({
    mutationFn: () => proof.run(async () => (await unwrap(api().POST('/auth/second-factors/totp'))).data),
    onSuccess: setBegun,
  })
  const done = (codes: readonly string[] | null) => {
    setBegun(null)
    onAdded(codes)
  }
  return (
    <Card as="section" className={styles.part} aria-labelledby="authenticator-app">
      <Heading level={2} size="md" id="authenticator-app">
        <Trans>Authenticator app</Trans>
      </Heading>
      {begun ? (
        <AppSetup begun={begun} onDone={done} onGivenUp={() => setBegun(null)} />
      ) : (
        <>
          <Text soft size="sm">
            {totp === null ? (
              <Trans>
                An app on your phone shows a new code of six digits every 30 seconds, even without a
                connection.
              </Trans>
            ) : (
              <Trans>
                Set up on <DateText value={totp.confirmed_at} />.
              </Trans>
            )}
          </Text>
          {beginning.error && (
            <FormError formError={{ error: beginning.error, at: beginning.submittedAt, otherErrors: [] }} />
          )}
          <div className={styles.acts}>
            <Button variant="secondary" isPending={beginning.isPending} onPress={() => beginning.mutate()}>
              {totp === null ? <Trans>Set up an app</Trans> : <Trans>Set up another app</Trans>}
            </Button>
            {totp !== null && (
              <Button variant="quiet" className={styles.dangerous} onPress={() => setRemoving(true)}>
                <Trans>Remove the app</Trans>
              </Button>
            )}
          </div>
        </>
      )}
      {isRemoving && (
        <RemoveDialog
          title={<Trans>Remove the authenticator app?</Trans>}
          action={<Trans>Remove the app</Trans>}
          remove={() => proof.run(() => unwrap(api().DELETE('/auth/second-factors/totp')))}
          onRemoved={() => {
            onRemoved()
            showToast({ text: t`The authenticator app is removed.` })
          }}
          onClose={() => setRemoving(false)}
        >
          <Trans>Its codes will no longer work. Then delete Masar in the app, too.</Trans>
        </RemoveDialog>
      )}
      {proof.dialog}
    </Card>
  )
}
