import { Trans, useLingui } from '@lingui/react/macro'
import { AppLink, LoadError, saveFile, useTypedWords } from '@masar/app-shell'
import {
  Accordion,
  AccordionItem,
  Button,
  EmptyState,
  Isolate,
  LinkButton,
  SearchField,
  showToast,
  useUi,
} from '@masar/ui'
import { formatNumber } from '@masar/ui/date-time'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Download, Printer } from 'lucide-react'
import { useEffect, useState } from 'react'
import { notedCoursesQuery } from './api.ts'
import { CourseNotes } from './course-notes.tsx'
import { NotesSkeleton } from './lesson-notes.tsx'
import styles from './my-notes.module.css'
import { type NotedCourse, notesMarkdown } from './notes-markdown.ts'
import { PrintedNotes } from './printed-notes.tsx'
import { readAllNotes } from './read-all-notes.ts'
import { useLeftDrafts } from './use-left-drafts.ts'
import { WaitingDrafts } from './waiting-drafts.tsx'

/** Of so many courses the notes are shown from the start. */
const firstOpen = 1
/** And of so many while the learner searches. */
const foundOpen = 10

/** All of one's notes, by course: searched, taken along as Markdown, printed. They stay when access to a course ends. */
export function MyNotes() {
  const { t } = useLingui()
  const { tag } = useUi()
  const [words, setWords] = useState('')
  const { typed, setTyped } = useTypedWords(words, setWords)
  const { data, error, refetch, isFetching } = useQuery(notedCoursesQuery(words))
  const left = useLeftDrafts()
  const isSearching = words.trim() !== ''
  if (error && !data)
    return <LoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
  if (data?.data.length === 0 && !isSearching && typed.trim() === '' && left.drafts.length === 0)
    return <NoNotes />
  return (
    <div className={styles.all}>
      <WaitingDrafts left={left} />
      <div className={styles.tools}>
        <SearchField
          label={t`Search your notes`}
          value={typed}
          onChange={setTyped}
          className={styles.search}
        />
        <TakeAlong words={words} />
      </div>
      <div role="status">
        {data?.data.length === 0 && (
          <EmptyState drawing="search" title={<Trans>No results for this search</Trans>}>
            <Trans>Try another word, or fewer of them.</Trans>
          </EmptyState>
        )}
      </div>
      {!data && <NotesSkeleton />}
      {data && data.data.length > 0 && (
        <Accordion>
          {data.data.map(({ id, title, note_count: count }, at) => (
            <Course
              key={`${id} ${words}`}
              id={id}
              title={title}
              count={formatNumber(tag, count)}
              words={words}
              isFirstOpen={at < (isSearching ? foundOpen : firstOpen)}
            />
          ))}
        </Accordion>
      )}
    </div>
  )
}

interface CourseProps {
  id: number
  title: string
  count: string
  words: string
  isFirstOpen: boolean
}

function Course({ id, title, count, words, isFirstOpen }: CourseProps) {
  const [isOpen, setOpen] = useState(isFirstOpen)
  return (
    <AccordionItem
      title={<Isolate>{title}</Isolate>}
      aside={count}
      open={isOpen}
      onToggle={event => setOpen(event.currentTarget.open)}
    >
      {isOpen && <CourseNotes courseId={id} words={words} />}
    </AccordionItem>
  )
}

/** All that is found, as a file or on paper. */
function TakeAlong({ words }: { words: string }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const [pending, setPending] = useState<'file' | 'paper'>()
  const [printed, setPrinted] = useState<NotedCourse[]>()
  useEffect(() => {
    if (!printed) return
    const clear = () => setPrinted(undefined)
    addEventListener('afterprint', clear)
    window.print()
    return () => removeEventListener('afterprint', clear)
  }, [printed])
  const read = async (how: 'file' | 'paper', take: (courses: NotedCourse[]) => void) => {
    setPending(how)
    try {
      take(await readAllNotes(client, words))
    } catch (error) {
      console.warn('notes could not be read', error)
      showToast({ text: t`Your notes could not be loaded. Try again in a moment.`, tone: 'danger' })
    } finally {
      setPending(undefined)
    }
  }
  const save = (courses: NotedCourse[]) =>
    saveFile('masar-notes.md', notesMarkdown(t`My notes on Masar`, courses), 'text/markdown;charset=utf-8')
  return (
    <>
      <Button
        variant="secondary"
        iconStart={Download}
        isPending={pending === 'file'}
        onPress={() => void read('file', save)}
      >
        <Trans>Export as Markdown</Trans>
      </Button>
      <Button
        variant="secondary"
        iconStart={Printer}
        isPending={pending === 'paper'}
        onPress={() => void read('paper', setPrinted)}
      >
        <Trans>Print</Trans>
      </Button>
      {printed && <PrintedNotes courses={printed} />}
    </>
  )
}

function NoNotes() {
  return (
    <EmptyState
      drawing="notes"
      title={<Trans>No notes yet</Trans>}
      action={
        <LinkButton as={AppLink} to="/learn" variant="secondary">
          <Trans>To your courses</Trans>
        </LinkButton>
      }
    >
      <Trans>The notes you make in lessons are collected here, by course. Only you can see them.</Trans>
    </EmptyState>
  )
}
