import { i18n } from '@lingui/core'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { AppLink, isSignedIn, useSession } from '@masar/app-shell'
import type { Locale } from '@masar/site-map'
import { ListTree } from 'lucide-react'
import { Banner, Button, Heading, Isolate, LinkButton, Skeleton, Text, useUi } from '@masar/ui'
import { formatNumber } from '@masar/ui/date-time'
import { lazy, Suspense, useRef, useState, useSyncExternalStore } from 'react'
import { examMessages } from '../exam/messages.ts'
import { useLeftDrafts } from '../notes/use-left-drafts.ts'
import { BookmarkButton } from './bookmark-button.tsx'
import { useDone } from './done/use-done.ts'
import type { Lesson } from './lesson.ts'
import { Curriculum } from './curriculum.tsx'
import { KeptStatus } from './kept-status.tsx'
import { LessonBar } from './lesson-bar.tsx'
import { LessonContent } from './lesson-content.tsx'
import { LessonPresence } from './lesson-presence.tsx'
import type { LessonPlace } from './lesson-place.ts'
import styles from './lesson.module.css'
import { areWalked, linesOf, mayMark, placeOf, examsLeft } from './model.ts'
import { steps } from './moments.ts'
import { NoteOnWords } from './note-on-words.tsx'
import { StepDone } from './step-done.tsx'
import { useProgress } from './progress/use-progress.ts'
import { useLessonPlace } from './use-lesson-place.ts'

const LessonTabs = lazy(() => import('./lesson-tabs.tsx').then(module => ({ default: module.LessonTabs })))
const ReportFault = lazy(() =>
  import('./faults/report-fault.tsx').then(module => ({ default: module.ReportFault })),
)
const LessonQuiz = lazy(async () => {
  const [module] = await Promise.all([
    import('./quiz/lesson-quiz.tsx'),
    // How a practice question is answered and judged, as before an exam.
    examMessages({ locale: i18n.locale as Locale }),
  ])
  return { default: module.LessonQuiz }
})
const Sheet = lazy(() => import('@masar/ui/sheet').then(module => ({ default: module.Sheet })))

interface LessonViewProps {
  lesson: Lesson
  /** What of it the address asks for. */
  place: LessonPlace
  onRenew: () => Promise<Lesson | undefined>
}

/** A lesson with its curriculum: beside it where there is room, else in a sheet. */
export function LessonView({ lesson, place, onRenew }: LessonViewProps) {
  const { t } = useLingui()
  const progress = useProgress(lesson)
  const done = useDone(lesson, progress)
  const mark = async (isCompleted: boolean) => {
    if (!lesson.is_enrolled || lesson.is_completed === isCompleted || !mayMark(lesson)) return false
    return done.mark(isCompleted)
  }
  useLeftDrafts()
  const text = useRef<HTMLDivElement>(null)
  const [quote, setQuote] = useState<string | null>(null)
  const [wrong, setWrong] = useState<string | null>(null)
  const { clock, goTo } = useLessonPlace(place, text)
  return (
    <div className={styles.layout}>
      <div className={styles.content}>
        <article className={styles.inner}>
          <LessonHead lesson={lesson} />
          <KeptStatus lessons={done.waiting} />
          {!lesson.is_enrolled && !lesson.is_teaching && <PreviewNotice lesson={lesson} />}
          <div className={styles.watch}>
            <LessonContent
              lesson={lesson}
              onRenew={onRenew}
              progress={progress}
              clock={clock}
              textRef={text}
            />
            {lesson.has_quiz && lesson.is_enrolled && (
              <Suspense fallback={<Skeleton shape="block" height="12rem" />}>
                <LessonQuiz lesson={lesson} clock={clock} />
              </Suspense>
            )}
            <StepDone lesson={lesson} />
            <CourseDone lesson={lesson} />
            <Suspense fallback={<Skeleton shape="block" className={styles.tabsWait} />}>
              <LessonTabs
                lesson={lesson}
                place={place}
                clock={clock}
                quote={quote}
                onQuoteTaken={() => setQuote(null)}
                onJump={goTo}
              />
            </Suspense>
          </div>
          {/* Below: it comes and goes with others, and moves nothing that is read. */}
          {lesson.is_enrolled && <LessonPresence lessonId={lesson.id} />}
        </article>
        {lesson.is_enrolled && lesson.kind !== 'video' && (
          <NoteOnWords text={text} onNote={setQuote} onReport={setWrong} />
        )}
        {wrong !== null && (
          <Suspense fallback={null}>
            <ReportFault
              lessonId={lesson.id}
              place={{ position: null, quote: wrong }}
              onClose={() => setWrong(null)}
            />
          </Suspense>
        )}
        <LessonBar lesson={lesson} onMark={mark} />
        <span role="status" className="visually-hidden">
          {lesson.is_completed && <Trans>Lesson done</Trans>}
        </span>
      </div>
      <aside className={styles.aside} aria-label={t`Curriculum`}>
        <Curriculum lesson={lesson} />
      </aside>
    </div>
  )
}

