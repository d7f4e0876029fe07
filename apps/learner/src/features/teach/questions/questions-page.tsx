import { Trans, useLingui } from '@lingui/react/macro'
import { AppLink, NotAllowedPage, PageLoadError, usePageTitle } from '@masar/app-shell'
import { EmptyState, Heading, Isolate, Link, LinkButton, Skeleton, Text } from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import { type ExamQuestions, questionsQuery } from '../exam/api.ts'
import { StudioFrame } from '../studio-frame.tsx'
import type { QuestionsPlace } from './place.ts'
import { QuestionList } from './question-list.tsx'
import styles from './questions.module.css'

/** Every question of an exam as learners see it, its key hidden or shown. */
export function QuestionsPage({ id, place }: { id: number; place: QuestionsPlace }) {
  const { t } = useLingui()
  const { data, error, refetch, isFetching } = useQuery(questionsQuery(id))
  const title = data?.data.exam.title
  usePageTitle(title && t`Questions: ${title}`)
  if (error?.status === 403) return <NotAllowedPage />
  return (
    <StudioFrame at="exam">
      {data ? (
        <Questions exam={data.data} place={place} />
      ) : error ? (
        <PageLoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        [0, 1, 2].map(line => <Skeleton key={line} shape="block" height="9rem" />)
      )}
    </StudioFrame>
  )
}

function Questions({ exam, place }: { exam: ExamQuestions; place: QuestionsPlace }) {
  const { id, title } = exam.exam
  return (
    <>
      <div>
        <Heading level={1}>
          <Trans>
            Questions: <Isolate>{title}</Isolate>
          </Trans>
        </Heading>
        <Text soft>
          <Link as={AppLink} to={`/teach/exams/${id}`}>
            <Trans>Back to the exam</Trans>
          </Link>
        </Text>
      </div>
      {exam.questions.length + exam.retired.length === 0 ? (
        <EmptyState
          drawing="courses"
          title={<Trans>No questions yet</Trans>}
          action={
            <div className={styles.tools}>
              <LinkButton as={AppLink} to={`/teach/exams/${id}/questions/new`}>
                <Trans>Write a question</Trans>
              </LinkButton>
              <LinkButton as={AppLink} to={`/teach/exams/${id}/questions/import`} variant="secondary">
                <Trans>Bring in questions from a file</Trans>
              </LinkButton>
            </div>
          }
        >
          <Trans>Write them here, or bring them in from a file: GIFT, Moodle XML, QTI or a workbook.</Trans>
        </EmptyState>
      ) : (
        <QuestionList exam={exam} place={place} />
      )}
    </>
  )
}
