import { useLingui } from '@lingui/react/macro'
import type { ApiError, BuyerDetails, CompanyAddress } from '@masar/api-sdk'
import { fieldError } from '@masar/app-shell'
import { type ReactNode, useEffect, useId, useState } from 'react'
import type { FieldBinding } from '../addresses/address-fields.tsx'
import { dropDraft, keepDraft, readDraft } from './buyer-draft.ts'
import {
  agreedBuyer,
  type BuyerDraft,
  type BuyerField,
  buyerFields,
  type BuyerProblem,
  problemsOf,
  vatProblem,
} from './buyer.ts'
import { draftWith, firstDraft } from './places.ts'

const place = 'billing_address_id'
/** Where something can be wrong, in the order of the form. */
const wrongFields = [...buyerFields.slice(0, 3), place, ...buyerFields.slice(3)] as const
type Errors = Partial<Record<BuyerField | typeof place, ReactNode>>

export interface BuyerFormOptions {
  isCompany: boolean
  /** What the service suggests. */
  suggested: BuyerDetails | null
  /** Those that the company keeps, the default first. */
  addresses: readonly CompanyAddress[]
  /** Whose form it is, for what is kept through a reload; null while that is not known. */
  owner: string | null
}

/**
 * Who buys, as typed; until something is, the suggestion is in the fields. What is typed stays through a reload, a new quote and a
 * new sign-in. Errors of both sides show at their fields until those change, and the focus goes to the first.
 */
// long: the state of a form and the acts on it, which share it
export function useBuyerForm({ isCompany, suggested, addresses, owner }: BuyerFormOptions) {
  const id = useId()
  const { t } = useLingui()
  const [own, setOwn] = useState<BuyerDraft | null>(null)
  const [errors, setErrors] = useState<Errors>({})
  const [attempt, setAttempt] = useState(0)
  const [readOf, setReadOf] = useState<string | null>(null)
  if (owner !== readOf) {
    setReadOf(owner)
    setOwn(owner === null ? null : readDraft(owner))
  }
  const draft = draftWith(own ?? firstDraft(suggested, addresses), addresses)
  const { typed } = draft
  const words: Record<BuyerProblem, string> = {
    required: t`This field is required.`,
    vat_number: t`A VAT number has 15 digits and begins and ends with 3.`,
  }
  // After they have been drawn, so that a screen reader reads the field together with what is wrong.
  useEffect(() => {
    const first = wrongFields.find(field => errors[field] !== undefined)
    if (first !== undefined) document.getElementById(id + first)?.focus()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each attempt, not whenever an error is mended
  }, [attempt])
  const show = (found: Errors) => {
    setErrors(found)
    setAttempt(last => last + 1)
  }
  const mark = (field: keyof Errors, error: ReactNode) =>
    setErrors(({ [field]: _, ...others }) => (error === undefined ? others : { ...others, [field]: error }))
  const change = (next: BuyerDraft) => {
    setOwn(next)
    if (owner !== null) keepDraft(owner, next)
  }
  return {
    draft,
    /** The buyer as "pay" gets it. */
    agreed: () => agreedBuyer(draft, isCompany),
    field: (field: BuyerField): FieldBinding => ({
      id: id + field,
      name: field,
      value: typed[field],
      error: errors[field],
      onChange: value => {
        change({ ...draft, typed: { ...typed, [field]: value } })
        const isWrong = field === 'vat_number' && vatProblem(value, true)
        mark(field, isWrong ? words.vat_number : undefined)
      },
    }),
    /** Which of the company's addresses it is; null for the typed one. */
    place: {
      id: id + place,
      error: errors[place],
      choose: (chosen: number | null) => {
        const vatNumberOf = (of: number | null) => addresses.find(each => each.id === of)?.vat_number
        const own = suggested?.vat_number ?? ''
        const isOfPlace = typed.vat_number === vatNumberOf(draft.place)
        const vat_number = vatNumberOf(chosen) ?? (isOfPlace ? own : typed.vat_number)
        change({ ...draft, place: chosen, typed: { ...typed, vat_number } })
        mark(place, undefined)
      },
    },
    keep: (keeps: boolean) => change({ ...draft, keeps }),
    /** Judges the VAT number once it is whole. */
    leaveVatNumber: () =>
      mark('vat_number', vatProblem(typed.vat_number) ? words.vat_number : errors.vat_number),
    /** @returns whether it may be sent; else the focus is at the first field that is wrong */
    check: (): boolean => {
      const found = Object.entries(problemsOf(draft, isCompany))
      if (found.length === 0) return true
      show(Object.fromEntries(found.map(([field, problem]) => [field, words[problem]])))
      return false
    },
    /** Shows what the service says of fields. @returns whether all of it stands at fields of this form */
    refuse: (error: ApiError): boolean => {
      const found = wrongFields.flatMap(field => {
        const message = fieldError(error, field) ?? fieldError(error, `buyer.${field}`)
        const gone = t`This address was removed meanwhile. Choose another one.`
        return message === undefined ? [] : [[field, field === place ? gone : message] as const]
      })
      show(Object.fromEntries(found))
      return found.length > 0 && found.length === Object.keys(error.errors).length
    },
    /** Forgets what was typed: it is an order now. */
    finish: dropDraft,
  }
}

export type BuyerForm = ReturnType<typeof useBuyerForm>
