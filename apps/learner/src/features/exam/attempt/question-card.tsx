import { Plural, Trans } from '@lingui/react/macro'
import { Bookmark, BookmarkCheck } from 'lucide-react'
import { Badge, Button, formatNumber, Heading, Text, useUi } from '@masar/ui'
import { RenderedMarkdown } from '../../markdown/rendered-markdown.tsx'
import { WithRendered } from '../../markdown/rendered.tsx'
import type { AnswerValue, Question } from '../api.ts'
import { isAnswered } from '../model/answers.ts'
import { AnswerInput } from './answer-input.tsx'
import { OtherLanguage } from './other-language.tsx'
import styles from './question.module.css'

interface QuestionCardProps {
  question: Question
  at: number
  count: number
  value: AnswerValue | null
  isFlagged: boolean
  isWritable: boolean
  /** Shows the other language beside, where the question is written in both. */
  isDouble: boolean
  /** Flags it for review, or takes the flag away; left out where that is shown elsewhere. */
  onFlag?: (() => void) | undefined
  onAnswer: (value: AnswerValue | null) => void
  /** The field was left: what is typed goes at once. */
  onLeave: () => void
}

/** One question with the place for its answer. */
export function QuestionCard({
  question,
  at,
  count,
  value,
  isFlagged,
  isWritable,
  isDouble,
  onFlag,
  onAnswer,
  onLeave,
}: QuestionCardProps) {
  const { tag } = useUi()
  const [number, of] = [formatNumber(tag, at + 1), formatNumber(tag, count)]
  return (
    <section
      className={styles.question}
      data-question={question.id}
      data-at={at}
      aria-labelledby={`question-${question.id}`}
      onBlur={onLeave}
    >
      <div className={styles.questionHead}>
        <Heading
          level={2}
          size="sm"
          id={`question-${question.id}`}
          tabIndex={-1}
          className={styles.questionTitle}
        >
          <Trans>
            Question {number} of {of}
          </Trans>
        </Heading>
        {isFlagged && !onFlag && (
          <Badge tone="accent" icon={Bookmark}>
            <Trans>Flagged for review</Trans>
          </Badge>
        )}
        {onFlag && (
          <Button
            size="sm"
            variant="quiet"
            aria-pressed={isFlagged}
            iconStart={isFlagged ? BookmarkCheck : Bookmark}
            onPress={onFlag}
          >
            {isFlagged ? <Trans>Flagged for review</Trans> : <Trans>Flag for review</Trans>}
          </Button>
        )}
        <Text size="sm" soft>
          <Plural value={question.points} one="# point" other="# points" />
        </Text>
      </div>
      <WithRendered texts={question.rendered}>
        <div className={isDouble && question.other ? styles.both : undefined}>
          <RenderedMarkdown topHeading={3} className={styles.questionBody}>
            {question.body}
          </RenderedMarkdown>
          {isDouble && question.other && <OtherLanguage question={question} other={question.other} />}
        </div>
        <AnswerInput question={question} value={value} isWritable={isWritable} onAnswer={onAnswer} />
      </WithRendered>
      {isWritable && isAnswered(value) && !('text' in (value ?? {})) && (
        <Button size="sm" variant="quiet" className={styles.clear} onPress={() => onAnswer(null)}>
          <Trans>Clear my answer</Trans>
        </Button>
      )}
    </section>
  )
}
