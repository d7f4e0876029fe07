import { useLingui } from '@lingui/react/macro'
import { NativeSelect } from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import { DepartmentField } from '../../parts/department-field.tsx'
import { groupsQuery } from '../../queries.ts'

interface ScopeFieldsProps {
  department: number | null
  group: string
  onChange: (changed: { department?: number | null; group?: string }) => void
}

/** Whose evidence: a site, which is a department with all below it, a group, or everybody. */
export function ScopeFields({ department, group, onChange }: ScopeFieldsProps) {
  const { t } = useLingui()
  const groups = useQuery(groupsQuery()).data?.data ?? []
  return (
    <>
      <DepartmentField
        label={t`Site or department`}
        hint={t`With all departments below it. Leave it empty for everyone the requirement applies to.`}
        isOptional
        value={department}
        onChange={chosen => onChange({ department: chosen })}
      />
      {groups.length > 0 && (
        <NativeSelect
          label={t`Group`}
          value={group}
          onChange={chosen => onChange({ group: chosen })}
          options={[
            { value: '', label: t`All groups` },
            ...groups.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
      )}
    </>
  )
}

/** What is sent of it. */
export function scopeOf(department: number | null, group: string, day: string | undefined) {
  return {
    ...(department !== null && { department }),
    ...(group !== '' && { group: Number(group) }),
    ...(day !== undefined && { as_of: day }),
  }
}
