import { Trans, useLingui } from '@lingui/react/macro'
import type { ApiError, CompanyAddress } from '@masar/api-sdk'
import { Banner, Button, Checkbox, TextField } from '@masar/ui'
import { Dialog } from '@masar/ui/dialog'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { AddressFields } from './address-fields.tsx'
import styles from './addresses.module.css'
import { addAddress, changeAddress } from './api.ts'
import { useAddressForm } from './use-address-form.ts'

interface AddressDialogProps {
  /** The one to change; null for another. */
  address: CompanyAddress | null
  onClose: () => void
}

/** Changes one of the company's addresses, or keeps another. */
// long: one form in a dialog, its parts one below the other
export function AddressDialog({ address, onClose }: AddressDialogProps) {
  const { t } = useLingui()
  const client = useQueryClient()
  const form = useAddressForm(address)
  const [isDefault, setDefault] = useState(address?.is_default === true)
  const [failure, setFailure] = useState<ApiError | null>(null)
  const saving = useMutation<CompanyAddress, ApiError>({
    mutationFn: () => {
      const body = { ...form.body(), is_default: isDefault }
      return address === null ? addAddress(client, body) : changeAddress(client, address.id, body)
    },
    onSuccess: onClose,
    onError: error => setFailure(form.refuse(error) ? null : error),
  })
  const save = (event: FormEvent) => {
    event.preventDefault()
    // The dialog hangs below the checkout's form.
    event.stopPropagation()
    if (saving.isPending || !form.check()) return
    setFailure(null)
    saving.mutate()
  }
  return (
    <Dialog
      title={address ? <Trans>Edit the billing address</Trans> : <Trans>Add a billing address</Trans>}
      isOpen
      onOpenChange={isOpen => !isOpen && !saving.isPending && onClose()}
      actions={close => (
        <>
          <Button variant="secondary" isDisabled={saving.isPending} onPress={close}>
            <Trans>Close</Trans>
          </Button>
          <Button type="submit" form={form.id} isPending={saving.isPending}>
            <Trans>Save the address</Trans>
          </Button>
        </>
      )}
    >
      <form id={form.id} noValidate onSubmit={save} className={styles.part}>
        <TextField
          {...form.field('label')}
          label={t`Name of the address`}
          hint={t`How you tell it from the others.`}
          maxLength={60}
          autoComplete="off"
        />
        <AddressFields field={form.field} />
        <TextField
          {...form.field('vat_number')}
          label={t`VAT number`}
          hint={t`Only where invoices to this address name another one.`}
          isOptional
          inputMode="numeric"
          dir="ltr"
          maxLength={40}
          autoComplete="off"
        />
        <Checkbox checked={isDefault} disabled={address?.is_default === true} onChange={setDefault}>
          <Trans>Begin each checkout with this address</Trans>
        </Checkbox>
        <div role="alert">
          {failure && (
            <Banner tone="danger">
              {failure.kind === 'answer' ? (
                failure.message
              ) : (
                <Trans>Not saved: there is no connection.</Trans>
              )}
            </Banner>
          )}
        </div>
      </form>
    </Dialog>
  )
}
