import { Trans, useLingui } from '@lingui/react/macro'
import { AppLink, PageLoadError, usePageTitle } from '@masar/app-shell'
import { Breadcrumbs, EmptyState, Heading, Isolate, Link, LinkButton, Skeleton } from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import { type Result } from '../api.ts'
import { resultQuery } from '../queries.ts'
import { PassedMoment } from './passed-moment.tsx'
import { QuestionReview } from './question-review.tsx'
import styles from './result.module.css'
import { ReviewPolicy } from './review-policy.tsx'
import { ScoreCard } from './score-card.tsx'
import { StudyAgain } from './study-again.tsx'

/** The result of an attempt, as far as the exam shows it now. */
export function ResultScreen({ id }: { id: number }) {
  const { data, error, refetch, isFetching } = useQuery({ ...resultQuery(id), staleTime: 0 })
  const { t } = useLingui()
  const title = data?.data.exam.title
  usePageTitle(title && t`Result: ${title}`)
  if (data) return <ResultView result={data.data} onLook={() => void refetch()} />
  if (error?.code === 'result_not_released') return <NotYet message={error.message} />
  if (error) return <PageLoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
  return <ResultSkeleton />
}

function ResultView({ result, onLook }: { result: Result; onLook: () => void }) {
  return (
    <div className={styles.screen}>
      <div className={styles.head}>
        <Breadcrumbs>
          <Link as={AppLink} to={`/Course/${result.course.id}`} quiet>
            <Isolate>{result.course.title}</Isolate>
          </Link>
          <Link as={AppLink} to={`/exam-details/${result.exam.id}`} quiet>
            <Isolate>{result.exam.title}</Isolate>
          </Link>
          <Trans>Result</Trans>
        </Breadcrumbs>
        <Heading level={1}>
          <Trans>
            Result: <Isolate>{result.exam.title}</Isolate>
          </Trans>
        </Heading>
      </div>
      {result.passed === true && result.counted_passed !== false && <PassedMoment result={result} />}
      <ScoreCard result={result} />
      <ReviewPolicy result={result} onLook={onLook} />
      <StudyAgain lessons={result.study_again} />
      {result.questions.length > 0 && (
        <section className={styles.review}>
          <Heading level={2}>
            <Trans>Question by question</Trans>
          </Heading>
          <ol className={styles.questions}>
            {result.questions.map(question => (
              <QuestionReview key={question.id} question={question} attemptId={result.id} />
            ))}
          </ol>
        </section>
      )}
    </div>
  )
}

function NotYet({ message }: { message: string }) {
  return (
    <EmptyState
      drawing="exam"
      level={1}
      title={message}
      action={
        <LinkButton as={AppLink} to="/learn">
          <Trans>My courses</Trans>
        </LinkButton>
      }
    >
      <Trans>Your result appears here once the attempt has ended.</Trans>
    </EmptyState>
  )
}

function ResultSkeleton() {
  const { t } = useLingui()
  return (
    <div className={styles.screen} role="status" aria-label={t`Loading…`}>
      <div className={styles.head}>
        <Skeleton width="45%" />
        <Skeleton shape="block" width="70%" height="2.4rem" />
      </div>
      <Skeleton shape="block" height="15rem" className={styles.cardSkeleton} />
      {[0, 1, 2].map(line => (
        <Skeleton key={line} shape="block" height="9rem" className={styles.cardSkeleton} />
      ))}
    </div>
  )
}
