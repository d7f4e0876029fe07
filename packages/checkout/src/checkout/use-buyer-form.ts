import { useLingui } from '@lingui/react/macro'
import type { ApiError, BuyerDetails } from '@masar/api-sdk'
import { fieldError } from '@masar/app-shell'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { buyerFields, type BuyerField, type BuyerProblem, problemsOf, typedOf, vatProblem } from './buyer.ts'

type Errors = Partial<Record<BuyerField, ReactNode>>

/** What a field is given. */
export interface BuyerBinding {
  id: string
  name: string
  value: string
  error: ReactNode
  onChange: (value: string) => void
}

/**
 * Who buys, as typed; until something is, the suggestion stands in the fields. Errors of both sides show at their fields until those
 * change, and the focus goes to the first.
 */
// long: the state of a form and the acts on it, which share it
export function useBuyerForm(isCompany: boolean, suggested: BuyerDetails | null) {
  const id = useId()
  const { t } = useLingui()
  const [own, setOwn] = useState<ReturnType<typeof typedOf> | null>(null)
  const [errors, setErrors] = useState<Errors>({})
  const [attempt, setAttempt] = useState(0)
  const typed = own ?? typedOf(suggested)
  const words: Record<BuyerProblem, string> = {
    required: t`This field is required.`,
    vat_number: t`A VAT number has 15 digits and begins and ends with 3.`,
  }
  // After they have been drawn, so that a screen reader reads the field together with what is wrong.
  useEffect(() => {
    const first = buyerFields.find(field => errors[field] !== undefined)
    if (first !== undefined) document.getElementById(id + first)?.focus()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each attempt, not whenever an error is mended
  }, [attempt])
  const show = (found: Errors) => {
    setErrors(found)
    setAttempt(last => last + 1)
  }
  const mark = (field: BuyerField, error: ReactNode) =>
    setErrors(({ [field]: _, ...others }) => (error === undefined ? others : { ...others, [field]: error }))
  return {
    typed,
    field: (field: BuyerField): BuyerBinding => ({
      id: id + field,
      name: field,
      value: typed[field],
      error: errors[field],
      onChange: value => {
        setOwn({ ...typed, [field]: value })
        const isWrong = field === 'vat_number' && vatProblem(value, true)
        mark(field, isWrong ? words.vat_number : undefined)
      },
    }),
    /** Judges the VAT number once it is whole. */
    leaveVatNumber: () =>
      mark('vat_number', vatProblem(typed.vat_number) ? words.vat_number : errors.vat_number),
    /** @returns whether it may be sent; else the focus is at the first field that is wrong */
    check: (): boolean => {
      const found = Object.entries(problemsOf(typed, isCompany))
      if (found.length === 0) return true
      show(Object.fromEntries(found.map(([field, problem]) => [field, words[problem]])))
      return false
    },
    /** Shows what the service says of fields. @returns whether all of it stands at fields of this form */
    refuse: (error: ApiError): boolean => {
      const told = Object.keys(error.errors)
      show(
        Object.fromEntries(
          buyerFields.flatMap(field => {
            const message = fieldError(error, field)
            return message === undefined ? [] : [[field, message]]
          }),
        ),
      )
      return told.length > 0 && told.every(field => (buyerFields as readonly string[]).includes(field))
    },
  }
}

export type BuyerForm = ReturnType<typeof useBuyerForm>
