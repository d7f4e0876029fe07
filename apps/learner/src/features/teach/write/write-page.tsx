import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { AppLink, NotAllowedPage, PageLoadError, usePageTitle } from '@masar/app-shell'
import { Banner, Heading, Isolate, Link, Skeleton, Text } from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { BothVersions } from '../both-versions.tsx'
import { questionsQuery } from '../exam/api.ts'
import { QuestionCard } from '../questions/question-card.tsx'
import { StudioFrame } from '../studio-frame.tsx'
import { type QuestionToWrite, questionToWriteQuery, useAddQuestion, useChangeQuestion } from './api.ts'
import { blankDraft, draftOf, type QuestionDraft } from './draft.ts'
import { writtenOf } from './read-draft.ts'
import { WriteForm } from './write-form.tsx'
import styles from './write.module.css'

/** A question that is not there yet. */
export function NewQuestionPage({ examId }: { examId: number }) {
  const { t } = useLingui()
  const { data, error, refetch, isFetching } = useQuery(questionsQuery(examId))
  const add = useAddQuestion(examId)
  usePageTitle(t`New question`)
  if (error?.status === 403) return <NotAllowedPage />
  return (
    <StudioFrame at="exam">
      {data ? (
        <>
          <Head title={<Trans>New question</Trans>} exam={data.data.exam} />
          <WriteForm
            examId={examId}
            courseId={data.data.course.id}
            languages={data.data.course.languages}
            name={`new-${examId}`}
            state=""
            stored={() => blankDraft('single_choice')}
            isPending={add.isPending}
            error={add.error}
            onSave={(content, { kind }, onSuccess) => add.mutate({ kind, ...content }, { onSuccess })}
          />
        </>
      ) : (
        <Waiting error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
    </StudioFrame>
  )
}

/** A question that is there, to be changed for the attempts to come. */
export function WriteQuestionPage({ examId, questionId }: { examId: number; questionId: number }) {
  const { t } = useLingui()
  const { data, error, refetch, isFetching } = useQuery(questionToWriteQuery(questionId))
  const title = data?.data.exam.title
  usePageTitle(title && t`Change a question: ${title}`)
  if (error?.status === 403) return <NotAllowedPage />
  return (
    <StudioFrame at="exam">
      {data ? (
        <StoredQuestion question={data.data} examId={examId} />
      ) : (
        <Waiting error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
    </StudioFrame>
  )
}

function StoredQuestion({ question, examId }: { question: QuestionToWrite; examId: number }) {
  const { id, exam, course, written, tags, lesson_id: lesson, state } = question
  const set = useChangeQuestion(id)
  return (
    <>
      <Head title={<Trans>Change the question</Trans>} exam={exam} />
      <Standing question={question} examId={examId} />
      <WriteForm
        examId={examId}
        courseId={course.id}
        languages={course.languages}
        name={String(id)}
        state={state}
        stored={() => draftOf(written, { tags, lesson, state })}
        isPending={set.isPending}
        error={set.error}
        conflict={(mine, acts) => <Conflict mine={mine} stored={question} {...acts} />}
        onSave={(content, draft, onSuccess) => set.mutate({ state: draft.state, ...content }, { onSuccess })}
      />
    </>
  )
}

/** Whom a change reaches, and whom it doesn't. */
function Standing({ question, examId }: { question: QuestionToWrite; examId: number }) {
  return (
    <div className={styles.part}>
      {question.retired_at !== null && (
        <Banner tone="info">
          <Trans>This question is retired: no new attempt is asked it. Changes are kept all the same.</Trans>
        </Banner>
      )}
      {question.waived !== null && (
        <Banner tone="info">
          {question.waived === 'dropped' ? (
            <Trans>It counts for nobody until its key is corrected.</Trans>
          ) : (
            <Trans>Everybody gets full marks for it, until its key is corrected.</Trans>
          )}
        </Banner>
      )}
      <Text soft>
        <Plural
          value={question.attempts}
          _0="No attempt has this version yet."
          one="# attempt has this version and keeps it: changes apply only to later attempts."
          other="# attempts have this version and keep it: changes apply only to later attempts."
        />{' '}
        <Link as={AppLink} to={`/teach/exams/${examId}/questions/${question.id}/regrade`}>
          <Trans>Correct the key for earlier attempts, too</Trans>
        </Link>
      </Text>
    </div>
  )
}

interface ConflictProps {
  mine: QuestionDraft
  stored: QuestionToWrite
  onMine: () => void
  onStored: () => void
}

/** Another person or another tab has changed the question: both versions side by side. */
function Conflict({ mine, stored, onMine, onStored }: ConflictProps) {
  const both = { level: 4, flaws: [], isKeyShown: true, isDouble: true } as const
  return (
    <BothVersions
      title={<Trans>The question was changed meanwhile</Trans>}
      said={
        <Trans>
          Someone else, or another tab of yours, has saved a different version. Nothing of yours is lost.
        </Trans>
      }
      onMine={onMine}
      onStored={onStored}
    >
      <div className={styles.versions}>
        <div className={styles.part}>
          <Heading level={3}>
            <Trans>Yours</Trans>
          </Heading>
          <ol className={styles.list}>
            <QuestionCard number={1} question={writtenOf(mine)} {...both} />
          </ol>
        </div>
        <div className={styles.part}>
          <Heading level={3}>
            <Trans>Saved now</Trans>
          </Heading>
          <ol className={styles.list}>
            <QuestionCard number={1} question={stored.written} {...both} />
          </ol>
        </div>
      </div>
    </BothVersions>
  )
}

function Head({ title, exam }: { title: ReactNode; exam: { id: number; title: string } }) {
  return (
    <div>
      <Heading level={1}>{title}</Heading>
      <Text soft>
        <Link as={AppLink} to={`/teach/exams/${exam.id}/questions`}>
          <Isolate>{exam.title}</Isolate>
        </Link>
      </Text>
    </div>
  )
}

function Waiting({
  error,
  ...retry
}: Pick<Parameters<typeof PageLoadError>[0], 'onRetry' | 'isRetrying'> & {
  error: Parameters<typeof PageLoadError>[0]['error'] | null
}) {
  return error ? (
    <PageLoadError error={error} {...retry} />
  ) : (
    <>
      {[0, 1].map(line => (
        <Skeleton key={line} shape="block" height="9rem" />
      ))}
    </>
  )
}
