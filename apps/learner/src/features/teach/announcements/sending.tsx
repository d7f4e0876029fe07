import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Badge, Button, ConfirmDialog, DateText, Isolate, showToast, Text } from '@masar/ui'
import { useState } from 'react'
import type { Announcement } from '../../announcements/api.ts'
import styles from './announcements.module.css'
import { useWithdrawal } from './api.ts'

/** Whom an announcement was sent to, and the way to take it back. */
export function Sending({ announcement: { id, sending } }: { announcement: Announcement }) {
  const { t } = useLingui()
  const [isAsking, setAsking] = useState(false)
  const withdrawal = useWithdrawal()
  if (sending === null) return null
  const { audience, lesson, people, withdrawn_at: withdrawnAt } = sending
  const title = lesson?.title
  const whom = {
    all: t`To every learner`,
    not_started: t`To those who had not started`,
    stuck: t`To those stuck at a lesson`,
    late: t`To those who were late`,
  }[audience]
  return (
    <div className={styles.sending}>
      <Text size="sm" soft>
        {whom}
        {title !== undefined && (
          <>
            {': '}
            <Isolate>{title}</Isolate>
          </>
        )}
        {' · '}
        <Plural value={people} one="# person" other="# people" />
      </Text>
      {withdrawnAt === null ? (
        <Button size="sm" variant="quiet" onPress={() => setAsking(true)}>
          <Trans>Take the announcement back</Trans>
        </Button>
      ) : (
        <Badge>
          <Trans>
            Taken back on <DateText value={withdrawnAt} format="short" />
          </Trans>
        </Badge>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        isDanger
        title={<Trans>Take the announcement back?</Trans>}
        action={<Trans>Take the announcement back</Trans>}
        failure={withdrawal.error?.message ?? ''}
        onConfirm={async () => {
          await withdrawal.mutateAsync(id)
          showToast({ tone: 'success', text: t`The announcement is taken back.` })
        }}
      >
        <Trans>
          Learners will not see it any more. Their notification of it stays, and it still counts for this
          week.
        </Trans>
      </ConfirmDialog>
    </div>
  )
}
