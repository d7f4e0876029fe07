import { Trans, useLingui } from '@lingui/react/macro'
import { AppLink, clientPages, NotAllowedPage, PageLoadError, useGo, usePageTitle } from '@masar/app-shell'
import { Button, EmptyState, Heading, Isolate, Link, NativeSelect, Skeleton, Text } from '@masar/ui'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { settingsQuery } from '../exam/api.ts'
import { StudioFrame } from '../studio-frame.tsx'
import { AttemptsTable } from './attempts-table.tsx'
import { attemptsAddress, type AttemptState } from './place.ts'
import styles from './attempts.module.css'

const attemptsQuery = (examId: number, state: AttemptState | undefined) =>
  clientPages('/exams/{id}/attempts', { path: { id: examId }, query: { ...(state && { state }) } })

/** Every attempt at an exam, for its instructor, each with the way to its record. */
export function AttemptsPage({ id, state }: { id: number; state: AttemptState | undefined }) {
  const { t } = useLingui()
  const exam = useQuery(settingsQuery(id)).data?.data.exam.title
  const attempts = useInfiniteQuery({
    ...attemptsQuery(id, state),
    staleTime: 0,
    placeholderData: before => before,
  })
  usePageTitle(exam && t`Attempts: ${exam}`)
  const { data, error } = attempts
  if (error?.status === 403) return <NotAllowedPage />
  const rows = data?.pages.flatMap(page => page.data)
  return (
    <StudioFrame at="attempts">
      <div>
        <Heading level={1}>
          <Trans>All attempts</Trans>
        </Heading>
        {exam && (
          <Link as={AppLink} to={`/teach/exams/${id}`}>
            <Isolate>{exam}</Isolate>
          </Link>
        )}
      </div>
      <StateSelect examId={id} state={state} />
      {error ? (
        <PageLoadError
          error={error}
          onRetry={() => void attempts.refetch()}
          isRetrying={attempts.isFetching}
        />
      ) : rows ? (
        rows.length > 0 ? (
          <div aria-busy={attempts.isPlaceholderData}>
            <AttemptsTable examId={id} attempts={rows} />
          </div>
        ) : (
          <NoAttempts isFiltered={state !== undefined} />
        )
      ) : (
        <Skeleton shape="block" height="20rem" />
      )}
      {attempts.hasNextPage && (
        <Button
          variant="secondary"
          className={styles.more}
          isPending={attempts.isFetchingNextPage}
          onPress={() => void attempts.fetchNextPage()}
        >
          <Trans>Show more attempts</Trans>
        </Button>
      )}
    </StudioFrame>
  )
}

function StateSelect({ examId, state }: { examId: number; state: AttemptState | undefined }) {
  const { t } = useLingui()
  const go = useGo()
  const words = {
    in_progress: t`Under way`,
    submitted: t`Waiting for grading`,
    graded: t`Graded`,
    abandoned: t`Nothing answered, no mark`,
  }
  return (
    <NativeSelect
      label={t`Which attempts`}
      className={styles.state}
      value={state ?? 'all'}
      onChange={value => go(attemptsAddress(examId, value), { replace: true })}
      options={[
        { value: 'all', label: t`All attempts` },
        ...Object.entries(words).map(([value, label]) => ({ value, label })),
      ]}
    />
  )
}

function NoAttempts({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered)
    return (
      <Text soft role="status">
        <Trans>No attempt is like this.</Trans>
      </Text>
    )
  return (
    <EmptyState drawing="courses" title={<Trans>Nobody has sat this exam yet</Trans>}>
      <Trans>Each attempt appears here from its beginning, with its marks and its record.</Trans>
    </EmptyState>
  )
}
