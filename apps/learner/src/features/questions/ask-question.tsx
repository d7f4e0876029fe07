import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { AppLink, useTypedWords } from '@masar/app-shell'
import { Button, Checkbox, Heading, Isolate, showToast, Text } from '@masar/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { MessageCircleQuestionMark } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { clockText } from '../notes/clock-text.ts'
import { askQuestion, refreshQuestions, similarQuery } from './api.ts'
import { PostComposer } from './post-composer.tsx'
import styles from './questions.module.css'
import { hasDraft } from './use-draft.ts'

interface AskQuestionProps {
  lessonId: number
  courseId: number
  /** The second that the video shows; null where there is no video. */
  now: (() => number) | null
}

/** The way to ask: open from the start where an earlier visit has left a question unsent. */
export function AskQuestion({ lessonId, courseId, now }: AskQuestionProps) {
  const { t } = useLingui()
  const client = useQueryClient()
  const place = `ask/${lessonId}` as const
  const [wasLeft] = useState(() => hasDraft(place))
  const [isOpen, setOpen] = useState(wasLeft)
  const [second, setSecond] = useState<number | null>(null)
  const [isAtSecond, setAtSecond] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const [isBack, setBack] = useState(false)
  useEffect(() => {
    if (isBack) button.current?.focus()
  }, [isBack])
  const close = () => {
    setOpen(false)
    setBack(true)
  }
  if (!isOpen)
    return (
      <div>
        <Button
          ref={button}
          iconStart={MessageCircleQuestionMark}
          onPress={() => {
            const at = now && Math.floor(now())
            setSecond(at)
            setAtSecond(at !== null && at > 0)
            setBack(false)
            setOpen(true)
          }}
        >
          <Trans>Ask a question</Trans>
        </Button>
      </div>
    )
  const time = second === null ? '' : clockText(second)
  return (
    <PostComposer
      place={place}
      label={t`Your question`}
      action={<Trans>Ask the question</Trans>}
      takesFocus={!wasLeft || isBack}
      onSend={async draft => {
        await askQuestion(lessonId, { ...draft, second: isAtSecond ? second : null })
        showToast({ text: t`Your question was posted. You will be notified of answers.` })
        close()
        void refreshQuestions(client)
      }}
      onCancel={close}
    >
      {text => (
        <>
          {second !== null && (
            <Checkbox checked={isAtSecond} onChange={setAtSecond}>
              <Trans>
                At <bdi dir="ltr">{time}</bdi> of the video
              </Trans>
            </Checkbox>
          )}
          <Similar courseId={courseId} text={text} />
        </>
      )}
    </PostComposer>
  )
}

/** How many characters are enough to search for what others asked. */
const enough = 12

/** What others asked before, while a similar question is being written. */
function Similar({ courseId, text }: { courseId: number; text: string }) {
  const [words, setWords] = useState(text)
  const { setTyped } = useTypedWords(words, setWords)
  useEffect(() => setTyped(text), [text, setTyped])
  const found = useQuery({
    ...similarQuery(courseId, words.trim()),
    enabled: words.trim().length >= enough,
    placeholderData: known => known,
  })
  const questions = words.trim().length >= enough ? (found.data?.data ?? []) : []
  return (
    <>
      <span role="status" className="visually-hidden">
        {questions.length > 0 && (
          <Plural value={questions.length} one="One similar question" other="# similar questions" />
        )}
      </span>
      {questions.length > 0 && (
        <div className={styles.similar}>
          <Heading level={4} size="sm">
            <Trans>Someone may have asked this before</Trans>
          </Heading>
          <ul>
            {questions.map(question => (
              <li key={question.id}>
                <AppLink to={`/lesson/${question.lesson_id}?tab=questions&question=${question.id}`}>
                  <Text as="span" lines={2}>
                    <Isolate>{question.text}</Isolate>
                  </Text>
                </AppLink>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
