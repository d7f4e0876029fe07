import { Trans, useLingui } from '@lingui/react/macro'
import { Text } from '@masar/ui'
import { useQueryClient } from '@tanstack/react-query'
import { RenderedMarkdown } from '../markdown/rendered-markdown.tsx'
import { type Post, postCalls, refreshQuestions } from './api.ts'
import { PostComposer } from './post-composer.tsx'

interface PostBodyProps {
  post: Post
  isEditing: boolean
  onEdited: () => void
}

/** The words of a post, or what they are changed with; of a deleted one, that they were there. */
export function PostBody({ post, isEditing, onEdited }: PostBodyProps) {
  const { t } = useLingui()
  const client = useQueryClient()
  if (post.is_deleted)
    return (
      <Text soft>
        <Trans>This post was deleted.</Trans>
      </Text>
    )
  if (!isEditing)
    return (
      <RenderedMarkdown topHeading={4} content={post.rendered?.[post.text]}>
        {post.text}
      </RenderedMarkdown>
    )
  return (
    <PostComposer
      place={`edit/${post.id}`}
      label={t`Your words`}
      action={<Trans>Save the changes</Trans>}
      edited={{ base: post.text, ...(post.editable_until !== null && { until: post.editable_until }) }}
      onSend={async ({ text }) => {
        await postCalls.edit(post.id, text)
        onEdited()
        void refreshQuestions(client)
      }}
      onCancel={onEdited}
      takesFocus
    />
  )
}
