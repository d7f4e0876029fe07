import { Trans, useLingui } from '@lingui/react/macro'
import type { ApiError } from '@masar/api-sdk'
import { fieldError } from '@masar/app-shell'
import { Banner, Button, Card, formatNumber, Heading, Text, TextField, useUi } from '@masar/ui'
import { useEffect, useRef } from 'react'
import { BothTexts } from '../both-texts.tsx'
import { WithCourseImages } from '../images/course-images.tsx'
import { isBlank } from '../structure/draft.ts'
import { freeKey, questionKinds } from '../write/draft.ts'
import { KindField } from '../write/kind-field.tsx'
import { PartList } from '../write/part-list.tsx'
import { Preview } from '../write/preview.tsx'
import { QuestionFields } from '../write/question-fields.tsx'
import writeStyles from '../write/write.module.css'
import { errorOf, type QuizToWrite } from './api.ts'
import { clockOf } from '../clock.ts'
import { most, type QuizQuestionDraft, type QuizQuestionProblems } from './draft.ts'
import styles from './quizzes.module.css'

interface OpenQuestionProps {
  quiz: QuizToWrite
  question: QuizQuestionDraft
  at: number
  problems: QuizQuestionProblems | null
  error: ApiError | null
  change: (to: Partial<QuizQuestionDraft>) => void
  onDone: () => void
}

/** A person would have to judge an essay. */
const kinds = questionKinds.filter(kind => kind !== 'essay')

/** One question of a quiz with everything that can be said of it, and beside it what learners will see. */
export function OpenQuestion(props: OpenQuestionProps) {
  const { quiz, question, at, problems, change, onDone } = props
  const { tag } = useUi()
  const { languages } = quiz.course
  const error = errorOf(props.error, at)
  const number = formatNumber(tag, at + 1)
  const learners = quiz.questions.find(({ id }) => id === question.id)?.learners ?? 0
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const writing = { draft: question, languages, problems: problems?.written ?? {}, error, change }
  return (
    <div className={styles.part}>
      <div className={styles.acts}>
        <Heading level={2} ref={heading} tabIndex={-1}>
          <Trans>Question {number}</Trans>
        </Heading>
        <Button size="sm" variant="secondary" onPress={onDone}>
          <Trans>Back to all questions</Trans>
        </Button>
      </div>
      {learners > 0 && (
        <Banner tone="info">
          <Trans>
            Learners have answered this question. Those who solved it keep that; the others are asked the
            changed one.
          </Trans>
        </Banner>
      )}
      <div className={writeStyles.sides}>
        <div className={writeStyles.form}>
          {question.id === null && (
            <KindField kinds={kinds} kind={question.kind} onChange={kind => change({ kind })} />
          )}
          <WithCourseImages courseId={quiz.course.id}>
            <QuestionFields {...writing} known={null} />
            <Card as="section" className={styles.part}>
              <HintParts {...{ question, languages, problems, error, change }} />
            </Card>
          </WithCourseImages>
          {quiz.lesson.kind === 'video' && (
            <Card as="section" className={styles.part}>
              <PlaceField {...{ question, problems, error, change }} length={quiz.lesson.video_seconds} />
            </Card>
          )}
        </div>
        <Preview
          courseId={quiz.course.id}
          draft={question}
          languages={languages}
          isUnmarked
          hints={question.hints.map(({ text }) => text).filter(text => !isBlank(text))}
        />
      </div>
    </div>
  )
}

type PartProps = Pick<OpenQuestionProps, 'question' | 'problems' | 'error' | 'change'>

function HintParts({
  question: { hints },
  languages,
  problems,
  error,
  change,
}: PartProps & { languages: QuizToWrite['course']['languages'] }) {
  const { t } = useLingui()
  return (
    <>
      <PartList
        title={t`Hints`}
        parts={hints}
        most={most.hints}
        add={t`Add a hint`}
        error={undefined}
        onAdd={() => change({ hints: [...hints, { key: freeKey('h', hints), text: {} }] })}
        onChange={to => change({ hints: to })}
        render={(hint, set) => (
          <BothTexts
            label={t`Hint`}
            languages={languages}
            value={hint.text}
            rows={2}
            maxLength={2000}
            error={
              problems?.hints.includes(hint.key)
                ? t`Fill this in, in one language at least.`
                : fieldError(error, `hints.${hints.indexOf(hint)}`)
            }
            onChange={text => set({ text })}
          />
        )}
      />
      <Text size="sm" soft>
        <Trans>Learners ask for them one after another; let each say a little more.</Trans>
      </Text>
    </>
  )
}

/** The second of the video at which the question is asked. */
function PlaceField({ question, problems, error, change, length }: PartProps & { length: number | null }) {
  const { t } = useLingui()
  const end = length === null ? null : clockOf(length)
  return (
    <>
      <Heading level={3}>
        <Trans>In the video</Trans>
      </Heading>
      <TextField
        label={t`Asked at (minutes:seconds)`}
        hint={
          end === null
            ? t`Such as 4:05: the video stops there and asks. Leave it empty to ask below the video.`
            : t`Such as 4:05, up to ${end}: the video stops there and asks. Leave it empty to ask below the video.`
        }
        isOptional
        dir="ltr"
        autoComplete="off"
        value={question.at}
        error={
          problems?.at === 'clock'
            ? t`Type minutes and seconds with a colon between, such as 4:05.`
            : problems?.at === 'late' && end !== null
              ? t`The video ends at ${end}. Choose an earlier place.`
              : fieldError(error, 'at_second')
        }
        onChange={at => change({ at })}
      />
    </>
  )
}
