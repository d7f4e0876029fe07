import { Trans } from '@lingui/react/macro'
import { Download } from 'lucide-react'
import { Banner, Card, Icon, LinkButton, Text } from '@masar/ui'
import { Markdown } from '../markdown/markdown.tsx'
import type { Lesson } from './lesson.ts'
import styles from './lesson.module.css'
import { VideoPlayer } from './video-player.tsx'

interface LessonContentProps {
  lesson: Lesson
  onRenew: () => Promise<Lesson | undefined>
  onSeen: () => void
}

/** What a lesson holds, by its kind; every kind may bring a text. */
export function LessonContent({ lesson, onRenew, onSeen }: LessonContentProps) {
  return (
    <>
      {lesson.kind === 'video' && <VideoPlayer lesson={lesson} onRenew={onRenew} onSeen={onSeen} />}
      {lesson.kind === 'file' && lesson.media !== null && (
        <FileCard media={lesson.media} title={lesson.title} />
      )}
      {lesson.kind === 'live' && (
        <Banner>
          <Trans>This is a live lesson. The time and place are in the text.</Trans>
        </Banner>
      )}
      {lesson.body !== '' && (
        <Markdown topHeading={2} className={styles.text}>
          {lesson.body}
        </Markdown>
      )}
    </>
  )
}

function FileCard({ media, title }: { media: string; title: string }) {
  const kind = /\.([a-z0-9]+)(?:\?|$)/.exec(media)?.[1]?.toUpperCase()
  return (
    <Card className={styles.file}>
      <Text as="div">
        <strong>
          <bdi>{title}</bdi>
        </strong>
        {kind !== undefined && (
          <Text size="sm" soft>
            <bdi dir="ltr">{kind}</bdi>
          </Text>
        )}
      </Text>
      <LinkButton
        href={media}
        download={`${title}${kind === undefined ? '' : `.${kind.toLowerCase()}`}`}
        variant="secondary"
      >
        <Icon of={Download} />
        <Trans>Download the file</Trans>
      </LinkButton>
    </Card>
  )
}
