import { Trans, useLingui } from '@lingui/react/macro'
import { clientQuery } from '@masar/app-shell'
import { NativeSelect, TextField } from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import type { BuyerForm } from './use-buyer-form.ts'
import styles from './checkout.module.css'

/** Who the bill is made out to: a person's name and country, or what a tax invoice says of a company. */
export function BuyerFields({ form, isCompany }: { form: BuyerForm; isCompany: boolean }) {
  const { t } = useLingui()
  if (!isCompany)
    return (
      <div className={styles.fields}>
        <TextField
          {...form.field('name')}
          label={t`Name on the invoice`}
          autoComplete="name"
          maxLength={120}
          className={styles.whole}
        />
        <CountryField form={form} />
      </div>
    )
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
        <TextField
          {...form.field('purchase_order')}
          label={t`Purchase order number`}
          hint={t`Yours, for your accounting.`}
          isOptional
          autoComplete="off"
          maxLength={60}
        />
      </div>
      <AddressFields form={form} />
    </>
  )
}

/** The national address, as a standard tax invoice has it. */
function AddressFields({ form }: { form: BuyerForm }) {
  const { t } = useLingui()
  return (
    <fieldset className={styles.address}>
      <legend>
        <Trans>National address</Trans>
      </legend>
      <div className={styles.fields}>
        <TextField
          {...form.field('address.building')}
          label={t`Building number`}
          isOptional
          dir="ltr"
          maxLength={20}
        />
        <TextField
          {...form.field('address.street')}
          label={t`Street`}
          isOptional
          autoComplete="address-line1"
          maxLength={120}
        />
        <TextField
          {...form.field('address.district')}
          label={t`District`}
          isOptional
          autoComplete="address-level3"
          maxLength={120}
        />
        <TextField
          {...form.field('address.city')}
          label={t`City`}
          autoComplete="address-level2"
          maxLength={120}
        />
        <TextField
          {...form.field('address.postal_code')}
          label={t`Postal code`}
          isOptional
          inputMode="numeric"
          dir="ltr"
          autoComplete="postal-code"
          maxLength={20}
        />
        <CountryField form={form} />
      </div>
    </fieldset>
  )
}

/** Countries belong to nobody: both apps ask client-api. Until they are there, the present one stands alone. */
function CountryField({ form }: { form: BuyerForm }) {
  const { t, i18n } = useLingui()
  const { value, ...field } = form.field('address.country')
  const countries = useQuery({ ...clientQuery('/countries'), staleTime: Infinity })
  const known = countries.data?.data.countries.map(({ code, name }) => ({ value: code, label: name })) ?? []
  const own = { value, label: new Intl.DisplayNames(i18n.locale, { type: 'region' }).of(value) ?? value }
  return (
    <NativeSelect
      {...field}
      value={value}
      label={t`Country`}
      autoComplete="country"
      options={known.some(each => each.value === value) ? known : [own, ...known]}
    />
  )
}
