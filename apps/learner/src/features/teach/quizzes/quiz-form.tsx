import { Trans, useLingui } from '@lingui/react/macro'
import { Banner, Button, focusFirstError, showToast } from '@masar/ui'
import { useEffect, useRef, useState } from 'react'
import { useKeptDraft } from '../use-kept-draft.ts'
import { firstRefused, type QuizToWrite, useWriteQuiz } from './api.ts'
import { Conflict } from './conflict.tsx'
import { draftOf, ontoStored, readDraft } from './draft.ts'
import { quizDrafts } from './kept-drafts.ts'
import { OpenQuestion } from './open-question.tsx'
import { QuestionLines } from './question-lines.tsx'
import styles from './quizzes.module.css'
import { RemovedPart } from './removed-part.tsx'
import { RulePart } from './rule-part.tsx'

/** Writes a quiz: its questions in their order, one of them open at a time; all of it is saved in one act. */
export function QuizForm({ quiz }: { quiz: QuizToWrite }) {
  const { t } = useLingui()
  const set = useWriteQuiz(quiz.lesson.id)
  const form = useRef<HTMLFormElement>(null)
  const { draft, isChanged, isStale, change, clear } = useKeptDraft({
    drafts: quizDrafts,
    name: String(quiz.lesson.id),
    state: quiz.state,
    stored: () => draftOf(quiz),
  })
  const [isTried, setTried] = useState(false)
  const [openKey, setOpen] = useState<string | null>(null)
  const { body, problems } = readDraft(draft, quiz.lesson)
  const open = draft.questions.findIndex(({ key }) => key === openKey)
  const opened = draft.questions[open]
  useFocusOnProblem(form, isTried, open, set.error)
  const save = () => {
    setTried(true)
    const [invalid] = problems.keys()
    if (invalid !== undefined) {
      if (openKey === null || !problems.has(openKey)) setOpen(invalid)
      return focusFirstError(form.current)
    }
    if (set.isPending || isStale) return
    set.mutate(body, {
      onSuccess: () => {
        clear()
        setTried(false)
        setOpen(null)
        showToast({ tone: 'success', text: t`The quiz is saved.` })
      },
      onError: error => setOpen(draft.questions[firstRefused(error) ?? -1]?.key ?? openKey),
    })
  }
  return (
    <form
      ref={form}
      className={styles.form}
      onSubmit={event => {
        event.preventDefault()
        save()
      }}
    >
      {opened ? (
        <OpenQuestion
          key={opened.key}
          quiz={quiz}
          question={opened}
          at={open}
          problems={(isTried && problems.get(opened.key)) || null}
          error={set.error}
          change={to =>
            change({
              questions: draft.questions.map(each => (each.key === opened.key ? { ...each, ...to } : each)),
            })
          }
          onDone={() => setOpen(null)}
        />
      ) : (
        <>
          <QuestionLines
            quiz={quiz}
            draft={draft}
            invalid={isTried ? new Set(problems.keys()) : new Set()}
            change={change}
            onOpen={setOpen}
          />
          <RemovedPart quiz={quiz} draft={draft} change={change} />
          <RulePart
            isOn={draft.isRule}
            isEmpty={draft.questions.length === 0}
            onChange={isRule => change({ isRule })}
          />
        </>
      )}
      {isStale ? (
        <Conflict
          mine={draft}
          stored={quiz}
          onMine={() => change(ontoStored(draft, quiz))}
          onStored={() => {
            setOpen(null)
            clear()
          }}
        />
      ) : (
        set.error &&
        set.error.code !== 'conflict' && (
          <Banner tone="danger" isAnnounced>
            {set.error.message}
          </Banner>
        )
      )}
      <div className={styles.acts}>
        <Button type="submit" isPending={set.isPending} isDisabled={!isChanged || isStale}>
          <Trans>Save the quiz</Trans>
        </Button>
        <Button
          variant="secondary"
          isDisabled={!isChanged || set.isPending}
          onPress={() => {
            setOpen(null)
            setTried(false)
            clear()
          }}
        >
          <Trans>Discard the changes</Trans>
        </Button>
      </div>
    </form>
  )
}

/** The question that cannot be saved opens first: its first problem takes the focus once it is rendered. */
function useFocusOnProblem(
  form: { current: HTMLFormElement | null },
  isTried: boolean,
  open: number,
  error: unknown,
): void {
  useEffect(() => {
    if (isTried && open >= 0) focusFirstError(form.current)
  }, [form, isTried, open, error])
}
