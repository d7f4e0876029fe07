import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { AppLink, isSignedIn, useSession } from '@masar/app-shell'
import {
  Accordion,
  AccordionItem,
  Badge,
  DurationText,
  Heading,
  Icon,
  Isolate,
  linkClass,
  Text,
} from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import {
  Check,
  CirclePlay,
  FileDown,
  FileText,
  GraduationCap,
  Lock,
  Package,
  Radio,
  type LucideIcon,
} from 'lucide-react'
import type { CourseDetails } from '../catalogue/types.ts'
import { standingQuery } from '../favorites/queries.ts'
import { lessonQuery } from '../lesson/queries.ts'
import page from './course-page.module.css'
import styles from './curriculum.module.css'
import { outlineFacts } from './model.ts'

type Section = CourseDetails['sections'][number]
type Lesson = Section['lessons'][number]

const icons: Record<Lesson['kind'], LucideIcon> = {
  video: CirclePlay,
  article: FileText,
  file: FileDown,
  live: Radio,
  package: Package,
}

/** Sections and lessons; the first section is expanded. Anyone can open previews, enrolled learners all lessons. */
export function Curriculum({ course }: { course: CourseDetails }) {
  const facts = outlineFacts(course.sections)
  const signedIn = useSession(isSignedIn)
  const standing = useQuery({ ...standingQuery(course.id), enabled: signedIn }).data?.data
  const isEnrolled = standing?.is_enrolled ?? false
  const done = useDoneLessons(isEnrolled ? (standing?.next_lesson_id ?? null) : null)
  return (
    <section aria-labelledby="curriculum" className={styles.curriculum}>
      <div>
        <Heading level={2} size="lg" id="curriculum" className={page.anchor}>
          <Trans>Course content</Trans>
        </Heading>
        <Text soft size="sm">
          <Plural value={course.sections.length} one="# section" other="# sections" />
          {' · '}
          <Plural value={facts.lessons} one="# lesson" other="# lessons" />
          {' · '}
          <DurationText seconds={facts.seconds} />
          {facts.previews > 0 && !isEnrolled && (
            <>
              {' · '}
              <Plural value={facts.previews} one="# free preview" other="# free previews" />
            </>
          )}
        </Text>
      </div>
      <Accordion>
        {course.sections.map((section, index) => (
          <AccordionItem
            key={section.id}
            open={index === 0}
            title={<Isolate>{section.title}</Isolate>}
            aside={<Plural value={section.lessons.length} one="# lesson" other="# lessons" />}
          >
            <ul className={styles.lessons}>
              {section.lessons.map(lesson => (
                <LessonRow
                  key={lesson.id}
                  lesson={lesson}
                  isEnrolled={isEnrolled}
                  isDone={done.has(lesson.id)}
                />
              ))}
              {section.exam && <SectionExam exam={section.exam} isEnrolled={isEnrolled} />}
            </ul>
          </AccordionItem>
        ))}
      </Accordion>
      {course.exam && <ExamNote exam={course.exam} />}
    </section>
  )
}

/** What a learner has done of the course, as the lesson that is next has it; nothing for anybody else. */
function useDoneLessons(next: number | null): ReadonlySet<number> {
  const lesson = useQuery({ ...lessonQuery(next ?? 0), enabled: next !== null }).data?.data
  const lines = lesson?.course.sections.flatMap(section => section.lessons) ?? []
  return new Set(lines.filter(line => line.is_completed).map(line => line.id))
}

interface LessonRowProps {
  lesson: Lesson
  isEnrolled: boolean
  isDone: boolean
}

function LessonRow({ lesson, isEnrolled, isDone }: LessonRowProps) {
  const { t } = useLingui()
  return (
    <li className={styles.lesson} data-done={isDone || undefined}>
      {isDone ? <Icon of={Check} size={18} label={t`Done`} /> : <Icon of={icons[lesson.kind]} size={18} />}
      {lesson.free_preview || isEnrolled ? (
        <AppLink to={`/lesson/${lesson.id}`} className={linkClass()}>
          <Isolate>{lesson.title}</Isolate>
        </AppLink>
      ) : (
        <Isolate>{lesson.title}</Isolate>
      )}
      {isEnrolled ? (
        <span />
      ) : lesson.free_preview ? (
        <Badge tone="primary">
          <Trans>Free preview</Trans>
        </Badge>
      ) : (
        <LockMark />
      )}
      <DurationText seconds={lesson.duration_seconds} className={styles.length} />
    </li>
  )
}

function SectionExam({ exam, isEnrolled }: { exam: NonNullable<Section['exam']>; isEnrolled: boolean }) {
  const { t } = useLingui()
  return (
    <li className={styles.lesson}>
      <Icon of={GraduationCap} size={18} label={t`Exam`} />
      {isEnrolled ? (
        <AppLink to={`/exam-details/${exam.id}`} className={linkClass()}>
          <Isolate>{exam.title}</Isolate>
        </AppLink>
      ) : (
        <Isolate>{exam.title}</Isolate>
      )}
      {isEnrolled ? <span /> : <LockMark />}
      <span className={styles.length}>
        <Plural value={exam.question_count} one="# question" other="# questions" />
        {exam.time_limit_seconds !== null && (
          <>
            {' · '}
            <DurationText seconds={exam.time_limit_seconds} />
          </>
        )}
      </span>
    </li>
  )
}

function LockMark() {
  return (
    <span className={styles.lock}>
      <Icon of={Lock} size={16} />
      <span className="visually-hidden">
        <Trans>Opens once you are enrolled</Trans>
      </span>
    </span>
  )
}

function ExamNote({ exam }: { exam: NonNullable<CourseDetails['exam']> }) {
  const { pass_mark: passMark, time_limit_seconds: limit } = exam
  return (
    <div className={styles.exam}>
      <Icon of={GraduationCap} size={24} />
      <div>
        <Text strong>{exam.title}</Text>
        <Text soft size="sm">
          <Plural value={exam.question_count} one="# question" other="# questions" />
          {limit !== null && (
            <>
              {' · '}
              <DurationText seconds={limit} />
            </>
          )}
          {' · '}
          <Trans>Pass mark {passMark}%</Trans>
          {' · '}
          <Trans>A certificate when you pass</Trans>
        </Text>
      </div>
    </div>
  )
}
