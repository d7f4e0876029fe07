import { Trans } from '@lingui/react/macro'
import type { ApiError } from '@masar/api-sdk'
import { LoadError } from '@masar/app-shell'
import { AccordionItem, type AccordionItemProps, Banner, Button, Isolate, Skeleton } from '@masar/ui'
import { useState } from 'react'
import { type SavedFile, useSaveSeenFile } from './api.ts'

/** A section whose content is asked for once it is opened. */
export function AskedItem({ children, ...item }: AccordionItemProps) {
  const [wasOpened, setOpened] = useState(false)
  return (
    <AccordionItem {...item} onToggle={() => setOpened(true)}>
      {wasOpened && children}
    </AccordionItem>
  )
}

interface Asked {
  error: ApiError | null
  isFetching: boolean
  refetch: () => unknown
}

/** What stands where an answer is not there: that it comes, or why it does not. */
export function Unanswered({ query: { error, isFetching, refetch } }: { query: Asked }) {
  return error ? (
    <LoadError level={3} error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
  ) : (
    <Skeleton width="60%" />
  )
}

interface Paged {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  fetchNextPage: () => unknown
}

/** The way on through a list that is read in pages. */
export function MoreButton({ list: { hasNextPage, isFetchingNextPage, fetchNextPage } }: { list: Paged }) {
  if (!hasNextPage) return null
  return (
    <div>
      <Button
        size="sm"
        variant="secondary"
        isPending={isFetchingNextPage}
        onPress={() => void fetchNextPage()}
      >
        <Trans>Show more</Trans>
      </Button>
    </div>
  )
}

/** Saves the file that the company keeps to show something; nothing where it keeps none. */
export function SeenFile({ file }: { file: SavedFile }) {
  const saving = useSaveSeenFile(file)
  if (file.name === null) return null
  return (
    <>
      <div>
        <Button size="sm" variant="secondary" isPending={saving.isPending} onPress={() => saving.mutate()}>
          <span>
            <Trans>
              Save <Isolate>{file.name}</Isolate>
            </Trans>
          </span>
        </Button>
      </div>
      <div role="alert">
        {saving.error && (
          <Banner tone="danger">
            {saving.error.kind === 'answer' ? (
              saving.error.message
            ) : (
              <Trans>No connection. Try again once you are connected.</Trans>
            )}
          </Banner>
        )}
      </div>
    </>
  )
}
