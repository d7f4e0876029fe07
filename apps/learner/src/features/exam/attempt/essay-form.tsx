import { lazy, Suspense } from 'react'
import { Skeleton } from '@masar/ui'
import { EssayFiles } from '../files/essay-files.tsx'
import type { AnswerInputProps } from './answer-input-props.ts'
import { EssayText } from './essay-text.tsx'
import type { Question } from '../api.ts'
import styles from './essay.module.css'

const loadEditor = () => import('../rich-essay/rich-editor.tsx')

/** Fetched with the exam: by the time that its question is shown, the network may be gone. */
export async function preloadEditor(): Promise<void> {
  await loadEditor()
}

/** The editor, or the plain field where it cannot be fetched: what is typed there is the same Markdown. */
const RichEditor = lazy(() =>
  loadEditor().then(
    module => ({ default: module.RichEditor }),
    (error: unknown) => {
      console.warn('the essay editor failed to load; using a plain field', error)
      return { default: EssayText }
    },
  ),
)

interface EssayFormProps extends AnswerInputProps {
  form: NonNullable<Question['essay']>
}

/** An essay that takes more than plain text: formatting, files, or both. */
export function EssayForm({ question, form, value, isWritable, onAnswer }: EssayFormProps) {
  const shared = { value, isWritable, onAnswer, words: form.words }
  return (
    <div className={styles.form}>
      {form.format === 'text' && <EssayText {...shared} />}
      {form.format === 'rich_text' && (
        <Suspense fallback={<Skeleton height="14rem" />}>
          <RichEditor {...shared} />
        </Suspense>
      )}
      {form.files && <EssayFiles question={question.id} form={form.files} isWritable={isWritable} />}
    </div>
  )
}
