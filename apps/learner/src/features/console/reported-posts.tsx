import { Trans } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Markdown } from '../markdown/markdown.tsx'
import { decideOnPost, reportedPostsQuery } from './api.ts'
import { ReportedItem } from './reported-item.tsx'
import { ReportedList } from './reported-list.tsx'

/** What learners reported of each other's questions and replies: an operator removes the words, or lets them stand. */
export function ReportedPosts() {
  return (
    <ReportedList
      id="reported-posts"
      title={<Trans>Reported questions and replies</Trans>}
      query={useInfiniteQuery(reportedPostsQuery())}
      renderItem={post => (
        <ReportedItem
          key={post.id}
          writer={post.writer}
          place={post.lesson.title}
          writtenAt={post.written_at}
          reports={post.reports}
          words={{
            remove: <Trans>Remove post</Trans>,
            keep: <Trans>Keep post</Trans>,
            question: <Trans>Remove this post?</Trans>,
            consequence: <Trans>Its text is deleted for good, for everyone. This can’t be undone.</Trans>,
          }}
          decide={isRemoved => decideOnPost(post.id, isRemoved)}
          listKey={reportedPostsQuery().queryKey}
        >
          <Markdown topHeading={3}>{post.text}</Markdown>
        </ReportedItem>
      )}
    />
  )
}
