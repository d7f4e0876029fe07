import { Trans, useLingui } from '@lingui/react/macro'
import { Checkbox, TextField } from '@masar/ui'
import type { ReactNode } from 'react'
import { AddressFields, CountryField } from '../addresses/address-fields.tsx'
import { KeptAddresses } from '../addresses/kept-addresses.tsx'
import type { BillingPlaces } from './use-billing-places.tsx'
import type { BuyerForm } from './use-buyer-form.ts'
import styles from './checkout.module.css'

/** Who the bill of a person is made out to. */
export function PersonFields({ form }: { form: BuyerForm }) {
  const { t } = useLingui()
  return (
    <div className={styles.fields}>
      <TextField
        {...form.field('name')}
        label={t`Name on the invoice`}
        autoComplete="name"
        maxLength={120}
        className={styles.whole}
      />
      <CountryField {...form.field('address.country')} />
    </div>
  )
}

/** What a tax invoice says of a company. */
export function CompanyFields({ form, places }: { form: BuyerForm; places: BillingPlaces }) {
  const { t } = useLingui()
  const { draft, place } = form
  return (
    <>
      <div className={styles.fields}>
        <TextField
          {...form.field('name')}
          label={t`Legal name of the company`}
          autoComplete="organization"
          maxLength={120}
          className={styles.whole}
        />
        <TextField
          {...form.field('vat_number')}
          label={t`VAT number`}
          hint={t`15 digits, as on your VAT certificate.`}
          isOptional
          inputMode="numeric"
          dir="ltr"
          autoComplete="off"
          maxLength={40}
          onBlur={form.leaveVatNumber}
        />
        <TextField
          {...form.field('registration_number')}
          label={t`Commercial registration number`}
          isOptional
          inputMode="numeric"
          dir="ltr"
          autoComplete="off"
          maxLength={40}
        />
      </div>
      {places.notice}
      {places.addresses.length > 0 && (
        <KeptAddresses
          id={place.id}
          addresses={places.addresses}
          chosen={draft.place}
          error={place.error}
          onChoose={place.choose}
        />
      )}
      {draft.place === null && <TypedAddress form={form} />}
      <TextField
        {...form.field('purchase_order')}
        label={t`Purchase order number`}
        hint={t`Yours, for your accounting. It appears on the invoice.`}
        isOptional
        autoComplete="off"
        maxLength={64}
      />
    </>
  )
}

/** An address that the company doesn't keep yet. */
function TypedAddress({ form }: { form: BuyerForm }): ReactNode {
  const { t } = useLingui()
  return (
    <>
      <AddressFields field={name => form.field(`address.${name}`)} />
      <Checkbox checked={form.draft.keeps} onChange={form.keep}>
        <Trans>Keep this address for later orders</Trans>
      </Checkbox>
      {form.draft.keeps && (
        <TextField
          {...form.field('save_address_as')}
          label={t`Name of the address`}
          hint={t`How you tell it from the others.`}
          autoComplete="off"
          maxLength={60}
        />
      )}
    </>
  )
}
