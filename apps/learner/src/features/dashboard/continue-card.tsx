import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { AppLink } from '@masar/app-shell'
import { Card, DurationText, Heading, Isolate, LinkButton, ProgressBar, Text } from '@masar/ui'
import { useState } from 'react'
import { Cover } from '../catalogue/cover.tsx'
import type { MyCourse } from '../home/api.ts'
import styles from './dashboard.module.css'
import { DueBadge } from './due-badge.tsx'
import { continuePath, dayOf } from './model.ts'

/** The course to go on with, large: the lesson that is next, how long it takes, and one button. */
export function ContinueCard({ mine }: { mine: MyCourse }) {
  const { t } = useLingui()
  const [today] = useState(() => dayOf(new Date()))
  const { course, next_lesson, next_exam: exam, percent, due_on: due, completed_lessons: done } = mine
  const lesson = exam ? null : next_lesson
  return (
    <Card as="section" isFlush className={styles.continue} aria-labelledby="continue">
      <Cover course={course} className={styles.continueCover} />
      <div className={styles.continueBody}>
        <Text size="sm" soft>
          <Isolate>{course.title}</Isolate>
        </Text>
        <Heading level={2} size="lg" id="continue" lines={2}>
          <Isolate>{exam?.title ?? lesson?.title ?? course.title}</Isolate>
        </Heading>
        <Text soft>
          {lesson ? (
            <Trans>
              Lesson {lesson.number} of {course.lesson_count} ·{' '}
              <DurationText seconds={lesson.duration_seconds} />
            </Trans>
          ) : exam ? (
            <Trans>The exam of the section comes next.</Trans>
          ) : (
            <Trans>Only the exam is left.</Trans>
          )}
        </Text>
        {due !== null && <DueBadge on={due} isOverdue={due < today} />}
        <ProgressBar value={percent} label={t`Your progress in ${course.title}`} showValue />
        <div className={styles.acts}>
          <LinkButton as={AppLink} to={continuePath(mine)} size="lg">
            {done === 0 ? <Trans>Start</Trans> : <Trans>Continue</Trans>}
          </LinkButton>
          {done > 0 && (
            <Text as="span" size="sm" soft>
              <Plural value={done} one="# lesson done" other="# lessons done" />
            </Text>
          )}
        </div>
      </div>
    </Card>
  )
}
