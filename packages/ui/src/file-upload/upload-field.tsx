import { Plural, Trans } from '@lingui/react/macro'
import { Upload as UploadIcon } from 'lucide-react'
import { useRef, useState, type DragEvent } from 'react'
import { Button } from '../button/button.tsx'
import { Field, type FieldProps } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'
import { List } from '../list/list.tsx'
import type { FileRules } from './file-rules.ts'
import styles from './file-upload.module.css'
import { UploadRow } from './upload-row.tsx'
import type { ShownUpload } from './use-uploads.ts'

export interface UploadFieldProps<Id extends string | number> extends Omit<FieldProps, 'label'> {
  label: string
  rules: FileRules
  uploads: readonly ShownUpload<Id>[]
  /** Nothing can be added or removed. */
  isReadOnly?: boolean
  /** Nothing can be added; what is there can still be removed. */
  isFull?: boolean
  onAdd: (files: File[]) => void
  onCancel: (id: Id) => void
  onRetry: (id: Id) => void
  onRemove: (id: Id) => void
}

/** A place to choose or drop files, and below it the list of files, which the caller controls. */
export function UploadField<Id extends string | number>({
  label,
  hint,
  error,
  hideLabel,
  isOptional,
  className,
  rules,
  uploads,
  isReadOnly = false,
  isFull = false,
  onAdd,
  onCancel,
  onRetry,
  onRemove,
  ...rest
}: UploadFieldProps<Id>) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const counts = {
    done: uploads.filter(({ state }) => state === 'done').length,
    failed: uploads.filter(({ state }) => state === 'failed' || state === 'refused').length,
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    onAdd([...event.dataTransfer.files])
  }
  return (
    <Field {...{ label, hint, error, hideLabel, isOptional, className }}>
      {({ 'aria-required': _, ...control }) => (
        <div {...rest} className={styles.upload}>
          {!isReadOnly && !isFull && (
            <div
              className={styles.zone}
              data-over={isOver || undefined}
              onDragOver={event => {
                event.preventDefault()
                setOver(true)
              }}
              onDragLeave={() => setOver(false)}
              onDrop={drop}
            >
              <Icon of={UploadIcon} size={28} />
              <span className={styles.invitation}>
                {rules.mostFiles > 1 ? (
                  <Trans>Drop files here, or</Trans>
                ) : (
                  <Trans>Drop a file here, or</Trans>
                )}
              </span>
              <input
                {...control}
                ref={input}
                type="file"
                className="visually-hidden"
                tabIndex={-1}
                accept={rules.accept}
                multiple={rules.mostFiles > 1}
                onChange={event => {
                  onAdd([...(event.target.files ?? [])])
                  // The same file can be chosen again.
                  event.target.value = ''
                }}
              />
              <Button
                variant="secondary"
                onPress={() => input.current?.click()}
                aria-describedby={control['aria-describedby']}
              >
                {rules.mostFiles > 1 ? <Trans>Choose files</Trans> : <Trans>Choose a file</Trans>}
              </Button>
            </div>
          )}
          <p role="status" className="visually-hidden">
            {counts.done > 0 && <Plural value={counts.done} one="# file sent" other="# files sent" />}{' '}
            {counts.failed > 0 && (
              <Plural value={counts.failed} one="# file not sent" other="# files not sent" />
            )}
          </p>
          {uploads.length > 0 && (
            <List label={label}>
              {uploads.map(upload => (
                <UploadRow
                  key={upload.id}
                  {...{ upload, rules, isReadOnly }}
                  onCancel={() => onCancel(upload.id)}
                  onRetry={() => onRetry(upload.id)}
                  onRemove={() => {
                    onRemove(upload.id)
                    input.current?.parentElement?.querySelector('button')?.focus()
                  }}
                />
              ))}
            </List>
          )}
        </div>
      )}
    </Field>
  )
}
