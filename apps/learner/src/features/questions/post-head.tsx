import { Trans } from '@lingui/react/macro'
import { Avatar, Badge, DateText, Isolate, Text } from '@masar/ui'
import { GraduationCap } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Post } from './api.ts'
import styles from './questions.module.css'

/** Who wrote a post, and when; `children` stand at its end. */
export function PostHead({ post, children }: { post: Post; children?: ReactNode }) {
  return (
    <div className={styles.head}>
      <div className={styles.who}>
        {post.author && <Avatar name={post.author.name} src={post.author.avatar} size={28} />}
        <Writer post={post} />
        {post.author?.is_instructor && (
          <Badge tone="accent" icon={GraduationCap}>
            <Trans>Instructor</Trans>
          </Badge>
        )}
        <Text as="span" size="sm" soft>
          <DateText value={post.created_at} format="short" />
          {post.edited_at !== null && !post.is_deleted && (
            <>
              {' · '}
              <Trans>Edited</Trans>
            </>
          )}
        </Text>
      </div>
      {children}
    </div>
  )
}

function Writer({ post: { author, is_own: isOwn, is_deleted: isDeleted } }: { post: Post }) {
  if (isDeleted) return null
  return (
    <strong>
      {isOwn ? (
        <Trans>You</Trans>
      ) : author ? (
        <Isolate>{author.name}</Isolate>
      ) : (
        <Trans>A former learner</Trans>
      )}
    </strong>
  )
}
