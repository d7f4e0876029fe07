import { beforeEach, expect, test } from 'vitest'
import { dismissStep, noteSteps, steps } from './moments.ts'
import type { Lesson } from './lesson.ts'

const marked = new Set<number>()
const line = (id: number) => ({ id, is_completed: marked.has(id), is_optional: id === 4 })
const lessonOf = (percent: number, course: number) =>
  ({
    id: 1,
    course: {
      id: course,
      percent,
      sections: [
        { id: 10, title: 'First', lessons: [1, 2].map(line) },
        { id: 20, title: 'Second', lessons: [3, 4].map(line) },
      ],
    },
  }) as unknown as Lesson
const note = (done: readonly number[], percent = 50, course = 1) => {
  marked.clear()
  for (const id of done) marked.add(id)
  noteSteps(lessonOf(percent, course))
  return steps.read()
}
beforeEach(() => steps.forget())

test('what was done before the page came is no step', () => expect(note([1, 2])).toBeNull())

test('the last lesson of a section is a step, told there and at the lesson that follows', () => {
  note([1])
  expect(note([1, 2])).toEqual({ kind: 'section', section: 'First', lessons: [1, 2, 3] })
  expect(note([1, 2]), 'told again it stays').not.toBeNull()
  dismissStep()
  expect(note([1, 2])).toBeNull()
})

test('optional lessons hold nothing back, and the last required one ends the course', () => {
  note([1, 2])
  expect(note([1, 2, 3], 100)).toMatchObject({ kind: 'course', section: 'Second' })
})

test('another course starts over', () => {
  note([1])
  expect(note([1, 2], 50, 2)).toBeNull()
})
