import { Type } from 'typebox'
import { Choice, Id, Moment, Nullable, named } from '../contract.ts'

/** What opens a lesson or an exam that is closed to an enrolled learner. */
export const ClosedBy = named('LessonClosedBy', {
  by: Choice(['lesson', 'exam', 'course', 'date'] as const),
  opens_at: Nullable(Moment),
  id: Nullable(Id),
  title: Nullable(Type.String()),
})
