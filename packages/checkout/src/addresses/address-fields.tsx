import { Trans, useLingui } from '@lingui/react/macro'
import { clientQuery } from '@masar/app-shell'
import { NativeSelect, TextField } from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { countryName } from '../order/address.ts'
import styles from './addresses.module.css'

/** What a field is given. */
export interface FieldBinding {
  id: string
  name: string
  value: string
  error: ReactNode
  onChange: (value: string) => void
}

export const addressFields = ['building', 'street', 'district', 'city', 'postal_code', 'country'] as const
export type AddressField = (typeof addressFields)[number]

/** A national address, as a standard tax invoice has it. */
export function AddressFields({ field }: { field: (name: AddressField) => FieldBinding }) {
  const { t } = useLingui()
  return (
    <fieldset className={styles.address}>
      <legend>
        <Trans>National address</Trans>
      </legend>
      <div className={styles.fields}>
        <TextField
          {...field('building')}
          label={t`Building number`}
          isOptional
          inputMode="numeric"
          dir="ltr"
          maxLength={20}
        />
        <TextField
          {...field('street')}
          label={t`Street`}
          isOptional
          autoComplete="address-line1"
          maxLength={120}
        />
        <TextField
          {...field('district')}
          label={t`District`}
          isOptional
          autoComplete="address-level3"
          maxLength={120}
        />
        <TextField {...field('city')} label={t`City`} autoComplete="address-level2" maxLength={120} />
        <TextField
          {...field('postal_code')}
          label={t`Postal code`}
          isOptional
          inputMode="numeric"
          dir="ltr"
          autoComplete="postal-code"
          maxLength={20}
        />
        <CountryField {...field('country')} />
      </div>
    </fieldset>
  )
}

/** Countries have no owner: both apps ask client-api. Until they are there, the present one stands alone. */
export function CountryField({ value, ...field }: FieldBinding) {
  const { t, i18n } = useLingui()
  const countries = useQuery({ ...clientQuery('/countries'), staleTime: Infinity })
  const known = countries.data?.data.countries.map(({ code, name }) => ({ value: code, label: name })) ?? []
  const own = { value, label: countryName(i18n.locale, value) }
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
