import { Trans, useLingui } from '@lingui/react/macro'
import { AppLink } from '@masar/app-shell'
import {
  Bookmark,
  Circle,
  CircleCheck,
  CirclePlay,
  FileDown,
  FileText,
  Lock,
  Package,
  Radio,
  Search,
} from 'lucide-react'
import { Badge, Button, cx, DurationText, Heading, Icon, Isolate, Link, ProgressBar, useUi } from '@masar/ui'
import { formatNumber } from '@masar/ui/date-time'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { ClosedBy } from './closed-lesson.tsx'
import type { Lesson } from './lesson.ts'
import styles from './curriculum.module.css'
import { ExamEntry } from './exam-entry.tsx'
import { isWalked, linesOf, type LessonLine } from './model.ts'

const CourseSearch = lazy(() =>
  import('./search/course-search.tsx').then(module => ({ default: module.CourseSearch })),
)

interface CurriculumProps {
  lesson: Lesson
  /** A lesson was chosen: the sheet on a phone closes. */
  onChoose?: () => void
}

/** The course's lessons with what is done; the present one marked. */
export function Curriculum({ lesson, onChoose }: CurriculumProps) {
  const { t } = useLingui()
  const { course } = lesson
  const [wantsMarked, setWantsMarked] = useState(false)
  const marked = linesOf(course).filter(line => line.is_bookmarked)
  const onlyMarked = wantsMarked && marked.length > 0
  const shown = (lines: readonly LessonLine[]) => lines.filter(line => line.is_bookmarked || !onlyMarked)
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    const current = box.current?.querySelector<HTMLElement>('[aria-current]')
    if (!box.current || !current) return
    // Within its own box only, and only where the lesson is out of sight: the page stays where it is.
    const [list, line] = [box.current.getBoundingClientRect(), current.getBoundingClientRect()]
    const top = line.top - list.top + box.current.scrollTop
    const isSeen = top + line.height <= box.current.clientHeight
    box.current.scrollTop = isSeen ? 0 : top - box.current.clientHeight / 3
  }, [lesson.id])
  return (
    <nav ref={box} aria-label={t`Lessons of the course`} className={styles.curriculum}>
      <div className={styles.courseHead}>
        <Link as={AppLink} quiet to={`/Course/${course.id}`}>
          <Isolate>{course.title}</Isolate>
        </Link>
        {lesson.is_enrolled && (
          <ProgressBar value={course.percent} label={t`Your progress in ${course.title}`} showValue />
        )}
        {(lesson.is_enrolled || lesson.is_teaching) && (
          <SearchButton courseId={course.id} onChoose={onChoose} />
        )}
        {marked.length > 0 && (
          <MarkedButton count={marked.length} isOn={onlyMarked} onChange={setWantsMarked} />
        )}
      </div>
      {course.sections
        .filter(section => shown(section.lessons).length > 0)
        .map(section => (
          <section key={section.id}>
            <Heading
              level={2}
              size="sm"
              className={styles.sectionTitle}
              data-done={isWalked(section) || undefined}
            >
              <Isolate>{section.title}</Isolate>
            </Heading>
            <ol className={styles.path}>
              {shown(section.lessons).map(line => (
                <Line key={line.id} line={line} isCurrent={line.id === lesson.id} onChoose={onChoose} />
              ))}
              {section.exam && lesson.is_enrolled && !onlyMarked && (
                <li data-done={section.exam.passed || undefined}>
                  <ExamEntry exam={section.exam} onChoose={onChoose} />
                </li>
              )}
            </ol>
          </section>
        ))}
      {course.exam && lesson.is_enrolled && !onlyMarked && (
        <section>
          <Heading level={2} size="sm" className={styles.sectionTitle}>
            <Trans>Exam</Trans>
          </Heading>
          <ExamEntry exam={course.exam} onChoose={onChoose} />
        </section>
      )}
    </nav>
  )
}

function SearchButton({ courseId, onChoose }: { courseId: number; onChoose: (() => void) | undefined }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="sm" variant="secondary" iconStart={Search} onPress={() => setOpen(true)}>
        <Trans>Search this course</Trans>
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <CourseSearch courseId={courseId} onClose={() => setOpen(false)} onChoose={onChoose} />
        </Suspense>
      )}
    </>
  )
}

/** Shows the marked lessons alone, or all again. */
function MarkedButton({
  count,
  isOn,
  onChange,
}: {
  count: number
  isOn: boolean
  onChange: (isOn: boolean) => void
}) {
  const { tag } = useUi()
  const many = formatNumber(tag, count)
  return (
    <Button
      size="sm"
      variant={isOn ? 'primary' : 'secondary'}
      iconStart={Bookmark}
      aria-pressed={isOn}
      onPress={() => onChange(!isOn)}
    >
      <Trans>Bookmarked ({many})</Trans>
    </Button>
  )
}

const kinds = { video: CirclePlay, article: FileText, file: FileDown, live: Radio, package: Package } as const

function Line({
  line,
  isCurrent,
  onChoose,
}: {
  line: LessonLine
  isCurrent: boolean
  onChoose: (() => void) | undefined
}) {
  const { t } = useLingui()
  const words = (
    <>
      {line.is_open ? (
        <Icon
          of={line.is_completed ? CircleCheck : Circle}
          label={line.is_completed ? t`Done` : t`Not done yet`}
          className={cx(line.is_completed && styles.ticked)}
        />
      ) : (
        <Icon of={Lock} label={t`Locked`} />
      )}
      <span>
        <Isolate>{line.title}</Isolate>
        <span className={styles.lineFacts}>
          {line.is_new && (
            <Badge tone="accent">
              <Trans context="lesson">New</Trans>
            </Badge>
          )}
          {line.is_bookmarked && <Icon of={Bookmark} size={14} label={t`Bookmarked`} />}
          <Icon of={kinds[line.kind]} size={14} />
          {line.is_open ? (
            <>
              {line.duration_seconds > 0 && <DurationText seconds={line.duration_seconds} />}
              {line.is_optional && line.duration_seconds > 0 && ' · '}
              {line.is_optional && <Trans>Optional</Trans>}
            </>
          ) : line.closed_by ? (
            <span>
              <ClosedBy closing={line.closed_by} />
            </span>
          ) : (
            <Trans>Opens once you are enrolled</Trans>
          )}
        </span>
      </span>
    </>
  )
  if (!line.is_open) return <li className={cx(styles.line, styles.locked)}>{words}</li>
  return (
    <li data-done={line.is_completed || undefined}>
      <AppLink
        to={`/lesson/${line.id}`}
        className={styles.line}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={onChoose}
      >
        {words}
      </AppLink>
    </li>
  )
}
