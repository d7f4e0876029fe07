import { Trans, useLingui } from '@lingui/react/macro'
import { Button, showToast, Text } from '@masar/ui'
import { ConfirmDialog } from '@masar/ui/dialog'
import { Lock } from 'lucide-react'
import { useState } from 'react'
import { FailureText } from '../../people/parts/failure.tsx'
import { type Disclosure, useCloseYear } from './api.ts'

/** Closes a year that is over, once what that means is confirmed. */
export function CloseYear({ disclosure: { year } }: { disclosure: Disclosure }) {
  const { t } = useLingui()
  const [isAsking, setAsking] = useState(false)
  const closing = useCloseYear()
  const written = String(year)
  return (
    <>
      <Button size="sm" iconStart={Lock} onPress={() => setAsking(true)}>
        <Trans>Close the year</Trans>
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={<Trans>Close the year {written}?</Trans>}
          action={<Trans>Close the year</Trans>}
          isOpen
          onOpenChange={setAsking}
          onConfirm={async () => {
            await closing.mutateAsync(year)
            showToast({ tone: 'success', text: t`The year is closed` })
          }}
          failure={closing.error ? <FailureText error={closing.error} /> : <Trans>Try again.</Trans>}
        >
          <Text>
            <Trans>
              Figures, people, training elsewhere, plan and rules are kept as they are now, with a
              fingerprint. This cannot be undone.
            </Trans>
          </Text>
          <Text soft size="sm">
            <Trans>You can still correct training elsewhere; what changes then is marked as later.</Trans>
          </Text>
        </ConfirmDialog>
      )}
    </>
  )
}
