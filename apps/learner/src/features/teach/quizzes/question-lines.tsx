import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Badge, Button, Card, EmptyState, Heading, Isolate, SortableList, Text, useUi } from '@masar/ui'
import { Pencil, Plus, Trash2, Undo2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { excerptOf } from '../excerpt.ts'
import { textIn } from '../questions/as-asked.ts'
import { kindName } from '../questions/question-words.tsx'
import { AnsweredBy } from './answered-by.tsx'
import type { QuizToWrite } from './api.ts'
import { most, newQuestion, type QuizDraft, type QuizQuestionDraft } from './draft.ts'
import styles from './quizzes.module.css'

interface QuestionLinesProps {
  quiz: QuizToWrite
  draft: QuizDraft
  /** The keys of those that cannot be saved, once it was tried. */
  invalid: ReadonlySet<string>
  change: (to: Partial<QuizDraft>) => void
  onOpen: (key: string) => void
}

/** What a question is called where it is one of several. */
export function useQuestionName() {
  const { t } = useLingui()
  const { locale } = useUi()
  return ({ body }: Pick<QuizQuestionDraft, 'body'>) => excerptOf(textIn(body, locale)) || t`New question`
}

/** The questions in their order: by drag, by keyboard, or by the buttons. */
export function QuestionLines({ quiz, draft, invalid, change, onOpen }: QuestionLinesProps) {
  const { t } = useLingui()
  const nameOf = useQuestionName()
  const heading = useRef<HTMLHeadingElement>(null)
  const [removed, setRemoved] = useState<{ question: QuizQuestionDraft; at: number } | null>(null)
  const { questions } = draft
  const remove = (question: QuizQuestionDraft) => {
    setRemoved({ question, at: questions.indexOf(question) })
    change({ questions: questions.filter(each => each !== question) })
    heading.current?.focus()
  }
  const add = () => {
    const question = newQuestion(questions)
    change({ questions: [...questions, question] })
    onOpen(question.key)
  }
  return (
    <Card as="section" className={styles.part}>
      <Heading level={2} ref={heading} tabIndex={-1}>
        <Trans>Questions</Trans>
      </Heading>
      {questions.length === 0 ? (
        <EmptyState drawing="courses" title={<Trans>No questions yet</Trans>}>
          <Trans>Ask what learners should take along from this lesson.</Trans>
        </EmptyState>
      ) : (
        <SortableList<QuizQuestionDraft>
          fields="line"
          label={t`Order of the questions`}
          items={questions}
          itemKey={({ key }) => key}
          itemLabel={nameOf}
          renderItem={question => (
            <QuestionLine
              question={question}
              learners={quiz.questions.find(({ id }) => id === question.id)?.learners ?? 0}
              isVideo={quiz.lesson.kind === 'video'}
              isInvalid={invalid.has(question.key)}
              onOpen={() => onOpen(question.key)}
              onRemove={() => remove(question)}
            />
          )}
          onReorder={keys =>
            change({ questions: keys.flatMap(key => questions.find(each => each.key === key) ?? []) })
          }
        />
      )}
      <div role="status">
        {removed && !questions.some(({ key }) => key === removed.question.key) && (
          <div className={styles.acts}>
            <Text as="span" soft>
              <Trans>
                Removed: <Isolate>{nameOf(removed.question)}</Isolate>
              </Trans>
            </Text>
            <Button
              size="sm"
              variant="quiet"
              iconStart={Undo2}
              onPress={() => {
                change({ questions: questions.toSpliced(removed.at, 0, removed.question) })
                setRemoved(null)
              }}
            >
              <Trans>Undo</Trans>
            </Button>
          </div>
        )}
      </div>
      <Button
        variant="secondary"
        iconStart={Plus}
        className={styles.start}
        isDisabled={questions.length >= most.questions}
        onPress={add}
      >
        <Trans>Add a question</Trans>
      </Button>
    </Card>
  )
}

interface QuestionLineProps {
  question: QuizQuestionDraft
  learners: number
  isVideo: boolean
  isInvalid: boolean
  onOpen: () => void
  onRemove: () => void
}

function QuestionLine({ question, learners, isVideo, isInvalid, onOpen, onRemove }: QuestionLineProps) {
  const { t } = useLingui()
  const name = useQuestionName()(question)
  return (
    <div className={styles.line}>
      <Isolate className={styles.excerpt}>{name}</Isolate>
      <span className={styles.marks}>
        <Badge>{kindName(question.kind)}</Badge>
        {isVideo && question.at.trim() !== '' && (
          <Badge>
            <Trans>
              At <Isolate dir="ltr">{question.at}</Isolate>
            </Trans>
          </Badge>
        )}
        {isInvalid && (
          <Badge tone="danger">
            <Trans>Not complete yet</Trans>
          </Badge>
        )}
        {question.hints.length > 0 && (
          <Text as="span" size="sm" soft>
            <Plural value={question.hints.length} one="# hint" other="# hints" />
          </Text>
        )}
        <AnsweredBy learners={learners} />
      </span>
      <span className={styles.acts}>
        <Button size="sm" variant="quiet" iconStart={Pencil} aria-label={t`Change: ${name}`} onPress={onOpen}>
          <Trans>Change</Trans>
        </Button>
        <Button
          size="sm"
          variant="quiet"
          iconStart={Trash2}
          aria-label={t`Remove: ${name}`}
          onPress={onRemove}
        >
          <Trans>Remove</Trans>
        </Button>
      </span>
    </div>
  )
}
