import { i18n } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Locale } from '@masar/site-map'
import { PathLoader } from '@masar/ui'
import { Tabs, type TabEntry } from '@masar/ui/tabs'
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { notesMessages } from '../notes/messages.ts'
import type { NotePlace } from '../notes/note-place.ts'
import { questionsMessages } from '../questions/messages.ts'
import type { Lesson } from './lesson.ts'
import { LessonFiles } from './lesson-files.tsx'
import { LessonOverview } from './lesson-overview.tsx'
import { lessonTabs, type LessonPlace, type LessonTab } from './lesson-place.ts'
import { playsVideo } from './model.ts'
import styles from './lesson-tabs.module.css'
import type { VideoClock } from './video-clock.ts'

const Transcript = lazy(() =>
  import('./transcript/transcript.tsx').then(module => ({ default: module.Transcript })),
)
const LessonNotes = lazy(async () => {
  const [module] = await Promise.all([
    import('../notes/lesson-notes.tsx'),
    notesMessages({ locale: i18n.locale as Locale }),
  ])
  return { default: module.LessonNotes }
})
const LessonQuestions = lazy(async () => {
  const [module] = await Promise.all([
    import('../questions/lesson-questions.tsx'),
    questionsMessages({ locale: i18n.locale as Locale }),
  ])
  return { default: module.LessonQuestions }
})

interface LessonTabsProps {
  lesson: Lesson
  place: LessonPlace
  clock: VideoClock
  /** Words of the text at which a note is to be made. */
  quote: string | null
  onQuoteTaken: () => void
  /** Goes to where a note stands. */
  onJump: (to: NotePlace) => Promise<boolean>
}

/** The tabs below a lesson; the URL says which tab is open. */
export function LessonTabs({ lesson, place, clock, quote, onQuoteTaken, onJump }: LessonTabsProps) {
  const { t } = useLingui()
  const [tab, choose] = useTab(lesson, place.tab, quote)
  const now = playsVideo(lesson) ? () => clock.now() : null
  const entries: Record<LessonTab, TabEntry> = {
    overview: {
      id: 'overview',
      label: <Trans>Overview</Trans>,
      content: <LessonOverview lesson={lesson} now={now} words={place.words} />,
    },
    transcript: {
      id: 'transcript',
      label: <Trans>Transcript</Trans>,
      content: <Fetched>{<Transcript lesson={lesson} clock={clock} />}</Fetched>,
    },
    notes: {
      id: 'notes',
      label: <Trans>Notes</Trans>,
      content: (
        <Fetched>
          <LessonNotes
            lessonId={lesson.id}
            now={now}
            shown={place.note}
            quote={quote}
            onQuoteTaken={onQuoteTaken}
            onJump={onJump}
          />
        </Fetched>
      ),
    },
    questions: {
      id: 'questions',
      label: <Trans>Questions</Trans>,
      content: (
        <Fetched>
          <LessonQuestions
            lessonId={lesson.id}
            courseId={lesson.course.id}
            isTeaching={lesson.is_teaching}
            now={now}
            shown={place.question}
            onJump={second => void onJump({ position: second, quote: null })}
          />
        </Fetched>
      ),
    },
    files: {
      id: 'files',
      label: <Trans>Files</Trans>,
      content: <LessonFiles files={lesson.files} />,
    },
  }
  return (
    <Tabs
      label={t`About this lesson`}
      tabs={tabsOf(lesson).map(id => entries[id])}
      selected={tab}
      onChange={id => choose(id as LessonTab)}
      className={styles.tabs ?? ''}
    />
  )
}

function Fetched({ children }: { children: ReactNode }) {
  return <Suspense fallback={<PathLoader />}>{children}</Suspense>
}

/** A transcript is a video's; who only tries a lesson keeps no notes and asks nothing, and who teaches it keeps none. */
function tabsOf(lesson: Lesson): LessonTab[] {
  const { files, is_enrolled, is_teaching } = lesson
  const isThere: Record<LessonTab, boolean> = {
    overview: true,
    transcript: playsVideo(lesson),
    notes: is_enrolled,
    questions: is_enrolled || is_teaching,
    files: files.length > 0,
  }
  return lessonTabs.filter(tab => isThere[tab])
}

/** The open tab: what the address asks for, until another is chosen, which then stands there; notes where words are to be noted. */
function useTab(lesson: Lesson, asked: LessonTab | undefined, quote: string | null) {
  const navigate = useNavigate()
  const [tab, setTab] = useState(asked)
  const [seen, setSeen] = useState<{ asked: LessonTab | undefined; quote: string | null }>({
    asked,
    quote: null,
  })
  if (asked !== seen.asked || quote !== seen.quote) {
    setSeen({ asked, quote })
    if (asked !== seen.asked) setTab(asked)
    if (quote !== null) setTab('notes')
  }
  const choose = (chosen: LessonTab) => {
    setTab(chosen)
    void navigate({
      to: `/lesson/${lesson.id}`,
      search: { tab: chosen },
      replace: true,
      resetScroll: false,
    } as object)
  }
  const isThere = tab !== undefined && tabsOf(lesson).includes(tab)
  return [isThere ? tab : 'overview', choose] as const
}
