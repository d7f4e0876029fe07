import type { FieldProps } from '../field/field.tsx'
import { UploadField } from './upload-field.tsx'
import { type RejectionMessage, type SendFile, useUploads } from './use-uploads.ts'

export interface FileUploadProps extends Omit<FieldProps, 'label'> {
  label: string
  /** Sends one file. */
  onSend: SendFile
  /** What is said of a file that the service refused; of all else, that it can be sent again. */
  rejectionMessage?: RejectionMessage
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
  onSend,
  rejectionMessage,
  accept,
  mostBytes = 100_000_000,
  mostFiles = 10,
  atOnce = 2,
  ...rest
}: FileUploadProps) {
  const rules = { accept, mostBytes, mostFiles }
  const { uploads, add, cancel, retry, remove } = useUploads(onSend, rules, atOnce, rejectionMessage)
  return (
    <UploadField
      {...rest}
      {...{ rules, uploads }}
      onAdd={add}
      onCancel={cancel}
      onRetry={retry}
      onRemove={remove}
    />
  )
}
