import { useLingui } from '@lingui/react/macro'
import { useTypedWords } from '@masar/app-shell'
import { formatNumber, useUi } from '@masar/ui'
import { Combobox } from '@masar/ui/combobox'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useCallback, useState } from 'react'
import { companiesQuery, type DeskCompany } from './api.ts'

interface CompanyFieldProps {
  company: DeskCompany | null
  error: ReactNode
  onChange: (company: DeskCompany | null) => void
}

const textOf = ({ name, registration_number: number }: DeskCompany) => `${name} (${number})`

/** A company, found by name or registration number as one types. */
export function CompanyField({ company, error, onChange }: CompanyFieldProps) {
  const { t } = useLingui()
  const { tag } = useUi()
  const [words, setWords] = useState('')
  const { typed, setTyped } = useTypedWords(
    words,
    useCallback((next: string) => setWords(next.trim()), []),
  )
  const found = useQuery({ ...companiesQuery(words), placeholderData: keepPreviousData })
  const companies = found.data?.data ?? []
  const [shown, total] = [companies.length, found.data?.meta.total ?? 0]
  const choose = (key: string | null) => {
    const chosen = companies.find(({ id }) => String(id) === key)
    if (chosen) onChange(chosen)
  }
  const type = (next: string) => {
    // Text other than the chosen one's name clears the choice.
    if (company !== null && next !== textOf(company)) onChange(null)
    setTyped(next)
  }
  return (
    <Combobox
      label={t`For which company?`}
      hint={
        shown < total
          ? t`The first ${formatNumber(tag, shown)} of ${formatNumber(tag, total)} are shown. Type more of the name or the number.`
          : t`By its name or its registration number.`
      }
      error={error}
      options={companies.map(each => ({ value: String(each.id), text: textOf(each) }))}
      value={company === null ? null : String(company.id)}
      onChange={choose}
      isLoading={found.isFetching}
      whenEmpty={found.isError ? t`The list could not be loaded.` : t`No company found`}
      ownText={{ value: company === null ? typed : textOf(company), onChange: type, maxLength: 100 }}
    />
  )
}
