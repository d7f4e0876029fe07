import { Trans, useLingui } from '@lingui/react/macro'
import { AppLink, PageLoadError, RealtimeProvider, usePageTitle } from '@masar/app-shell'
import { Breadcrumbs, Heading, Isolate, Link, Skeleton } from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { TryKinds } from '../practice/try-kinds.tsx'
import { useExamChanges } from '../use-exam-changes.ts'
import { Markdown } from '../../markdown/markdown.tsx'
import { type ExamDetails } from '../api.ts'
import { examQuery } from '../queries.ts'
import { Allowances } from './allowances.tsx'
import { AttemptList } from './attempt-list.tsx'
import { CheckDevice } from './check-device.tsx'
import styles from './details.module.css'
import { ExamFacts } from './exam-facts.tsx'
import { ExamRules } from './exam-rules.tsx'
import { ExamSections } from './exam-sections.tsx'
import { nextLook, standingOf } from './model.ts'
import { StartPanel } from './start-panel.tsx'

/** What an exam is, before one sits it. */
export function DetailsScreen({ id }: { id: number }) {
  const query = useQuery({ ...examQuery(id), staleTime: 0 })
  const { data, error, refetch, isFetching } = query
  usePageTitle(data?.data.title)
  if (data) return <Details exam={data.data} onLook={() => void refetch()} />
  if (error) return <PageLoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
  return <DetailsSkeleton />
}

function Details({ exam, onLook }: { exam: ExamDetails; onLook: () => void }) {
  const standing = standingOf(exam)
  const wait = nextLook(standing, exam.server_time)
  useEffect(() => {
    if (wait === null) return
    const timer = setTimeout(onLook, wait)
    return () => clearTimeout(timer)
  })
  return (
    <div className={styles.screen}>
      <RealtimeProvider>
        <DetailsListener id={exam.id} onChange={onLook} />
      </RealtimeProvider>
      <div className={styles.head}>
        <Breadcrumbs>
          <Link as={AppLink} to="/learn" quiet>
            <Trans>My courses</Trans>
          </Link>
          <Link as={AppLink} to={`/Course/${exam.course.id}`} quiet>
            <Isolate>{exam.course.title}</Isolate>
          </Link>
          <Trans>Exam</Trans>
        </Breadcrumbs>
        <Heading level={1}>
          <Isolate>{exam.title}</Isolate>
        </Heading>
      </div>
      <div className={styles.words}>
        <ExamFacts exam={exam} />
        {exam.allowances.length > 0 && <Allowances allowances={exam.allowances} />}
        {exam.instructions !== '' && (
          <section className={styles.part}>
            <Heading level={2}>
              <Trans>Instructions</Trans>
            </Heading>
            <Markdown topHeading={3}>{exam.instructions}</Markdown>
          </section>
        )}
        <ExamSections sections={exam.sections} />
        <ExamRules exam={exam} />
        <CheckDevice examId={exam.id} />
        <TryKinds examId={exam.id} />
        {exam.attempts.length > 0 && (
          <AttemptList
            attempts={exam.attempts}
            counted={{ percent: exam.counted_percent, passed: exam.counted_passed }}
          />
        )}
      </div>
      <StartPanel exam={exam} standing={standing} />
    </div>
  )
}

function DetailsSkeleton() {
  const { t } = useLingui()
  return (
    <div className={styles.screen} role="status" aria-label={t`Loading…`}>
      <div className={styles.head}>
        <Skeleton width="45%" />
        <Skeleton shape="block" width="70%" height="2.4rem" />
      </div>
      <div className={styles.words}>
        <Skeleton shape="block" height="6rem" />
        {[0, 1, 2, 3].map(line => (
          <Skeleton key={line} width={line === 3 ? '50%' : '100%'} />
        ))}
      </div>
      <Skeleton shape="block" height="11rem" className={styles.panelSkeleton} />
    </div>
  )
}

/** Extra time and attempts appear while the page is open. */
function DetailsListener({ id, onChange }: { id: number; onChange: () => void }) {
  useExamChanges(id, onChange)
  return null
}
