import { Trans, useLingui } from '@lingui/react/macro'
import { AppLink } from '@masar/app-shell'
import { ArrowLeft, ArrowRight, Check } from 'lucide-react'
import { Button, Icon, LinkButton } from '@masar/ui'
import type { Lesson } from './lesson.ts'
import styles from './lesson-bar.module.css'
import { type WayOn, wayBack, wayOn } from './model.ts'

interface LessonBarProps {
  lesson: Lesson
  onMark: (isCompleted: boolean) => void
}

/** Back, done, on: at the bottom, where one thumb reaches all three. Going on marks the lesson as done. */
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
        {lesson.is_enrolled && (
          <Button
            variant="secondary"
            aria-pressed={lesson.is_completed}
            onPress={() => onMark(!lesson.is_completed)}
            className={lesson.is_completed ? styles.isDone : undefined}
            iconStart={Check}
          >
            {lesson.is_completed ? <Trans>Done</Trans> : <Trans>Mark as done</Trans>}
          </Button>
        )}
        <LinkButton as={AppLink} to={way.to} onClick={() => onMark(true)}>
          <WayWords way={way} />
          {way.kind === 'lesson' && <Icon of={ArrowRight} />}
        </LinkButton>
      </div>
    </nav>
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
