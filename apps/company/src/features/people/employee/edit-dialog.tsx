import { Trans, useLingui } from '@lingui/react/macro'
import { fieldError } from '@masar/app-shell'
import { Button, CheckboxGroup, showToast, TextField } from '@masar/ui'
import { Dialog } from '@masar/ui/dialog'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { DepartmentField } from '../parts/department-field.tsx'
import { Failure } from '../parts/failure.tsx'
import styles from '../parts/parts.module.css'
import { PersonField } from '../parts/person-field.tsx'
import { groupsQuery } from '../queries.ts'
import { useRights } from '../rights.ts'
import { useSaveEmployee } from './acts.ts'
import type { EmployeePage } from './api.ts'

/** Changes the company's record of an employee: number, department, job, line manager, groups. */
// long: one form in a dialog, its parts one below the other
export function EditDialog({ employee, onClose }: { employee: EmployeePage; onClose: () => void }) {
  const { t } = useLingui()
  const id = useId()
  const { isManager } = useRights()
  const groups = useQuery(groupsQuery()).data?.data ?? []
  const byHand = employee.groups.filter(group => !group.is_by_rule).map(group => String(group.id))
  const byRule = new Set(employee.groups.filter(group => group.is_by_rule).map(group => group.id))
  const [name, setName] = useState(employee.name)
  const [number, setNumber] = useState(employee.number ?? '')
  const [job, setJob] = useState(employee.written_job ?? '')
  const [department, setDepartment] = useState(employee.department?.id ?? null)
  const [manager, setManager] = useState(employee.manager)
  const [chosen, setChosen] = useState<readonly string[]>(byHand)
  const saving = useSaveEmployee(employee.id)
  const error = (field: string) => fieldError(saving.error, field)
  const save = (event: FormEvent) => {
    event.preventDefault()
    const groupsChanged = chosen.toSorted().join() !== byHand.toSorted().join()
    saving.mutate(
      {
        name: name.trim(),
        number: number.trim() || null,
        job: job.trim() || null,
        ...(department !== (employee.department?.id ?? null) && { department_id: department }),
        ...(manager?.id !== employee.manager?.id && { manager_id: manager?.id ?? null }),
        ...(groupsChanged && { group_ids: chosen.map(Number) }),
      },
      {
        onSuccess: () => {
          showToast({ tone: 'success', text: t`The details were saved` })
          onClose()
        },
      },
    )
  }
  return (
    <Dialog
      title={<Trans>Edit the details</Trans>}
      isOpen
      onOpenChange={isOpen => !isOpen && !saving.isPending && onClose()}
      actions={close => (
        <>
          <Button variant="secondary" isDisabled={saving.isPending} onPress={close}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={id} isPending={saving.isPending}>
            <Trans>Save the details</Trans>
          </Button>
        </>
      )}
    >
      <form id={id} noValidate onSubmit={save} className={styles.form}>
        <TextField label={t`Name`} value={name} error={error('name')} autoComplete="off" onChange={setName} />
        <TextField
          label={t`Employee number`}
          isOptional
          dir="ltr"
          maxLength={40}
          autoComplete="off"
          value={number}
          error={error('number')}
          onChange={setNumber}
        />
        <TextField
          label={t`Job`}
          isOptional
          maxLength={120}
          autoComplete="off"
          value={job}
          error={error('job')}
          onChange={setJob}
        />
        <DepartmentField
          label={t`Department`}
          isOptional={!isManager}
          value={department}
          error={error('department_id')}
          onChange={setDepartment}
        />
        <PersonField
          label={t`Line manager`}
          hint={t`Search by name or number.`}
          person={manager}
          except={employee.id}
          error={error('manager_id')}
          onChange={setManager}
        />
        {groups.length > 0 && (
          <CheckboxGroup
            label={t`Groups`}
            value={chosen}
            error={error('group_ids')}
            onChange={setChosen}
            options={groups.map(group => ({
              value: String(group.id),
              label: group.name,
              hint: byRule.has(group.id) ? t`In it by a rule` : undefined,
            }))}
          />
        )}
        <Failure error={saving.error} />
      </form>
    </Dialog>
  )
}
