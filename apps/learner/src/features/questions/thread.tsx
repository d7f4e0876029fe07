import { Trans, useLingui } from '@lingui/react/macro'
import type { ApiError } from '@masar/api-sdk'
import { LoadError } from '@masar/app-shell'
import { Badge, Button, cx, showToast, Skeleton } from '@masar/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Check, CircleCheck, Undo2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { postCalls, refreshQuestions, type Reply, sendReply, threadQuery } from './api.ts'
import { PostBody } from './post-body.tsx'
import { PostComposer } from './post-composer.tsx'
import { PostHead } from './post-head.tsx'
import { PostMenu } from './post-menu.tsx'
import styles from './questions.module.css'
import { VoteButton } from './vote-button.tsx'

/** The replies to a question, the accepted one first, and the room for one's own. */
export function Thread({ questionId }: { questionId: number }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const { data, error, refetch, isFetching } = useQuery(threadQuery(questionId))
  if (!data)
    return error ? (
      <LoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
    ) : (
      <div role="status" aria-label={t`Loading…`} className={styles.replies}>
        <Skeleton shape="block" height="4rem" />
      </div>
    )
  const { question, replies } = data.data
  return (
    <div className={styles.thread}>
      {replies.length > 0 && (
        <ul className={styles.replies} aria-label={t`Replies`}>
          {replies.map(reply => (
            <ReplyItem key={reply.id} reply={reply} mayAccept={question.may_accept} />
          ))}
        </ul>
      )}
      {!question.is_deleted && (
        <PostComposer
          place={`reply/${questionId}`}
          label={t`Your reply`}
          action={<Trans>Send the reply</Trans>}
          onSend={async draft => {
            await sendReply(questionId, draft)
            showToast({ text: t`Your reply was posted.`, tone: 'success' })
            void refreshQuestions(client)
          }}
        />
      )}
    </div>
  )
}

function ReplyItem({ reply, mayAccept }: { reply: Reply; mayAccept: boolean }) {
  const [isEditing, setEditing] = useState(false)
  const item = useRef<HTMLLIElement>(null)
  const finishEdit = () => {
    item.current?.focus({ preventScroll: true })
    setEditing(false)
  }
  return (
    <li ref={item} tabIndex={-1} className={cx(styles.reply, reply.is_accepted && styles.isAccepted)}>
      {reply.is_accepted && (
        <Badge tone="success" icon={CircleCheck}>
          <Trans>Accepted answer</Trans>
        </Badge>
      )}
      <PostHead post={reply}>
        <PostMenu post={reply} onEdit={() => setEditing(true)} />
      </PostHead>
      <PostBody post={reply} isEditing={isEditing} onEdited={finishEdit} />
      {!reply.is_deleted && (
        <div className={styles.acts}>
          <VoteButton post={reply} />
          {mayAccept && <AcceptButton reply={reply} />}
        </div>
      )}
    </li>
  )
}

function AcceptButton({ reply: { id, question_id: questionId, is_accepted: isAccepted } }: { reply: Reply }) {
  const client = useQueryClient()
  const accept = useMutation<unknown, ApiError>({
    mutationFn: () => postCalls.accept(questionId, isAccepted ? null : id),
    onSuccess: () => refreshQuestions(client),
    onError: error => void showToast({ text: error.message, tone: 'danger' }),
  })
  return (
    <Button
      size="sm"
      variant="quiet"
      iconStart={isAccepted ? Undo2 : Check}
      isPending={accept.isPending}
      onPress={() => accept.mutate()}
    >
      {isAccepted ? <Trans>Undo acceptance</Trans> : <Trans>Accept this answer</Trans>}
    </Button>
  )
}
