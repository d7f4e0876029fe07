import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Isolate, Popover } from '@masar/ui'
import { ListVideo } from 'lucide-react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { clockText } from '../../notes/clock-text.ts'
import type { Lesson } from '../lesson.ts'
import type { VideoClock } from '../video-clock.ts'
import { chapterAt } from './chapter-at.ts'
import styles from './chapters.module.css'

interface ChapterMenuProps {
  chapters: Lesson['chapters']
  clock: VideoClock
}

/** Says which chapter of the video plays, and leads to each of them. */
export function ChapterMenu({ chapters, clock }: ChapterMenuProps) {
  const { t } = useLingui()
  const playing = useSyncExternalStore(clock.subscribe, () => chapterAt(chapters, clock.now()))
  const title = chapters[playing]?.title
  const [isOpen, setOpen] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  const hasChosen = useRef(false)
  const go = (second: number) => {
    hasChosen.current = true
    setOpen(false)
    clock.seek(second)
  }
  // While the video moves, what closes may not find its way back by itself; before it has closed, the page behind takes no focus.
  useEffect(() => {
    if (isOpen || !hasChosen.current) return
    hasChosen.current = false
    trigger.current?.focus({ preventScroll: true })
  }, [isOpen])
  return (
    <Popover
      label={t`Chapters of the video`}
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button ref={trigger} variant="quiet" size="sm" iconStart={ListVideo} className={styles.trigger}>
          <span className={styles.current}>
            {title === undefined ? (
              <Trans>Chapters</Trans>
            ) : (
              <Trans>
                Chapter: <Isolate>{title}</Isolate>
              </Trans>
            )}
          </span>
        </Button>
      }
    >
      <ol className={styles.chapters}>
        {chapters.map((chapter, at) => (
          <li key={chapter.second}>
            <button
              type="button"
              className={styles.chapter}
              aria-current={at === playing || undefined}
              onClick={() => go(chapter.second)}
            >
              <span className={styles.time}>
                <bdi dir="ltr">{clockText(chapter.second)}</bdi>
              </span>
              <Isolate>{chapter.title}</Isolate>
            </button>
          </li>
        ))}
      </ol>
    </Popover>
  )
}
