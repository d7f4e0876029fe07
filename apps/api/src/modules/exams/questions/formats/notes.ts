/** What of a question that is taken has no place here. */
export const noteCodes = [
  'wrong_weights',
  'feedback_left_out',
  'images_left_out',
  'images_elsewhere',
  'category_left_out',
  'markup_left_out',
  'lesson_left_out',
] as const
export type NoteCode = (typeof noteCodes)[number]
