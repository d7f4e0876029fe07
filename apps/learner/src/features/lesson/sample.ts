import type { Lesson } from './lesson.ts'

const line = (id: number) => ({
  id,
  title: `الدرس ${id}`,
  kind: 'article' as const,
  duration_seconds: 300,
  free_preview: false,
  is_completed: id === 1,
  is_optional: false,
  is_bookmarked: false,
  is_new: false,
  is_open: true,
  closed_by: null,
})

/** A lesson of an enrolled learner, for tests: the second of three. */
export function lessonPage({
  course,
  ...rest
}: Partial<Omit<Lesson, 'course'>> & { course?: Partial<Lesson['course']> } = {}): Lesson {
  return {
    id: 2,
    title: 'الدرس 2',
    kind: 'article',
    body: 'فقرة',
    media: null,
    qualities: [],
    poster: null,
    captions: [],
    chapters: [],
    files: [],
    duration_seconds: 300,
    free_preview: false,
    position_seconds: 0,
    playback_rate: null,
    is_completed: false,
    is_optional: false,
    completed_by: 'reading',
    watched_seconds: 0,
    needed_seconds: null,
    is_seen: false,
    is_enrolled: true,
    opened: null,
    is_teaching: false,
    has_quiz: false,
    live: null,
    package: null,
    previous_id: 1,
    next_id: 3,
    ...rest,
    course: {
      id: 5,
      title: 'دورة',
      percent: 33,
      exam: { id: 9, title: 'الاختبار', passed: false, closed_by: null },
      sections: [
        { id: 1, title: 'القسم الأول', lessons: [line(1), line(2)], exam: null },
        { id: 2, title: 'القسم الثاني', lessons: [line(3)], exam: null },
      ],
      ...course,
    },
  }
}
