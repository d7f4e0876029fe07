import { Trans, useLingui } from '@lingui/react/macro'
import { AppLink, NotAllowedPage, PageLoadError, usePageTitle } from '@masar/app-shell'
import { Heading, Isolate, Link, Skeleton, Text } from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import { settingsQuery } from '../exam/api.ts'
import { StudioFrame } from '../studio-frame.tsx'
import { RulesForm } from './rules-form.tsx'

/** The rules of an exam, to be changed for the attempts to come. */
export function RulesPage({ id }: { id: number }) {
  const { t } = useLingui()
  const { data, error, refetch, isFetching } = useQuery(settingsQuery(id))
  const title = data?.data.exam.title
  usePageTitle(title && t`Rules: ${title}`)
  if (error?.status === 403) return <NotAllowedPage />
  return (
    <StudioFrame at="exam">
      {data ? (
        <>
          <div>
            <Heading level={1}>
              <Trans>Rules of the exam</Trans>
            </Heading>
            <Text soft>
              <Link as={AppLink} to={`/teach/exams/${id}`}>
                <Isolate>{data.data.exam.title}</Isolate>
              </Link>
            </Text>
          </div>
          <RulesForm settings={data.data} />
        </>
      ) : error ? (
        <PageLoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        [0, 1].map(line => <Skeleton key={line} shape="block" height="9rem" />)
      )}
    </StudioFrame>
  )
}
