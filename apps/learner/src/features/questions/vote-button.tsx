import { useLingui } from '@lingui/react/macro'
import { Button, formatNumber, showToast, useUi } from '@masar/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ApiError } from '@masar/api-sdk'
import { ThumbsUp } from 'lucide-react'
import { type Post, postCalls, showPost } from './api.ts'

/** How many find a post helpful; everyone but its writer can join them, and leave them. */
export function VoteButton({ post }: { post: Post }) {
  const { t } = useLingui()
  const { tag } = useUi()
  const client = useQueryClient()
  const { id, votes, has_voted: hasVoted } = post
  const show = (isOn: boolean, count: number) => showPost(client, id, { has_voted: isOn, votes: count })
  const vote = useMutation<{ data: { votes: number } }, ApiError, boolean>({
    mutationFn: isOn => postCalls.vote(id, isOn),
    onMutate: isOn => show(isOn, Math.max(0, votes + (isOn ? 1 : -1))),
    onSuccess: (answer, isOn) => show(isOn, answer.data.votes),
    onError: error => {
      show(hasVoted, votes)
      showToast({ text: error.message, tone: 'danger' })
    },
  })
  const count = formatNumber(tag, votes)
  return (
    <Button
      size="sm"
      variant={hasVoted ? 'secondary' : 'quiet'}
      iconStart={ThumbsUp}
      aria-pressed={hasVoted}
      aria-label={t`Helpful: ${count}`}
      isDisabled={post.is_own || post.is_deleted}
      onPress={() => {
        if (!vote.isPending) vote.mutate(!hasVoted)
      }}
    >
      {count}
    </Button>
  )
}
