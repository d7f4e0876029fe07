/** What keeps a person from getting a course. */
export const conflictKinds = [
  'no_seat',
  'already_assigned',
  'course_withdrawn',
  'deactivated',
  'left',
] as const
export type ConflictKind = (typeof conflictKinds)[number]
