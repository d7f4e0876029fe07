import { expect, test } from 'vitest'
import { impressive } from './model.ts'

test.each([
  ['a young site', { courses: 12, learners: 40, teachers: 9, enrolments: 80 }, []],
  ['one number alone', { courses: 400, learners: 40, teachers: 9, enrolments: 80 }, []],
  [
    'those that speak',
    { courses: 400, learners: 999, teachers: 50, enrolments: 1000 },
    ['courses', 'teachers', 'enrolments'],
  ],
])('numbers of %s', (_, numbers, shown) => expect(impressive(numbers)).toEqual(shown))
