import { Trans, useLingui } from '@lingui/react/macro'
import { AppLink, NotAllowedPage, PageLoadError, usePageTitle } from '@masar/app-shell'
import {
  Button,
  DateText,
  DurationText,
  formatNumber,
  Heading,
  Isolate,
  LinkButton,
  Skeleton,
  Stat,
  StatList,
  Text,
  useUi,
} from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { type AttemptRecord, recordQuery } from './api.ts'
import { ReceiptCheck } from './receipt-check.tsx'
import styles from './record.module.css'
import { AttemptTimeLine } from './time-line.tsx'

interface TaughtRecordProps {
  examId: number
  attemptId: number
  names: 'hidden' | undefined
}

/** The record of an attempt for the exam's instructor. */
export function TaughtRecordPage({ examId, attemptId, names }: TaughtRecordProps) {
  const { t } = useLingui()
  const { data, error, refetch, isFetching } = useQuery(recordQuery(examId, attemptId, names))
  usePageTitle(data && t`Record of the attempt`)
  if (error?.status === 403) return <NotAllowedPage />
  if (error && !data)
    return <PageLoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
  return (
    <div className={styles.page}>
      {data ? (
        <Record record={data.data} names={names} />
      ) : (
        [0, 1, 2].map(line => <Skeleton key={line} shape="block" height="8rem" />)
      )}
    </div>
  )
}

function Record({ record, names }: { record: AttemptRecord; names: 'hidden' | undefined }) {
  const { t } = useLingui()
  const { tag } = useUi()
  const number = (value: number) => formatNumber(tag, value)
  const name = record.learner.name ?? t`Attempt ${number(record.attempt_id)}`
  const place = { attemptId: record.attempt_id, examId: record.exam.id }
  return (
    <>
      <div>
        <Heading level={1}>
          <Trans>
            Record: <Isolate>{name}</Isolate>
          </Trans>
        </Heading>
        <Text soft>
          <Isolate>{record.exam.title}</Isolate>
        </Text>
      </div>
      <div className={styles.ways}>
        <LinkButton
          as={AppLink}
          to={`/teach/exams/${record.exam.id}/live${names ? '?names=hidden' : ''}`}
          variant="secondary"
          size="sm"
        >
          <Trans>Live view</Trans>
        </LinkButton>
        <Button size="sm" variant="quiet" iconStart={Printer} onPress={() => print()}>
          <Trans>Print</Trans>
        </Button>
      </div>
      <StatList className={styles.facts}>
        <Stat
          label={<Trans>Questions answered</Trans>}
          value={
            <Trans>
              {number(record.answered)} of {number(record.questions)}
            </Trans>
          }
        />
        <Stat label={<Trans>Time added</Trans>} value={<DurationText seconds={record.extra_seconds} />} />
        <Stat label={<Trans>Without contact</Trans>} value={<DurationText seconds={record.lost_seconds} />} />
      </StatList>
      <AttemptTimeLine events={record.events} leftOut={record.events_left_out} />
      {record.lost.length > 0 && <Lost lost={record.lost} />}
      {record.submitted_at !== null && <ReceiptCheck place={place} />}
    </>
  )
}

/** Each time without contact, with how it ended and whether it was given back. */
function Lost({ lost }: { lost: AttemptRecord['lost'] }) {
  const { t } = useLingui()
  const returns = {
    same: t`The same page came back: the network was away, or the device slept.`,
    new: t`The page was opened anew: it had been closed.`,
    none: t`Nobody came back before the attempt ended.`,
  }
  return (
    <section className={styles.record}>
      <Heading level={2}>
        <Trans>Times without contact</Trans>
      </Heading>
      <ul className={styles.events}>
        {lost.map(one => (
          <li key={one.id} className={styles.lost}>
            <Text>
              <DateText value={one.began_at} format="time" />
              {' · '}
              <DurationText seconds={one.seconds} />
            </Text>
            <Text size="sm" soft>
              {returns[one.page]}{' '}
              {one.measured_by === 'server' ? (
                <Trans>Measured by the service.</Trans>
              ) : (
                <Trans>Reported by the browser.</Trans>
              )}{' '}
              {one.returned_at !== null && <Trans>Given back.</Trans>}
            </Text>
          </li>
        ))}
      </ul>
    </section>
  )
}
