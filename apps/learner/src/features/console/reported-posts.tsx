import { Trans, useLingui } from '@lingui/react/macro'
import type { ApiError } from '@masar/api-sdk'
import { LoadError } from '@masar/app-shell'
import {
  Badge,
  Button,
  ConfirmDialog,
  DateText,
  EmptyState,
  Heading,
  Isolate,
  PathLoader,
  showToast,
  Text,
  useKeptFocus,
} from '@masar/ui'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Markdown } from '../markdown/markdown.tsx'
import { decideOnPost, type ReportedPost, reportedPostsQuery } from './api.ts'
import styles from './console.module.css'

/** What learners reported of each other's questions and replies: an operator removes the words, or lets them stand. */
export function ReportedPosts() {
  const query = useInfiniteQuery(reportedPostsQuery())
  const heading = useRef<HTMLHeadingElement>(null)
  useKeptFocus(heading)
  const posts = query.data?.pages.flatMap(page => page.data) ?? []
  return (
    <section className={styles.log} aria-labelledby="reported-posts">
      <Heading level={2} size="xl" id="reported-posts" ref={heading}>
        <Trans>Reported questions and replies</Trans>
      </Heading>
      {query.isPending && <PathLoader />}
      {query.error && !query.data && (
        <LoadError error={query.error} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
      )}
      {query.data && posts.length === 0 && (
        <EmptyState title={<Trans>Nothing to review</Trans>}>
          <Trans>What learners report of each other’s words will appear here.</Trans>
        </EmptyState>
      )}
      {posts.length > 0 && (
        <ul className={styles.rows}>
          {posts.map(post => (
            <Reported key={post.id} post={post} />
          ))}
        </ul>
      )}
      {query.isFetchNextPageError && (
        <Text role="alert" size="sm">
          <Trans>The next ones could not be loaded.</Trans>
        </Text>
      )}
      {query.hasNextPage && (
        <Button
          variant="secondary"
          isPending={query.isFetchingNextPage}
          onPress={() => void query.fetchNextPage()}
        >
          {query.isFetchNextPageError ? <Trans>Try again</Trans> : <Trans>Show earlier ones</Trans>}
        </Button>
      )}
    </section>
  )
}

function Reported({ post }: { post: ReportedPost }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const [isRemoving, setRemoving] = useState(false)
  const decide = useMutation<unknown, ApiError, boolean>({
    mutationFn: isRemoved => decideOnPost(post.id, isRemoved),
    onSuccess: () => client.invalidateQueries({ queryKey: reportedPostsQuery().queryKey }),
    onError: error => void showToast({ text: error.message, tone: 'danger' }),
  })
  const reasons: Record<ReportedPost['reports'][number]['reason'], string> = {
    spam: t`Advertising or spam`,
    abuse: t`Insulting or hurtful`,
    personal_data: t`Gives away personal data`,
    cheating: t`Gives away answers of an exam`,
    other: t`Something else`,
  }
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <Text as="div" size="sm" soft>
          {post.writer === null ? <Trans>A former learner</Trans> : <Isolate>{post.writer}</Isolate>}
          {' · '}
          <Isolate>{post.lesson.title}</Isolate>
          {' · '}
          <DateText value={post.written_at} format="time" />
        </Text>
        <Markdown topHeading={3}>{post.text}</Markdown>
        {post.reports.map(report => (
          <Text as="div" size="sm" key={report.at}>
            <Badge tone="warning">{reasons[report.reason]}</Badge>{' '}
            {report.note !== '' && <Isolate>{report.note}</Isolate>}
          </Text>
        ))}
      </div>
      <div className={styles.decisions}>
        <Button size="sm" variant="danger" isDisabled={decide.isPending} onPress={() => setRemoving(true)}>
          <Trans>Remove post</Trans>
        </Button>
        <Button
          size="sm"
          variant="secondary"
          isPending={decide.isPending && !decide.variables}
          onPress={() => decide.mutate(false)}
        >
          <Trans>Keep post</Trans>
        </Button>
      </div>
      {isRemoving && (
        <ConfirmDialog
          title={<Trans>Remove this post?</Trans>}
          action={<Trans>Remove post</Trans>}
          isDanger
          isOpen
          onOpenChange={setRemoving}
          failure={<Trans>It is not removed. Try again shortly.</Trans>}
          onConfirm={() => decide.mutateAsync(true)}
        >
          <Text>
            <Trans>Its text is deleted for good, for everyone. This can’t be undone.</Trans>
          </Text>
        </ConfirmDialog>
      )}
    </li>
  )
}
