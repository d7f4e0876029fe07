import { useLingui } from '@lingui/react/macro'
import { isolate } from '@masar/text'
import { showToast } from '@masar/ui'
import { Tree } from '@masar/ui/tree'
import { FailureText } from '../parts/failure.tsx'
import type { Department } from '../queries.ts'
import { useRights } from '../rights.ts'
import { useMoveDepartment } from './acts.ts'
import { DepartmentRow, type RowAct } from './department-row.tsx'

interface DepartmentTreeProps {
  departments: readonly Department[]
  /** All stand open, as where something was searched. */
  isOpen: boolean
  onAct: (act: RowAct, department: Department) => void
}

/** More than these begin with their branches closed. */
const few = 40

/** The tree: branches open and close, and are moved by dragging, by the handle’s keys, or in the dialog. */
export function DepartmentTree({ departments, isOpen, onAct }: DepartmentTreeProps) {
  const { t } = useLingui()
  const { changesPeople, isManager } = useRights()
  const moving = useMoveDepartment()
  const named = (id: number | null) => isolate(departments.find(each => each.id === id)?.name ?? '')
  const move = (id: number, to: number | null, back?: number | null) => {
    const name = named(id)
    const target = named(to)
    moving.mutate(
      { id, to },
      {
        onSuccess: () =>
          showToast({
            tone: 'success',
            text: to === null ? t`${name} is now at the top` : t`${name} is now part of ${target}`,
            ...(back !== undefined && { action: { label: t`Undo`, onAction: () => move(id, back) } }),
          }),
        onError: error => showToast({ tone: 'danger', text: <FailureText error={error} /> }),
      },
    )
  }
  const open =
    isOpen || departments.length <= few ? departments : departments.filter(each => each.parent_id === null)
  return (
    <Tree
      key={isOpen ? departments.map(({ id }) => id).join() : 'all'}
      label={t`Departments`}
      items={departments}
      itemKey={({ id }) => String(id)}
      parentKey={({ parent_id: parent }) => (parent === null ? null : String(parent))}
      itemLabel={({ name }) => name}
      defaultExpanded={open.map(({ id }) => String(id))}
      renderItem={department => (
        <DepartmentRow
          department={department}
          onAct={changesPeople ? act => onAct(act, department) : undefined}
        />
      )}
      hasOpenTop={!isManager}
      canMove={({ parent_id: parent }) => !isManager || parent !== null}
      onMove={
        changesPeople
          ? (key, parent) => {
              const from = departments.find(({ id }) => String(id) === key)
              move(Number(key), parent === null ? null : Number(parent), from?.parent_id ?? null)
            }
          : undefined
      }
      onRefuse={key => {
        const name = named(Number(key))
        showToast({ tone: 'danger', text: t`${name} cannot be part of itself or of a department below it.` })
      }}
    />
  )
}
