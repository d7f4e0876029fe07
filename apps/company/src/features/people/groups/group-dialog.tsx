import { Trans, useLingui } from '@lingui/react/macro'
import { fieldError } from '@masar/app-shell'
import { Button, showToast, TextField } from '@masar/ui'
import { Dialog } from '@masar/ui/dialog'
import { type FormEvent, useId, useState } from 'react'
import { Failure } from '../parts/failure.tsx'
import styles from '../parts/parts.module.css'
import type { Group } from '../queries.ts'
import { useSaveGroup } from './api.ts'

/** Makes a group, or renames one. */
// long: one form in a dialog, its parts one below the other
export function GroupDialog({ group, onClose }: { group: Group | null; onClose: () => void }) {
  const { t } = useLingui()
  const id = useId()
  const [names, setNames] = useState({ ar: group?.names.ar ?? '', en: group?.names.en ?? '' })
  const [isMissing, setMissing] = useState(false)
  const saving = useSaveGroup(group?.id ?? null)
  const save = (event: FormEvent) => {
    event.preventDefault()
    const [ar, en] = [names.ar.trim(), names.en.trim()]
    setMissing(ar === '' && en === '')
    if (ar === '' && en === '') return document.getElementById(`${id}ar`)?.focus()
    saving.mutate(
      { ...(ar && { ar }), ...(en && { en }) },
      {
        onSuccess: () => {
          showToast({ tone: 'success', text: group ? t`The group was renamed` : t`The group was created` })
          onClose()
        },
      },
    )
  }
  const error = isMissing ? t`Write the name in one language at least.` : fieldError(saving.error, 'names')
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
        <TextField
          id={`${id}ar`}
          label={t`Name in Arabic`}
          lang="ar"
          maxLength={120}
          autoComplete="off"
          isOptional
          value={names.ar}
          error={error ?? fieldError(saving.error, 'names.ar')}
          onChange={ar => setNames({ ...names, ar })}
        />
        <TextField
          label={t`Name in English`}
          lang="en"
          maxLength={120}
          autoComplete="off"
          isOptional
          value={names.en}
          error={fieldError(saving.error, 'names.en')}
          onChange={en => setNames({ ...names, en })}
        />
        <Failure error={saving.error} />
      </form>
    </Dialog>
  )
}
