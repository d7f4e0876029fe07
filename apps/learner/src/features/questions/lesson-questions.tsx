import { Trans, useLingui } from '@lingui/react/macro'
import { LoadError, RealtimeProvider, useTypedWords } from '@masar/app-shell'
import { Button, EmptyState, SearchField, Select, Skeleton, Text, useKeptFocus } from '@masar/ui'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { courseQuestionsQuery, lessonQuestionsQuery, type QuestionOrder, threadQuery } from './api.ts'
import { AskQuestion } from './ask-question.tsx'
import { QuestionItem } from './question-item.tsx'
import styles from './questions.module.css'
import { useLiveQuestions } from './use-live-questions.ts'

interface LessonQuestionsProps {
  lessonId: number
  courseId: number
  isTeaching: boolean
  /** The second that the video shows; null where there is no video. */
  now: (() => number) | null
  /** A question that is to be shown with its replies. */
  shown: number | undefined
  onJump: (second: number) => void
}

/** Questions at a lesson, or at all lessons of its course: asked, answered, searched; kept as they stand while others write. */
export function LessonQuestions(props: LessonQuestionsProps) {
  return (
    <RealtimeProvider>
      <Questions {...props} />
    </RealtimeProvider>
  )
}

function Questions({ lessonId, courseId, isTeaching, now, shown, onJump }: LessonQuestionsProps) {
  const { t } = useLingui()
  useLiveQuestions(lessonId)
  const part = useRef<HTMLElement>(null)
  useKeptFocus(part)
  const [isWhole, setWhole] = useState(false)
  const [order, setOrder] = useState<QuestionOrder>(isTeaching ? 'unanswered' : 'newest')
  const [words, setWords] = useState('')
  const { typed, setTyped } = useTypedWords(words, setWords)
  const item = { lessonId, onJump }
  return (
    <section ref={part} className={styles.questions} aria-label={t`Questions about this lesson`}>
      <AskQuestion lessonId={lessonId} courseId={courseId} now={now} />
      {shown !== undefined && <ShownQuestion id={shown} key={shown} {...item} />}
      <div className={styles.tools}>
        <SearchField
          label={t`Search in the questions`}
          value={typed}
          onChange={setTyped}
          className={styles.search}
        />
        <Select
          label={t`Show`}
          hideLabel
          options={[
            { value: 'lesson', text: t`This lesson` },
            { value: 'course', text: t`The whole course` },
          ]}
          value={isWhole ? 'course' : 'lesson'}
          onChange={value => setWhole(value === 'course')}
        />
        <Select
          label={t`Order`}
          hideLabel
          options={[
            { value: 'newest', text: t`Newest first` },
            { value: 'unanswered', text: t`Unanswered first` },
            { value: 'votes', text: t`Most helpful first` },
          ]}
          value={order}
          onChange={value => setOrder(value as QuestionOrder)}
        />
      </div>
      <List
        {...item}
        key={String(isWhole)}
        courseId={isWhole ? courseId : null}
        words={words}
        order={order}
        except={shown}
      />
    </section>
  )
}

interface ListProps {
  lessonId: number
  /** Whose lessons’ questions are all listed; null for those of this lesson. */
  courseId: number | null
  words: string
  order: QuestionOrder
  /** Stands above the list already. */
  except: number | undefined
  onJump: (second: number) => void
}

function List({ lessonId, courseId, words, order, except, onJump }: ListProps) {
  const listed = { words, order }
  const query = useInfiniteQuery({
    ...(courseId === null ? lessonQuestionsQuery(lessonId, listed) : courseQuestionsQuery(courseId, listed)),
    placeholderData: known => known,
  })
  const { data, error, hasNextPage } = query
  if (!data)
    return error ? (
      <LoadError error={error} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
    ) : (
      <QuestionsSkeleton />
    )
  const found = data.pages.flatMap(page => page.data)
  const questions = found.filter(({ id }) => id !== except)
  const isSearching = words.trim() !== ''
  return (
    <>
      <div role="status">
        {found.length === 0 && (isSearching || except === undefined) && (
          <Nothing isSearching={isSearching} isWhole={courseId !== null} />
        )}
      </div>
      {questions.length > 0 && (
        <ul className={styles.list}>
          {questions.map(question => (
            <QuestionItem key={question.id} question={question} lessonId={lessonId} onJump={onJump} />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <div>
          {query.isFetchNextPageError && (
            <Text role="alert" size="sm">
              <Trans>The next ones could not be loaded.</Trans>
            </Text>
          )}
          <Button
            variant="secondary"
            isPending={query.isFetchingNextPage}
            onPress={() => void query.fetchNextPage()}
          >
            {query.isFetchNextPageError ? <Trans>Try again</Trans> : <Trans>Show more questions</Trans>}
          </Button>
        </div>
      )}
    </>
  )
}

/** The question that an address leads to, whatever page of the list it stands on. */
function ShownQuestion({ id, lessonId, onJump }: { id: number } & Pick<ListProps, 'lessonId' | 'onJump'>) {
  const { data, error, refetch, isFetching } = useQuery(threadQuery(id))
  if (!data)
    return error ? (
      <LoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
    ) : (
      <QuestionsSkeleton />
    )
  return (
    <ul className={styles.list}>
      <QuestionItem question={data.data.question} lessonId={lessonId} onJump={onJump} isShown />
    </ul>
  )
}

function Nothing({ isSearching, isWhole }: { isSearching: boolean; isWhole: boolean }) {
  if (isSearching)
    return (
      <EmptyState drawing="search" title={<Trans>No results for this search</Trans>}>
        <Trans>Try another word, or fewer of them.</Trans>
      </EmptyState>
    )
  return (
    <EmptyState
      drawing="questions"
      title={
        isWhole ? (
          <Trans>No questions in this course yet</Trans>
        ) : (
          <Trans>No questions about this lesson yet</Trans>
        )
      }
    >
      <Trans>Ask the first one. Other learners and the instructor will see it.</Trans>
    </EmptyState>
  )
}

function QuestionsSkeleton() {
  const { t } = useLingui()
  return (
    <div role="status" aria-label={t`Loading…`} className={styles.list}>
      {[0, 1].map(row => (
        <Skeleton key={row} shape="block" height="8rem" />
      ))}
    </div>
  )
}
