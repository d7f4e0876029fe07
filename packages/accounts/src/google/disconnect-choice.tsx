import { Trans } from '@lingui/react/macro'
import { Checkbox } from '@masar/ui'
import type { FieldBinding } from '../forms/use-form.ts'

/** Offers to let Google sign in no longer, where another secret of the account changes. */
export function DisconnectGoogleChoice({ field }: { field: FieldBinding<boolean> }) {
  const { value: checked, ...rest } = field
  return (
    <Checkbox {...rest} name="disconnect_google" checked={checked}>
      <Trans>Disconnect Google, too: the Google account can no longer sign in.</Trans>
    </Checkbox>
  )
}
