import { Trans, useLingui } from '@lingui/react/macro'
import { AppLink } from '@masar/app-shell'
import { Award, CalendarClock, CircleCheck } from 'lucide-react'
import {
  Badge,
  Card,
  CompanyName,
  CourseCover,
  cx,
  DateText,
  DurationText,
  Heading,
  Icon,
  Isolate,
  Link,
  LinkButton,
  Ltr,
  ProgressBar,
  Text,
} from '@masar/ui'
import type { MyCourse } from './api.ts'
import { CourseRenewal } from './course-renewal.tsx'
import styles from './learn-screen.module.css'
import { dueState, isFinished, nextStep, type Step } from './model.ts'

interface CourseRowProps {
  mine: MyCourse
  today: Date
  /** The one highlighted course: the latest. */
  isPrimary: boolean
}

/** One of my courses: where I am in it, and the one way on. */
export function CourseRow({ mine, today, isPrimary }: CourseRowProps) {
  const { t } = useLingui()
  const { course, percent } = mine
  const { step, to } = nextStep(mine)
  return (
    <Card as="li" isFlush className={cx(styles.row)}>
      <div className={styles.cover}>
        {course.cover ? (
          <img src={course.cover} alt="" loading="lazy" />
        ) : (
          <CourseCover courseId={course.id} category={course.category.slug} tone={course.category.id - 1} />
        )}
      </div>
      <div className={styles.words}>
        {mine.due_on !== null && !isFinished(mine) && <DueBadge dueOn={mine.due_on} today={today} />}
        <Heading level={2} size="sm">
          <Link as={AppLink} quiet to={`/Course/${course.id}`}>
            <Isolate>{course.title}</Isolate>
          </Link>
        </Heading>
        <Text size="sm" soft>
          <Isolate>{course.instructor.name}</Isolate>
        </Text>
        <AssignedBy mine={mine} />
        {mine.open_until !== null && (
          <Text size="sm" soft>
            <Trans>
              You can learn it until <DateText value={mine.open_until} timeZone="UTC" />
            </Trans>
          </Text>
        )}
        <ProgressBar value={percent} label={t`Your progress in ${course.title}`} showValue />
        <WhereNow mine={mine} />
        <CourseRenewal mine={mine} today={today} />
      </div>
      <div className={styles.act}>
        <LinkButton as={AppLink} to={to} variant={isPrimary ? 'primary' : 'secondary'} wide>
          <StepWords step={step} />
          <span className="visually-hidden">: {course.title}</span>
        </LinkButton>
      </div>
    </Card>
  )
}

/** Which company assigned it, who did it there, or by which rule. */
function AssignedBy({
  mine: { assigned_by: company, assigned_by_color: color, assigned_by_person: person, assigned_for: reason },
}: {
  mine: MyCourse
}) {
  if (company === null) return null
  const name = <CompanyName name={company} color={color ?? 'masar'} />
  return (
    <Text size="sm" soft>
      {person === null ? (
        <Trans>Assigned by {name}</Trans>
      ) : (
        <Trans>
          Assigned by <Isolate>{person}</Isolate>, {name}
        </Trans>
      )}
      {reason !== null && (
        <>
          {' · '}
          <AssignedFor reason={reason} />
        </>
      )}
    </Text>
  )
}

/** Why the company assigned it. */
export function AssignedFor({ reason: { kind, name } }: { reason: NonNullable<MyCourse['assigned_for']> }) {
  const named = <Isolate>{name}</Isolate>
  switch (kind) {
    case 'path':
      return <Trans>Part of the learning path {named}</Trans>
    case 'group':
      return <Trans>By the rule for the group {named}</Trans>
    case 'department':
      return <Trans>By the rule for the department {named}</Trans>
  }
}

function StepWords({ step }: { step: Step }) {
  switch (step) {
    case 'start':
      return <Trans>Start</Trans>
    case 'continue':
      return <Trans>Continue</Trans>
    case 'resume-exam':
      return <Trans>Back to the exam</Trans>
    case 'exam':
      return <Trans>Take the exam</Trans>
    case 'again':
      return <Trans>Open again</Trans>
  }
}

function WhereNow({ mine }: { mine: MyCourse }) {
  if (isFinished(mine)) {
    return (
      <div className={styles.done}>
        {mine.exam?.passed && (
          <span className={styles.fact}>
            <Icon of={CircleCheck} size={18} />
            <Trans>Exam passed</Trans>
          </span>
        )}
        {mine.certificate_code !== null && (
          <Link as={AppLink} to={`/certificate/${mine.certificate_code}`} className={styles.fact}>
            <Icon of={Award} size={18} />
            <Trans>Certificate</Trans> <Ltr className={styles.code}>{mine.certificate_code}</Ltr>
          </Link>
        )}
      </div>
    )
  }
  if (mine.exam?.open_attempt || mine.next_exam?.open_attempt)
    return (
      <Text size="sm">
        <Trans>Your exam is running.</Trans>
      </Text>
    )
  if (mine.next_exam)
    return (
      <Text size="sm" soft lines={2}>
        <Trans>
          Exam: <Isolate>{mine.next_exam.title}</Isolate>
        </Trans>
      </Text>
    )
  if (mine.are_lessons_done)
    return (
      <Text size="sm" soft>
        <Trans>All lessons are done. Only the exam is left.</Trans>
      </Text>
    )
  if (mine.next_lesson) return <NextLesson lesson={mine.next_lesson} />
  return (
    <Text size="sm" soft>
      <Trans>Not begun yet</Trans>
    </Text>
  )
}

/** The very next step: “Lesson 7: …, 6 minutes”. */
function NextLesson({ lesson }: { lesson: NonNullable<MyCourse['next_lesson']> }) {
  const { number, title, duration_seconds: seconds } = lesson
  return (
    <Text size="sm" soft lines={2}>
      <Trans>
        Lesson {number}: <Isolate>{title}</Isolate>
      </Trans>
      {seconds > 0 && (
        <>
          {' · '}
          <DurationText seconds={seconds} />
        </>
      )}
    </Text>
  )
}

function DueBadge({ dueOn, today }: { dueOn: string; today: Date }) {
  const state = dueState(dueOn, today)
  const date = <DateText value={dueOn} format="short" timeZone="UTC" />
  return (
    <p>
      <Badge
        tone={state === 'overdue' ? 'danger' : state === 'soon' ? 'warning' : 'neutral'}
        icon={CalendarClock}
      >
        {state === 'overdue' ? <Trans>Overdue since {date}</Trans> : <Trans>Due by {date}</Trans>}
      </Badge>
    </p>
  )
}
