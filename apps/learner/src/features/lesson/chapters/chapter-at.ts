import type { Lesson } from '../lesson.ts'
import { lineAt } from '../transcript/line-at.ts'

type Chapters = Lesson['chapters']

/** The chapter that plays at a second: the last that has begun; -1 before the first. */
export function chapterAt(chapters: Chapters, second: number): number {
  return lineAt(
    chapters.map(chapter => ({ from: chapter.second })),
    second,
  )
}

/** The chapters that begin with each line of a transcript: with the first line that is not spoken before them. */
export function chaptersByLine(
  chapters: Chapters,
  lines: readonly { from: number }[],
): Map<number, Chapters> {
  const last = lines.length - 1
  return Map.groupBy(
    chapters.filter(({ second }) => second <= (lines[last]?.from ?? -1)),
    ({ second }) => lines.findIndex(({ from }) => from >= second),
  )
}
