import { Trans, useLingui } from '@lingui/react/macro'
import { fieldError } from '@masar/app-shell'
import { Button, showToast } from '@masar/ui'
import { Dialog } from '@masar/ui/dialog'
import { type FormEvent, useId, useState } from 'react'
import { DepartmentField } from '../parts/department-field.tsx'
import { Failure } from '../parts/failure.tsx'
import { NamesFields, useNames } from '../parts/names-fields.tsx'
import styles from '../parts/parts.module.css'
import { PersonField } from '../parts/person-field.tsx'
import type { Department } from '../queries.ts'
import { useSaveDepartment } from './acts.ts'
import { branchOf } from './tree-model.ts'

interface DepartmentDialogProps {
  departments: readonly Department[]
  /** The one to change; null for a new one. */
  department: Department | null
  /** Where a new one begins. */
  parentId: number | null
  /** Whether it may stand at the top; a manager's may not. */
  mayStandAtTop: boolean
  onClose: () => void
}

/** Makes or changes a department: its names, its place, who heads it. */
// long: one form in a dialog, its parts one below the other
export function DepartmentDialog({
  departments,
  department,
  parentId,
  mayStandAtTop,
  onClose,
}: DepartmentDialogProps) {
  const { t } = useLingui()
  const id = useId()
  const names = useNames(department?.names)
  const [above, setAbove] = useState(department ? department.parent_id : parentId)
  const [head, setHead] = useState(department?.head ?? null)
  const saving = useSaveDepartment(department)
  // The top of a manager's own branch stays where it is: what is above it is not theirs to see.
  const mayMove = mayStandAtTop || department === null || department.parent_id !== null
  const save = (event: FormEvent) => {
    event.preventDefault()
    const written = names.read()
    if (!written) return
    saving.mutate(
      { names: written, parent_id: above, head_id: head?.id ?? null },
      {
        onSuccess: () => {
          showToast({
            tone: 'success',
            text: department ? t`The department was changed` : t`The department was created`,
          })
          onClose()
        },
      },
    )
  }
  return (
    <Dialog
      title={department ? <Trans>Edit the department</Trans> : <Trans>New department</Trans>}
      isOpen
      onOpenChange={isOpen => !isOpen && !saving.isPending && onClose()}
      actions={close => (
        <>
          <Button variant="secondary" isDisabled={saving.isPending} onPress={close}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={id} isPending={saving.isPending}>
            {department ? <Trans>Save the department</Trans> : <Trans>Create the department</Trans>}
          </Button>
        </>
      )}
    >
      <form id={id} noValidate onSubmit={save} className={styles.form}>
        <NamesFields field={names.field} error={saving.error} />
        {mayMove && (
          <DepartmentField
            label={t`Part of`}
            hint={mayStandAtTop ? t`Leave it empty for a department at the top.` : undefined}
            isOptional={mayStandAtTop}
            value={above}
            except={department ? branchOf(departments, department.id) : undefined}
            error={fieldError(saving.error, 'parent_id')}
            onChange={setAbove}
          />
        )}
        <PersonField
          label={t`Head`}
          hint={t`Search by name or number.`}
          person={head}
          error={fieldError(saving.error, 'head_id')}
          onChange={setHead}
        />
        <Failure error={saving.error} />
      </form>
    </Dialog>
  )
}
