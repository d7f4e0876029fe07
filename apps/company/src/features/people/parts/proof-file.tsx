import { Trans, useLingui } from '@lingui/react/macro'
import { ApiError } from '@masar/api-sdk'
import { Button, FileUpload, Isolate } from '@masar/ui'
import type { UseMutationResult } from '@tanstack/react-query'
import { useState } from 'react'
import { Failure } from './failure.tsx'
import styles from './parts.module.css'

interface ProofFileFieldProps {
  isOptional?: boolean
  hint: string
  onSend: (file: File) => Promise<unknown>
}

/** A document that shows something, chosen or dropped. */
export function ProofFileField({ isOptional = false, hint, onSend }: ProofFileFieldProps) {
  const { t } = useLingui()
  const rejectionMessage = (error: unknown) =>
    error instanceof ApiError && error.status === 415
      ? t`Only PDF, JPEG, PNG and WebP files are taken.`
      : undefined
  return (
    <FileUpload
      label={t`File that shows it`}
      hint={hint}
      isOptional={isOptional}
      accept="application/pdf,image/jpeg,image/png,image/webp"
      mostBytes={10_000_000}
      mostFiles={1}
      rejectionMessage={rejectionMessage}
      onSend={onSend}
    />
  )
}

type Act<Given> = UseMutationResult<unknown, ApiError, Given>

interface ProofFileProps {
  /** What it is called; null where there is none. */
  name: string | null
  mayChange: boolean
  /** What is taken, and who may open it. */
  hint: string
  saving: Act<void>
  removing: Act<void>
  keeping: Act<File>
}

/** A download of such a file; those who may change what it proves can add or remove it. */
export function ProofFile({ name, mayChange, hint, saving, removing, keeping }: ProofFileProps) {
  const [isAdding, setAdding] = useState(false)
  if (name === null)
    return !mayChange ? null : isAdding ? (
      <ProofFileField
        hint={hint}
        onSend={async file => {
          await keeping.mutateAsync(file)
          setAdding(false)
        }}
      />
    ) : (
      <div>
        <Button size="sm" variant="secondary" onPress={() => setAdding(true)}>
          <Trans>Add a file</Trans>
        </Button>
      </div>
    )
  return (
    <div className={styles.proof}>
      <Button size="sm" variant="secondary" isPending={saving.isPending} onPress={() => saving.mutate()}>
        <span>
          <Trans>
            Save <Isolate>{name}</Isolate>
          </Trans>
        </span>
      </Button>
      {mayChange && (
        <Button
          size="sm"
          variant="secondary"
          isPending={removing.isPending}
          onPress={() => removing.mutate()}
        >
          <Trans>Remove the file</Trans>
        </Button>
      )}
      <Failure error={saving.error ?? removing.error} />
    </div>
  )
}
