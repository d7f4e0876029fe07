import { Trans, useLingui } from '@lingui/react/macro'
import type { ApiError } from '@masar/api-sdk'
import { useCarried } from '@masar/app-shell'
import { Banner, Button, FileUpload, TextArea } from '@masar/ui'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ListProblem } from '../../../people/invite/import-problem.tsx'
import { Failure } from '../../../people/parts/failure.tsx'
import styles from '../../learn.module.css'
import { type NamedList, uploadNames } from './api.ts'

interface ListNamingProps {
  /** With the columns of its table that are not read. */
  onNamed: (id: number, unread: NamedList['unread_columns']) => void
}

/** A list that is pasted or uploaded. */
export function ListNaming({ onNamed }: ListNamingProps) {
  const { t } = useLingui()
  const [text, setText] = useCarried('assign-list', '')
  const [isMissing, setMissing] = useState(false)
  const [problem, setProblem] = useState<NamedList['problem']>(null)
  const take = ({ id, problem: why, unread_columns: unread }: NamedList) => {
    setProblem(why)
    if (id !== null) onNamed(id, unread)
  }
  const paste = useMutation<NamedList, ApiError>({
    mutationFn: () => uploadNames(text),
    onSuccess: take,
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    setMissing(text.trim() === '')
    if (text.trim() !== '' && !paste.isPending) paste.mutate()
  }
  return (
    <div className={styles.form}>
      <div role="alert">
        {problem !== null && (
          <Banner tone="danger">
            <ListProblem
              problem={problem}
              noHeader={
                <Trans>
                  The first row of this file names no column “E-mail” or “Employee number”. Name its columns,
                  in Arabic or English.
                </Trans>
              }
            />
          </Banner>
        )}
      </div>
      <form noValidate onSubmit={send} className={styles.form}>
        <TextArea
          label={t`E-mails or employee numbers`}
          hint={t`One per line, or separated by commas.`}
          rows={6}
          value={text}
          error={isMissing ? t`Enter at least one e-mail or number.` : undefined}
          onChange={setText}
        />
        <Failure error={paste.error} />
        <div>
          <Button type="submit" isPending={paste.isPending}>
            <Trans>Look for them</Trans>
          </Button>
        </div>
      </form>
      <FileUpload
        label={t`Or a file`}
        hint={t`A spreadsheet (XLSX) or CSV with up to 50,000 people, whose first row names a column of e-mails or employee numbers.`}
        accept=".csv,.xlsx"
        mostBytes={10_000_000}
        mostFiles={1}
        onSend={async file => take(await uploadNames(file))}
      />
    </div>
  )
}
