import { useLingui } from '@lingui/react/macro'
import { formatNumber, NativeSelect, useUi } from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import { pathsOf } from '../departments/tree-model.ts'
import { departmentsQuery, groupsQuery } from '../queries.ts'

interface FilterProps {
  /** What the address names; undefined: all. */
  value: number | undefined
  /** The id as the address writes it, or an empty text. */
  onChange: (id: string) => void
}

/** A department, each by its way through the tree. */
export function DepartmentFilter({
  value,
  onChange,
  hasCounts = false,
}: FilterProps & {
  /** Whether each says how many people are in its branch. */
  hasCounts?: boolean
}) {
  const { t } = useLingui()
  const { tag } = useUi()
  const departments = useQuery(departmentsQuery()).data?.data ?? []
  const counts = new Map(departments.map(each => [each.id, each.branch_count]))
  return (
    <NativeSelect
      label={t`Department`}
      value={String(value ?? '')}
      onChange={onChange}
      hideLabel
      options={[
        { value: '', label: t`All departments` },
        ...pathsOf(departments).map(({ id, path }) => ({
          value: String(id),
          label: hasCounts ? `${path} (${formatNumber(tag, counts.get(id) ?? 0)})` : path,
        })),
      ]}
    />
  )
}

/** A group of the company's. */
export function GroupFilter({ value, onChange }: FilterProps) {
  const { t } = useLingui()
  const groups = useQuery(groupsQuery()).data?.data ?? []
  return (
    <NativeSelect
      label={t`Group`}
      value={String(value ?? '')}
      onChange={onChange}
      hideLabel
      options={[
        { value: '', label: t`All groups` },
        ...groups.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
    />
  )
}
