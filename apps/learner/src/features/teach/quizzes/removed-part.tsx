import { Trans, useLingui } from '@lingui/react/macro'
import { Badge, Button, Card, Heading, Isolate, Text } from '@masar/ui'
import { Undo2 } from 'lucide-react'
import { kindName } from '../questions/question-words.tsx'
import { AnsweredBy } from './answered-by.tsx'
import type { QuizToWrite, StoredQuestion } from './api.ts'
import { most, questionOf, type QuizDraft } from './draft.ts'
import { useQuestionName } from './question-lines.tsx'
import styles from './quizzes.module.css'

interface RemovedPartProps {
  quiz: QuizToWrite
  draft: QuizDraft
  change: (to: Partial<QuizDraft>) => void
}

/** What was taken out earlier, with what learners answered to it: each can be asked again. */
export function RemovedPart({ quiz, draft, change }: RemovedPartProps) {
  const removed = quiz.removed.filter(({ id }) => !draft.questions.some(question => question.id === id))
  if (removed.length === 0) return null
  return (
    <Card as="section" className={styles.part}>
      <div>
        <Heading level={2}>
          <Trans>Removed questions</Trans>
        </Heading>
        <Text size="sm" soft>
          <Trans>
            Learners are not asked these. Anyone who solved one keeps that, even if you restore it.
          </Trans>
        </Text>
      </div>
      <ul className={styles.lessons}>
        {removed.map(question => (
          <RemovedLine
            key={question.id}
            question={question}
            isFull={draft.questions.length >= most.questions}
            onRestore={() => change({ questions: [...draft.questions, questionOf(question)] })}
          />
        ))}
      </ul>
    </Card>
  )
}

interface RemovedLineProps {
  question: StoredQuestion
  isFull: boolean
  onRestore: () => void
}

function RemovedLine({ question: { written, learners }, isFull, onRestore }: RemovedLineProps) {
  const { t } = useLingui()
  const name = useQuestionName()(written)
  return (
    <li className={styles.lesson}>
      <Isolate className={styles.excerpt}>{name}</Isolate>
      <span className={styles.marks}>
        <Badge>{kindName(written.kind)}</Badge>
        <AnsweredBy learners={learners} />
        <Button
          size="sm"
          variant="quiet"
          iconStart={Undo2}
          aria-label={t`Restore: ${name}`}
          isDisabled={isFull}
          onPress={onRestore}
        >
          <Trans>Restore</Trans>
        </Button>
      </span>
    </li>
  )
}
