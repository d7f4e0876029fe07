import { useLingui } from '@lingui/react/macro'
import { TextField } from '@masar/ui'
import { type FieldErrorsOf, errorsIn, needed } from '../forms/checks.ts'
import type { Form } from '../forms/use-form.ts'

/** What a company's invoices and reports bear. The names are the service's. */
export interface TypedCompany {
  legal_name: string
  registration_number: string
  vat_number: string
  address: string
}

export function companyErrors({
  legal_name,
  registration_number,
  address,
}: TypedCompany): FieldErrorsOf<TypedCompany> {
  return errorsIn<TypedCompany>({
    legal_name: needed(legal_name),
    registration_number: needed(registration_number),
    address: needed(address),
  })
}

/** The body of what `TypedCompany` holds; an empty VAT number says that there is none. */
export function companyBody({
  legal_name,
  registration_number,
  vat_number,
  address,
}: TypedCompany): TypedCompany {
  return {
    legal_name: legal_name.trim(),
    registration_number: registration_number.trim(),
    vat_number: vat_number.trim(),
    address: address.trim(),
  }
}

/** The company itself; its numbers are left to right and may be typed in any digits. */
export function CompanyFields({ form }: { form: Form<TypedCompany> }) {
  const { t } = useLingui()
  return (
    <>
      <TextField
        {...form.field('legal_name')}
        label={t`Legal name`}
        name="organization"
        autoComplete="organization"
        maxLength={200}
      />
      <TextField
        {...form.field('registration_number')}
        label={t`Commercial registration number`}
        name="registration-number"
        inputMode="numeric"
        dir="ltr"
        autoComplete="off"
        maxLength={30}
        hint={t`Ten digits for a Saudi company.`}
      />
      <TextField
        {...form.field('vat_number')}
        label={t`VAT number`}
        isOptional
        name="vat-number"
        inputMode="numeric"
        dir="ltr"
        autoComplete="off"
        maxLength={30}
        hint={t`Fifteen digits. You will find it on your invoices.`}
      />
      <TextField
        {...form.field('address')}
        label={t`Address`}
        name="street-address"
        autoComplete="street-address"
        maxLength={300}
      />
    </>
  )
}
