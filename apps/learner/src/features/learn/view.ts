import { fold } from '@masar/text'
import type { MyCourse } from './api.ts'
import type { CourseGroups } from './model.ts'

export const tabs = ['progress', 'assigned', 'finished', 'certificates', 'notes'] as const
export type LearnTab = (typeof tabs)[number]
export const sorts = ['usual', 'title', 'percent'] as const
export type LearnSort = (typeof sorts)[number]

/** What the page shows, as its address says it. */
export interface LearnView {
  /** Undefined: the first tab that has something. */
  tab: LearnTab | undefined
  q: string
  sort: LearnSort
}

const longestQuery = 100

/** Reads the address, forgivingly: what is unknown or misspelt changes nothing. */
export function viewOf(search: Record<string, unknown>): LearnView {
  const { tab, q, sort } = search
  return {
    tab: tabs.find(each => each === tab),
    q: typeof q === 'string' ? q.slice(0, longestQuery) : '',
    sort: sorts.find(each => each === sort) ?? 'usual',
  }
}

/** The address of a view. */
export function addressOf({ tab, q, sort }: LearnView): string {
  const query = new URLSearchParams({
    ...(tab && { tab }),
    ...(q.trim() !== '' && { q }),
    ...(sort !== 'usual' && { sort }),
  }).toString()
  return query === '' ? '/learn' : `/learn?${query}`
}

/** The tab that opens by itself: what is under way, else what was assigned, else what is finished. */
export function openingTab(groups: CourseGroups, waiting: number): LearnTab {
  if (groups.inProgress.length > 0) return 'progress'
  if (groups.assigned.length + waiting > 0) return 'assigned'
  return groups.finished.length > 0 ? 'finished' : 'progress'
}

/** The courses whose title or instructor has the words, in the order that is asked for; as they come for the usual one. */
export function arranged(
  courses: readonly MyCourse[],
  { q, sort }: Pick<LearnView, 'q' | 'sort'>,
  tag: string,
): MyCourse[] {
  const words = fold(q)
  const found = courses.filter(({ course }) =>
    fold(`${course.title} ${course.instructor.name}`).includes(words),
  )
  if (sort === 'title') {
    const { compare } = new Intl.Collator(tag)
    return found.toSorted((a, b) => compare(a.course.title, b.course.title))
  }
  return sort === 'percent' ? found.toSorted((a, b) => b.percent - a.percent) : found
}
