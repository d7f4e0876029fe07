import { Plural, Trans } from '@lingui/react/macro'
import { Badge, formatNumber, Heading, Text, useUi } from '@masar/ui'
import { type ReactNode, useState } from 'react'
import type { AnswerValue } from '../../exam/api.ts'
import { AnswerInput } from '../../exam/attempt/answer-input.tsx'
import { OtherLanguage } from '../../exam/attempt/other-language.tsx'
import { RenderedMarkdown } from '../../markdown/rendered-markdown.tsx'
import { WithRendered } from '../../markdown/rendered.tsx'
import type { WrittenQuestion } from '../exam/api.ts'
import { asAsked } from './as-asked.ts'
import type { Flaw } from './checks.ts'
import { KeyView } from './key-view.tsx'
import { flawAdvice, kindName } from './question-words.tsx'
import styles from './questions.module.css'

export interface Showing {
  isKeyShown: boolean
  /** Both languages beside each other, where there are both. */
  isDouble: boolean
}

interface QuestionCardProps extends Showing {
  id?: string
  number: number
  /** Of its heading, below those around it. */
  level: 2 | 3 | 4
  question: WrittenQuestion
  flaws: readonly Flaw[]
  /** Of a quiz: it has no points. */
  isUnmarked?: boolean
  /** What else tells it apart, beside its kind and points. */
  marks?: ReactNode
  /** What can be done with it, and said of it. */
  children?: ReactNode
}

/** The headings that a text of its own may have. */
const below = { 2: 3, 3: 4, 4: 4 } as const

/** One question as learners see it, or with what is right. */
export function QuestionCard(props: QuestionCardProps) {
  const { id, number, level, question, flaws, isUnmarked, marks, isKeyShown, isDouble, children } = props
  const { tag, locale } = useUi()
  const [tried, setTried] = useState<AnswerValue | null>(null)
  const asked = asAsked(question, number, locale)
  const place = formatNumber(tag, number)
  return (
    <li className={styles.question} id={id} tabIndex={-1}>
      <div className={styles.head}>
        <Heading level={level} size="sm">
          <Trans>Question {place}</Trans>
        </Heading>
        <Badge>{kindName(question.kind)}</Badge>
        {!isUnmarked && (
          <Text as="span" size="sm" soft>
            <Plural value={question.points} one="# point" other="# points" />
          </Text>
        )}
        {marks}
      </div>
      {flaws.length > 0 && (
        <ul className={styles.flaws}>
          {flaws.map(flaw => (
            <li key={flaw}>{flawAdvice(flaw)}</li>
          ))}
        </ul>
      )}
      <WithRendered texts={question.rendered}>
        <div className={isDouble && asked.other ? styles.both : undefined}>
          <RenderedMarkdown topHeading={below[level]} className={styles.body} showsErrors>
            {asked.body}
          </RenderedMarkdown>
          {isDouble && asked.other && <OtherLanguage question={asked} other={asked.other} />}
        </div>
        {isKeyShown ? (
          <KeyView question={question} />
        ) : (
          <AnswerInput question={asked} value={tried} isWritable onAnswer={setTried} />
        )}
      </WithRendered>
      {children}
    </li>
  )
}
