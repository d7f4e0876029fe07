import { Trans, useLingui } from '@lingui/react/macro'
import { AppLink, NotAllowedPage, PageLoadError, usePageTitle } from '@masar/app-shell'
import { Badge, Card, Heading, Isolate, Link, LinkButton, Skeleton, Text } from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import { StudioFrame } from '../studio-frame.tsx'
import { type ExamSettings, settingsQuery } from './api.ts'
import { ExamFigures, RuleList } from './exam-facts.tsx'
import styles from './exam.module.css'
import { ExamParts } from './exam-parts.tsx'
import { ReviewTable } from './review-table.tsx'

/** An exam's setup for its instructor, with links to all that belongs to it. */
export function ExamPage({ id }: { id: number }) {
  const { data, error, refetch, isFetching } = useQuery(settingsQuery(id))
  usePageTitle(data?.data.exam.title)
  if (error?.status === 403) return <NotAllowedPage />
  return (
    <StudioFrame at="exam">
      {data ? (
        <Exam exam={data.data} />
      ) : error ? (
        <PageLoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        [0, 1, 2].map(line => <Skeleton key={line} shape="block" height="9rem" />)
      )}
    </StudioFrame>
  )
}

function Exam({ exam }: { exam: ExamSettings }) {
  const { id, title } = exam.exam
  return (
    <>
      <div>
        <div className={styles.head}>
          <Heading level={1}>
            <Isolate>{title}</Isolate>
          </Heading>
          {!exam.is_published && (
            <Badge>
              <Trans>Learners don’t see it yet</Trans>
            </Badge>
          )}
        </div>
        <Text soft>
          <Link as={AppLink} to={`/Course/${exam.course.id}`} quiet>
            <Isolate>{exam.course.title}</Isolate>
          </Link>
        </Text>
      </div>
      <Ways id={id} />
      <ExamFigures exam={exam} />
      <ExamParts exam={exam} />
      <Card as="section" className={styles.part}>
        <div className={styles.partHead}>
          <Heading level={2}>
            <Trans>Rules</Trans>
          </Heading>
          <LinkButton as={AppLink} to={`/teach/exams/${id}/rules`} size="sm" variant="secondary">
            <Trans>Change the rules</Trans>
          </LinkButton>
        </div>
        <RuleList exam={exam} />
      </Card>
      <Card as="section" className={styles.part}>
        <Heading level={2}>
          <Trans>What learners see afterwards</Trans>
        </Heading>
        <ReviewTable review={exam.rules.review} />
      </Card>
    </>
  )
}

function Ways({ id }: { id: number }) {
  const { t } = useLingui()
  const at = `/teach/exams/${id}`
  return (
    <nav aria-label={t`Pages of the exam`} className={styles.ways}>
      <LinkButton as={AppLink} to={`${at}/questions`}>
        <Trans>Questions and their key</Trans>
      </LinkButton>
      <LinkButton as={AppLink} to={`${at}/structure`} variant="secondary">
        <Trans>Sections, order and pools</Trans>
      </LinkButton>
      <LinkButton as={AppLink} to={`${at}/live`} variant="secondary">
        <Trans>Live view</Trans>
      </LinkButton>
      <LinkButton as={AppLink} to={`${at}/attempts`} variant="secondary">
        <Trans>All attempts</Trans>
      </LinkButton>
      <LinkButton as={AppLink} to={`${at}/statistics`} variant="secondary">
        <Trans>Statistics</Trans>
      </LinkButton>
      <LinkButton as={AppLink} to={`/teach/grading?exam=${id}`} variant="secondary">
        <Trans>Grading</Trans>
      </LinkButton>
    </nav>
  )
}
