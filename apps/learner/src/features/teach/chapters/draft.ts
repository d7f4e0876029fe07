import { clockOf, secondsOf } from '../clock.ts'
import { freeKey, type Texts } from '../write/draft.ts'
import type { ChaptersBody, ChaptersToWrite } from './api.ts'

/** A chapter as it is typed. */
export interface ChapterDraft {
  /** Of this page alone. */
  key: string
  /** Where it begins, such as `4:05`. */
  at: string
  title: Texts
}

export interface ChaptersDraft {
  /** Of the chapters that it began with. */
  state: string
  chapters: ChapterDraft[]
}

export interface ChapterProblems {
  at: 'clock' | 'late' | 'taken' | null
  /** The languages in which it has no title. */
  title: ('ar' | 'en')[]
}

/** As many as a video can have, and characters of a title. */
export const most = { chapters: 100, title: 200 }

export function draftOf({ state, chapters }: ChaptersToWrite): ChaptersDraft {
  return {
    state,
    chapters: chapters.map(({ second, title }, at) => ({ key: `c${at + 1}`, at: clockOf(second), title })),
  }
}

export function newChapter(chapters: readonly ChapterDraft[]): ChapterDraft {
  // The first one begins with the video.
  return { key: freeKey('new-', chapters), at: chapters.length === 0 ? '0:00' : '', title: {} }
}

type Video = Pick<ChaptersToWrite['lesson'], 'last_second'>
type Languages = ChaptersToWrite['course']['languages']

/** What a draft stands for, in the order of the video, and what of it cannot be saved: by the keys of the chapters. */
export function readDraft(draft: ChaptersDraft, { last_second: last }: Video, languages: Languages) {
  const inOrder = draft.chapters
    .map(chapter => ({ ...chapter, second: secondsOf(chapter.at) ?? 0 }))
    .toSorted((one, other) => one.second - other.second)
  const problems = new Map<string, ChapterProblems>()
  for (const { key, at, title } of draft.chapters) {
    const second = secondsOf(at)
    const isTaken = draft.chapters.find(other => secondsOf(other.at) === second)?.key !== key
    const found: ChapterProblems = {
      at:
        second === null || second > 86_400
          ? 'clock'
          : last !== null && second > last
            ? 'late'
            : isTaken
              ? 'taken'
              : null,
      title: languages.filter(language => (title[language] ?? '').trim() === ''),
    }
    if (found.at !== null || found.title.length > 0) problems.set(key, found)
  }
  return {
    body: {
      state: draft.state,
      chapters: inOrder.map(({ second, title }) => ({ second, title })),
    } satisfies ChaptersBody,
    /** The keys, as the chapters are sent. */
    keys: inOrder.map(({ key }) => key),
    problems,
  }
}
