import { Trans } from '@lingui/react/macro'
import { AppLink, PageLoadError } from '@masar/app-shell'
import { Button, Heading, LinkButton, Skeleton } from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { traceQuery } from './api.ts'
import { ReceiptCheck } from './receipt-check.tsx'
import styles from './record.module.css'
import { AttemptTimeLine } from './time-line.tsx'

/** The record of one's own attempt. */
export function OwnRecordPage({ id }: { id: number }) {
  const { data, error, refetch, isFetching } = useQuery(traceQuery(id))
  if (error && !data)
    return <PageLoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
  return (
    <div className={styles.page}>
      <Heading level={1}>
        <Trans>Record of the attempt</Trans>
      </Heading>
      <div className={styles.ways}>
        <LinkButton as={AppLink} to={`/exam-details/result/${id}`} variant="secondary" size="sm">
          <Trans>Back to the result</Trans>
        </LinkButton>
        <Button size="sm" variant="quiet" iconStart={Printer} onPress={() => print()}>
          <Trans>Print</Trans>
        </Button>
      </div>
      {data ? (
        <AttemptTimeLine events={data.data.toReversed()} leftOut={data.meta.left_out} />
      ) : (
        [0, 1].map(line => <Skeleton key={line} shape="block" height="10rem" />)
      )}
      {data && <ReceiptCheck place={{ attemptId: id }} />}
    </div>
  )
}
