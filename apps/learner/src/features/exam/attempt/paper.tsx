import { Trans } from '@lingui/react/macro'
import { Text, useUi } from '@masar/ui'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import type { AnswerValue } from '../api.ts'
import { optionOfKey, stepOfKey, withOption } from '../model/keys.ts'
import type { AttemptSession } from '../autosave/attempt-session.ts'
import type { AttemptState } from '../autosave/attempt-state.ts'
import { useTextSize } from '../tools/text-size.tsx'
import { QuestionCard } from './question-card.tsx'
import { useShown } from './use-shown.ts'
import styles from './question.module.css'
import { pageAround } from '../model/pages.ts'
import type { usePlace } from './use-place.ts'

interface PaperProps {
  session: AttemptSession
  state: AttemptState
  place: ReturnType<typeof usePlace>
  onMove: (at: number) => void
  /** A question came on the screen. */
  onShown: (question: number) => void
  /** Shows the other language beside. */
  isDouble: boolean
}

const isTyping = (target: EventTarget) =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLElement && target.isContentEditable) ||
  (target instanceof HTMLInputElement && !['radio', 'checkbox'].includes(target.type))

/** The page of questions that is shown, or all of them. Figure keys choose options, arrows go from question to question. */
export function Paper({ session, state, place, onMove, onShown, isDouble }: PaperProps) {
  const { dir } = useUi()
  const box = useRef<HTMLDivElement>(null)
  const { questions, navigation } = session.attempt
  const isAll = place.view === 'all'
  const page = pageAround(session.attempt, place.at)
  const { first, last } = isAll ? { first: 0, last: questions.length - 1 } : page
  const [textSize] = useTextSize()
  useMovedFocus(box, place.at, first)
  useShown(box, `${first} ${last}`, onShown)
  const answer = (id: number) => (value: AnswerValue | null) => session.answer(id, value)
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    const card = (event.target as HTMLElement).closest<HTMLElement>('[data-question]')
    const question = questions.find(({ id }) => String(id) === card?.dataset['question'])
    const option = question && optionOfKey(event.key, question)
    if (question && option) {
      event.preventDefault()
      session.answer(question.id, withOption(state.answers[question.id]?.value ?? null, option, question))
      return
    }
    const to = place.at + stepOfKey(event.key, dir)
    if (isAll || to === place.at || !questions[to] || (navigation === 'forward' && to < first)) return
    event.preventDefault()
    onMove(to)
  }
  const shown = questions
    .map((question, at) => ({ question, at }))
    .filter(({ at }) => at >= first && at <= last)
  return (
    // The keys act from within the questions alone; each of their acts has a control of its own too.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={box} className={styles.paper} data-text-size={textSize} onKeyDown={press}>
      {shown.map(({ question, at }) => (
        <QuestionCard
          key={question.id}
          question={question}
          at={at}
          count={questions.length}
          value={state.answers[question.id]?.value ?? null}
          isFlagged={place.flagged.includes(question.id)}
          isWritable={state.phase === 'running'}
          isDouble={isDouble}
          onFlag={last > first && navigation === 'free' ? () => place.toggleFlag(question.id) : undefined}
          onAnswer={answer(question.id)}
          onLeave={() => void session.flush()}
        />
      ))}
      <Text as="div" size="xs" soft className={styles.keys}>
        <Trans>
          Keyboard, within a question: number keys choose an option, the arrows along the line go from
          question to question, up and down move within the options.
        </Trans>
      </Text>
    </div>
  )
}

/** After going to another question the focus goes to its heading, so that it is read and the keys work from there. */
function useMovedFocus(box: { current: HTMLElement | null }, at: number, first: number): void {
  const last = useRef({ at, first })
  useEffect(() => {
    const [moved, turned] = [last.current.at !== at, last.current.first !== first]
    last.current = { at, first }
    if (!moved) return
    const heading = box.current?.querySelector<HTMLElement>(`[data-at="${at}"] h2`)
    heading?.focus({ preventScroll: true })
    if (turned) scrollTo({ top: 0 })
    else heading?.scrollIntoView({ block: 'start' })
  }, [box, at, first])
}
