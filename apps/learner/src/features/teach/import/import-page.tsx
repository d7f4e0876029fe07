import { Trans, useLingui } from '@lingui/react/macro'
import { AppLink, NotAllowedPage, PageLoadError, usePageTitle } from '@masar/app-shell'
import { Heading, Isolate, Link, Skeleton, Text } from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type ExamQuestions, questionsQuery } from '../exam/api.ts'
import { StudioFrame } from '../studio-frame.tsx'
import { type ImportReport, type Preview, useImport } from './api.ts'
import { ChooseFile } from './choose-file.tsx'
import { Imported } from './imported.tsx'
import { PreviewReport } from './preview-report.tsx'

/** Questions from a file: chosen, looked at line by line, and then stored in one act. */
export function ImportPage({ id }: { id: number }) {
  const { t } = useLingui()
  const { data, error, refetch, isFetching } = useQuery(questionsQuery(id))
  const title = data?.data.exam.title
  usePageTitle(title && t`Bring in questions: ${title}`)
  if (error?.status === 403) return <NotAllowedPage />
  return (
    <StudioFrame at="exam">
      {data ? (
        <>
          <div>
            <Heading level={1}>
              <Trans>Bring in questions</Trans>
            </Heading>
            <Text soft>
              <Link as={AppLink} to={`/teach/exams/${id}/questions`}>
                <Isolate>{data.data.exam.title}</Isolate>
              </Link>
            </Text>
          </div>
          <Steps exam={data.data} />
        </>
      ) : error ? (
        <PageLoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        [0, 1].map(line => <Skeleton key={line} shape="block" height="9rem" />)
      )}
    </StudioFrame>
  )
}

function Steps({ exam }: { exam: ExamQuestions }) {
  const [preview, setPreview] = useState<Preview | null>(null)
  const [done, setDone] = useState<ImportReport | null>(null)
  const storing = useImport(exam.exam.id)
  const again = () => {
    setPreview(null)
    setDone(null)
    storing.reset()
  }
  if (done) return <Imported examId={exam.exam.id} report={done} onAgain={again} />
  if (preview)
    return (
      <PreviewReport
        exam={exam}
        preview={preview}
        error={storing.error}
        isStoring={storing.isPending}
        onStore={() => storing.mutate(preview, { onSuccess: setDone })}
        onPreview={setPreview}
        onAgain={again}
      />
    )
  return <ChooseFile exam={exam} onPreview={setPreview} />
}
