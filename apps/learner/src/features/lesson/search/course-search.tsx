import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { AppLink, LoadError, useTypedWords } from '@masar/app-shell'
import { Dialog, EmptyState, Heading, Icon, Isolate, SearchField, Skeleton, Text } from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import { Lock } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { clockText } from '../../notes/clock-text.ts'
import { addressesOf, courseSearchQuery, type Hits } from './api.ts'
import styles from './course-search.module.css'
import { Marked } from './marked.tsx'

interface CourseSearchProps {
  courseId: number
  onClose: () => void
  /** A hit was chosen. */
  onChoose?: (() => void) | undefined
}

/** Looks for words in a course: in its lessons, transcripts, one's own notes, and questions. Each hit leads to its place. */
export function CourseSearch({ courseId, onClose, onChoose }: CourseSearchProps) {
  const { t } = useLingui()
  const [words, setWords] = useState('')
  const { typed, setTyped } = useTypedWords(words, setWords)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.querySelector('input')?.focus(), [])
  const choose = () => {
    onClose()
    onChoose?.()
  }
  return (
    <Dialog
      title={<Trans>Search this course</Trans>}
      size="wide"
      isOpen
      onOpenChange={isOpen => !isOpen && onClose()}
    >
      <div ref={box} className={styles.search}>
        <SearchField
          label={t`Words to look for`}
          value={typed}
          onChange={setTyped}
          onSubmit={() => setWords(typed)}
        />
        <Found courseId={courseId} words={words.trim()} onChoose={choose} />
      </div>
    </Dialog>
  )
}

function Found({ courseId, words, onChoose }: { courseId: number; words: string; onChoose: () => void }) {
  const { t } = useLingui()
  const { data, error, refetch, isFetching } = useQuery({
    ...courseSearchQuery(courseId, words),
    enabled: words !== '',
    placeholderData: known => known,
  })
  if (words === '')
    return (
      <Text soft>
        <Trans>In lessons, transcripts of videos, your notes and questions.</Trans>
      </Text>
    )
  if (!data)
    return error ? (
      <LoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
    ) : (
      <div role="status" aria-label={t`Loading…`} className={styles.search}>
        <Skeleton shape="block" height="3rem" />
        <Skeleton shape="block" height="3rem" />
      </div>
    )
  const count = Object.values(data.data).reduce((sum, hits) => sum + hits.length, 0)
  const isEmpty = count === 0
  return (
    <>
      <div role="status">
        {!isEmpty && (
          <span className="visually-hidden">
            <Plural value={count} one="One result" other="# results" />
          </span>
        )}
        {isEmpty && (
          <EmptyState drawing="search" title={<Trans>No results for this search</Trans>}>
            <Trans>Try another word, or fewer of them.</Trans>
          </EmptyState>
        )}
      </div>
      {!isEmpty && <HitLists hits={data.data} words={words} onChoose={onChoose} />}
    </>
  )
}

interface HitListsProps {
  hits: Hits
  words: string
  onChoose: () => void
}

function HitLists({ hits: { lessons, texts, captions, notes, questions }, words, onChoose }: HitListsProps) {
  const { t } = useLingui()
  const hit = { words, onChoose }
  return (
    <div className={styles.search}>
      <HitList title={t`Lessons`}>
        {lessons.map(lesson => (
          <Hit
            key={lesson.lesson_id}
            {...hit}
            to={lesson.is_open ? addressesOf.lesson(lesson) : null}
            text={lesson.lesson_title}
          />
        ))}
      </HitList>
      <HitList title={t`Texts of lessons`}>
        {texts.map(text => (
          <Hit
            key={`${text.lesson_id} ${text.text}`}
            {...hit}
            to={addressesOf.text(text)}
            place={text.lesson_title}
            text={text.text}
          />
        ))}
      </HitList>
      <HitList title={t`Transcripts`}>
        {captions.map(line => (
          <Hit
            key={`${line.lesson_id} ${line.position_seconds} ${line.text}`}
            {...hit}
            to={addressesOf.caption(line)}
            place={line.lesson_title}
            second={line.position_seconds}
            text={line.text}
          />
        ))}
      </HitList>
      <HitList title={t`Your notes`}>
        {notes.map(note => (
          <Hit
            key={note.id}
            {...hit}
            to={addressesOf.note(note)}
            place={note.lesson_title}
            second={note.position_seconds}
            text={note.text}
          />
        ))}
      </HitList>
      <HitList title={t`Questions`}>
        {questions.map(question => (
          <Hit
            key={question.id}
            {...hit}
            to={addressesOf.question(question)}
            place={question.lesson_title}
            second={question.position_seconds}
            text={question.is_deleted ? t`This post was deleted.` : question.text}
          />
        ))}
      </HitList>
    </div>
  )
}

function HitList({ title, children }: { title: string; children: ReactNode[] }) {
  if (children.length === 0) return null
  return (
    <section className={styles.kind} aria-label={title}>
      <Heading level={3} size="sm">
        {title}
      </Heading>
      <ul>{children}</ul>
    </section>
  )
}

interface HitProps {
  /** Null where it is closed. */
  to: string | null
  text: string
  place?: string
  second?: number | null
  words: string
  onChoose: () => void
}

function Hit({ to, text, place, second = null, words, onChoose }: HitProps) {
  const { t } = useLingui()
  const content = (
    <>
      <Text as="span" lines={3} className={styles.words}>
        <Marked text={text} words={words} />
      </Text>
      {(place !== undefined || to === null) && (
        <Text as="span" size="sm" soft className={styles.place}>
          {to === null && <Icon of={Lock} size={14} label={t`Locked`} />}
          {second !== null && <bdi dir="ltr">{clockText(second)}</bdi>}
          {place !== undefined && <Isolate>{place}</Isolate>}
        </Text>
      )}
    </>
  )
  return (
    <li>
      {to === null ? (
        <span className={styles.hit}>{content}</span>
      ) : (
        <AppLink to={to} className={styles.hit} onClick={onChoose}>
          {content}
        </AppLink>
      )}
    </li>
  )
}
