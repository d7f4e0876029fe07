import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { List, RectangleEllipsis } from 'lucide-react'
import { Button, formatNumber, Text, useUi } from '@masar/ui'
import { useEffect, useRef } from 'react'
import type { Attempt } from '../api.ts'
import { useQuestionsWithFiles } from '../files/answer-files.tsx'
import { type Answers, isAnswered } from '../model/answers.ts'
import { pageAround } from '../model/pages.ts'
import styles from './stepper.module.css'
import type { usePlace } from './use-place.ts'

interface StepperProps {
  attempt: Attempt
  answers: Answers
  place: ReturnType<typeof usePlace>
  onMove: (at: number) => void
}

/** All questions at a glance: answered, marked, not seen, where one is. In a forward-only exam it only shows. */
export function Stepper({ attempt, answers, place, onMove }: StepperProps) {
  const { t } = useLingui()
  const isForward = attempt.navigation === 'forward'
  const page = pageAround(attempt, place.at)
  const hasFiles = useQuestionsWithFiles()
  const isDone = (id: number) => isAnswered(answers[id]?.value) || hasFiles(id)
  const isSeen = (id: number) => isDone(id) || place.seen.includes(id)
  const done = attempt.questions.filter(({ id }) => isDone(id)).length
  const unseen = attempt.questions.filter(({ id }) => !isSeen(id)).length
  const current = useRef<HTMLLIElement>(null)
  useEffect(() => {
    // In a block: browsers have begun to answer scrolling with a promise, which is no clean-up.
    current.current?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [place.at])
  return (
    <nav className={styles.stepper} aria-label={t`Questions`}>
      <div className={styles.stepperHead}>
        <Text size="sm" soft>
          <Plural
            value={attempt.questions.length}
            one={`${done} of # answered`}
            other={`${done} of # answered`}
          />
          {unseen > 0 && (
            <>
              {' · '}
              <Plural value={unseen} one="# not seen yet" other="# not seen yet" />
            </>
          )}
        </Text>
        {!isForward && (
          <Button
            size="sm"
            variant="quiet"
            iconStart={place.view === 'one' ? List : RectangleEllipsis}
            onPress={() => place.set({ view: place.view === 'one' ? 'all' : 'one' })}
          >
            {place.view === 'one' ? (
              <Trans>Show all</Trans>
            ) : attempt.questions_per_page === 1 ? (
              <Trans>One question at a time</Trans>
            ) : (
              <Trans>Page by page</Trans>
            )}
          </Button>
        )}
      </div>
      <ol className={styles.steps}>
        {attempt.questions.map((question, at) => (
          <li key={question.id} ref={at === place.at ? current : undefined}>
            <Step
              number={at + 1}
              isCurrent={at === place.at}
              isAnswered={isDone(question.id)}
              isFlagged={place.flagged.includes(question.id)}
              isSeen={isSeen(question.id)}
              isDisabled={isForward && (at < page.first || at > page.last)}
              onPress={() => onMove(at)}
            />
          </li>
        ))}
      </ol>
    </nav>
  )
}

interface StepProps {
  number: number
  isCurrent: boolean
  isAnswered: boolean
  isFlagged: boolean
  isSeen: boolean
  isDisabled: boolean
  onPress: () => void
}

function Step({ number, isCurrent, isAnswered: isDone, isFlagged, isSeen, isDisabled, onPress }: StepProps) {
  const { t } = useLingui()
  const { tag } = useUi()
  const words = [
    t`Question ${number}`,
    isDone ? t`answered` : isSeen ? t`not answered` : t`not seen yet`,
    ...(isFlagged ? [t`flagged for review`] : []),
  ]
  return (
    <button
      type="button"
      className={styles.step}
      aria-label={words.join(t`, `)}
      aria-current={isCurrent ? 'step' : undefined}
      disabled={isDisabled}
      data-answered={isDone || undefined}
      data-flagged={isFlagged || undefined}
      data-unseen={!isSeen || undefined}
      onClick={onPress}
    >
      {formatNumber(tag, number)}
    </button>
  )
}
