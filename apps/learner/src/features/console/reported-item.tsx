import { Trans, useLingui } from '@lingui/react/macro'
import type { ApiError } from '@masar/api-sdk'
import { Badge, Button, ConfirmDialog, DateText, Isolate, showToast, Text } from '@masar/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import type { ReportedPost } from './api.ts'
import styles from './console.module.css'

interface ReportedItemProps {
  writer: string | null
  /** Where it stands. */
  place: string
  writtenAt: string
  reports: ReportedPost['reports']
  /** Of the acts and the question before it is removed. */
  words: { remove: ReactNode; keep: ReactNode; question: ReactNode; consequence: ReactNode }
  decide: (isRemoved: boolean) => Promise<unknown>
  /** The list that it then leaves. */
  listKey: readonly unknown[]
  children: ReactNode
}

/** Something that was reported, with why: an operator removes it, or lets it stand. */
export function ReportedItem({ words, decide, listKey, children, ...of }: ReportedItemProps) {
  const client = useQueryClient()
  const [isRemoving, setRemoving] = useState(false)
  const decision = useMutation<unknown, ApiError, boolean>({
    mutationFn: decide,
    onSuccess: () => client.invalidateQueries({ queryKey: listKey }),
    onError: error => void showToast({ text: error.message, tone: 'danger' }),
  })
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <Text as="div" size="sm" soft>
          {of.writer === null ? <Trans>A former learner</Trans> : <Isolate>{of.writer}</Isolate>}
          {' · '}
          <Isolate>{of.place}</Isolate>
          {' · '}
          <DateText value={of.writtenAt} format="time" />
        </Text>
        {children}
        {of.reports.map(report => (
          <Report key={report.at} report={report} />
        ))}
      </div>
      <div className={styles.decisions}>
        <Button size="sm" variant="danger" isDisabled={decision.isPending} onPress={() => setRemoving(true)}>
          {words.remove}
        </Button>
        <Button
          size="sm"
          variant="secondary"
          isPending={decision.isPending && !decision.variables}
          onPress={() => decision.mutate(false)}
        >
          {words.keep}
        </Button>
      </div>
      {isRemoving && (
        <ConfirmDialog
          title={words.question}
          action={words.remove}
          isDanger
          isOpen
          onOpenChange={setRemoving}
          failure={<Trans>It is not removed. Try again shortly.</Trans>}
          onConfirm={() => decision.mutateAsync(true)}
        >
          <Text>{words.consequence}</Text>
        </ConfirmDialog>
      )}
    </li>
  )
}

function Report({ report }: { report: ReportedPost['reports'][number] }) {
  const { t } = useLingui()
  const reasons: Record<ReportedPost['reports'][number]['reason'], string> = {
    spam: t`Advertising or spam`,
    abuse: t`Insulting or hurtful`,
    personal_data: t`Gives away personal data`,
    cheating: t`Gives away answers of an exam`,
    other: t`Something else`,
  }
  return (
    <>
      <Text as="div" size="sm">
        <Badge tone="warning">{reasons[report.reason]}</Badge>{' '}
        {report.note !== '' && <Isolate>{report.note}</Isolate>}
      </Text>
      {report.words !== null && (
        <Text as="div" size="sm" soft>
          <Trans>When it was reported it said:</Trans> <Isolate>{report.words}</Isolate>
        </Text>
      )}
    </>
  )
}
