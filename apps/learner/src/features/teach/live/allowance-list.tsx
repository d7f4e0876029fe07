import { Trans, useLingui } from '@lingui/react/macro'
import { LoadError } from '@masar/app-shell'
import {
  Button,
  DateText,
  DurationText,
  formatNumber,
  Heading,
  Isolate,
  showToast,
  Skeleton,
  Text,
  useUi,
} from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Allowance, allowancesQuery, type LiveExam, useWithdraw } from './api.ts'
import { GiveDialog } from './give-dialog.tsx'
import styles from './live.module.css'
import { WindowDialog } from './window-dialog.tsx'

/** What was given at this exam, the newest first; what is unused can be withdrawn. */
export function AllowanceList({ exam, names }: { exam: LiveExam; names: 'hidden' | undefined }) {
  const { data, error, refetch, isFetching } = useQuery(allowancesQuery(exam.exam.id, names))
  const [giving, setGiving] = useState<'more' | 'window' | null>(null)
  const close = () => setGiving(null)
  const canGive = exam.has_time_limit || exam.attempts_allowed !== null
  return (
    <section className={styles.given}>
      <div className={styles.givenHead}>
        <Heading level={2}>
          <Trans>Extra time, attempts and windows</Trans>
        </Heading>
        <div className={styles.givenActs}>
          {canGive && (
            <Button size="sm" variant="secondary" onPress={() => setGiving('more')}>
              <Trans>Give in advance</Trans>
            </Button>
          )}
          {names === undefined && (
            <Button size="sm" variant="secondary" onPress={() => setGiving('window')}>
              <Trans>Another window for one learner</Trans>
            </Button>
          )}
        </div>
      </div>
      {giving === 'window' && <WindowDialog exam={exam} learner={null} onClose={close} />}
      {giving === 'more' && (
        <GiveDialog
          exam={exam}
          learners={null}
          isUnderWay={false}
          canChoose={names === undefined}
          onClose={close}
        />
      )}
      {data ? (
        data.data.length === 0 ? (
          <Text soft>
            <Trans>Nothing was given so far.</Trans>
          </Text>
        ) : (
          <ul className={styles.allowances}>
            {data.data.map(allowance => (
              <Line key={allowance.id} examId={exam.exam.id} allowance={allowance} />
            ))}
          </ul>
        )
      ) : error ? (
        <LoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <Skeleton width="60%" />
      )}
    </section>
  )
}

function Line({ examId, allowance }: { examId: number; allowance: Allowance }) {
  const { t } = useLingui()
  const { tag } = useUi()
  const withdraw = useWithdraw(examId)
  const number = formatNumber(tag, allowance.extra_attempts)
  const name = allowance.learner.name ?? t`Learner ${formatNumber(tag, allowance.learner.id)}`
  const take = () =>
    withdraw.mutate(allowance.id, {
      onSuccess: () => showToast({ tone: 'success', text: t`It is withdrawn.` }),
      onError: error => showToast({ tone: 'danger', text: error.message }),
    })
  return (
    <li className={styles.allowance} data-withdrawn={allowance.withdrawn_at !== null || undefined}>
      <div>
        <Text strong>
          <Isolate>{name}</Isolate>
        </Text>
        <Text size="sm">
          {allowance.extra_seconds > 0 && (
            <>
              <Trans>
                Extra time: <DurationText seconds={allowance.extra_seconds} />.
              </Trans>{' '}
            </>
          )}
          {allowance.extra_attempts > 0 && (
            <>
              <Trans>Extra attempts: {number}.</Trans>{' '}
            </>
          )}
          {allowance.opens_at !== null && (
            <>
              <Trans>
                It opens on <DateText value={allowance.opens_at} format="time" />.
              </Trans>{' '}
            </>
          )}
          {allowance.closes_at !== null && (
            <>
              <Trans>
                It closes on <DateText value={allowance.closes_at} format="time" />.
              </Trans>{' '}
            </>
          )}
          <Trans>
            Reason: <Isolate>{allowance.reason}</Isolate>
          </Trans>
        </Text>
        <Text size="sm" soft>
          {allowance.by !== null && (
            <>
              <Isolate>{allowance.by}</Isolate>
              {' · '}
            </>
          )}
          <DateText value={allowance.at} format="time" />
          {allowance.withdrawn_at !== null && (
            <>
              {' · '}
              <Trans>This was withdrawn</Trans>
            </>
          )}
        </Text>
      </div>
      {allowance.can_withdraw && (
        <Button size="sm" variant="quiet" isPending={withdraw.isPending} onPress={take}>
          <Trans>Withdraw this</Trans>
        </Button>
      )}
    </li>
  )
}
