import { Trans } from '@lingui/react/macro'
import { Skeleton, Text } from '@masar/ui'
import { lazy, Suspense } from 'react'
import type { Question } from '../api.ts'
import type { AnswerInputProps } from './answer-input-props.ts'
import { EssayText } from './essay-text.tsx'

const loadForm = () => import('./essay-form.tsx')
const EssayForm = lazy(() =>
  loadForm().then(
    module => ({ default: module.EssayForm }),
    (error: unknown) => {
      console.warn('the essay form failed to load; using a plain field', error)
      return { default: PlainInstead }
    },
  ),
)

/** What is typed in the plain field is the same Markdown as the editor writes; files have to wait for the network. */
function PlainInstead({ question, ...props }: AnswerInputProps) {
  const { essay } = question
  return (
    <>
      {essay?.format !== 'files' && <EssayText {...props} words={essay?.words} />}
      {essay?.files && (
        <Text>
          <Trans>The upload field could not be loaded. Load the page again once you are connected.</Trans>
        </Text>
      )}
    </>
  )
}

/** Fetched with an exam that needs it, not when its question is shown: by then the network may be gone. */
export function preloadEssays(questions: readonly Pick<Question, 'essay'>[]): void {
  if (!questions.some(({ essay }) => essay)) return
  loadForm()
    .then(module => module.preloadEditor())
    .catch((error: unknown) => console.warn('the form of essays is fetched again when it is needed', error))
}

/** A text of one's own, as plain text or with formatting, or files, which a person grades. */
export function EssayInput(props: AnswerInputProps) {
  const { essay } = props.question
  if (!essay) return <EssayText {...props} />
  return (
    <Suspense fallback={<Skeleton height="14rem" />}>
      <EssayForm {...props} form={essay} />
    </Suspense>
  )
}
