import { expect, test } from 'vitest'
import { courseAct, discountPercent, lessonPath, outlineFacts, starShares } from './model.ts'

const lesson = (duration_seconds: number, free_preview = false) => ({
  id: 1,
  title: '',
  kind: 'article' as const,
  duration_seconds,
  free_preview,
})

test('a course counts its lessons, previews and time over all sections', () => {
  expect(
    outlineFacts([
      { id: 1, title: '', lessons: [lesson(60, true), lesson(30)], exam: null },
      { id: 2, title: '', lessons: [lesson(10)], exam: null },
    ]),
  ).toEqual({ lessons: 3, previews: 1, seconds: 100 })
  expect(outlineFacts([])).toEqual({ lessons: 0, previews: 0, seconds: 0 })
})

test('the shares of the stars begin with five; without reviews all are empty', () => {
  expect(starShares([0, 0, 1, 0, 3])).toEqual([
    { stars: 5, count: 3, share: 75 },
    { stars: 4, count: 0, share: 0 },
    { stars: 3, count: 1, share: 25 },
    { stars: 2, count: 0, share: 0 },
    { stars: 1, count: 0, share: 0 },
  ])
  expect(starShares([0, 0, 0, 0, 0]).every(({ share }) => share === 0)).toBe(true)
})

test.each([
  [7900, 9900, 20],
  [9900, 9900, null],
  [9900, null, null],
  [9990, 10_000, null],
  [0, 9900, 100],
])('%s after %s is %s percent less', (price, before, percent) =>
  expect(discountPercent(price, before)).toBe(percent),
)

const standing = { is_enrolled: true, percent: 40, next_lesson_id: 8 }
const stranger = { isSignedIn: true, standing: undefined, inCart: null }

test('a visitor of a free course signs in, a learner enrols, an enrolled learner continues', () => {
  expect(courseAct(0, { ...stranger, isSignedIn: false })).toEqual({ kind: 'sign-in' })
  expect(courseAct(0, { ...stranger, standing: { ...standing, is_enrolled: false } })).toEqual({
    kind: 'enrol',
  })
  const next = { kind: 'continue', lessonId: 8, percent: 40 }
  expect(courseAct(9900, { ...stranger, standing })).toEqual(next)
  expect(courseAct(9900, { ...stranger, standing, inCart: { order: null } })).toEqual(next)
  expect(courseAct(0, { ...stranger, standing: { ...standing, percent: 100 } })).toEqual({
    kind: 'finished',
    lessonId: 8,
  })
})

test('a priced course goes into the cart, is there, or waits in an order', () => {
  expect(courseAct(9900, stranger)).toEqual({ kind: 'add' })
  expect(courseAct(9900, { ...stranger, isSignedIn: false })).toEqual({ kind: 'add' })
  expect(courseAct(9900, { ...stranger, inCart: { order: null } })).toEqual({ kind: 'in-cart' })
  expect(courseAct(9900, { ...stranger, inCart: { order: 'o1' } })).toEqual({ kind: 'waits', order: 'o1' })
})

test('a course without lessons leads to the person’s courses', () => {
  expect(lessonPath(null)).toBe('/learn')
  expect(lessonPath(8)).toBe('/lesson/8')
})
