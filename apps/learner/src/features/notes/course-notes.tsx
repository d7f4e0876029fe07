import { Trans } from '@lingui/react/macro'
import { AppLink, LoadError } from '@masar/app-shell'
import { Button, Heading, Isolate, Link } from '@masar/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type CourseNote, courseNotesQuery } from './api.ts'
import { NotesSkeleton } from './lesson-notes.tsx'
import { byLesson } from './notes-markdown.ts'
import { NoteItem, PlaceText } from './note-item.tsx'
import styles from './notes.module.css'
import { useRemoval } from './use-removal.ts'

/** One's notes to a course, by lesson; each leads to where it stands. */
export function CourseNotes({ courseId, words }: { courseId: number; words: string }) {
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(courseNotesQuery(courseId, words))
  const { hidden, remove } = useRemoval()
  if (!data)
    return error ? (
      <LoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
    ) : (
      <NotesSkeleton />
    )
  const notes = data.pages.flatMap(page => page.data).filter(({ id }) => !hidden.has(id))
  return (
    <div className={styles.notes}>
      {byLesson(notes).map(({ lesson, title, notes: ofLesson }) => (
        <section key={lesson} className={styles.notes}>
          <Heading level={2} size="sm">
            <Link as={AppLink} quiet to={`/lesson/${lesson}?tab=notes`}>
              <Isolate>{title}</Isolate>
            </Link>
          </Heading>
          <ul className={styles.list}>
            {ofLesson.map(note => (
              <NoteItem
                key={note.id}
                note={note}
                place={
                  <AppLink to={addressOf(note)} className={styles.jump}>
                    <PlaceText place={{ position: note.position_seconds, quote: note.quote }} />
                  </AppLink>
                }
                onDelete={() => remove(note)}
              />
            ))}
          </ul>
        </section>
      ))}
      {hasNextPage && (
        <div>
          <Button variant="secondary" isPending={isFetchingNextPage} onPress={() => void fetchNextPage()}>
            <Trans>Show more notes</Trans>
          </Button>
        </div>
      )}
    </div>
  )
}

/** Where a note stands: the lesson with the note, and its second. */
function addressOf({ id, lesson_id: lesson, position_seconds: position }: CourseNote): string {
  return `/lesson/${lesson}?tab=notes&note=${id}${position === null ? '' : `&at=${position}`}`
}
