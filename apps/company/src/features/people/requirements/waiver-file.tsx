import { Trans, useLingui } from '@lingui/react/macro'
import { ApiError } from '@masar/api-sdk'
import { Button, FileUpload, Isolate } from '@masar/ui'
import { useState } from 'react'
import { Failure } from '../parts/failure.tsx'
import { useKeepWaiverFile, useRemoveWaiverFile, useSaveWaiverFile, type Waiver } from './api.ts'
import styles from './requirements.module.css'

interface WaiverFileFieldProps {
  isOptional?: boolean
  onSend: (file: File) => Promise<unknown>
}

/** The document that shows why somebody is excused, chosen or dropped. */
export function WaiverFileField({ isOptional = false, onSend }: WaiverFileFieldProps) {
  const { t } = useLingui()
  const refusalOf = (error: unknown) =>
    error instanceof ApiError && error.status === 415
      ? t`Only PDF, JPEG, PNG and WebP files are taken.`
      : undefined
  return (
    <FileUpload
      label={t`File that shows it`}
      hint={t`PDF or picture, at most 10 MB. Whoever may read the waiver can open it.`}
      isOptional={isOptional}
      accept="application/pdf,image/jpeg,image/png,image/webp"
      mostBytes={10_000_000}
      mostFiles={1}
      refusalOf={refusalOf}
      onSend={onSend}
    />
  )
}

/** The file of a waiver, to be saved; whoever may end the waiver adds or removes it. */
export function WaiverFile({ waiver, mayChange }: { waiver: Waiver; mayChange: boolean }) {
  const { file_name: name } = waiver
  const [isAdding, setAdding] = useState(false)
  const saving = useSaveWaiverFile(waiver)
  const removing = useRemoveWaiverFile(waiver.id)
  const keeping = useKeepWaiverFile(waiver.id)
  if (name === null)
    return !mayChange ? null : isAdding ? (
      <WaiverFileField
        onSend={async file => {
          await keeping.mutateAsync(file)
          setAdding(false)
        }}
      />
    ) : (
      <Button size="sm" variant="secondary" onPress={() => setAdding(true)}>
        <Trans>Add a file</Trans>
      </Button>
    )
  return (
    <div className={styles.formActs}>
      <Button size="sm" variant="secondary" isPending={saving.isPending} onPress={() => saving.mutate()}>
        <Trans>
          Save <Isolate>{name}</Isolate>
        </Trans>
      </Button>
      {mayChange && (
        <Button
          size="sm"
          variant="secondary"
          isPending={removing.isPending}
          onPress={() => removing.mutate(undefined)}
        >
          <Trans>Remove the file</Trans>
        </Button>
      )}
      <Failure error={saving.error ?? removing.error} />
    </div>
  )
}
