import { Trans } from '@lingui/react/macro'
import type { ApiError } from '@masar/api-sdk'
import { useCarried } from '@masar/app-shell'
import { Banner, Button, formatNumber, useUi } from '@masar/ui'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { RenderedMarkdown } from '../../markdown/rendered-markdown.tsx'
import { WithRendered, type RenderedTexts } from '../../markdown/rendered.tsx'
import type { AnswerValue, Question } from '../api.ts'
import { AnswerInput } from '../attempt/answer-input.tsx'
import { isAnswered } from '../model/answers.ts'
import styles from './practice.module.css'

export interface Verdict {
  is_right: boolean | null
  share: number | null
  explanation: string
  rendered?: RenderedTexts
}

interface PracticeCardProps<V extends Verdict> {
  question: Question
  first?: AnswerValue | null
  /** Asks the service, which alone knows the key. */
  onCheck: (value: AnswerValue | null) => Promise<V>
  /** Content below the verdict. */
  after?: ReactNode
  /** Content below the question until it is solved. */
  help?: ReactNode
}

/** A question that counts in no exam: answered, judged at once, and tried again as often as one likes. */
export function PracticeCard<V extends Verdict>(props: PracticeCardProps<V>) {
  const { question, first = null, onCheck, after, help } = props
  const [value, setValue] = useCarried<AnswerValue | null>(`practice-${question.id}`, first)
  const verdictBox = useRef<HTMLDivElement>(null)
  const checking = useMutation<V, ApiError>({ mutationFn: () => onCheck(value) })
  const { data: verdict, error } = checking
  useEffect(() => {
    if (verdict) verdictBox.current?.focus()
  }, [verdict])
  return (
    <form
      className={styles.question}
      onSubmit={event => {
        event.preventDefault()
        if (!checking.isPending && isAnswered(value)) checking.mutate()
      }}
    >
      <WithRendered texts={question.rendered}>
        <RenderedMarkdown topHeading={4} className={styles.body}>
          {question.body}
        </RenderedMarkdown>
        <AnswerInput
          question={question}
          value={value}
          isWritable={!checking.isPending && !verdict}
          onAnswer={setValue}
        />
      </WithRendered>
      {!verdict && help}
      {error && (
        <Banner tone="danger" role="alert">
          {error.kind === 'answer' ? (
            error.message
          ) : (
            <Trans>There is no connection. Your answer stays here; check it again in a moment.</Trans>
          )}
        </Banner>
      )}
      {verdict && (
        <div ref={verdictBox} tabIndex={-1} className={styles.verdict}>
          <VerdictBanner verdict={verdict} />
        </div>
      )}
      <div className={styles.acts}>
        {verdict ? (
          verdict.is_right !== true && (
            <Button variant="secondary" onPress={() => checking.reset()}>
              <Trans>Try again</Trans>
            </Button>
          )
        ) : (
          <Button type="submit" isPending={checking.isPending} isDisabled={!isAnswered(value)}>
            <Trans>Check my answer</Trans>
          </Button>
        )}
        {after}
      </div>
    </form>
  )
}

function VerdictBanner({ verdict: { is_right, share, explanation, rendered } }: { verdict: Verdict }) {
  const { tag } = useUi()
  const part = formatNumber(tag, share ?? 0, { style: 'percent', maximumFractionDigits: 0 })
  const text = explanation !== '' && (
    <RenderedMarkdown topHeading={4} content={rendered?.[explanation]}>
      {explanation}
    </RenderedMarkdown>
  )
  if (is_right === null)
    return (
      <Banner isAnnounced title={<Trans>A person reads this kind</Trans>}>
        {text}
      </Banner>
    )
  if (is_right)
    return (
      <Banner tone="success" isAnnounced title={<Trans>Right</Trans>}>
        {text}
      </Banner>
    )
  return (
    <Banner
      tone="warning"
      isAnnounced
      title={(share ?? 0) > 0 ? <Trans>Partly right: {part}</Trans> : <Trans>Not right yet</Trans>}
    >
      {text}
    </Banner>
  )
}
