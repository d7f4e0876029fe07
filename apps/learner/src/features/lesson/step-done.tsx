import { Trans, useLingui } from '@lingui/react/macro'
import { AppLink } from '@masar/app-shell'
import { Isolate, LinkButton, Text } from '@masar/ui'
import { useEffect, useSyncExternalStore } from 'react'
import { Moment } from '../moments/moment.tsx'
import type { Lesson } from './lesson.ts'
import { examsLeft, linesOf, wayOn } from './model.ts'
import { dismissStep, noteSteps, steps } from './moments.ts'

/** At the end of a section and of all lessons: a drawn moment, and the next step. */
export function StepDone({ lesson }: { lesson: Lesson }) {
  const { t } = useLingui()
  const step = useSyncExternalStore(steps.subscribe, steps.read)
  useEffect(() => noteSteps(lesson), [lesson])
  if (!step || !lesson.is_enrolled || !step.lessons.includes(lesson.id)) return null
  const next = linesOf(lesson.course).find(line => !line.is_completed && line.is_open)
  return (
    <Moment
      kind={step.kind}
      title={
        step.kind === 'course' ? (
          <Trans>All lessons of this course are done</Trans>
        ) : (
          <Trans>
            Section done: <Isolate>{step.section}</Isolate>
          </Trans>
        )
      }
      dismissLabel={t`Close`}
      onDismiss={dismissStep}
      action={<NextStep lesson={lesson} isWhole={step.kind === 'course'} next={next?.id} />}
    >
      {step.kind === 'section' && (
        <Text size="sm" soft>
          <Trans>One more stretch of the path lies behind you.</Trans>
        </Text>
      )}
    </Moment>
  )
}

function NextStep({ lesson, isWhole, next }: { lesson: Lesson; isWhole: boolean; next: number | undefined }) {
  const way = wayOn(lesson)
  const [left] = examsLeft(lesson.course)
  // The section that is done ends with an exam of its own, or all that is left of the course are exams.
  const exam = isWhole ? left && `/exam-details/${left.id}` : way.kind === 'exam' ? way.to : undefined
  if (exam !== undefined)
    return (
      <LinkButton as={AppLink} to={exam} size="sm">
        <Trans>To the exam</Trans>
      </LinkButton>
    )
  if (!isWhole)
    return next === undefined || next === lesson.id ? null : (
      <LinkButton as={AppLink} to={`/lesson/${next}`} size="sm">
        <Trans>Start the next section</Trans>
      </LinkButton>
    )
  return (
    <LinkButton as={AppLink} to="/learn" size="sm" variant="secondary">
      <Trans>My courses</Trans>
    </LinkButton>
  )
}
