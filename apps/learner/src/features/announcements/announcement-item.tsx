import { Avatar, Card, DateText, Heading, Isolate, Text } from '@masar/ui'
import type { ReactNode, Ref } from 'react'
import { RenderedMarkdown } from '../markdown/rendered-markdown.tsx'
import styles from './announcements.module.css'
import type { Announcement } from './api.ts'

interface AnnouncementItemProps {
  announcement: Announcement
  /** Below the text: what its author can see and do. */
  children?: ReactNode
  isMarked?: boolean
  ref?: Ref<HTMLLIElement>
}

/** What an instructor announced, when, and in which words. */
export function AnnouncementItem({ announcement, children, isMarked = false, ref }: AnnouncementItemProps) {
  const { id, title, author, sent_at: sentAt, body, content } = announcement
  return (
    <li ref={ref} id={`announcement-${id}`} tabIndex={-1} className={styles.target}>
      <Card
        as="article"
        aria-labelledby={`announcement-${id}-title`}
        data-marked={isMarked || undefined}
        className={styles.item}
      >
        <Heading level={2} size="md" id={`announcement-${id}-title`}>
          <Isolate>{title}</Isolate>
        </Heading>
        <div className={styles.author}>
          <Avatar name={author.name} src={author.avatar} size={28} />
          <Text as="span" size="sm" soft>
            <Isolate>{author.name}</Isolate> · <DateText value={sentAt} format="time" />
          </Text>
        </div>
        <RenderedMarkdown topHeading={3} content={content}>
          {body}
        </RenderedMarkdown>
        {children}
      </Card>
    </li>
  )
}
