import { Trans, useLingui } from '@lingui/react/macro'
import type { ApiError } from '@masar/api-sdk'
import { useCarried } from '@masar/app-shell'
import { Banner, Button, Text, TextArea } from '@masar/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { askRegrade, type ResultQuestion } from '../api.ts'
import { resultQuery } from '../queries.ts'
import styles from './result.module.css'

/** Has a mark looked at again, with a reason; it goes to the instructor. */
export function AskRegrade({ question, attemptId }: { question: ResultQuestion; attemptId: number }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const [isOpen, setOpen] = useCarried(`regrade-${question.id}`, false)
  const [reason, setReason] = useCarried(`regrade-${question.id}-reason`, '')
  const asking = useMutation<unknown, ApiError>({
    mutationFn: () => askRegrade(attemptId, question.id, reason.trim()),
    onSuccess: () => client.invalidateQueries({ queryKey: resultQuery(attemptId).queryKey }),
  })
  if (question.grading === 'regrade_asked')
    return (
      <Text size="sm" soft>
        <Trans>You asked to have this mark looked at again. You will be notified.</Trans>
      </Text>
    )
  if (question.grading !== 'may_ask_regrade') return null
  if (!isOpen)
    return (
      <Button size="sm" variant="quiet" className={styles.ask} onPress={() => setOpen(true)}>
        <Trans>Request a second look at this mark</Trans>
      </Button>
    )
  return (
    <form
      className={styles.asking}
      onSubmit={event => {
        event.preventDefault()
        asking.mutate()
      }}
    >
      <TextArea
        label={t`Why should the mark be looked at again?`}
        hint={t`Your instructor reads it beside your answer. You can ask once for each question.`}
        rows={3}
        maxLength={1000}
        value={reason}
        onChange={setReason}
        autoFocus
      />
      {asking.error && <Banner tone="danger">{asking.error.message}</Banner>}
      <div className={styles.acts}>
        <Button type="submit" size="sm" isPending={asking.isPending} isDisabled={reason.trim().length < 3}>
          <Trans>Send to the instructor</Trans>
        </Button>
        <Button size="sm" variant="quiet" onPress={() => setOpen(false)}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  )
}
