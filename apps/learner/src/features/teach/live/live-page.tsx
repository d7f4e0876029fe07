import { Trans, useLingui } from '@lingui/react/macro'
import {
  AppLink,
  NotAllowedPage,
  PageLoadError,
  RealtimeProvider,
  useGo,
  usePageTitle,
} from '@masar/app-shell'
import {
  DateText,
  EmptyState,
  formatNumber,
  Heading,
  Isolate,
  Link,
  NativeSelect,
  Skeleton,
  Stat,
  StatList,
  Switch,
  Text,
  useUi,
} from '@masar/ui'
import type { RowKey } from '@masar/ui/table'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { StudioFrame } from '../studio-frame.tsx'
import { AllowanceList } from './allowance-list.tsx'
import { type LiveExam, liveQuery } from './api.ts'
import { LiveActs } from './live-acts.tsx'
import { LiveListener } from './live-listener.tsx'
import { LiveTable } from './live-table.tsx'
import styles from './live.module.css'
import { PasswordSetting } from './password-setting.tsx'
import { liveAddress, liveGroups, type LivePlace } from './place.ts'
import { countsOf, shownRows } from './rows.ts'

/** An exam under way: who is in, how far they are, and what can be done for them. */
export function LivePage({ id, place }: { id: number; place: LivePlace }) {
  const { t } = useLingui()
  const { data, dataUpdatedAt, error, refetch, isFetching } = useQuery(liveQuery(id, place.names))
  const title = data?.data.exam.title
  usePageTitle(title && t`Live: ${title}`)
  if (error?.status === 403) return <NotAllowedPage />
  return (
    <StudioFrame at="live">
      <RealtimeProvider>
        <LiveListener examId={id} />
      </RealtimeProvider>
      {data ? (
        <Live
          exam={data.data}
          place={place}
          offset={Date.parse(data.data.server_time) - dataUpdatedAt}
          isStale={error !== null}
        />
      ) : error ? (
        <PageLoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        [0, 1, 2].map(line => <Skeleton key={line} shape="block" height="8rem" />)
      )}
    </StudioFrame>
  )
}

interface LiveProps {
  exam: LiveExam
  place: LivePlace
  /** How far the service's clock is ahead of this one, in milliseconds. */
  offset: number
  isStale: boolean
}

function Live({ exam, place, offset, isStale }: LiveProps) {
  const { tag } = useUi()
  const [selected, select] = useState<ReadonlySet<RowKey>>(new Set())
  const rows = shownRows(exam.attempts, place, new Intl.Collator(tag))
  const counts = countsOf(exam.attempts)
  const number = (value: number) => formatNumber(tag, value)
  return (
    <>
      <div>
        <Heading level={1}>
          <Trans>
            Live: <Isolate>{exam.exam.title}</Isolate>
          </Trans>
        </Heading>
        <Text soft>
          <Link as={AppLink} to={`/Course/${exam.course.id}`} quiet>
            <Isolate>{exam.course.title}</Isolate>
          </Link>
          {' · '}
          <Link as={AppLink} to={`/teach/exams/${exam.exam.id}`}>
            <Trans>Back to the exam</Trans>
          </Link>
        </Text>
        {exam.closes_at !== null && (
          <Text soft size="sm">
            <Trans>
              The exam closes on <DateText value={exam.closes_at} format="time" />. Extra time never goes past
              that.
            </Trans>
          </Text>
        )}
      </div>
      {isStale && (
        <Text role="status" strong>
          <Trans>There is no connection. What you see may be older.</Trans>
        </Text>
      )}
      <StatList className={styles.counts}>
        <Stat label={<Trans>In the exam</Trans>} value={number(counts.writing)} />
        <Stat label={<Trans>No contact</Trans>} value={number(counts.lost)} />
        <Stat label={<Trans>Ended</Trans>} value={number(counts.ended)} />
      </StatList>
      {exam.attempts.length === 0 ? (
        <EmptyState drawing="people" title={<Trans>Nobody is in the exam</Trans>}>
          <Trans>Learners appear here as soon as they start, without loading the page again.</Trans>
        </EmptyState>
      ) : (
        <>
          <LiveFilters examId={exam.exam.id} place={place} />
          <LiveActs exam={exam} selected={selected} onDone={() => select(new Set())} />
          {rows.length === 0 ? (
            <Text soft>
              <Trans>Nobody is in this group now.</Trans>
            </Text>
          ) : (
            <LiveTable
              exam={exam}
              rows={rows}
              place={place}
              offset={offset}
              selected={selected}
              onSelect={select}
            />
          )}
          {counts.writing + counts.lost === 0 && (
            <Text soft>
              <Trans>Everybody has finished.</Trans>
            </Text>
          )}
        </>
      )}
      <AllowanceList exam={exam} names={place.names} />
      <PasswordSetting exam={exam} />
    </>
  )
}

function LiveFilters({ examId, place }: { examId: number; place: LivePlace }) {
  const { t } = useLingui()
  const go = useGo()
  const change = (to: Partial<LivePlace>) =>
    go(liveAddress(examId, place, to), { replace: true, resetScroll: false })
  const labels = { writing: t`In the exam`, lost: t`No contact`, ended: t`Ended` }
  return (
    <div className={styles.filters}>
      <NativeSelect
        label={t`Who is shown`}
        value={place.show ?? ''}
        placeholder={t`Everybody`}
        options={liveGroups.map(value => ({ value, label: labels[value] }))}
        onChange={value => change({ show: liveGroups.find(group => group === value) })}
      />
      <Switch
        checked={place.names === 'hidden'}
        onChange={isOn => change({ names: isOn ? 'hidden' : undefined })}
      >
        <Trans>Hide names</Trans>
      </Switch>
    </div>
  )
}
