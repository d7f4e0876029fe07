import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { fieldError, LoadError } from '@masar/app-shell'
import { Button, Isolate, showToast, Skeleton, Text } from '@masar/ui'
import { Dialog } from '@masar/ui/dialog'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { DepartmentField } from '../parts/department-field.tsx'
import { Failure } from '../parts/failure.tsx'
import styles from '../parts/parts.module.css'
import { isHeld, RemovalFacts } from '../parts/removal-facts.tsx'
import type { Department } from '../queries.ts'
import { departmentRemovalQuery, useRemoveDepartment } from './acts.ts'
import { branchOf } from './tree-model.ts'

interface RemoveDialogProps {
  departments: readonly Department[]
  department: Department
  onClose: () => void
}

/** Deletes a department: says what goes with it, and where it holds anything, one says first where that goes. */
// long: one form in a dialog, its parts one below the other
export function RemoveDialog({ departments, department, onClose }: RemoveDialogProps) {
  const { t } = useLingui()
  const id = useId()
  const { name, employee_count: people } = department
  const known = useQuery(departmentRemovalQuery(department.id))
  const removal = known.data?.data
  const below = departments.filter(each => each.parent_id === department.id).length
  const removing = useRemoveDepartment()
  const [target, setTarget] = useState<number | null>(null)
  const [isMissing, setMissing] = useState(false)
  const left = removal?.people_left ?? 0
  const needsTarget = people + below + left > 0 || removing.error?.code === 'department_not_empty'
  const remove = (event: FormEvent) => {
    event.preventDefault()
    setMissing(needsTarget && target === null)
    if (needsTarget && target === null) return
    removing.mutate(
      { id: department.id, moveTo: target },
      {
        onSuccess: () => {
          showToast({ tone: 'success', text: t`The department was deleted` })
          onClose()
        },
      },
    )
  }
  return (
    <Dialog
      role="alertdialog"
      title={
        <Trans>
          Delete “<Isolate>{name}</Isolate>”?
        </Trans>
      }
      isOpen
      onOpenChange={isOpen => !isOpen && !removing.isPending && onClose()}
      actions={close => (
        <>
          <Button variant="secondary" isDisabled={removing.isPending} onPress={close}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            variant="danger"
            type="submit"
            form={id}
            isPending={removing.isPending}
            isDisabled={removal === undefined || isHeld(removal)}
          >
            <Trans>Delete the department</Trans>
          </Button>
        </>
      )}
    >
      <form id={id} noValidate onSubmit={remove} className={styles.form}>
        {people > 0 && (
          <Text>
            <Plural value={people} one="# person works in it." other="# people work in it." />
          </Text>
        )}
        {below > 0 && (
          <Text>
            <Plural value={below} one="# department lies below it." other="# departments lie below it." />
          </Text>
        )}
        {removal !== undefined ? (
          <RemovalFacts removal={removal} />
        ) : known.isError ? (
          <LoadError error={known.error} isRetrying={known.isFetching} onRetry={() => void known.refetch()} />
        ) : (
          <Skeleton width="60%" />
        )}
        {needsTarget ? (
          <DepartmentField
            label={t`Where its people and departments go`}
            value={target}
            except={branchOf(departments, department.id)}
            error={
              isMissing ? t`Choose the department that they go to.` : fieldError(removing.error, 'move_to')
            }
            onChange={setTarget}
          />
        ) : (
          <Text>
            <Trans>It has no people and no departments below it.</Trans>
          </Text>
        )}
        <Failure error={removing.error} />
      </form>
    </Dialog>
  )
}
