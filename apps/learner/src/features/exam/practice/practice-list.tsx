import { Trans } from '@lingui/react/macro'
import { unwrap } from '@masar/api-sdk'
import { clientApi, clientQuery, LoadError } from '@masar/app-shell'
import { Button, formatNumber, Heading, Skeleton, useUi } from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { AnswerValue, Question } from '../api.ts'
import { PracticeCard } from './practice-card.tsx'
import styles from './practice.module.css'

/** The practice questions of an exam, one after another. */
export function PracticeList({ examId }: { examId: number }) {
  const { tag } = useUi()
  const { data, error, refetch, isFetching } = useQuery(
    clientQuery('/exams/{id}/practice', { path: { id: examId } }),
  )
  const [at, setAt] = useState(0)
  const head = useRef<HTMLHeadingElement>(null)
  const isThere = data !== undefined
  useEffect(() => {
    if (isThere) head.current?.focus()
  }, [at, isThere])
  if (error && !data)
    return <LoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
  const question = data?.data[at]
  if (!data || !question) return <Skeleton shape="block" height="9rem" />
  const [number, of] = [formatNumber(tag, at + 1), formatNumber(tag, data.data.length)]
  return (
    <div className={styles.list}>
      <Heading level={3} size="sm" ref={head} tabIndex={-1}>
        <Trans>
          Kind {number} of {of}
        </Trans>
      </Heading>
      <PracticeCard
        key={question.kind}
        question={question}
        onCheck={value => check(examId, question.kind, value)}
        after={
          at < data.data.length - 1 && (
            <Button variant="quiet" onPress={() => setAt(at + 1)}>
              <Trans>Next kind</Trans>
            </Button>
          )
        }
      />
    </div>
  )
}

async function check(id: number, kind: Question['kind'], value: AnswerValue | null) {
  const { data } = await unwrap(
    clientApi().POST('/exams/{id}/practice/{kind}', { params: { path: { id, kind } }, body: { value } }),
  )
  return data
}
