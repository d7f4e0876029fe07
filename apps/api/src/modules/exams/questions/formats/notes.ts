/** What of a question that is taken has no place here. */
export const noteCodes = [
  'wrong_weights',
  'feedback_left_out',
  'images_left_out',
  'images_elsewhere',
  'category_left_out',
  'markup_left_out',
] as const
export type NoteCode = (typeof noteCodes)[number]
/** What is left out, with what the file says there where that tells more. */
export type Note = NoteCode | { code: 'lesson_left_out'; text: string }
