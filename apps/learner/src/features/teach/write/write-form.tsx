import { Trans, useLingui } from '@lingui/react/macro'
import type { ApiError } from '@masar/api-sdk'
import { useGo } from '@masar/app-shell'
import { Banner, Button, focusFirstError, showToast } from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Language } from '../both-texts.tsx'
import { questionsQuery } from '../exam/api.ts'
import { WithCourseImages } from '../images/course-images.tsx'
import { taughtQuizzesQuery } from '../quizzes/api.ts'
import { useKeptDraft } from '../use-kept-draft.ts'
import type { QuestionContent, QuestionToWrite } from './api.ts'
import { type QuestionDraft, questionKinds } from './draft.ts'
import { KindField } from './kind-field.tsx'
import { questionDrafts } from './kept-drafts.ts'
import { Preview } from './preview.tsx'
import { type Known, QuestionFields } from './question-fields.tsx'
import { contentOf, problemsOf } from './read-draft.ts'
import styles from './write.module.css'

interface WriteFormProps {
  examId: number
  courseId: number
  languages: readonly Language[]
  /** By which what is typed is kept. */
  name: string
  /** Of the question that is stored; empty for a new one. */
  state: string
  stored: () => QuestionDraft
  isPending: boolean
  error: ApiError | null
  /** Both versions, where another one was stored meanwhile. */
  conflict?: (mine: QuestionDraft, acts: { onMine: () => void; onStored: () => void }) => ReactNode
  onSave: (
    content: QuestionContent,
    { kind, state }: QuestionDraft,
    onSaved: (question: QuestionToWrite) => void,
  ) => void
}

/** Writes a question: what is typed is kept until it is saved, and shown beside as learners will see it. */
export function WriteForm(props: WriteFormProps) {
  const { examId, courseId, languages, name, state, stored, isPending, error, conflict, onSave } = props
  const { t } = useLingui()
  const go = useGo()
  const form = useRef<HTMLFormElement>(null)
  const { draft, isChanged, isStale, change, clear } = useKeptDraft({
    drafts: questionDrafts,
    name,
    state,
    stored,
  })
  const [isTried, setTried] = useState(false)
  const known = { tags: useKnownTags(examId), lessons: useLessons(courseId) }
  const problems = problemsOf(draft)
  useEffect(() => {
    if (error) focusFirstError(form.current)
  }, [error])
  const back = (key?: string) => go(`/teach/exams/${examId}/questions${key ? `#question-${key}` : ''}`)
  const save = () => {
    setTried(true)
    if (Object.keys(problems).length > 0) return focusFirstError(form.current)
    if (isPending || isStale) return
    onSave(contentOf(draft), draft, question => {
      clear()
      showToast({ tone: 'success', text: t`The question is saved.` })
      back(question.key)
    })
  }
  return (
    <div className={styles.sides}>
      <form
        ref={form}
        className={styles.form}
        onSubmit={event => {
          event.preventDefault()
          save()
        }}
      >
        {state === '' && (
          <KindField kinds={questionKinds} kind={draft.kind} onChange={kind => change({ kind })} />
        )}
        <WithCourseImages courseId={courseId}>
          <QuestionFields
            {...{ draft, languages, error, change, known }}
            problems={isTried ? problems : {}}
          />
        </WithCourseImages>
        {isStale && conflict
          ? conflict(draft, { onMine: () => change({ state }), onStored: clear })
          : error &&
            error.code !== 'conflict' && (
              <Banner tone="danger" isAnnounced>
                {error.message}
              </Banner>
            )}
        <div className={styles.acts}>
          <Button type="submit" isPending={isPending} isDisabled={!isChanged || isStale}>
            <Trans>Save the question</Trans>
          </Button>
          <Button
            variant="secondary"
            isDisabled={isPending}
            onPress={() => {
              clear()
              back()
            }}
          >
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </form>
      <Preview courseId={courseId} draft={draft} languages={languages} />
    </div>
  )
}

/** Of the course, in their order. */
function useLessons(courseId: number): Known['lessons'] {
  const { data } = useQuery(taughtQuizzesQuery(courseId))
  return data?.data.sections.flatMap(({ lessons }) => lessons) ?? []
}

function useKnownTags(examId: number): string[] {
  const { data } = useQuery(questionsQuery(examId))
  return [...new Set(data?.data.questions.flatMap(({ tags }) => tags))].toSorted()
}
