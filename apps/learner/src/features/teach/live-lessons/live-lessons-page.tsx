import { Trans } from '@lingui/react/macro'
import { PageLoadError, RealtimeProvider } from '@masar/app-shell'
import { EmptyState, Heading, Skeleton, Text } from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import { RecordingListener } from '../recordings/recording-listener.tsx'
import { StudioFrame } from '../studio-frame.tsx'
import styles from '../teach.module.css'
import { liveLessonsQuery } from './api.ts'
import { LiveLessonCard } from './live-lesson-card.tsx'

/** The live lessons of an instructor: when each is held, where, and who was there. */
export function LiveLessonsPage() {
  const { data, error, refetch, isFetching } = useQuery(liveLessonsQuery())
  return (
    <StudioFrame at="live-lessons">
      <Heading level={1}>
        <Trans>Live lessons</Trans>
      </Heading>
      <RealtimeProvider>
        <RecordingListener />
      </RealtimeProvider>
      {data ? (
        data.data.length === 0 ? (
          <EmptyState drawing="courses" title={<Trans>No live lessons yet</Trans>}>
            <Trans>Write to us, and we will add a live lesson to your course. You set its time here.</Trans>
          </EmptyState>
        ) : (
          <>
            <Text soft>
              <Trans>
                Learners are reminded a day and 15 minutes before, and notified when a time changes.
              </Trans>
            </Text>
            <ul className={styles.courses}>
              {data.data.map(lesson => (
                <LiveLessonCard key={lesson.id} lesson={lesson} />
              ))}
            </ul>
          </>
        )
      ) : error ? (
        <PageLoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        [0, 1].map(line => <Skeleton key={line} shape="block" height="9rem" />)
      )}
    </StudioFrame>
  )
}