function LessonHead({ lesson }: { lesson: Lesson }) {
  const { tag } = useUi()
  const [isOpen, setOpen] = useState(false)
  const { place, total } = placeOf(lesson)
  const [at, of] = [formatNumber(tag, place), formatNumber(tag, total)]
  return (
    <header className={styles.head}>
      <div className={styles.headLine}>
        <Text size="sm" soft>
          <Trans>
            Lesson {at} of {of}
          </Trans>
          {lesson.is_optional && (
            <>
              {' · '}
              <Trans>Optional</Trans>
            </>
          )}
        </Text>
        <span className={styles.headActs}>
          {lesson.is_enrolled && <BookmarkButton lesson={lesson} />}
          <Button
            variant="quiet"
            size="sm"
            iconStart={ListTree}
            className={styles.sheetButton}
            onPress={() => setOpen(true)}
          >
            <Trans>Curriculum</Trans>
          </Button>
        </span>
      </div>
      <Heading level={1}>
        <Isolate>{lesson.title}</Isolate>
      </Heading>
      {isOpen && (
        <Suspense fallback={null}>
          <Sheet isOpen onOpenChange={setOpen} title={<Trans>Curriculum</Trans>}>
            {close => <Curriculum lesson={lesson} onChoose={close} />}
          </Sheet>
        </Suspense>
      )}
    </header>
  )
}

function PreviewNotice({ lesson: { id, course } }: { lesson: Lesson }) {
  const signedIn = useSession(isSignedIn)
  if (!signedIn)
    return (
      <Banner
        action={
          <LinkButton
            as={AppLink}
            to={`/auth/student-account?next=%2Flesson%2F${id}`}
            size="sm"
            variant="secondary"
          >
            <Trans>Create an account</Trans>
          </LinkButton>
        }
      >
        <Trans>This lesson is a free preview. Create an account to enrol and keep your progress.</Trans>
      </Banner>
    )
  return (
    <Banner
      action={
        <LinkButton as={AppLink} to={`/Course/${course.id}`} size="sm" variant="secondary">
          <Trans>To the course</Trans>
        </LinkButton>
      }
    >
      <Trans>This lesson is a free preview. Your progress is kept once you are enrolled.</Trans>
    </Banner>
  )
}

/** After the last lesson: what is left. */
function CourseDone({ lesson: { course, is_enrolled } }: { lesson: Lesson }) {
  // A moment says it first; the banner stays from the next visit on.
  const isTold = useSyncExternalStore(steps.subscribe, steps.read)?.kind === 'course'
  if (!is_enrolled || !areWalked(linesOf(course)) || isTold) return null
  const left = examsLeft(course)
  const [exam] = left
  return (
    <Banner
      tone="success"
      title={<Trans>All lessons of this course are done</Trans>}
      action={
        exam ? (
          <LinkButton as={AppLink} to={`/exam-details/${exam.id}`} size="sm">
            <Trans>To the exam</Trans>
          </LinkButton>
        ) : (
          <LinkButton as={AppLink} to="/learn" size="sm" variant="secondary">
            <Trans>My courses</Trans>
          </LinkButton>
        )
      }
    >
      {exam ? (
        <Plural
          value={left.length}
          one="Only the exam is left. Begin when you are ready."
          other="Only # exams are left. Begin when you are ready."
        />
      ) : (
        <Trans>Well done. All of it stays open to you.</Trans>
      )}
    </Banner>
  )
}
