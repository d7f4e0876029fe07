import { Trans } from '@lingui/react/macro'
import { Heading } from '@masar/ui'
import { BothVersions } from '../both-versions.tsx'
import { QuestionCard } from '../questions/question-card.tsx'
import { writtenOf } from '../write/read-draft.ts'
import type { QuizToWrite } from './api.ts'
import type { QuizDraft } from './draft.ts'
import styles from './quizzes.module.css'

interface ConflictProps {
  mine: QuizDraft
  stored: QuizToWrite
  onMine: () => void
  onStored: () => void
}

/** Another person or another tab has changed the quiz: both versions side by side. */
export function Conflict({ mine, stored, onMine, onStored }: ConflictProps) {
  const shown = { level: 4, flaws: [], isKeyShown: true, isDouble: true, isUnmarked: true } as const
  return (
    <BothVersions
      title={<Trans>The quiz was changed meanwhile</Trans>}
      said={
        <Trans>
          Someone else, or another tab of yours, has saved a different version. Nothing of yours is lost.
        </Trans>
      }
      onMine={onMine}
      onStored={onStored}
    >
      <div className={styles.versions}>
        <div className={styles.part}>
          <Heading level={3}>
            <Trans>Yours</Trans>
          </Heading>
          <ol className={styles.list}>
            {mine.questions.map((question, at) => (
              <QuestionCard key={question.key} number={at + 1} question={writtenOf(question)} {...shown} />
            ))}
          </ol>
        </div>
        <div className={styles.part}>
          <Heading level={3}>
            <Trans>Saved now</Trans>
          </Heading>
          <ol className={styles.list}>
            {stored.questions.map(({ id, written }, at) => (
              <QuestionCard key={id} number={at + 1} question={written} {...shown} />
            ))}
          </ol>
        </div>
      </div>
    </BothVersions>
  )
}
