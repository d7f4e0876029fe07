import { useLingui } from '@lingui/react/macro'
import { Combobox } from '@masar/ui/combobox'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { pathsOf } from '../departments/tree-model.ts'
import { departmentsQuery } from '../queries.ts'

interface DepartmentFieldProps {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  value: number | null
  onChange: (id: number | null) => void
  /** Departments that cannot be chosen. */
  except?: ReadonlySet<number>
  isOptional?: boolean
}

/** A department, found by typing; each is named with those above it, since names repeat between branches. */
export function DepartmentField({ value, onChange, except, ...field }: DepartmentFieldProps) {
  const { t } = useLingui()
  const departments = useQuery(departmentsQuery())
  const options = pathsOf(departments.data?.data ?? [])
    .filter(({ id }) => !except?.has(id))
    .map(({ id, path }) => ({ value: String(id), text: path }))
  return (
    <Combobox
      {...field}
      // Remounted when the list loads, so that what was chosen before shows; where nothing was, what is being typed stays.
      key={departments.isPending && value !== null ? 'waiting' : 'here'}
      options={options}
      value={value === null ? null : String(value)}
      onChange={key => onChange(key === null ? null : Number(key))}
      isLoading={departments.isPending}
      whenEmpty={departments.isError ? t`The list could not be loaded.` : t`There are no departments yet`}
    />
  )
}
