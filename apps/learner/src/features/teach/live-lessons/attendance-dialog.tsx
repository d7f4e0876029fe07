import { Trans, useLingui } from '@lingui/react/macro'
import { LoadError, useTypedWords } from '@masar/app-shell'
import { Button, Dialog, DurationText, Isolate, SearchField, Skeleton, Text } from '@masar/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { type Attendee, attendanceQuery, type TaughtLiveLesson } from './api.ts'
import { CorrectForm } from './correct-form.tsx'
import styles from './live-lessons.module.css'

/** Who was in a live lesson, and for how long; each of them can be mended. */
export function AttendanceDialog({ lesson, onClose }: { lesson: TaughtLiveLesson; onClose: () => void }) {
  const { t } = useLingui()
  const [q, setQ] = useState('')
  const { typed, setTyped } = useTypedWords(q, words => setQ(words ?? ''))
  const list = useInfiniteQuery(attendanceQuery(lesson.id, q))
  const learners = list.data?.pages.flatMap(page => page.data)
  return (
    <Dialog isOpen onOpenChange={isOpen => !isOpen && onClose()} title={<Trans>Attendance</Trans>}>
      <div className={styles.form}>
        <SearchField label={t`Search by name`} value={typed} onChange={setTyped} />
        {learners ? (
          <>
            <ul className={styles.people}>
              {learners.map(learner => (
                <Line key={learner.id} lessonId={lesson.id} learner={learner} />
              ))}
            </ul>
            {learners.length === 0 && (
              <Text soft>
                <Trans>There is nobody of this name.</Trans>
              </Text>
            )}
            {list.hasNextPage && (
              <Button
                variant="secondary"
                isPending={list.isFetchingNextPage}
                onPress={() => void list.fetchNextPage()}
              >
                <Trans>Show more</Trans>
              </Button>
            )}
          </>
        ) : list.error ? (
          <LoadError error={list.error} onRetry={() => void list.refetch()} isRetrying={list.isFetching} />
        ) : (
          <Skeleton shape="block" height="6rem" />
        )}
      </div>
    </Dialog>
  )
}

function Line({ lessonId, learner }: { lessonId: number; learner: Attendee }) {
  const { t } = useLingui()
  const [isMending, setMending] = useState(false)
  const isDone = useRef(false)
  // The button is there again with a later drawing, whenever that comes.
  const takeFocusBack = useCallback((button: HTMLButtonElement | null) => {
    if (button === null || !isDone.current) return
    isDone.current = false
    button.focus()
  }, [])
  const done = () => {
    isDone.current = true
    setMending(false)
  }
  const { name, attended_seconds, measured_seconds, corrected_by } = learner
  return (
    <li className={styles.person}>
      <div className={styles.personHead}>
        <div>
          <Text as="div" strong>
            <Isolate>{name}</Isolate>
          </Text>
          <Text as="div" size="sm" soft>
            {attended_seconds === 0 ? (
              <Trans>Did not attend</Trans>
            ) : (
              <Trans>
                Attended: <DurationText seconds={attended_seconds} />
              </Trans>
            )}
            {corrected_by !== null && (
              <>
                {' · '}
                <Trans>
                  corrected by <Isolate>{corrected_by}</Isolate>; measured:{' '}
                  <DurationText seconds={measured_seconds} />
                </Trans>
              </>
            )}
          </Text>
        </div>
        {!isMending && (
          <Button
            ref={takeFocusBack}
            variant="quiet"
            size="sm"
            aria-label={t`Correct the attendance of ${name}`}
            onPress={() => setMending(true)}
          >
            <Trans>Correct</Trans>
          </Button>
        )}
      </div>
      {isMending && <CorrectForm lessonId={lessonId} learner={learner} onDone={done} />}
    </li>
  )
}
