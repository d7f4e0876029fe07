import { Trans, useLingui } from '@lingui/react/macro'
import { formatNumber, Icon, Isolate, Text, useUi } from '@masar/ui'
import { Check } from 'lucide-react'
import { InlineMarks } from '../../exam/attempt/inline-marks.tsx'
import { RenderedMarkdown } from '../../markdown/rendered-markdown.tsx'
import type { WrittenQuestion } from '../exam/api.ts'
import { textIn } from './as-asked.ts'
import styles from './questions.module.css'

/** What is right in a question, and why. */
export function KeyView({ question }: { question: WrittenQuestion }) {
  const { locale } = useUi()
  const why = textIn(question.explanation, locale)
  return (
    <div className={styles.key}>
      <Right question={question} />
      {question.all_or_nothing && (
        <Text size="sm" soft>
          <Trans>All or nothing: a part that is right earns nothing.</Trans>
        </Text>
      )}
      {why !== '' && (
        <div className={styles.why}>
          <Text strong size="sm">
            <Trans>Why</Trans>
          </Text>
          <RenderedMarkdown topHeading={4}>{why}</RenderedMarkdown>
        </div>
      )}
    </div>
  )
}

function Right({ question }: { question: WrittenQuestion }) {
  switch (question.kind) {
    case 'single_choice':
    case 'multiple_choice':
      return <RightOptions question={question} />
    case 'matching':
      return <RightPairs question={question} />
    case 'ordering':
      return <RightOrder question={question} />
    case 'essay':
      return <Rubric question={question} />
    default:
      return <RightAnswer question={question} />
  }
}

function RightOptions({ question: { options = [] } }: { question: WrittenQuestion }) {
  const { t } = useLingui()
  const { locale } = useUi()
  return (
    <ul className={styles.options}>
      {options.map(({ key, text, correct, feedback }) => (
        <li key={key} data-right={correct || undefined}>
          <span className={styles.mark}>{correct && <Icon of={Check} label={t`Right answer`} />}</span>
          <span>
            <InlineMarks>{textIn(text, locale)}</InlineMarks>
            {feedback && (
              <Text as="span" size="sm" soft className={styles.feedback}>
                <InlineMarks>{textIn(feedback, locale)}</InlineMarks>
              </Text>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}

function RightPairs({ question: { options = [], prompts = [] } }: { question: WrittenQuestion }) {
  const { locale } = useUi()
  const spare = options.filter(({ key }) => !prompts.some(({ match }) => match === key))
  return (
    <>
      <dl className={styles.pairs}>
        {prompts.map(({ key, text, match }) => (
          <div key={key}>
            <dt>
              <InlineMarks>{textIn(text, locale)}</InlineMarks>
            </dt>
            <dd>
              <InlineMarks>
                {textIn(options.find(option => option.key === match)?.text ?? {}, locale)}
              </InlineMarks>
            </dd>
          </div>
        ))}
      </dl>
      {spare.length > 0 && (
        <Text size="sm" soft>
          <Trans>Belongs to none:</Trans>{' '}
          {spare.map(({ key, text }, at) => (
            <span key={key}>
              {at > 0 && ' · '}
              <InlineMarks>{textIn(text, locale)}</InlineMarks>
            </span>
          ))}
        </Text>
      )}
    </>
  )
}

function RightOrder({ question: { options = [], order = [] } }: { question: WrittenQuestion }) {
  const { locale } = useUi()
  return (
    <ol className={styles.order}>
      {order.map(key => (
        <li key={key}>
          <InlineMarks>{textIn(options.find(option => option.key === key)?.text ?? {}, locale)}</InlineMarks>
        </li>
      ))}
    </ol>
  )
}

function Rubric({ question: { rubric = [] } }: { question: WrittenQuestion }) {
  const { tag, locale } = useUi()
  if (rubric.length === 0)
    return (
      <Text size="sm" soft>
        <Trans>A person grades it, without a rubric.</Trans>
      </Text>
    )
  return (
    <dl className={styles.pairs}>
      {rubric.map(({ key, text, points }) => (
        <div key={key}>
          <dt>
            <Isolate>{textIn(text, locale)}</Isolate>
          </dt>
          <dd>{formatNumber(tag, points)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Of a statement, a number or a short text. */
function RightAnswer({ question }: { question: WrittenQuestion }) {
  const { tag } = useUi()
  const { kind, answer, tolerance = 0, tolerance_percent: percent, accepted = [], exact } = question
  const number = (value: number) => formatNumber(tag, value, { maximumFractionDigits: 20 })
  const within =
    percent === undefined
      ? number(tolerance)
      : formatNumber(tag, percent / 100, { style: 'percent', maximumFractionDigits: 20 })
  return (
    <div className={styles.answer}>
      <Text as="span" strong size="sm">
        <Trans>Right answer</Trans>
      </Text>
      {kind === 'true_false' ? (
        <span>{answer === true ? <Trans>True</Trans> : <Trans>False</Trans>}</span>
      ) : kind === 'number' ? (
        <span>
          <Isolate dir="ltr">{number(Number(answer))}</Isolate>
          {(percent !== undefined || tolerance > 0) && (
            <>
              {' '}
              <Isolate dir="ltr">± {within}</Isolate>
            </>
          )}
        </span>
      ) : (
        <ul className={styles.accepted}>
          {accepted.map(text => (
            <li key={text}>
              <Isolate>{text}</Isolate>
            </li>
          ))}
        </ul>
      )}
      {exact && (
        <Text as="span" size="sm" soft>
          <Trans>Spelled exactly so.</Trans>
        </Text>
      )}
    </div>
  )
}
