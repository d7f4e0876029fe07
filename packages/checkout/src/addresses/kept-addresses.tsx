import { Trans, useLingui } from '@lingui/react/macro'
import type { CompanyAddress } from '@masar/api-sdk'
import { Badge, Button, Isolate, RadioGroup } from '@masar/ui'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { addressLine, countryName } from '../order/address.ts'
import styles from './addresses.module.css'
import { removeAddress } from './api.ts'

const AddressDialog = lazy(() =>
  import('./address-dialog.tsx').then(({ AddressDialog: default_ }) => ({ default: default_ })),
)
const ConfirmDialog = lazy(() =>
  import('@masar/ui/dialog').then(({ ConfirmDialog: default_ }) => ({ default: default_ })),
)
const another = 'another'

interface KeptAddressesProps {
  id: string
  addresses: readonly CompanyAddress[]
  /** The chosen one's id; null for another, which is typed. */
  chosen: number | null
  error: ReactNode
  onChoose: (id: number | null) => void
}

/** Which of the company's addresses the bill is made out to, and the ways to change those. */
export function KeptAddresses({ id, addresses, chosen, error, onChoose }: KeptAddressesProps) {
  const { t } = useLingui()
  const address = addresses.find(each => each.id === chosen)
  return (
    <div id={id} tabIndex={-1} className={styles.part}>
      <RadioGroup
        label={t`Billing address`}
        isBoxed
        error={error}
        value={chosen === null ? another : String(chosen)}
        onChange={value => onChoose(value === another ? null : Number(value))}
        options={[
          ...addresses.map(each => ({
            value: String(each.id),
            label: <AddressLabel of={each} />,
            hint: <AddressLine of={each} />,
          })),
          { value: another, label: t`Another address` },
        ]}
      />
      {address && <AddressActs address={address} />}
    </div>
  )
}

/** How its people call an address, and whether it is the default. */
export function AddressLabel({ of: { label, is_default: isDefault } }: { of: CompanyAddress }) {
  return (
    <>
      <Isolate>{label}</Isolate>{' '}
      {isDefault && (
        <Badge>
          <Trans>Default</Trans>
        </Badge>
      )}
    </>
  )
}

/** The address itself, in a line. */
export function AddressLine({ of: { address } }: { of: CompanyAddress }) {
  const { i18n } = useLingui()
  return (
    <>
      <Isolate>{addressLine(address)}</Isolate> · {countryName(i18n.locale, address.country)}
    </>
  )
}

/** The ways to change a kept address. */
export function AddressActs({ address }: { address: CompanyAddress }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const [open, setOpen] = useState<'edit' | 'remove' | null>(null)
  const { label } = address
  return (
    <div className={styles.acts}>
      <Button size="sm" variant="quiet" onPress={() => setOpen('edit')}>
        <span>
          <Trans>
            Edit “<Isolate>{label}</Isolate>”
          </Trans>
        </span>
      </Button>
      <Button size="sm" variant="quiet" onPress={() => setOpen('remove')}>
        <span>
          <Trans>
            Remove “<Isolate>{label}</Isolate>”
          </Trans>
        </span>
      </Button>
      <Suspense>
        {open === 'edit' && <AddressDialog address={address} onClose={() => setOpen(null)} />}
        {open === 'remove' && (
          <ConfirmDialog
            title={
              <Trans>
                Remove the address “<Isolate>{label}</Isolate>”?
              </Trans>
            }
            action={<Trans>Remove the address</Trans>}
            isDanger
            isOpen
            onOpenChange={isOpen => !isOpen && setOpen(null)}
            onConfirm={() => removeAddress(client, address.id)}
            failure={t`The address was not removed. Try again.`}
          >
            <Trans>Invoices that bear it stay as they are.</Trans>
          </ConfirmDialog>
        )}
      </Suspense>
    </div>
  )
}
