import { Plural, Trans } from '@lingui/react/macro'
import type { ApiError } from '@masar/api-sdk'
import { AppLink } from '@masar/app-shell'
import { Badge, Button, cx, Icon, Isolate, showToast } from '@masar/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Bell, BellOff, CircleCheck, Clock3, MessageCircle } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { clockText } from '../notes/clock-text.ts'
import { type Question, postCalls, showPost } from './api.ts'
import { PostBody } from './post-body.tsx'
import { PostHead } from './post-head.tsx'
import { PostMenu } from './post-menu.tsx'
import styles from './questions.module.css'
import { Thread } from './thread.tsx'
import { VoteButton } from './vote-button.tsx'

interface QuestionItemProps {
  question: Question
  /** The lesson that is read; a question to another one names its own. */
  lessonId: number
  /** Goes to a second of the lesson's video. */
  onJump: (second: number) => void
  /** Asked for by the address: brought into sight, with its replies. */
  isShown?: boolean
}

/** A question with what can be done about it; its replies open below it. */
export function QuestionItem({ question, lessonId, onJump, isShown = false }: QuestionItemProps) {
  const [isOpen, setOpen] = useState(isShown)
  const [isEditing, setEditing] = useState(false)
  const replies = useId()
  const item = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (!isShown || !item.current) return
    item.current.focus({ preventScroll: true })
    item.current.scrollIntoView?.({ block: 'nearest' })
  }, [isShown])
  const finishEdit = () => {
    item.current?.focus({ preventScroll: true })
    setEditing(false)
  }
  return (
    <li ref={item} tabIndex={-1} className={cx(styles.question, isShown && styles.isShown)}>
      <PostHead post={question}>
        <PostMenu post={question} onEdit={() => setEditing(true)} />
      </PostHead>
      <Place question={question} lessonId={lessonId} onJump={onJump} />
      <PostBody post={question} isEditing={isEditing} onEdited={finishEdit} />
      <div className={styles.acts}>
        <VoteButton post={question} />
        <Button
          size="sm"
          variant="quiet"
          iconStart={MessageCircle}
          aria-expanded={isOpen}
          aria-controls={replies}
          onPress={() => setOpen(!isOpen)}
        >
          {question.reply_count === 0 ? (
            <Trans>Reply</Trans>
          ) : (
            <Plural value={question.reply_count} one="One reply" other="# replies" />
          )}
        </Button>
        <FollowButton question={question} />
        {question.accepted_reply_id !== null && (
          <Badge tone="success" icon={CircleCheck}>
            <Trans>Answered</Trans>
          </Badge>
        )}
      </div>
      <div id={replies}>{isOpen && <Thread questionId={question.id} />}</div>
    </li>
  )
}

/** Where it was asked: a second of this lesson's video, or another lesson. */
function Place({
  question: { lesson_id: asked, lesson_title: title, position_seconds: second },
  lessonId,
  onJump,
}: Pick<QuestionItemProps, 'question' | 'lessonId' | 'onJump'>) {
  const at = second !== null && (
    <>
      <Icon of={Clock3} size={16} />
      <bdi dir="ltr">{clockText(second)}</bdi>
    </>
  )
  if (asked !== lessonId)
    return (
      <AppLink to={`/lesson/${asked}${second === null ? '' : `?at=${second}`}`} className={styles.place}>
        {at}
        <Isolate>{title}</Isolate>
      </AppLink>
    )
  if (second === null) return null
  return (
    <button type="button" className={styles.place} onClick={() => onJump(second)}>
      {at}
    </button>
  )
}

function FollowButton({
  question: { id, is_followed: isFollowed, is_deleted: isDeleted },
}: {
  question: Question
}) {
  const client = useQueryClient()
  const follow = useMutation<unknown, ApiError, boolean>({
    mutationFn: isOn => postCalls.follow(id, isOn),
    onMutate: isOn => showPost(client, id, { is_followed: isOn }),
    onError: (error, isOn) => {
      showPost(client, id, { is_followed: !isOn })
      showToast({ text: error.message, tone: 'danger' })
    },
  })
  if (isDeleted) return null
  return (
    <Button
      size="sm"
      variant="quiet"
      iconStart={isFollowed ? BellOff : Bell}
      onPress={() => {
        if (!follow.isPending) follow.mutate(!isFollowed)
      }}
    >
      {isFollowed ? <Trans>Unfollow</Trans> : <Trans>Follow</Trans>}
    </Button>
  )
}
