import { Trans, useLingui } from '@lingui/react/macro'
import { AppLink } from '@masar/app-shell'
import { ArrowLeft, ArrowRight, Check } from 'lucide-react'
import { Button, Icon, LinkButton, useUi } from '@masar/ui'
import { formatNumber } from '@masar/ui/date-time'
import type { Lesson } from './lesson.ts'
import styles from './lesson-bar.module.css'
import { mayMark, watchedPercent, type WayOn, wayBack, wayOn } from './model.ts'

interface LessonBarProps {
  lesson: Lesson
  onMark: (isCompleted: boolean) => void
}

/** Back, done, on: at the bottom, where one thumb reaches all three. Going on marks as done what the button may. */
export function LessonBar({ lesson, onMark }: LessonBarProps) {
  const { t } = useLingui()
  const way = wayOn(lesson)
  const back = wayBack(lesson)
  return (
    <nav className={styles.bar} aria-label={t`From lesson to lesson`}>
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
        <LinkButton as={AppLink} to={way.to} onClick={() => onMark(true)}>
          <WayWords way={way} />
          {way.kind === 'lesson' && <Icon of={ArrowRight} />}
        </LinkButton>
      </div>
    </nav>
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
        onPress={() => onMark(!lesson.is_completed)}
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
      return <Trans>Next</Trans>
    case 'exam':
      return <Trans>To the exam</Trans>
    case 'my-courses':
      return <Trans>Finish</Trans>
    case 'course':
      return <Trans>To the course</Trans>
  }
}
