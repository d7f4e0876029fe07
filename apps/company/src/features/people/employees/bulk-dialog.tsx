import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ApiError } from '@masar/api-sdk'
import { AppLink, fieldError } from '@masar/app-shell'
import { Button, focusFirstError, linkClass, NativeSelect, Text } from '@masar/ui'
import { Dialog } from '@masar/ui/dialog'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { DepartmentField } from '../parts/department-field.tsx'
import { Failure } from '../parts/failure.tsx'
import styles from '../parts/parts.module.css'
import { groupsQuery } from '../queries.ts'
import { useRights } from '../rights.ts'
import { BulkProgress } from './bulk-progress.tsx'
import { BulkTitle } from './bulk-title.tsx'
import { LeavingText, ReturningText } from './leaving-text.tsx'
import { MessageFields, messageOf, type TypedMessage } from './message-fields.tsx'
import type { Chosen } from './selection.ts'
import { type BulkAct, type BulkWish, useBeginBulk } from './use-bulk.ts'

interface BulkDialogProps {
  act: BulkAct
  chosen: Chosen
  /** The group whose people they are, where that is clear: they are taken out of it, or added to another. */
  inGroup?: number
  /** `isDone`: it was begun. */
  onClose: (isDone: boolean) => void
}

/** One act for many people: what it needs to know, and then how far it is. */
export function BulkDialog({ act, chosen, inGroup, onClose }: BulkDialogProps) {
  const id = useId()
  const { isManager } = useRights()
  const beginning = useBeginBulk(chosen)
  const groups = useQuery({ ...groupsQuery(), enabled: isOfGroup(act) })
  const wantsGroup = act === 'add_to_group' || (act === 'remove_from_group' && inGroup === undefined)
  const lacksGroups = wantsGroup && groups.data?.data.every(({ id }) => id === inGroup)
  const [department, setDepartment] = useState<number | null>(null)
  const [group, setGroup] = useState(act === 'remove_from_group' ? String(inGroup ?? '') : '')
  const [typed, setTyped] = useState<TypedMessage>({ ar: '', en: '' })
  const [isMissing, setMissing] = useState(false)
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const message = messageOf(typed)
    const isIncomplete =
      (act === 'move' && department === null && isManager) ||
      (isOfGroup(act) && group === '') ||
      (act === 'message' && message === null)
    setMissing(isIncomplete)
    if (isIncomplete) return focusFirstError(event.currentTarget)
    const wish: BulkWish = {
      act,
      ...(act === 'move' && { department_id: department }),
      ...(isOfGroup(act) && { group_id: Number(group) }),
      ...(act === 'message' && message !== null && { message }),
    }
    if (!beginning.isPending) beginning.mutate(wish)
  }
  const title = <BulkTitle act={act} />
  if (beginning.data !== undefined) return <BulkProgress id={beginning.data} onClose={() => onClose(true)} />
  return (
    <Dialog
      role={act === 'deactivate' ? 'alertdialog' : 'dialog'}
      title={title}
      isOpen
      onOpenChange={isOpen => !isOpen && !beginning.isPending && onClose(false)}
      actions={close => (
        <>
          <Button variant="secondary" isDisabled={beginning.isPending} onPress={close}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            type="submit"
            form={id}
            isPending={beginning.isPending}
            isDisabled={lacksGroups}
            variant={act === 'deactivate' ? 'danger' : 'primary'}
          >
            {title}
          </Button>
        </>
      )}
    >
      <form id={id} noValidate onSubmit={send} className={styles.form}>
        <Text>
          <Plural value={chosen.count} one="This concerns # person." other="This concerns # people." />
        </Text>
        <Wish
          act={act}
          department={department}
          group={group}
          inGroup={inGroup}
          typed={typed}
          isMissing={isMissing}
          error={beginning.error}
          onDepartment={setDepartment}
          onGroup={setGroup}
          onType={setTyped}
        />
        <Failure error={beginning.error} />
      </form>
    </Dialog>
  )
}

const isOfGroup = (act: BulkAct) => act === 'add_to_group' || act === 'remove_from_group'

interface WishProps {
  act: BulkAct
  department: number | null
  group: string
  inGroup: number | undefined
  typed: TypedMessage
  isMissing: boolean
  error: ApiError | null
  onDepartment: (id: number | null) => void
  onGroup: (id: string) => void
  onType: (typed: TypedMessage) => void
}

/** What an act needs to know, and what it will do. */
function Wish(props: WishProps) {
  const { act, department, group, inGroup, isMissing, error, onDepartment, onGroup } = props
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
  if (isOfGroup(act))
    return (
      <>
        {(act === 'add_to_group' || inGroup === undefined) && (
          <GroupField
            value={group}
            except={inGroup}
            error={isMissing ? t`Choose a group.` : fieldError(error, 'group_id')}
            onChange={onGroup}
          />
        )}
        {act === 'remove_from_group' && (
          <Text soft>
            <Trans>Anyone who matches a rule of the group stays in it.</Trans>
          </Text>
        )}
      </>
    )
  if (act === 'remind')
    return (
      <Text>
        <Trans>
          Everyone with unfinished assignments is reminded of them, starting with whatever is due first.
          Nobody is reminded twice within a day.
        </Trans>
      </Text>
    )
  if (act === 'message') return <MessageFields {...props} />
  if (act === 'deactivate') return <LeavingText />
  if (act === 'reactivate') return <ReturningText />
  return (
    <Text>
      <Trans>Everyone who hasn’t answered gets a new link by e-mail. The earlier link no longer works.</Trans>
    </Text>
  )
}

interface GroupFieldProps {
  value: string
  /** One that is not to be chosen. */
  except: number | undefined
  error: ReactNode
  onChange: (id: string) => void
}

function GroupField({ except, ...field }: GroupFieldProps) {
  const { t } = useLingui()
  const { changesGroups } = useRights()
  const groups = useQuery(groupsQuery()).data?.data.filter(({ id }) => id !== except)
  if (groups?.length === 0)
    return (
      <>
        <Text>
          {except === undefined ? (
            <Trans>There is no group yet.</Trans>
          ) : (
            <Trans>There is no other group yet.</Trans>
          )}
        </Text>
        {changesGroups && (
          <AppLink to="/groups" className={linkClass()}>
            <Trans>Make a group</Trans>
          </AppLink>
        )}
      </>
    )
  return (
    <NativeSelect
      {...field}
      label={t`Group`}
      placeholder={t`Choose a group`}
      options={(groups ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
    />
  )
}
