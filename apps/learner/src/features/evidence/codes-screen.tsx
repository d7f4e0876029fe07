import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { LoadError, useCarried } from '@masar/app-shell'
import { Button, Card, Heading, Text, TextArea } from '@masar/ui'
import { FileUpload } from '@masar/ui/file-upload'
import { Download } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { useCheckCodes, useSaveChecked } from './api.ts'
import { CheckedCodes } from './checked-codes.tsx'
import { codesInFile, mostCodes, typedCodes } from './codes.ts'
import styles from './evidence.module.css'

/** Checks up to 200 certificates at once: recruiters and inspectors paste the codes, or drop a file that has them. */
// long: one form and what comes of it
export function CodesScreen() {
  const { t } = useLingui()
  const id = useId()
  const [text, setText] = useCarried('codes', '')
  const [problem, setProblem] = useState<string>()
  const checking = useCheckCodes()
  const saving = useSaveChecked(`${t`Certificates`}.csv`)
  const codes = typedCodes(text)
  const tooMany = t`Up to ${mostCodes} codes at once. Check the others afterwards.`
  const check = (event: FormEvent) => {
    event.preventDefault()
    const wrong =
      codes.length === 0 ? t`Paste at least one code.` : codes.length > mostCodes ? tooMany : undefined
    setProblem(wrong)
    if (wrong !== undefined) return document.getElementById(id)?.focus()
    if (!checking.isPending) checking.mutate(codes)
  }
  const read = async (file: File) => {
    const found = codesInFile(await file.text())
    setProblem(found.length === 0 ? t`No codes were found in the file.` : undefined)
    if (found.length > 0) setText([...new Set([...codes, ...found])].join('\n'))
  }
  return (
    <div className={styles.screen}>
      <div>
        <Heading level={1}>
          <Trans>Check certificates</Trans>
        </Heading>
        <Text soft>
          <Trans>
            Up to 200 at once: valid, expired, withdrawn or unknown, and what each certificate says.
          </Trans>
        </Text>
      </div>
      <Card>
        <form noValidate onSubmit={check} className={styles.part}>
          <TextArea
            id={id}
            label={t`Codes or addresses of certificates`}
            hint={t`One per line. Spaces don’t matter, and either kind of digits works.`}
            rows={8}
            dir="ltr"
            maxLength={60_000}
            value={text}
            error={problem}
            onChange={next => {
              setText(next)
              setProblem(undefined)
            }}
          />
          <Text soft size="sm" role="status">
            {codes.length > 0 && t({ message: plural(codes.length, { one: '# code', other: '# codes' }) })}
          </Text>
          <FileUpload
            label={t`Or a file that has them`}
            hint={t`CSV or text. It is read in your browser; only the codes are sent.`}
            isOptional
            accept=".csv,.txt,text/csv,text/plain"
            mostFiles={1}
            mostBytes={2_000_000}
            onSend={read}
          />
          <div>
            <Button type="submit" isPending={checking.isPending}>
              <Trans>Check</Trans>
            </Button>
          </div>
        </form>
      </Card>
      {checking.error && (
        <LoadError
          level={2}
          error={checking.error}
          isRetrying={checking.isPending}
          onRetry={() => checking.mutate(checking.variables ?? codes)}
        />
      )}
      {checking.data && (
        <section className={styles.part} aria-labelledby="results">
          <div className={styles.head}>
            <Heading level={2} id="results">
              <Trans>Results</Trans>
            </Heading>
            <Text soft role="status">
              <Plural
                value={checking.data.length}
                one="# certificate checked"
                other="# certificates checked"
              />
            </Text>
            <Button
              size="sm"
              variant="secondary"
              iconStart={Download}
              isPending={saving.isPending}
              onPress={() => saving.mutate(checking.variables)}
            >
              <Trans>Save as CSV</Trans>
            </Button>
          </div>
          <div role="alert">
            {saving.error && (
              <Text>
                <Trans>The file could not be saved. Try again.</Trans>
              </Text>
            )}
          </div>
          <CheckedCodes rows={checking.data} />
        </section>
      )}
    </div>
  )
}
