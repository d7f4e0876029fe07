import { useEffect, useState, type RefObject } from 'react'
import type { NotePlace } from '../notes/note-place.ts'
import type { LessonPlace } from './lesson-place.ts'
import { showWords } from './text-place.ts'
import { VideoClock } from './video-clock.ts'

/** The places of a lesson: a video begins where the URL says, and pressing a second or a quotation jumps there. */
export function useLessonPlace({ at, words }: LessonPlace, text: RefObject<HTMLElement | null>) {
  const [clock] = useState(() => new VideoClock(at ?? null))
  useEffect(() => {
    if (at !== undefined) clock.seek(at)
  }, [clock, at])
  useEffect(() => {
    if (words !== undefined && text.current !== null) void showWords(text.current, words)
  }, [words, text])
  /** @returns whether there is such a place */
  const goTo = async ({ position, quote }: NotePlace): Promise<boolean> => {
    if (position !== null) {
      clock.seek(position)
      return true
    }
    return quote !== null && text.current !== null && showWords(text.current, quote)
  }
  return { clock, goTo }
}
