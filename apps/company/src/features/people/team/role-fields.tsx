import { useLingui } from '@lingui/react/macro'
import { useRoleNames } from '@masar/accounts'
import { RadioGroup } from '@masar/ui'
import type { ReactNode } from 'react'
import { DepartmentField } from '../parts/department-field.tsx'
import type { MemberRole, RoleChoice } from './api.ts'
import { useRoleHelp } from './role-words.ts'

/** What was chosen so far. */
export interface RoleDraft {
  role: MemberRole | null
  department_id: number | null
}

interface RoleFieldsProps {
  given: readonly MemberRole[]
  draft: RoleDraft
  onChange: (draft: RoleDraft) => void
  errors: { role?: ReactNode; department_id?: ReactNode }
}

/** A role, each with what it may do, and the branch of a manager. */
export function RoleFields({ given, draft, onChange, errors }: RoleFieldsProps) {
  const { t } = useLingui()
  const names = useRoleNames()
  const help = useRoleHelp()
  return (
    <>
      <RadioGroup
        label={t`Role`}
        isBoxed
        value={draft.role}
        error={errors.role}
        onChange={role => onChange({ ...draft, role: role as MemberRole })}
        options={given.map(role => ({ value: role, label: names[role], hint: help[role] }))}
      />
      {draft.role === 'manager' && (
        <DepartmentField
          label={t`Department`}
          hint={t`With all departments below it.`}
          value={draft.department_id}
          error={errors.department_id}
          onChange={department_id => onChange({ ...draft, department_id })}
        />
      )}
    </>
  )
}

/** What a draft still lacks; null once it can be sent. */
export function missingOf({ role, department_id }: RoleDraft): 'role' | 'department_id' | null {
  if (role === null) return 'role'
  return role === 'manager' && department_id === null ? 'department_id' : null
}

/** What is sent of a draft without anything missing: only managers have a department. */
export function choiceOf({ role, department_id }: RoleDraft): RoleChoice {
  return { role: role ?? 'auditor', department_id: role === 'manager' ? department_id : null }
}
