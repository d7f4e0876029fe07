import { useLingui } from '@lingui/react/macro'
import type { ApiError, CompanyAddress, CompanyAddressBody } from '@masar/api-sdk'
import { fieldError } from '@masar/app-shell'
import { foldDigits } from '@masar/text'
import { useEffect, useId, useState } from 'react'
import { addressFields, type FieldBinding } from './address-fields.tsx'

const fields = ['label', ...addressFields, 'vat_number'] as const
type Field = (typeof fields)[number]
type Texts = Partial<Record<Field, string>>

/** An address as it is typed, from one that is kept or from nothing; what is wrong shows at its field until that changes, and the focus goes to the first. */
// long: the state of a form and the acts on it, which share it
export function useAddressForm(kept: CompanyAddress | null) {
  const id = useId()
  const { t } = useLingui()
  const [typed, setTyped] = useState<Texts>(
    kept ? { label: kept.label, ...kept.address, vat_number: kept.vat_number ?? '' } : { country: 'SA' },
  )
  const [errors, setErrors] = useState<Texts>({})
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    const first = fields.find(field => errors[field] !== undefined)
    if (first !== undefined) document.getElementById(id + first)?.focus()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each attempt, not whenever an error is mended
  }, [attempt])
  const show = (found: Texts) => {
    setErrors(found)
    setAttempt(last => last + 1)
  }
  const text = (field: Field) => typed[field]?.trim() ?? ''
  return {
    id,
    field: (field: Field): FieldBinding => ({
      id: id + field,
      name: field,
      value: typed[field] ?? '',
      error: errors[field],
      onChange: value => {
        setTyped({ ...typed, [field]: value })
        setErrors(({ [field]: _, ...others }) => others)
      },
    }),
    /** What is sent: fields left empty are left out. */
    body: (): CompanyAddressBody => ({
      label: text('label'),
      country: text('country'),
      ...Object.fromEntries(
        fields
          .filter(field => field !== 'vat_number' && text(field) !== '')
          .map(field => [field, text(field)]),
      ),
      ...(text('vat_number') !== '' && { vat_number: foldDigits(text('vat_number')).replace(/\s/g, '') }),
    }),
    /** @returns whether it may be sent */
    check: (): boolean => {
      const missing = (['label', 'city'] as const).filter(field => text(field) === '')
      if (missing.length > 0)
        show(Object.fromEntries(missing.map(field => [field, t`This field is required.`])))
      return missing.length === 0
    },
    /** Shows what the service says of fields. @returns whether that is all it says */
    refuse: (error: ApiError): boolean => {
      const found = fields.flatMap(field => {
        const message = fieldError(error, field)
        return message === undefined ? [] : [[field, message] as const]
      })
      if (found.length > 0) show(Object.fromEntries(found))
      return found.length > 0 && found.length === Object.keys(error.errors).length
    },
  }
}
