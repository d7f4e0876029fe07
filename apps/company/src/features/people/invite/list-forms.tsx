import { Trans, useLingui } from '@lingui/react/macro'
import type { ApiError } from '@masar/api-sdk'
import { fieldError, saveFile, useCarried } from '@masar/app-shell'
import { Button, FileUpload, Text, TextArea } from '@masar/ui'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { DepartmentField } from '../parts/department-field.tsx'
import { Failure } from '../parts/failure.tsx'
import styles from '../parts/parts.module.css'
import { useRights } from '../rights.ts'
import { uploadList } from './api.ts'
import { keptLines } from './kept-lines.ts'

interface ListFormProps {
  /** The list is uploaded: no one is invited yet. */
  onUploaded: (importId: number) => void
}

/** Several people as typed or pasted lines. They stay in the field until their list is looked at. */
export function LinesForm({ onUploaded }: ListFormProps) {
  const { t } = useLingui()
  const [text, setText] = useState(keptLines.read)
  const [department, setDepartment] = useCarried<number | null>('invite-lines-department', null)
  const [isMissing, setMissing] = useState(false)
  const upload = useMutation<number, ApiError>({
    mutationFn: () => uploadList(text, department),
    onSuccess: onUploaded,
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    setMissing(text.trim() === '')
    if (text.trim() !== '') upload.mutate()
  }
  return (
    <form noValidate onSubmit={send} className={styles.form}>
      <TextArea
        label={t`People, one in each line`}
        hint={t`Such as: Sara Ahmed <sara@example.com>, or the address alone.`}
        rows={8}
        value={text}
        error={isMissing ? t`Enter at least one address.` : undefined}
        onChange={next => {
          setText(next)
          keptLines.keep(next)
        }}
      />
      <DefaultDepartment value={department} error={upload.error} onChange={setDepartment} />
      <Failure error={upload.error} />
      <div>
        <Button type="submit" isPending={upload.isPending}>
          <Trans>Check the list</Trans>
        </Button>
      </div>
    </form>
  )
}

/** Many people as a file. */
export function FileForm({ onUploaded }: ListFormProps) {
  const { t } = useLingui()
  const [department, setDepartment] = useCarried<number | null>('invite-file-department', null)
  const heads = [
    t`Name`,
    t`E-mail`,
    t`Employee number`,
    t`Job`,
    t`Department`,
    t`Line manager’s e-mail`,
    t`Groups`,
  ]
  return (
    <div className={styles.form}>
      <Text>
        <Trans>
          A spreadsheet (XLSX) or CSV file with up to 50,000 people. Its first row names the columns, in
          Arabic or English: name, e-mail, employee number, job, department, line manager’s e-mail, groups
          (several with a semicolon between). Only the first two are needed.
        </Trans>
      </Text>
      <div>
        <Button
          size="sm"
          variant="secondary"
          iconStart={Download}
          onPress={() => saveFile('masar-employees.csv', `\ufeff${heads.join(',')}\r\n`, 'text/csv')}
        >
          <Trans>Save an empty file to fill in</Trans>
        </Button>
      </div>
      <DefaultDepartment value={department} error={null} onChange={setDepartment} />
      <FileUpload
        label={t`File`}
        hint={t`Nobody is invited yet: you see first what is wrong with the list.`}
        accept=".csv,.xlsx"
        mostBytes={10_000_000}
        mostFiles={1}
        onSend={async file => onUploaded(await uploadList(file, department))}
      />
    </div>
  )
}

interface DefaultDepartmentProps {
  value: number | null
  error: ApiError | null
  onChange: (id: number | null) => void
}

function DefaultDepartment({ value, error, onChange }: DefaultDepartmentProps) {
  const { t } = useLingui()
  const { isManager } = useRights()
  return (
    <DepartmentField
      label={t`Department for people listed without one`}
      isOptional={!isManager}
      value={value}
      error={fieldError(error, 'department_id')}
      onChange={onChange}
    />
  )
}
