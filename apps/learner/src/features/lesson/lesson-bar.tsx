import { Trans, useLingui } from '@lingui/react/macro'
import { AppLink, useGo } from '@masar/app-shell'
import { ArrowLeft, ArrowRight, Check } from 'lucide-react'
import { Button, Icon, LinkButton, useUi } from '@masar/ui'
import { formatNumber } from '@masar/ui/date-time'
import { useState } from 'react'
import type { Lesson } from './lesson.ts'
import styles from './lesson-bar.module.css'
import {
  attendedPercent,
  mayMark,
  opensNext,
  playsVideo,
  watchedPercent,
  type WayOn,
  wayBack,
  wayOn,
} from './model.ts'

interface LessonBarProps {
  lesson: Lesson
  /** Ends when the service knows it, and what it opens is open; false where it was refused. */
  onMark: (isCompleted: boolean) => Promise<boolean>
}

/** Back, done, on: at the bottom, where one thumb reaches all three. Going on marks as done what the button may. */
export function LessonBar({ lesson, onMark }: LessonBarProps) {
  const { t } = useLingui()
  const way = wayOn(lesson)
  const back = wayBack(lesson)
  return (
    <nav className={styles.bar} data-bottom-bar aria-label={t`From lesson to lesson`}>
      <div className={styles.barInner}>
        {back === null ? (
          <span className={styles.barGap} />
        ) : (
          <LinkButton
            as={AppLink}
            to={`/lesson/${back}`}
            variant="quiet"
            className={styles.previous}
            aria-label={t`Previous lesson`}
          >
            <Icon of={ArrowLeft} />
            <span className={styles.wideOnly}>
              <Trans>Previous</Trans>
            </span>
          </LinkButton>
        )}
        {lesson.is_enrolled && <Standing lesson={lesson} onMark={onMark} />}
        {way.kind === 'closed' ? (
          <ClosedNext lesson={lesson} to={way.to} onMark={onMark} />
        ) : (
          <LinkButton as={AppLink} to={way.to} onClick={() => void onMark(true)}>
            <WayWords way={way} />
            {way.kind === 'lesson' && <Icon of={ArrowRight} />}
          </LinkButton>
        )}
      </div>
    </nav>
  )
}

/** On to a lesson that is closed still: where this one opens it, by the button that marks this one as done. */
function ClosedNext({ lesson, to, onMark }: LessonBarProps & { to: string }) {
  const go = useGo()
  const [isPending, setPending] = useState(false)
  const press = async () => {
    setPending(true)
    const isMarked = await onMark(true)
    setPending(false)
    if (isMarked) go(to)
  }
  return (
    <Button
      isDisabled={!opensNext(lesson) || !mayMark(lesson)}
      isPending={isPending}
      onPress={() => void press()}
      iconEnd={ArrowRight}
    >
      <Trans>Next</Trans>
    </Button>
  )
}

/** Done or not: a button where the button decides; else what is left to do. */
function Standing({ lesson, onMark }: LessonBarProps) {
  const { tag } = useUi()
  if (mayMark(lesson))
    return (
      <Button
        variant="secondary"
        aria-pressed={lesson.is_completed}
        onPress={() => void onMark(!lesson.is_completed)}
        className={lesson.is_completed ? styles.isDone : undefined}
        iconStart={Check}
      >
        {lesson.is_completed ? <Trans>Done</Trans> : <Trans>Mark as done</Trans>}
      </Button>
    )
  if (lesson.is_completed)
    return (
      <span className={styles.done}>
        <Icon of={Check} />
        <Trans>Done</Trans>
      </span>
    )
  if (lesson.completed_by === 'opening')
    return (
      <span className={styles.left}>
        <Trans>Open the file first</Trans>
      </span>
    )
  if (lesson.completed_by === 'quiz')
    return (
      <span className={styles.left}>
        <Trans>Solve the questions first</Trans>
      </span>
    )
  if (lesson.completed_by === 'package')
    return (
      <span className={styles.left}>
        <Trans>Not done yet</Trans>
      </span>
    )
  if (lesson.completed_by === 'attending' && !playsVideo(lesson)) {
    const attended = formatNumber(tag, attendedPercent(lesson) / 100, { style: 'percent' })
    return (
      <span className={styles.left}>
        {(lesson.live?.attended_seconds ?? 0) > 0 ? (
          <Trans>Attended: {attended}</Trans>
        ) : (
          <Trans>Attend it to complete it</Trans>
        )}
      </span>
    )
  }
  const percent = formatNumber(tag, watchedPercent(lesson) / 100, { style: 'percent' })
  return (
    <span className={styles.left}>
      <Trans>Watched: {percent}</Trans>
    </span>
  )
}

function WayWords({ way }: { way: WayOn }) {
  switch (way.kind) {
    case 'lesson':
    case 'closed':
      return <Trans>Next</Trans>
    case 'exam':
      return <Trans>To the exam</Trans>
    case 'my-courses':
      return <Trans>Finish</Trans>
    case 'course':
      return <Trans>To the course</Trans>
  }
}
