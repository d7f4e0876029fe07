import type { Lesson } from './lesson.ts'
import { areDone, areWalked, linesOf } from './model.ts'

/** What has just been completed, and where that is shown: at its last lesson and at the one that follows. */
export interface Step {
  kind: 'section' | 'course'
  section: string
  lessons: readonly number[]
}

interface Known {
  course: number | null
  sections: readonly number[]
  isWhole: boolean
  step: Step | null
}

const nothing: Known = { course: null, sections: [], isWhole: false, step: null }
const listeners = new Set<() => void>()
let known = nothing

/** Outlives the lesson's page: a learner who marks as done and continues sees it on the next one. */
export const steps = {
  read: () => known.step,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  forget: () => set(nothing),
}

function set(change: Partial<Known>): void {
  known = { ...known, ...change }
  for (const listener of listeners) listener()
}

/** Compares a course with how it was when this was called last, and keeps the step between. */
export function noteSteps(lesson: Lesson): void {
  const { course } = lesson
  const done = course.sections.filter(({ lessons }) => areDone(lessons))
  const now = { course: course.id, sections: done.map(({ id }) => id), isWhole: areWalked(linesOf(course)) }
  if (known.course !== course.id) return set({ ...now, step: null })
  const fresh = done.find(({ id }) => !known.sections.includes(id))
  if (!fresh) return set(now)
  const last = fresh.lessons.at(-1)?.id
  const following = linesOf(course).find((_, index, all) => index > 0 && all[index - 1]?.id === last)?.id
  const lessons = [...fresh.lessons.map(({ id }) => id), ...(following === undefined ? [] : [following])]
  set({
    ...now,
    step: { kind: now.isWhole ? 'course' : 'section', section: fresh.title, lessons },
  })
}

/** It was seen. */
export function dismissStep(): void {
  set({ step: null })
}
