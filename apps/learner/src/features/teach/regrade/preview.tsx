import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { LoadError } from '@masar/app-shell'
import { Banner, Button, Heading, PathLoader, showToast, Stat, StatList, Text, TextArea } from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { CorrectableQuestion, RegradePreview } from '../api.ts'
import { useWritten } from '../statistics/use-written.ts'
import { previewQuery, type SeenKey, useRegrade } from './api.ts'
import { ChangedTable } from './changed-table.tsx'
import styles from './regrade.module.css'

interface PreviewProps {
  question: CorrectableQuestion
  seen: SeenKey
  /** Why it is corrected, as far as it is typed: with what was seen, so that it never stands under another correction. */
  reason: string
  isWaiver: boolean
  onReason: (reason: string) => void
}

/** Whose result changes, and the act that changes it. */
export function Preview({ question, seen, reason, isWaiver, onReason }: PreviewProps) {
  const [page, setPage] = useState(1)
  const { data, error, refetch, isFetching } = useQuery(previewQuery(question.id, seen, page))
  const heading = useRef<HTMLHeadingElement>(null)
  const isThere = data !== undefined
  useEffect(() => {
    if (isThere) heading.current?.focus()
  }, [isThere])
  if (error && !data)
    return <LoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
  if (!data) return <PathLoader />
  return (
    <section className={styles.preview}>
      <Heading level={2} ref={heading} tabIndex={-1}>
        <Trans>Who changes</Trans>
      </Heading>
      <Counts preview={data.data} />
      <Notes preview={data.data} isWaiver={isWaiver} />
      {data.data.rows.length > 0 && <ChangedTable preview={data.data} onPage={setPage} />}
      <Confirm question={question} seen={seen} reason={reason} onReason={onReason} />
    </section>
  )
}

function Counts({ preview }: { preview: RegradePreview }) {
  const write = useWritten()
  return (
    <StatList>
      <Stat label={<Trans>Results that rise</Trans>} value={write(preview.raised)} />
      <Stat label={<Trans>Results that fall</Trans>} value={write(preview.lowered)} />
      <Stat label={<Trans>Pass from now on</Trans>} value={write(preview.now_passed)} />
      <Stat label={<Trans>No longer pass</Trans>} value={write(preview.now_failed)} />
      <Stat label={<Trans>New certificates</Trans>} value={write(preview.new_certificates)} />
    </StatList>
  )
}

function Notes({ preview, isWaiver }: { preview: RegradePreview; isWaiver: boolean }) {
  return (
    <>
      {preview.kept_certificates > 0 && (
        <Banner tone="warning">
          <Plural
            value={preview.kept_certificates}
            one="# learner no longer passes, and keeps the certificate: it stays valid."
            other="# learners no longer pass, and keep their certificates: those stay valid."
          />
        </Banner>
      )}
      {preview.kept > 0 && (
        <Text soft>
          <Plural
            value={preview.kept}
            one="# mark was given by a person, and stays."
            other="# marks were given by a person, and stay."
          />
        </Text>
      )}
      {preview.left_alone > 0 && (
        <Text soft>
          <Plural
            value={preview.left_alone}
            one="# attempt has an earlier wording with another key, and stays as it is."
            other="# attempts have an earlier wording with another key, and stay as they are."
          />
        </Text>
      )}
      {isWaiver && (
        <Text soft>
          <Trans>New attempts no longer get this question, where the exam has enough others.</Trans>
        </Text>
      )}
    </>
  )
}

function Confirm({ question, seen, reason, onReason }: Omit<PreviewProps, 'isWaiver'>) {
  const { t } = useLingui()
  const [isTried, setTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const regrade = useRegrade(question.id)
  const isGiven = reason.trim().length >= 3
  const store = () => {
    setTried(true)
    if (!isGiven) return form.current?.querySelector('textarea')?.focus()
    if (regrade.isPending) return
    regrade.mutate(
      { ...seen, reason },
      { onSuccess: () => showToast({ tone: 'success', text: t`The key is corrected.` }) },
    )
  }
  return (
    <form
      ref={form}
      className={styles.form}
      onSubmit={event => {
        event.preventDefault()
        store()
      }}
    >
      <TextArea
        label={t`Why`}
        hint={t`Kept with the correction, for whoever asks later.`}
        rows={2}
        maxLength={1000}
        value={reason}
        error={isTried && !isGiven ? t`Give the reason in a few words.` : undefined}
        onChange={onReason}
      />
      <Text size="sm" soft>
        <Trans>
          Learners who already see their result get a notification when it changes. Attempts under way are
          marked by the new key when they end.
        </Trans>
      </Text>
      {regrade.error && (
        <Banner tone="danger" isAnnounced>
          {regrade.error.message}
        </Banner>
      )}
      <Button type="submit" isPending={regrade.isPending} className={styles.act}>
        <Trans>Correct and regrade</Trans>
      </Button>
    </form>
  )
}
