import { Trans, useLingui } from '@lingui/react/macro'
import { Button, showToast } from '@masar/ui'
import { Dialog } from '@masar/ui/dialog'
import { type FormEvent, useId } from 'react'
import { Failure } from '../parts/failure.tsx'
import { NamesFields, useNames } from '../parts/names-fields.tsx'
import styles from '../parts/parts.module.css'
import type { Group } from '../queries.ts'
import { useSaveGroup } from './api.ts'

/** Makes a group, or renames one. */
// long: one form in a dialog, its parts one below the other
export function GroupDialog({ group, onClose }: { group: Group | null; onClose: () => void }) {
  const { t } = useLingui()
  const id = useId()
  const names = useNames(group?.names)
  const saving = useSaveGroup(group?.id ?? null)
  const save = (event: FormEvent) => {
    event.preventDefault()
    const written = names.read()
    if (!written) return
    saving.mutate(written, {
      onSuccess: () => {
        showToast({ tone: 'success', text: group ? t`The group was renamed` : t`The group was created` })
        onClose()
      },
    })
  }
  return (
    <Dialog
      title={group ? <Trans>Rename the group</Trans> : <Trans>New group</Trans>}
      isOpen
      onOpenChange={isOpen => !isOpen && !saving.isPending && onClose()}
      actions={close => (
        <>
          <Button variant="secondary" isDisabled={saving.isPending} onPress={close}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={id} isPending={saving.isPending}>
            {group ? <Trans>Save the name</Trans> : <Trans>Create the group</Trans>}
          </Button>
        </>
      )}
    >
      <form id={id} noValidate onSubmit={save} className={styles.form}>
        <NamesFields field={names.field} error={saving.error} />
        <Failure error={saving.error} />
      </form>
    </Dialog>
  )
}
