/** Where a note belongs in its lesson: at a second of the video, at words of the text, or at neither. */
export interface NotePlace {
  position: number | null
  quote: string | null
}
