import { Trans, useLingui } from '@lingui/react/macro'
import { LoadError, NotAllowedPage, useGo, usePageTitle } from '@masar/app-shell'
import { Heading, Skeleton } from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import { gradingQueueQuery } from '../queries.ts'
import { StudioFrame } from '../studio-frame.tsx'
import { AnswerPanel } from './answer-panel.tsx'
import styles from './grading.module.css'
import { answerKey, gradingAddress, nextAfter, type GradingPlace } from './place.ts'
import { QueueFilters } from './queue-filters.tsx'
import { QueueList } from './queue-list.tsx'

/** The answers that wait for a grader, and the one that is being graded. */
export function GradingPage({ place }: { place: GradingPlace }) {
  const { t } = useLingui()
  const go = useGo()
  usePageTitle(t`Grading`)
  const { data, error, refetch, isFetching } = useQuery(gradingQueueQuery(place))
  if (error?.status === 403) return <NotAllowedPage />
  const keys = data?.data.map(answerKey) ?? []
  const open = (answer: string | undefined) => go(gradingAddress(place, { answer }))
  return (
    <StudioFrame at="grading">
      <Heading level={1}>
        <Trans>Grading</Trans>
      </Heading>
      <div className={styles.page} data-open={place.answer !== undefined || undefined}>
        <section className={styles.queue}>
          <QueueFilters place={place} rows={data?.data ?? []} />
          {data ? (
            <QueueList place={place} rows={data.data} total={data.meta.total} />
          ) : error ? (
            <LoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
          ) : (
            [0, 1, 2].map(line => <Skeleton key={line} shape="block" height="5rem" />)
          )}
        </section>
        {place.answer !== undefined && (
          <AnswerPanel
            key={place.answer}
            answerKey={place.answer}
            names={place.names}
            onDone={() => open(nextAfter(keys, place.answer ?? ''))}
            onClose={() => open(undefined)}
          />
        )}
      </div>
    </StudioFrame>
  )
}
