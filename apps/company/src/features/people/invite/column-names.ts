import { useLingui } from '@lingui/react/macro'
import type { ImportRow } from './api.ts'

type Column = ImportRow['faults'][number]['column']

/** What the columns of a list of people are called. */
export function useColumnNames(): Record<Column, string> {
  const { t } = useLingui()
  return {
    name: t`Name`,
    email: t`E-mail`,
    number: t`Employee number`,
    job: t`Job`,
    department: t`Department`,
    manager: t`Line manager`,
    groups: t`Groups`,
  }
}
