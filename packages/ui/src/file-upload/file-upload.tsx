import { Plural, Trans } from '@lingui/react/macro'
import { Upload as UploadIcon } from 'lucide-react'
import { useRef, useState, type DragEvent } from 'react'
import { Button } from '../button/button.tsx'
import { Field, type FieldProps } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'
import { List } from '../list/list.tsx'
import styles from './file-upload.module.css'
import { UploadRow } from './upload-row.tsx'
import { useUploads, type SendFile } from './use-uploads.ts'

export interface FileUploadProps extends Omit<FieldProps, 'label'> {
  label: string
  /** Sends one file. */
  onSend: SendFile
  /** As in the `accept` attribute: `image/*`, `application/pdf`, `.zip`; anything when left out. */
  accept?: string
  /** Of each file; 100 MB. */
  mostBytes?: number
  /** In the list at a time; 10. With 1, a single file is chosen. */
  mostFiles?: number
  /** Sent at a time; 2. */
  atOnce?: number
}

/** Files, chosen or dropped, each with its progress; one can be cancelled, sent again, and taken from the list. */
export function FileUpload({
  label,
  hint,
  error,
  hideLabel,
  isOptional,
  className,
  onSend,
  accept,
  mostBytes = 100_000_000,
  mostFiles = 10,
  atOnce = 2,
  ...rest
}: FileUploadProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const rules = { accept, mostBytes, mostFiles }
  const { uploads, add, cancel, retry, remove } = useUploads(onSend, rules, atOnce)
  const counts = {
    done: uploads.filter(({ state }) => state === 'done').length,
    failed: uploads.filter(({ state }) => state === 'failed' || state === 'refused').length,
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    add([...event.dataTransfer.files])
  }
  return (
    <Field {...{ label, hint, error, hideLabel, isOptional, className }}>
      {({ 'aria-required': _, ...control }) => (
        <div {...rest} className={styles.upload}>
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
              <Trans>Drop files here, or</Trans>
            </span>
            <input
              {...control}
              ref={input}
              type="file"
              className="visually-hidden"
              tabIndex={-1}
              accept={accept}
              multiple={mostFiles > 1}
              onChange={event => {
                add([...(event.target.files ?? [])])
                // The same file can be chosen again.
                event.target.value = ''
              }}
            />
            <Button
              variant="secondary"
              onPress={() => input.current?.click()}
              aria-describedby={control['aria-describedby']}
            >
              {mostFiles > 1 ? <Trans>Choose files</Trans> : <Trans>Choose a file</Trans>}
            </Button>
          </div>
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
                  {...{ upload, rules }}
                  onCancel={() => cancel(upload.id)}
                  onRetry={() => retry(upload.id)}
                  onRemove={() => {
                    remove(upload.id)
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
