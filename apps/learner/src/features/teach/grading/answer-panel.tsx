import { Trans, useLingui } from '@lingui/react/macro'
import { LoadError } from '@masar/app-shell'
import { Banner, Button, DateText, formatNumber, Heading, Isolate, PathLoader, Text, useUi } from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { EssayCount } from '../../exam/attempt/essay-count.tsx'
import { FileList } from '../../exam/files/file-list.tsx'
import { Markdown } from '../../markdown/markdown.tsx'
import { RenderedMarkdown } from '../../markdown/rendered-markdown.tsx'
import { answerQuery, type AnswerToGrade, gradedFileLink } from '../api.ts'
import { GradeForm } from './grade-form.tsx'
import styles from './grading.module.css'
import { answerPlace } from './place.ts'

interface AnswerPanelProps {
  answerKey: string
  names: 'hidden' | undefined
  onDone: () => void
  onClose: () => void
}

/** One answer: what was asked, what was answered, and the place for the grade. */
export function AnswerPanel({ answerKey, names, onDone, onClose }: AnswerPanelProps) {
  const { t } = useLingui()
  const { data, error, refetch, isFetching } = useQuery(answerQuery(answerPlace(answerKey), names))
  const answer = data?.data
  return (
    <section className={styles.panel} aria-label={t`Answer to grade`}>
      <Button size="sm" variant="quiet" className={styles.back} onPress={onClose}>
        <Trans>Back to the queue</Trans>
      </Button>
      {error && !data && <LoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />}
      {!error && !answer && <PathLoader />}
      {answer && (
        <>
          <Asked key={answerKey} answer={answer} />
          <GradeForm
            key={answer.revision}
            answer={answer}
            answerKey={answerKey}
            onDone={onDone}
            onReload={() => void refetch()}
          />
        </>
      )}
    </section>
  )
}

function Asked({ answer }: { answer: AnswerToGrade }) {
  const { tag } = useUi()
  const attempt = formatNumber(tag, answer.attempt_id)
  const heading = useRef<HTMLHeadingElement>(null)
  // The answer comes first: a field below an essay would scroll past it.
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <div>
        <Heading level={2} size="md" ref={heading} tabIndex={-1}>
          {answer.learner === null ? <Trans>Attempt {attempt}</Trans> : <Isolate>{answer.learner}</Isolate>}
        </Heading>
        <Text size="sm" soft>
          <Isolate>{answer.exam.title}</Isolate>
          {' · '}
          <DateText value={answer.submitted_at} format="time" />
        </Text>
      </div>
      <RenderedMarkdown topHeading={3} content={answer.rendered?.[answer.body]}>
        {answer.body}
      </RenderedMarkdown>
      {answer.regrade && (
        <Banner
          tone={answer.regrade.closed_at === null ? 'warning' : 'info'}
          title={<Trans>The learner requested a second look</Trans>}
        >
          <span dir="auto" className={styles.written}>
            {answer.regrade.reason}
          </span>
        </Banner>
      )}
      <Given answer={answer} />
      {answer.right.length > 0 && (
        <Lines title={<Trans>Answer key</Trans>} kind={answer.kind} lines={answer.right} />
      )}
    </>
  )
}

/** What was answered: in lines, as text with formatting, in files. */
function Given({ answer }: { answer: AnswerToGrade }) {
  const { kind, given, essay, files = [] } = answer
  const [text = ''] = given
  const place = { attemptId: answer.attempt_id, questionId: answer.question_id }
  return (
    <>
      {essay?.format === 'rich_text' && given.length > 0 ? (
        <div className={styles.answer}>
          <Heading level={3} size="sm">
            <Trans>The answer</Trans>
          </Heading>
          <Markdown topHeading={4} wordsOnly>
            {text}
          </Markdown>
        </div>
      ) : (
        (given.length > 0 || files.length === 0) && (
          <Lines title={<Trans>The answer</Trans>} kind={kind} lines={given} />
        )
      )}
      {kind === 'essay' && text !== '' && <EssayCount text={text} words={essay?.words} />}
      {files.length > 0 && (
        <div className={styles.answer}>
          <Heading level={3} size="sm">
            <Trans>Files</Trans>
          </Heading>
          <FileList files={files} linkOf={id => gradedFileLink(place, id)} />
        </div>
      )}
    </>
  )
}

function Lines({
  title,
  kind,
  lines,
}: {
  title: ReactNode
  kind: AnswerToGrade['kind']
  lines: readonly string[]
}) {
  const wordOf = (line: string) =>
    kind !== 'true_false' ? line : line === 'true' ? <Trans>True</Trans> : <Trans>False</Trans>
  return (
    <div className={styles.answer}>
      <Heading level={3} size="sm">
        {title}
      </Heading>
      {lines.length === 0 ? (
        <Text soft>
          <Trans>Nothing was answered.</Trans>
        </Text>
      ) : (
        lines.map((line, at) => (
          <p key={at} dir="auto" className={styles.written}>
            {wordOf(line)}
          </p>
        ))
      )}
    </div>
  )
}
