import { Plural, Trans } from '@lingui/react/macro'
import { LoadError } from '@masar/app-shell'
import { Badge, Button, DurationText, formatNumber, Heading, Skeleton, Text, useUi } from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import { Check, Clock, Lightbulb } from 'lucide-react'
import { useRef } from 'react'
import { PracticeCard } from '../../exam/practice/practice-card.tsx'
import { RenderedMarkdown } from '../../markdown/rendered-markdown.tsx'
import type { Lesson } from '../lesson.ts'
import type { VideoClock } from '../video-clock.ts'
import { type QuizQuestion, quizQuery, useHint, useTry } from './api.ts'
import styles from './lesson-quiz.module.css'
import { useAskedAt } from './use-asked-at.ts'

/** Questions for practice at a lesson: judged at once, with hints, without a clock. */
export function LessonQuiz({ lesson, clock }: { lesson: Lesson; clock: VideoClock }) {
  const { tag } = useUi()
  const { data, error, refetch, isFetching } = useQuery(quizQuery(lesson.id))
  const box = useRef<HTMLElement>(null)
  const questions = data?.data ?? []
  useAskedAt(questions, clock, id =>
    box.current?.querySelector<HTMLElement>(`[data-quiz="${id}"] h3`)?.focus(),
  )
  const solved = formatNumber(tag, questions.filter(one => one.is_solved).length)
  return (
    <section ref={box} className={styles.quiz} aria-labelledby="lesson-quiz">
      <div className={styles.head}>
        <Heading level={2} id="lesson-quiz">
          <Trans>Check what you understood</Trans>
        </Heading>
        {data && (
          <Text size="sm" soft role="status">
            <Plural value={questions.length} one={`${solved} of # solved`} other={`${solved} of # solved`} />
          </Text>
        )}
      </div>
      {data ? (
        questions.map((question, at) => (
          <Question key={question.id} question={question} at={at} lesson={lesson} clock={clock} />
        ))
      ) : error ? (
        <LoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <Skeleton shape="block" height="9rem" />
      )}
    </section>
  )
}

interface QuestionProps {
  question: QuizQuestion
  at: number
  lesson: Lesson
  clock: VideoClock
}

function Question({ question, at, lesson, clock }: QuestionProps) {
  const { tag } = useUi()
  const tryAnswer = useTry(lesson)
  const number = formatNumber(tag, at + 1)
  const second = question.at_second
  return (
    <div className={styles.question} data-quiz={question.id}>
      <div className={styles.questionHead}>
        <Heading level={3} size="sm" tabIndex={-1}>
          <Trans>Question {number}</Trans>
        </Heading>
        {question.is_solved && (
          <Badge tone="success" icon={Check}>
            <Trans>Solved</Trans>
          </Badge>
        )}
        {second !== null && lesson.kind === 'video' && (
          <Button size="sm" variant="quiet" iconStart={Clock} onPress={() => clock.seek(second)}>
            <Trans>
              In the video at <DurationText seconds={second} />
            </Trans>
          </Button>
        )}
      </div>
      <PracticeCard
        question={question}
        first={question.answer}
        onCheck={value => tryAnswer(question.id, value)}
        help={<Hints question={question} />}
      />
    </div>
  )
}

function Hints({ question }: { question: QuizQuestion }) {
  const hint = useHint(question)
  return (
    <div className={styles.hints}>
      {question.hints.length > 0 && (
        <ol className={styles.hintList} aria-live="polite">
          {question.hints.map(text => (
            <li key={text}>
              <RenderedMarkdown topHeading={4} content={question.rendered?.[text]}>
                {text}
              </RenderedMarkdown>
            </li>
          ))}
        </ol>
      )}
      {hint.error && (
        <Text size="sm" role="alert">
          {hint.error.kind === 'answer' ? (
            hint.error.message
          ) : (
            <Trans>There is no connection. Ask for the hint again in a moment.</Trans>
          )}
        </Text>
      )}
      {question.hints_left > 0 && (
        <Button
          size="sm"
          variant="quiet"
          iconStart={Lightbulb}
          isPending={hint.isPending}
          onPress={() => hint.mutate()}
        >
          {question.hints.length === 0 ? <Trans>Show a hint</Trans> : <Trans>Show another hint</Trans>}
        </Button>
      )}
    </div>
  )
}
