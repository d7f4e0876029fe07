// Apart from the tables: a thread that reads a file of questions needs no library of databases.

export const questionKinds = [
  'single_choice',
  'multiple_choice',
  'true_false',
  'short_text',
  'number',
  'matching',
  'ordering',
  'essay',
] as const
export type QuestionKind = (typeof questionKinds)[number]

export const keyWaivers = ['full_marks', 'dropped'] as const
export type Waiver = (typeof keyWaivers)[number]

/** How an essay is written: as plain text, as text with formatting, or not at all but in the files that come with it. */
export const essayFormats = ['text', 'rich_text', 'files'] as const
/** What kinds of file an essay may take: PDF; Word and OpenDocument; JPEG, PNG and WebP; plain text. */
export const essayFileKinds = ['pdf', 'document', 'image', 'text'] as const
export type EssayFileKind = (typeof essayFileKinds)[number]

/** What the answer to an essay may be; absent, plain text of any length. */
export interface EssayForm {
  format: (typeof essayFormats)[number]
  /** Which files come with it, how many at most, and how large each. */
  files?: { kinds: EssayFileKind[]; most: number; megabytes: number }
  /** How many words are asked for: advice to the writer, and shown to the grader. */
  words?: { least?: number; most?: number }
}
