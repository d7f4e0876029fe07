import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ApiError } from '@masar/api-sdk'
import { fieldError } from '@masar/app-shell'
import { Button, NativeSelect, ProgressBar, Text } from '@masar/ui'
import { Dialog } from '@masar/ui/dialog'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { DepartmentField } from '../parts/department-field.tsx'
import { Failure } from '../parts/failure.tsx'
import styles from '../parts/parts.module.css'
import { groupsQuery } from '../queries.ts'
import { useRights } from '../rights.ts'
import { BulkOutcome } from './bulk-outcome.tsx'
import { LeavingText } from './leaving-text.tsx'
import type { Chosen } from './selection.ts'
import { type BulkAct, type BulkWish, useBulk } from './use-bulk.ts'

interface BulkDialogProps {
  act: BulkAct
  chosen: Chosen
  /** `isDone`: something was changed. */
  onClose: (isDone: boolean) => void
}

/** One act for many people: what it needs to know, how far it is, what became of it. */
// long: the three stages of one dialog, which share its state
export function BulkDialog({ act, chosen, onClose }: BulkDialogProps) {
  const id = useId()
  const { isManager } = useRights()
  const { state, run, stop } = useBulk(chosen)
  const [department, setDepartment] = useState<number | null>(null)
  const [group, setGroup] = useState('')
  const [isMissing, setMissing] = useState(false)
  const send = (event: FormEvent) => {
    event.preventDefault()
    const isIncomplete =
      (act === 'move' && department === null && isManager) || (act === 'add_to_group' && group === '')
    setMissing(isIncomplete)
    if (isIncomplete) return
    const wish: BulkWish = {
      act,
      ...(act === 'move' && { department_id: department }),
      ...(act === 'add_to_group' && { group_id: Number(group) }),
    }
    run(wish)
  }
  const title = <Title act={act} />
  const isRunning = state.at === 'running'
  return (
    <Dialog
      role={act === 'deactivate' ? 'alertdialog' : 'dialog'}
      title={title}
      isOpen
      onOpenChange={isOpen => !isOpen && !isRunning && onClose(state.at === 'ended')}
      actions={close => {
        if (state.at === 'running')
          return (
            <Button variant="secondary" onPress={stop}>
              <Trans>Stop</Trans>
            </Button>
          )
        if (state.at === 'ended')
          return (
            <Button onPress={close}>
              <Trans>Close</Trans>
            </Button>
          )
        return (
          <>
            <Button variant="secondary" onPress={close}>
              <Trans>Cancel</Trans>
            </Button>
            <Button type="submit" form={id} variant={act === 'deactivate' ? 'danger' : 'primary'}>
              {title}
            </Button>
          </>
        )
      }}
    >
      {state.at === 'idle' && (
        <form id={id} noValidate onSubmit={send} className={styles.form}>
          <Text>
            <Plural value={chosen.count} one="This concerns # person." other="This concerns # people." />
          </Text>
          <Wish
            act={act}
            department={department}
            group={group}
            isMissing={isMissing}
            error={state.error}
            onDepartment={setDepartment}
            onGroup={setGroup}
          />
          <Failure error={state.error} />
        </form>
      )}
      {state.at === 'running' && <Running percent={state.percent} />}
      {state.at === 'ended' && <BulkOutcome act={act} {...state} />}
    </Dialog>
  )
}

/** The act's name: the title, and the button that does it. */
function Title({ act }: { act: BulkAct }): ReactNode {
  if (act === 'move') return <Trans>Move to a department</Trans>
  if (act === 'add_to_group') return <Trans>Add to a group</Trans>
  if (act === 'deactivate') return <Trans>Deactivate</Trans>
  return <Trans>Send the invitations again</Trans>
}

interface WishProps {
  act: BulkAct
  department: number | null
  group: string
  isMissing: boolean
  error: ApiError | null
  onDepartment: (id: number | null) => void
  onGroup: (id: string) => void
}

/** What an act needs to know, and what it will do. */
function Wish({ act, department, group, isMissing, error, onDepartment, onGroup }: WishProps) {
  const { t } = useLingui()
  const { isManager } = useRights()
  if (act === 'move')
    return (
      <DepartmentField
        label={t`Department`}
        hint={isManager ? undefined : t`Leave it empty to take them out of their departments.`}
        isOptional={!isManager}
        value={department}
        error={isMissing ? t`Choose a department.` : fieldError(error, 'department_id')}
        onChange={onDepartment}
      />
    )
  if (act === 'add_to_group')
    return (
      <GroupField
        value={group}
        error={isMissing ? t`Choose a group.` : fieldError(error, 'group_id')}
        onChange={onGroup}
      />
    )
  if (act === 'deactivate') return <LeavingText />
  return (
    <Text>
      <Trans>Whoever has not answered gets a new link by e-mail. The earlier link no longer works.</Trans>
    </Text>
  )
}

function GroupField(field: { value: string; error: ReactNode; onChange: (id: string) => void }) {
  const { t } = useLingui()
  const groups = useQuery(groupsQuery()).data?.data ?? []
  return (
    <NativeSelect
      {...field}
      label={t`Group`}
      placeholder={t`Choose a group`}
      options={groups.map(({ id, name }) => ({ value: String(id), label: name }))}
    />
  )
}

function Running({ percent }: { percent: number }) {
  const { t } = useLingui()
  return (
    <div className={styles.form} role="status">
      <Text>
        <Trans>Keep this page open until it is done.</Trans>
      </Text>
      <ProgressBar value={percent} showValue label={t`Progress of the change`} />
    </div>
  )
}
