import type { MyCourse } from './api.ts'

type Part = Partial<Omit<MyCourse, 'course'>> & { course?: Partial<MyCourse['course']> }

/** A course of a learner, for tests: in progress, no exam, not assigned. */
export function myCourse({ course, ...rest }: Part = {}): MyCourse {
  return {
    state: 'active',
    percent: 20,
    completed_lessons: 2,
    are_lessons_done: false,
    last_lesson: null,
    next_lesson: null,
    next_exam: null,
    due_on: null,
    assigned_by: null,
    assigned_by_color: null,
    assigned_by_person: null,
    assigned_for: null,
    open_until: null,
    renewal: null,
    exam: null,
    certificate_code: null,
    enrolled_at: '2026-10-01T00:00:00Z',
    last_seen_at: null,
    ...rest,
    course: {
      id: 1,
      title: 'صفحات الويب من الصفر',
      category: { id: 1, slug: 'web', name: 'الويب' },
      instructor: { id: 1, name: 'ليلى' },
      level: 'beginner',
      languages: ['ar'],
      price: 0,
      compare_at_price: null,
      currency: 'SAR',
      rating: 4.5,
      rating_count: 3,
      duration_seconds: 7200,
      lesson_count: 10,
      cover: null,
      ...course,
    },
  }
}
