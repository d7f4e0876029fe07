import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { AppLink, NotAllowedPage, PageLoadError, usePageTitle } from '@masar/app-shell'
import { Heading, Isolate, Link, Skeleton, Text } from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import { RenderedMarkdown } from '../../markdown/rendered-markdown.tsx'
import type { CorrectableQuestion } from '../api.ts'
import { StudioFrame } from '../studio-frame.tsx'
import { questionQuery } from './api.ts'
import { Corrections } from './corrections.tsx'
import { RegradeForm } from './regrade-form.tsx'
import styles from './regrade.module.css'

/** The key of one question: what it is, what it should be, and whose result changes by that. */
export function RegradePage({ examId, questionId }: { examId: number; questionId: number }) {
  const { t } = useLingui()
  const { data, error, refetch, isFetching } = useQuery(questionQuery(questionId))
  const question = data?.data
  usePageTitle(question && t`Correct the key: ${question.exam.title}`)
  if (error?.status === 403) return <NotAllowedPage />
  return (
    <StudioFrame at="statistics">
      {question ? (
        <Question key={question.state} question={question} examId={examId} />
      ) : error ? (
        <PageLoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        [0, 1, 2].map(line => <Skeleton key={line} shape="block" height="8rem" />)
      )}
    </StudioFrame>
  )
}

function Question({ question, examId }: { question: CorrectableQuestion; examId: number }) {
  return (
    <>
      <div>
        <Heading level={1}>
          <Trans>Correct the key</Trans>
        </Heading>
        <Text soft>
          <Link as={AppLink} to={`/teach/exams/${examId}/statistics`} quiet>
            <Isolate>{question.exam.title}</Isolate>
          </Link>
          {' · '}
          <Plural
            value={question.attempts}
            _0="No submitted attempt has this question"
            one="# submitted attempt has this question"
            other="# submitted attempts have this question"
          />
        </Text>
      </div>
      <section className={styles.asked}>
        <RenderedMarkdown topHeading={2} content={question.rendered?.[question.body]}>
          {question.body}
        </RenderedMarkdown>
      </section>
      <Corrections corrections={question.corrections} />
      <RegradeForm question={question} />
    </>
  )
}
