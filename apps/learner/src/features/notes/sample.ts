import type { CourseNote } from './api.ts'

/** A note for tests: at a second of a video. */
export function courseNote(part: Partial<CourseNote> = {}): CourseNote {
  return {
    id: 7,
    lesson_id: 3,
    lesson_title: 'الدرس 3',
    position_seconds: 83,
    quote: null,
    text: 'نص **الملاحظة**',
    revision: 1,
    created_at: '2026-11-23T10:00:00.000Z',
    updated_at: '2026-11-23T10:00:00.000Z',
    ...part,
  }
}
