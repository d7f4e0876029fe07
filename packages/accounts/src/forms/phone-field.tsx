import { useLingui } from '@lingui/react/macro'
import { PhoneInput } from '@masar/ui/phone-input'
import type { TypedPhone } from '../register/model.ts'
import type { FieldBinding } from './use-form.ts'

interface PhoneFieldProps extends FieldBinding<TypedPhone> {
  /** Changes when something else than typing has filled the form: a draft. */
  version?: number
}

/** A phone number with its country, as a form holds it. */
export function PhoneField({ version = 0, value, onChange, ...rest }: PhoneFieldProps) {
  const { t } = useLingui()
  return (
    <PhoneInput
      {...rest}
      key={version}
      label={t`Phone`}
      name="phone"
      defaultValue={value.text}
      {...(value.country !== null && { defaultCountry: value.country })}
      onChange={({ formatted, country, e164 }) =>
        onChange({ text: formatted, country: country?.iso2 ?? null, e164 })
      }
    />
  )
}
