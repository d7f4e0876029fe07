import { Trans, useLingui } from '@lingui/react/macro'
import { AppLink, NotAllowedPage, PageLoadError, usePageTitle } from '@masar/app-shell'
import { Banner, Heading, Isolate, Link, Skeleton, Text } from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import { StudioFrame } from '../studio-frame.tsx'
import { structureQuery } from './api.ts'
import { StructureForm } from './structure-form.tsx'

/** How an exam is built: its sections, the order and points of its questions, its pools. */
export function StructurePage({ id }: { id: number }) {
  const { t } = useLingui()
  const { data, error, refetch, isFetching } = useQuery(structureQuery(id))
  const title = data?.data.exam.title
  usePageTitle(title && t`Sections and order: ${title}`)
  if (error?.status === 403) return <NotAllowedPage />
  return (
    <StudioFrame at="exam">
      {data ? (
        <>
          <div>
            <Heading level={1}>
              <Trans>Sections, order and pools</Trans>
            </Heading>
            <Text soft>
              <Link as={AppLink} to={`/teach/exams/${id}`}>
                <Isolate>{data.data.exam.title}</Isolate>
              </Link>
            </Text>
          </div>
          {data.data.running > 0 && (
            <Banner tone="info">
              <Trans>
                Attempts are under way. They keep the sections, questions and points that they began with.
              </Trans>
            </Banner>
          )}
          <StructureForm structure={data.data} />
        </>
      ) : error ? (
        <PageLoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        [0, 1].map(line => <Skeleton key={line} shape="block" height="9rem" />)
      )}
    </StudioFrame>
  )
}
