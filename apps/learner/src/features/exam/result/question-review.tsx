import { Trans, useLingui } from '@lingui/react/macro'
import {
  Check,
  CircleCheck,
  CircleDashed,
  CircleMinus,
  CircleX,
  Hourglass,
  X,
  type LucideIcon,
} from 'lucide-react'
import { Badge, cx, formatNumber, Heading, Icon, Isolate, Text, useUi, type BadgeProps } from '@masar/ui'
import { Markdown } from '../../markdown/markdown.tsx'
import { RenderedMarkdown } from '../../markdown/rendered-markdown.tsx'
import { WithRendered } from '../../markdown/rendered.tsx'
import type { ResultQuestion } from '../api.ts'
import { fileLink } from '../files/api.ts'
import { FileList } from '../files/file-list.tsx'
import { InlineMarks } from '../attempt/inline-marks.tsx'
import { AskRegrade } from './ask-regrade.tsx'
import { type OptionLine, optionLines, placedLines, verdictOf, type Verdict } from './model.ts'
import { PlacedReview } from './placed-review.tsx'
import styles from './result.module.css'

/** One question with what was answered and, as far as it is shown, what is right and why. */
export function QuestionReview({ question, attemptId }: { question: ResultQuestion; attemptId: number }) {
  const { tag } = useUi()
  const number = (value: number) => formatNumber(tag, value, { maximumFractionDigits: 2 })
  const [place, most] = [number(question.position), number(question.max_points)]
  const lines = optionLines(question)
  const placed = placedLines(question)
  return (
    <li className={styles.question}>
      <div className={styles.questionHead}>
        <Heading level={3} size="sm">
          <Trans>Question {place}</Trans>
        </Heading>
        {question.waived === 'dropped' ? (
          <Badge icon={CircleDashed}>
            <Trans>Dropped</Trans>
          </Badge>
        ) : (
          <VerdictBadge verdict={verdictOf(question)} />
        )}
        {question.points !== null && (
          <Text size="sm" soft as="span">
            <Trans>
              Points: {number(question.points)} of {most}
            </Trans>
          </Text>
        )}
      </div>
      {question.waived !== null && (
        <Text size="sm" soft>
          {question.waived === 'dropped' ? (
            <Trans>This question was dropped from the exam. It counts in nobody’s result.</Trans>
          ) : (
            <Trans>This question was faulty. Everybody got its points.</Trans>
          )}
        </Text>
      )}
      <WithRendered texts={question.rendered}>
        <RenderedMarkdown topHeading={4}>{question.body}</RenderedMarkdown>
        {lines.length > 0 ? (
          <ul className={styles.options}>
            {lines.map(line => (
              <Option key={line.key} line={line} kind={question.kind} />
            ))}
          </ul>
        ) : placed.length > 0 ? (
          <PlacedReview lines={placed} />
        ) : (
          <Typed question={question} attemptId={attemptId} />
        )}
      </WithRendered>
      {question.note !== null && (
        <div className={styles.note}>
          <Text strong size="sm">
            <Trans>From the grader</Trans>
          </Text>
          <p className={styles.written} dir="auto">
            {question.note}
          </p>
        </div>
      )}
      {question.explanation !== null && (
        <div className={styles.explanation}>
          <Text strong size="sm">
            <Trans>Why</Trans>
          </Text>
          <RenderedMarkdown topHeading={4} content={question.rendered?.[question.explanation]}>
            {question.explanation}
          </RenderedMarkdown>
        </div>
      )}
      <AskRegrade question={question} attemptId={attemptId} />
    </li>
  )
}

function VerdictBadge({ verdict }: { verdict: Verdict }) {
  const looks: Record<Exclude<Verdict, 'held'>, [BadgeProps['tone'], LucideIcon]> = {
    right: ['success', CircleCheck],
    partly: ['warning', CircleMinus],
    wrong: ['danger', CircleX],
    empty: ['neutral', CircleDashed],
    waiting: ['accent', Hourglass],
  }
  if (verdict === 'held') return null
  const [tone = 'neutral', icon] = looks[verdict]
  return (
    <Badge tone={tone} icon={icon}>
      {verdict === 'right' ? (
        <Trans>Right</Trans>
      ) : verdict === 'partly' ? (
        <Trans>Partly right</Trans>
      ) : verdict === 'wrong' ? (
        <Trans>Wrong</Trans>
      ) : verdict === 'waiting' ? (
        <Trans>Waiting for grading</Trans>
      ) : (
        <Trans>No answer</Trans>
      )}
    </Badge>
  )
}

/** How an option looks: chosen rightly, missed, chosen wrongly; any other has no tone. */
function toneOf({ isChosen, isRight }: OptionLine): 'success' | 'missed' | 'danger' | undefined {
  if (isRight) return isChosen ? 'success' : 'missed'
  return isRight === false && isChosen ? 'danger' : undefined
}

/** Chosen or not, right or not: by icon and words, not by colour alone. */
function Option({ line, kind }: { line: OptionLine; kind: ResultQuestion['kind'] }) {
  const { isChosen, isRight } = line
  return (
    <li className={cx(styles.option, isChosen && styles.chosen)} data-tone={toneOf(line)}>
      <span className={styles.mark}>
        {isRight ? <Icon of={Check} /> : isChosen && isRight === false ? <Icon of={X} /> : null}
      </span>
      <span>
        {kind === 'true_false' ? (
          line.key === 'true' ? (
            <Trans>True</Trans>
          ) : (
            <Trans>False</Trans>
          )
        ) : (
          <InlineMarks>{line.text}</InlineMarks>
        )}
        {line.feedback !== null && isChosen && (
          <Text as="span" size="sm" soft className={styles.feedback}>
            <InlineMarks>{line.feedback}</InlineMarks>
          </Text>
        )}
      </span>
      <span className={styles.notes}>
        {isChosen && (
          <Text as="span" size="xs">
            <Trans>Your answer</Trans>
          </Text>
        )}
        {isRight && (
          <Text as="span" size="xs" strong>
            <Trans>Right answer</Trans>
          </Text>
        )}
      </span>
    </li>
  )
}

function Typed({ question, attemptId }: { question: ResultQuestion; attemptId: number }) {
  const { t } = useLingui()
  const { files = [] } = question
  const isFormatted = question.essay?.format === 'rich_text'
  const given = question.answer && 'text' in question.answer ? question.answer.text : null
  return (
    <dl className={styles.typed}>
      <div>
        <dt>
          <Trans>Your answer</Trans>
        </dt>
        <dd
          className={question.kind !== 'essay' ? undefined : isFormatted ? styles.formatted : styles.written}
        >
          {given !== null && isFormatted ? (
            <Markdown topHeading={4} wordsOnly>
              {given}
            </Markdown>
          ) : (
            (given !== null || files.length === 0) && (
              <Isolate dir={question.kind === 'number' ? 'ltr' : 'auto'}>{given ?? t`none`}</Isolate>
            )
          )}
          {files.length > 0 && <FileList files={files} linkOf={id => fileLink(attemptId, id)} />}
        </dd>
      </div>
      {question.right_answer !== null && (
        <div>
          <dt>
            <Trans>Right answer</Trans>
          </dt>
          <dd>
            <Isolate dir={question.kind === 'number' ? 'ltr' : 'auto'}>{question.right_answer}</Isolate>
          </dd>
        </div>
      )}
    </dl>
  )
}
