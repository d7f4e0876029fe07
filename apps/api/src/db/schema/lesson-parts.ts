import type { BilingualText } from './columns.ts'

/** A file that goes with a lesson: what it is called, under which name it is downloaded, where it rests and how large it is. */
export interface LessonFile {
  title: BilingualText
  name: string
  media: string
  bytes: number
}

/** A part of a lesson's video: the second at which it begins, and what it is called. */
export interface VideoChapter {
  second: number
  title: BilingualText
}
