import { pick, type Locale } from '../../locale.ts'
import { richText } from '../../rich-text/render.ts'
import { closingOf, presentClosing } from './closing.ts'
import { examClosingOf, type OutlinedExam } from './exam-closing.ts'
import { completedBy, neededTenths } from './completion-rule.ts'
import { presentLive } from './live/shown.ts'
import { presentPackage } from './packages/shown.ts'
import type { LearningQueries } from './queries.ts'

/** A lesson as the statement of its page reads it. */
export type LessonRow = Awaited<ReturnType<LearningQueries['lesson']['execute']>>[number]

/**
 * A lesson as the player reads it.
 * @param signed `link` makes the address of a protected file for the person who asks, `opened` says that they opened the lesson now, `packageUrl`
 *   is where its package opens for them
 */
// long: a list of fields, each short by itself
export function presentLesson(
  row: LessonRow,
  locale: Locale,
  {
    link,
    opened,
    packageUrl,
  }: { link: (file: string) => string; opened: () => string; packageUrl: () => string | null },
) {
  const isEnrolled = row.enrolmentId !== null
  const rule = { ...row.lesson, isHeld: row.isHeld }
  const sections = sectionsOf(row, locale)
  const order = sections.flatMap(section => section.lessons)
  const at = order.findIndex(lesson => lesson.id === row.lesson.id)
  return {
    id: row.lesson.id,
    title: pick(row.lesson.title, locale),
    kind: row.lesson.kind,
    body: pick(row.lesson.body, locale),
    content: richText(pick(row.lesson.body, locale)),
    ...videoOf(row, locale, link),
    files: row.lesson.files.map(file => ({
      title: pick(file.title, locale),
      name: file.name,
      bytes: file.bytes,
      url: link(file.media),
    })),
    duration_seconds: row.lesson.durationSeconds,
    free_preview: row.lesson.freePreview,
    position_seconds: row.progress?.position ?? 0,
    playback_rate: row.playbackRate,
    is_completed: row.progress?.completedAt != null,
    is_optional: row.lesson.completion === 'optional',
    completed_by: completedBy(rule),
    watched_seconds: (row.progress?.watchedTenths ?? 0) / 10,
    needed_seconds: tenthsOf(neededTenths(rule)),
    is_seen: row.progress?.isSeen ?? false,
    is_enrolled: isEnrolled,
    opened: isEnrolled ? opened() : null,
    is_teaching: row.isTeaching,
    has_quiz: row.hasQuiz,
    live: presentLive(row.live, isEnrolled || row.isTeaching),
    package: presentPackage(row.lesson.package, row.openedParts, packageUrl),
    previous_id: order[at - 1]?.id ?? null,
    next_id: order[at + 1]?.id ?? null,
    course: {
      id: row.lesson.courseId,
      title: pick(row.courseTitle, locale),
      percent: row.percent ?? 0,
      exam: examOf(row, row.exam, locale),
      sections,
    },
  }
}

/** What plays in a lesson, or is downloaded, and what belongs to it. */
function videoOf(row: LessonRow, locale: Locale, link: (file: string) => string) {
  const { media, captions, chapters } = row.lesson
  const languages = (['ar', 'en'] as const).filter(language => captions[language] !== undefined)
  return {
    // A package is opened where it is served from, and not handed out.
    media: media === null || row.lesson.kind === 'package' ? null : link(media),
    qualities: qualitiesOf(row, link),
    poster: row.poster === null ? null : link(row.poster),
    captions: languages.map(language => ({ language, src: link(captions[language] ?? '') })),
    chapters:
      media === null ? [] : chapters.map(({ second, title }) => ({ second, title: pick(title, locale) })),
  }
}

/** What there is of a lesson's video, the best first; none where there is nothing to choose. */
function qualitiesOf({ lesson, video }: LessonRow, link: (file: string) => string) {
  if (lesson.media === null || video === null || video.smaller.length === 0) return []
  const whole = { height: video.height, file: lesson.media }
  return [whole, ...video.smaller]
    .toSorted((one, other) => other.height - one.height)
    .map(({ height, file }) => ({ height, src: link(file) }))
}

function tenthsOf(tenths: number | null): number | null {
  return tenths === null ? null : tenths / 10
}

/** The curriculum, with what closes each lesson to an enrolled learner. */
function sectionsOf(row: LessonRow, locale: Locale) {
  const isEnrolled = row.enrolmentId !== null
  // One that was taken out of the course while attempts at its exam stay has nothing to show.
  const shown = (row.outline ?? []).filter(section => section.lessons !== null || section.exam !== null)
  return shown.map(section => ({
    id: section.id,
    title: pick(section.title, locale),
    exam: examOf(row, section.exam, locale),
    lessons: (section.lessons ?? []).map(lesson => {
      const { position: _, opens_at: opensAt, opens_after_days: opensAfterDays, ...line } = lesson
      const closing =
        isEnrolled &&
        !row.isTeaching &&
        closingOf(
          {
            ...lesson,
            isPreview: lesson.free_preview,
            isCompleted: lesson.is_completed,
            opensAt,
            opensAfterDays,
          },
          row.gate,
        )
      return {
        ...line,
        title: pick(lesson.title, locale),
        is_open: row.isTeaching || (isEnrolled ? closing === null : lesson.free_preview),
        closed_by: closing ? presentClosing(closing, locale) : null,
      }
    }),
  }))
}

/** An exam in the curriculum, with what closes it to an enrolled learner. */
function examOf({ enrolmentId, isTeaching, gate }: LessonRow, exam: OutlinedExam | null, locale: Locale) {
  if (!exam) return null
  const closing = enrolmentId === null || isTeaching ? null : examClosingOf(exam, gate)
  return {
    id: exam.id,
    title: pick(exam.title, locale),
    passed: exam.passed,
    closed_by: closing && presentClosing(closing, locale),
  }
}
