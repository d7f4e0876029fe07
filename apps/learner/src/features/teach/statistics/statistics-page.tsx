import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { AppLink, NotAllowedPage, PageLoadError, useGo, usePageTitle } from '@masar/app-shell'
import {
  Banner,
  Button,
  EmptyState,
  Heading,
  Isolate,
  Link,
  LinkButton,
  NativeSelect,
  showToast,
  Skeleton,
  Text,
} from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { type ExamStatistics, useStatisticsFile } from '../api.ts'
import { type AttemptChoice, attemptChoices, statisticsQuery } from '../queries.ts'
import { StudioFrame } from '../studio-frame.tsx'
import { ExamAdvice } from './advice.tsx'
import { Distribution } from './distribution.tsx'
import { Figures } from './figures.tsx'
import { ItemsTable } from './items-table.tsx'
import styles from './statistics.module.css'

/** What the attempts at an exam say of its questions, with advice. */
export function StatisticsPage({ id, attempts }: { id: number; attempts: AttemptChoice }) {
  const { t } = useLingui()
  const { data, error, refetch, isFetching } = useQuery({ ...statisticsQuery(id, attempts), staleTime: 0 })
  const title = data?.data.exam.title
  usePageTitle(title && t`Statistics: ${title}`)
  if (error?.status === 403) return <NotAllowedPage />
  return (
    <StudioFrame at="statistics">
      {data ? (
        <Statistics statistics={data.data} attempts={attempts} />
      ) : error ? (
        <PageLoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        [0, 1, 2].map(line => <Skeleton key={line} shape="block" height="8rem" />)
      )}
    </StudioFrame>
  )
}

function Statistics({ statistics, attempts }: { statistics: ExamStatistics; attempts: AttemptChoice }) {
  return (
    <>
      <div>
        <Heading level={1}>
          <Trans>
            Statistics: <Isolate>{statistics.exam.title}</Isolate>
          </Trans>
        </Heading>
        <Text soft>
          <Link as={AppLink} to={`/Course/${statistics.course.id}`} quiet>
            <Isolate>{statistics.course.title}</Isolate>
          </Link>
          {' · '}
          <Link as={AppLink} to={`/teach/exams/${statistics.exam.id}`}>
            <Trans>Back to the exam</Trans>
          </Link>
        </Text>
      </div>
      <Choices statistics={statistics} attempts={attempts} />
      {statistics.waiting > 0 && (
        <Banner
          action={
            <LinkButton
              as={AppLink}
              to={`/teach/grading?exam=${statistics.exam.id}`}
              size="sm"
              variant="secondary"
            >
              <Trans>Grade them</Trans>
            </LinkButton>
          }
        >
          <Plural
            value={statistics.waiting}
            one="# attempt is left out, since it waits for grading."
            other="# attempts are left out, since they wait for grading."
          />
        </Banner>
      )}
      {statistics.attempts === 0 ? (
        <EmptyState drawing="reports" title={<Trans>No results yet</Trans>}>
          <Trans>The figures appear here once somebody has a result in this exam.</Trans>
        </EmptyState>
      ) : (
        <>
          <ExamAdvice findings={statistics.findings} />
          <Figures statistics={statistics} />
          <Distribution counts={statistics.distribution} />
          <ItemsTable examId={statistics.exam.id} items={statistics.items} />
        </>
      )}
    </>
  )
}

function Choices({ statistics, attempts }: { statistics: ExamStatistics; attempts: AttemptChoice }) {
  const { t } = useLingui()
  const go = useGo()
  const { id, title } = statistics.exam
  const file = useStatisticsFile(id, attempts)
  const save = () =>
    file.mutate(`${title}.csv`, {
      onSuccess: () => showToast({ tone: 'success', text: t`The file is saved.` }),
      onError: error => showToast({ tone: 'danger', text: error.message }),
    })
  return (
    <div className={styles.choices}>
      <NativeSelect
        label={t`Attempts of each learner`}
        value={attempts ?? 'first'}
        options={[
          { value: 'first', label: t`The first` },
          { value: 'last', label: t`The last` },
          { value: 'best', label: t`The best` },
          { value: 'all', label: t`All of them` },
        ]}
        onChange={value => {
          const choice = attemptChoices.find(each => each === value)
          go(`/teach/exams/${id}/statistics${choice ? `?attempts=${choice}` : ''}`, { replace: true })
        }}
      />
      <Button
        size="sm"
        variant="secondary"
        iconStart={Download}
        isPending={file.isPending}
        isDisabled={statistics.items.length === 0}
        onPress={save}
      >
        <Trans>Save as CSV</Trans>
      </Button>
    </div>
  )
}
